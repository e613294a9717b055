"""The game on the page: the last screen, what is said about it, and what comes next.

A reply is shown at once; what has to happen next stands in its screen's ``todo``. A finished trick
stays on the table for a while although the screen has moved on: that is the view's ``held``.
"""

import boot
import hand
import motion
import render
import speak
import stage
from dom import by_id, dialog_open, performance_mark, put
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
        self.about = None
        self.view = render.new_view()
        self.wanted = None  # a card chosen before the engine was up
        self.instant = False  # no pauses and no flights, for tests
        self.on_error = None  # (kind, fields, error): what to do about a refused request
        self._later = None
        self._told_refused = False
        self._voice = speak.Voice()
        self.tempo = Tempo(self._waiting)
        self.talk = Talk(bridge, self._hear, self._quiet)

    def send(self, kind, **fields):
        """Ask the engine for something; a pause that runs is dropped."""
        self.tempo.forget()
        self.talk.send(kind, **fields)

    def later(self, then):
        """Do something when the requests sent so far have been answered."""
        self._later = then

    # Replies

    def _hear(self, kind, fields, reply):
        """What a reply brings; an old save is put aside before the new one is written."""
        if not reply["ok"]:
            self.on_error(kind, fields, reply["error"])
            return
        if "about" in reply:
            self.about = reply["about"]
            return
        self.told(fields, reply.get("notices") or [])
        if reply.get("save"):
            self.store.set(reply["save"]["key"], reply["save"]["text"])
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
        elif screen["phase"] == "playing" and not reply.get("job"):
            self._voice.take_up(self.words, screen)
        self._remember()
        self.draw()

    def _keep_choice(self):
        """A card lifted before its turn stays lifted while it may still be played."""
        held = {each["card"]: each for each in self.screen["hand"]}
        card = held.get(self.view["lifted"])
        if not card or (self.screen["todo"] == "play" and not card["legal"]):
            self.view["lifted"] = None

    def _remember(self):
        """Keep the screen for the next visit's first picture."""
        self.store.set_json("screen", {"key": self.key(), "screen": self.screen})
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

    def say(self, text):
        """A passing remark, in the status line until the next picture, and in the log."""
        put(by_id("status-text"), text)
        announce(text)

    def lift(self, card, by_key=False):
        """Lift a card that the player has chosen, or let the lifted one down (None)."""
        self.view["lifted"] = card
        self.view["by_key"] = by_key
        hand.lift(card)
        render.say_status(self.words, self.screen, self.view)

    # What comes next

    def _quiet(self):
        """All requests are answered: the trick stays, a bot thinks, or the player is to act."""
        if self._later:
            then, self._later = self._later, None
            then()
        elif self.screen and self.bridge.ready:
            self._first_time()
            self._plan()

    def _first_time(self):
        if self.view.get("awake"):
            return
        self.view["awake"] = True
        boot.ready()
        render.say_status(self.words, self.screen, self.view)
        performance_mark("playable")
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
            render.say_status(self.words, self.screen, self.view)
        if waiting or self.view["held"]:
            self._speak()

    def _speak(self):
        message = self._voice.flush()
        if message:
            announce(message)
