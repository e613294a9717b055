"""The game on the page: the last screen, what is said about it, and what comes next.

A reply is shown at once; what has to happen next stands in its screen's ``todo``. A finished trick
stays on the table for a while although the screen has moved on: that is the view's ``held``.
"""

import boot
import early
import hand
import motion
import render
import speak
import stage
from dom import by_id, dialog_open, performance_mark, put
from meanwhile import same_position, sentence
from notices import announce, notice
from talk import Talk
from tempo import Tempo

LOOK_AGAIN = 250  # ms between two looks whether a dialog has closed


class Game:
    """The one game that the page shows."""

    def __init__(self, bridge, store, settings, words):
        self.bridge = bridge
        self.store = store
        self.settings = settings
        self.words = words
        self.screen = None
        self.about = None  # what the engine says of itself
        self.view = render.new_view()
        self.laid = None  # (card, screen before it): played before the engine was there
        self.instant = False  # no pauses and no flights, for tests
        self.on_error = None  # (kind, fields, error): what to do about a refused request
        self._later = None
        self._told_refused = False
        self._taken_up = None  # the screen that readers have been told as a whole
        self._waiting_text = None  # what the status line says while the engine is not there
        self._voice = speak.Voice()
        self.tempo = Tempo(self._waiting)
        self.talk = Talk(bridge, self._hear, self.go_on)

    def send(self, kind, **fields):
        """Ask the engine for something; a pause that runs is dropped."""
        self.drop()
        self.talk.send(kind, **fields)
        self._say_waiting()

    def drop(self):
        """Drop what was to come by itself: the pause that runs, a card that waits on the table."""
        self.tempo.forget()
        if self.laid:
            early.put_back(self)
            self.draw()

    def later(self, then):
        """Do something when the requests sent so far have been answered."""
        self._later = then

    # Replies

    def _hear(self, kind, fields, reply):
        """What a reply brings; an old save is put aside before the new one is written."""
        if not reply["ok"]:
            if self.laid:
                early.put_back(self)
                self.draw()
            self.on_error(kind, fields, reply["error"])
            return
        self.told(fields, reply.get("notices") or [])
        if reply.get("save"):
            self.store.set(reply["save"]["key"], reply["save"]["text"])
        if self.laid and kind == "open" and early.meant(self, reply["screen"]):
            self.remember()
        else:
            self.laid = None
            self._show(reply)

    def told(self, fields, notices):
        """Show the engine's notices; a save that it could not use is kept under another name."""
        for each in notices:
            if each["code"].startswith("save/") and fields.get("saved"):
                self.store.put_aside(fields["saved"])
            notice(speak.error(self.words, each))

    def _show(self, reply):
        events, screen = reply.get("events") or [], reply["screen"]
        finished = [event for event in events if event["type"] == "trick_won"]
        self.view["held"] = finished[0] if finished and not self.instant else None
        self.screen = screen
        self._keep_choice()
        if events:
            self._voice.hear(self.words, events, screen, self.settings["winner"])
        elif not reply.get("job"):
            self.take_up(screen)
        self.remember()
        self.draw()

    def take_up(self, screen):
        """Let readers hear where a game stands that was left; once, unless it has moved."""
        told, self._taken_up = self._taken_up, screen
        if screen["phase"] == "playing" and not (told and same_position(told, screen)):
            self._voice.take_up(self.words, screen)

    def _keep_choice(self):
        """A card lifted before its turn stays lifted while it may still be played."""
        held = {each["card"]: each for each in self.screen["hand"]}
        card = held.get(self.view["lifted"])
        if not card or (self.screen["todo"] == "play" and not card["legal"]):
            self.view["lifted"] = None

    def remember(self):
        """Keep for the next visit's first picture what lies on the table, and how it came there."""
        kept = {"key": self.key(), "screen": self.screen}
        if self.laid:
            kept["laid"], kept["screen"] = self.laid
        if self.bridge.opening:
            kept["opening"] = self.bridge.opening.so_far()
        self.store.set_json("screen", kept)
        if self.store.refused and not self._told_refused:
            self._told_refused = True
            notice(self.words.t("error.storage/refused"))

    def key(self):
        """The name under which this game is saved."""
        day = self.screen["date"]
        return "game" if self.screen["kind"] == "practice" else "daily." + day

    # The picture

    def draw(self):
        stage.instant = self.instant
        render.draw(self.words, self.screen, self.settings, self.view)
        self._say_waiting()
        if self.screen["todo"] == "play" and not self.view["held"]:
            performance_mark("playable")

    def say_status(self):
        """The line above the hand."""
        render.say_status(self.words, self.screen, self.view)
        self._say_waiting()

    def asleep(self):
        """Whether nothing can happen on the table before the engine is there."""
        if self.bridge.ready:
            return False
        return bool(self.talk.waiting()) or (self.bridge.spent() and not self.view["held"])

    def progress(self):
        """More of the engine has arrived; a remark in the status line is left alone."""
        if self.screen and by_id("status-text").textContent == self._waiting_text:
            self._say_waiting()

    def _say_waiting(self):
        if not self.screen:
            return
        asleep = self.asleep()
        boot.bots_wait(self.words, asleep)
        if asleep and not self.view["lifted"]:
            size, ordered = boot.arrived(self.words), self.talk.waiting()
            self._waiting_text = sentence(self.words, self.screen, ordered, size)
            put(by_id("status-text"), self._waiting_text)

    def say(self, text):
        """A passing remark, in the status line until the next picture, and in the log."""
        put(by_id("status-text"), text)
        announce(text)

    def lift(self, card, by_key=False):
        """Lift a card that the player has chosen, or let the lifted one down (None)."""
        self.view["lifted"] = card
        self.view["by_key"] = by_key
        hand.lift(card)
        self.say_status()

    # What comes next

    def awake(self):
        """The engine is there: what has waited for it is sent."""
        self.about = self.bridge.about
        self.talk.go_on()
        if not self.talk.busy:
            self.go_on()

    def go_on(self):
        """Nothing more can be sent now: the trick stays, a bot thinks, or the player is to act."""
        if self.talk.waiting():
            self._say_waiting()
        elif self._later:
            then, self._later = self._later, None
            then()
        elif self.screen:
            self._go_on()

    def _go_on(self):
        if self.bridge.ready:
            self._first_time()
        if self.laid:
            self._send_laid()
        elif not self.tempo.pausing():
            self._plan()

    def _send_laid(self):
        if self.bridge.ready:
            self.talk.send("play", card=self.laid[0])

    def _first_time(self):
        if self.view.get("awake"):
            return
        self.view["awake"] = True
        boot.ready()
        self.say_status()
        self.remember()
        performance_mark("ready")

    def _plan(self):
        if self.view["held"]:
            self.tempo.pause(self._pace(motion.after_trick), self._clear_trick)
        elif self.screen["todo"] == "bot":
            self.tempo.pause(self._pace(motion.after_card), self._advance)
        else:
            self._speak()

    def _pace(self, which):
        return which("instant" if self.instant else self.settings["speed"])

    def _clear_trick(self):
        if self._covered(self._clear_trick):
            return
        self.view["held"] = None
        self.draw()
        self._plan()

    def _advance(self):
        if self._covered(self._advance):
            return
        if not self.talk.busy and self.screen["todo"] == "bot":
            self.send("advance")

    def _covered(self, then):
        """Nothing happens behind a dialog: what was due then is put off until it has closed."""
        if dialog_open():
            self.tempo.pause(LOOK_AGAIN, then)
            return True
        return False

    def _waiting(self, waiting):
        if waiting != self.view["waiting"]:
            self.view["waiting"] = waiting
            self.say_status()
        if waiting or self.view["held"]:
            self._speak()

    def _speak(self):
        message = self._voice.flush()
        if message:
            announce(message)
