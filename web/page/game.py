"""The game on the page: the last screen, what is said about it, and what comes next.

A reply is shown at once; what has to happen next stands in its screen's ``todo``. A finished trick
stays on the table for a while although the screen has moved on: that is the view's ``held``.
"""

import boot
import dealing
import hand
import motion
import render
import speak
import stage
from books import Books
from display import points_live
from dom import by_id, dialog_open, performance_mark, put
from notices import announce, close_remark, notice
from speak_table import remarks
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
        self.on_about = None  # called when the engine has said what it is
        self._later = None
        self._told_refused = False
        self._voice = speak.Voice()
        self.tempo = Tempo(self._waiting)
        self.talk = Talk(bridge, self._hear, self._quiet)
        self.books = Books(self.send)
        self._ceremony = None  # the deal that is still to be shown

    def send(self, kind, **fields):
        """Ask the engine for something; a pause that runs is dropped."""
        self.tempo.forget()
        if self.view["dealing"] and not self._ceremony:
            dealing.stop()
            self.view["dealing"] = False
        self.talk.send(kind, **fields)

    def later(self, then):
        """Do something when the requests sent so far have been answered."""
        self._later = then

    # Replies

    def _hear(self, kind, fields, reply):
        """What a reply brings; an old save is put aside before the new one is written."""
        if kind == "rulebook":
            self.books.hear(fields, reply)
            return
        if not reply["ok"]:
            self.on_error(kind, fields, reply["error"])
            return
        if "about" in reply:
            self.about = reply["about"]
            if self.on_about:
                self.on_about()
            return
        self.told(fields, reply.get("notices") or [])
        if reply.get("save"):
            self.store.set(reply["save"]["key"], reply["save"]["text"])
        self._show(kind, reply)

    def told(self, fields, notices):
        """Show the engine's notices; a save that it could not use is kept under another name."""
        for each in notices:
            if each["code"].startswith("save/") and fields.get("saved"):
                self.store.put_aside(fields["saved"])
            notice(speak.error(self.words, each))

    def _show(self, kind, reply):
        events, screen = reply.get("events") or [], reply["screen"]
        finished = [event for event in events if event["type"] == "trick_won"]
        self.view["held"] = finished[0] if finished and not self.instant else None
        self.screen = screen
        self._keep_choice()
        self._know_table(kind, events)
        if events:
            live = points_live(self.settings, screen["rules"])
            book = self.view["book"]
            self._voice.hear(self.words, events, screen, self.settings["winner"], live, book)
        elif screen["phase"] == "playing" and not reply.get("job"):
            self._voice.take_up(self.words, screen)
        self._remember()
        self.draw()

    def _know_table(self, kind, events):
        """What the picture needs besides the screen: the rulebook, the deal to show, remarks."""
        screen, games = self.screen, self.screen["games"]
        self.view["book"] = self.books.known(screen["rules"])
        if not self.view["book"]:
            self.books.ask(screen["rules"], self._book_told)
        behind = [side for side in ("NS", "EW") if games[side] == 0 and sum(games.values()) == 3]
        if behind or sum(games.values()) == 0:
            self.view["behind"] = behind[0] if behind else None
        deals = [event for event in events if event["type"] == "dealt"]
        shown = kind in ("new", "next", "choose", "call", "daily") and not stage.still()
        self._ceremony = deals[-1] if deals and shown and not self.instant else None
        self.view["dealing"] = bool(self._ceremony)
        remark = remarks(self.words, events)
        if remark:
            notice(remark, spoken=False)
        elif [event for event in events if event["type"] in ("trick_won", "hand_over")]:
            close_remark()

    def _book_told(self, book, error):
        if book and self.screen and self.screen["rules"] == book["rules"]:
            self.view["book"] = book
            self.draw()

    def _keep_choice(self):
        """A card lifted before its turn stays lifted while it may still be played."""
        held = {each["card"]: each for each in self.screen["hand"]}
        card = held.get(self.view["lifted"])
        if not card or (self.screen["todo"] == "play" and not card["legal"]):
            self.view["lifted"] = None

    def _remember(self):
        """Keep the screen for the next visit's first picture."""
        kept = {"key": self.key(), "screen": self.screen, "behind": self.view["behind"]}
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

    def say(self, text):
        """A passing remark, in the status line until the next picture, and in the log."""
        put(by_id("status-text"), text)
        announce(text)

    def lift(self, card, by_key=False):
        """Lift a card that the player has chosen, or let the lifted one down (None)."""
        self.view["lifted"] = card
        self.view["by_key"] = by_key
        hand.lift(card)
        render.say_status(self.words, self.screen, self.settings, self.view)

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
        render.say_status(self.words, self.screen, self.settings, self.view)
        performance_mark("playable")
        performance_mark("ready")

    def _plan(self):
        if self._ceremony:
            self._show_deal()
        elif self.view["held"]:
            self.tempo.pause(self._pace(motion.after_trick), self._clear_trick)
        elif self.screen["todo"] == "bot":
            self.tempo.pause(self._pace(motion.after_card), self._advance)
        else:
            self._speak()

    def _show_deal(self):
        """Show who shuffles, cuts and deals; a tap ends it."""
        event, self._ceremony = self._ceremony, None
        speed = self.settings["speed"]
        dealing.play(self.words, event, speed)
        self.tempo.pause(dealing.duration(speed), self._dealt)
        self._speak()

    def _dealt(self):
        dealing.stop()
        self.view["dealing"] = False
        self.draw()
        self._plan()

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
            render.say_status(self.words, self.screen, self.settings, self.view)
        if waiting or self.view["held"]:
            self._speak()

    def _speak(self):
        message = self._voice.flush()
        if message:
            announce(message)
