"""The game on the page: the last screen, what is said about it, and what is kept of it.

A reply is shown at once; what has to happen next stands in its screen's ``todo``, and ``course``
says when. A finished trick stays on the table for a while although the screen has moved on: that is
the view's ``held``.
"""

import boot
import early
import hand
import hints
import keeping
import render
import sound
import speak
import stage
from aside import KINDS
from books import Books
from course import Course
from display import points_live
from dom import by_id, performance_mark, put
from guide import Guide
from keeper import Keeper
from line import Line
from meanwhile import same_position
from notices import announce, close_remark, notice
from speak_table import remarks
from talk import Talk


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
        self.review = None  # what the review of the finished hand shows, see ``review``
        self.laid = None  # (card, screen before it): played before the engine was there
        self.instant = False  # no pauses and no flights, for tests
        self.on_error = None  # (kind, fields, error): what to do about a refused request
        self.on_about = None  # called when the engine has said what it is
        self._later = None
        self.told_refused = False
        self._taken_up = None  # the screen that readers have been told as a whole
        self._voice = speak.Voice()
        self.course = Course(self)
        self.tempo = self.course.tempo
        self.talk = Talk(bridge, self._hear, self.go_on)
        self.line = Line(self)
        self.guide = Guide(self)
        self.books = Books(self.talk.send)
        self.keeper = Keeper(self)

    def send(self, kind, **fields):
        """Ask the engine for something; a pause that runs is dropped."""
        self.drop()
        self.course.end_deal()
        self.talk.send(kind, **fields)
        if self.talk.waiting():
            self.line.say_waiting()
            self.speak()

    def drop(self):
        """Drop what was to come by itself: the pause that runs, a card that waits on the table."""
        self.tempo.forget()
        self._put_back()

    def _put_back(self):
        if self.laid:
            early.put_back(self)
            self.draw()

    def later(self, then):
        """Do something when the requests sent so far have been answered."""
        self._later = then

    # Replies

    def _hear(self, kind, fields, reply):
        """What a reply brings; an old save is put aside before the new one is written."""
        if kind in ("rulebook", "review") or kind in KINDS:
            self._hear_aside(kind, fields, reply)
            return
        if kind == "job.step" and reply.get("job", {}).get("kind") == "bot":
            return  # somebody still thinks: the picture is what it was
        if not reply["ok"]:
            self._put_back()
            self.on_error(kind, fields, reply["error"])
            return
        self.told(fields, reply.get("notices") or [])
        if reply.get("save"):
            self.store.set(reply["save"]["key"], reply["save"]["text"])
        if self.laid and kind == "open" and early.meant(self, reply["screen"]):
            self.remember()
            return
        self.laid = None
        if not hints.heard(self, reply):
            self._show(kind, reply)

    def _hear_aside(self, kind, fields, reply):
        """What is told beside the game."""
        if kind == "review":
            import review

            review.heard(self, reply)
        elif kind in KINDS:
            self.keeper.aside.hear(kind, fields, reply)
        else:
            self.books.hear(fields, reply)

    def told(self, fields, notices):
        """Show the engine's notices; a save that it could not use is kept under another name."""
        for each in notices:
            if each["code"].startswith("save/") and fields.get("saved"):
                self.store.put_aside(fields["saved"])
            notice(speak.error(self.words, each))

    def _show(self, kind, reply):
        events, screen = reply.get("events") or [], reply["screen"]
        finished = [event for event in events if event["type"] == "trick_won"]
        self.view["held"] = finished[0] if finished and not self.at_once() else None
        self.screen = screen
        self._keep_choice()
        self._know_table(kind, events)
        sound.of_events(events)
        if events:
            live = points_live(self.settings, screen["rules"])
            book = self.view["book"]
            self._voice.hear(self.words, events, screen, self.settings["winner"], live, book)
        elif not reply.get("job"):
            self.take_up(screen)
        self.remember()
        self.draw()
        self.keeper.seen(kind, events, screen)

    def take_up(self, screen):
        """Let readers hear where a game stands that was left; once, unless it has moved."""
        told, self._taken_up = self._taken_up, screen
        if screen["phase"] == "playing" and not (told and same_position(told, screen)):
            self._voice.take_up(self.words, screen)

    def _know_table(self, kind, events):
        """What the picture needs besides the screen: the rulebook, the deal to show, remarks."""
        screen = self.screen
        self.view["book"] = self.books.known(screen["rules"])
        if not self.view["book"]:
            self.books.ask(screen["rules"], self._book_told)
        deals = [event for event in events if event["type"] == "dealt"]
        shown = kind in ("new", "next", "choose", "call", "daily", "deal") and not stage.still()
        self.course.deal_to_show(deals[-1] if deals and shown and not self.at_once() else None)
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

    def remember(self):
        """Keep the game for the next visit's first picture."""
        keeping.remember(self)

    def key(self):
        """The name under which this game is saved."""
        return keeping.key(self.screen)

    def at_once(self):
        """Whether nothing is waited for: in a test, and where the game is read as text."""
        return self.instant or self.settings["text"]

    # The picture

    def draw(self):
        stage.Motion.instant = self.at_once()
        render.draw(self.words, self.screen, self.settings, self.view)
        self.guide.update()
        self.line.say_waiting()
        performance_mark("painted")
        if self.screen["todo"] == "play" and not self.view["held"]:
            performance_mark("playable")

    def say(self, text):
        """A passing remark, in the status line until the next picture, and in the log."""
        put(by_id("status-text"), text)
        announce(text)

    def lift(self, card, by_key=False):
        """Lift a card that the player has chosen, or let the lifted one down (None)."""
        self.view["lifted"] = card
        self.view["by_key"] = by_key
        hand.lift(card)
        self.line.say()

    # What comes next

    def awake(self):
        """The engine is there: what has waited for it is sent."""
        self.about = self.bridge.about
        if self.on_about:
            self.on_about()
        self.talk.go_on()
        self.go_on()

    def go_on(self):
        """Nothing more can be sent now: the trick stays, a bot thinks, or the player is to act."""
        if self._later and not self.talk.waiting() and not self.talk.busy():
            then, self._later = self._later, None
            then()
        if self.talk.waiting():
            self.line.say_waiting()
            self.speak()
        elif self.screen and not self.talk.busy():
            self._go_on()

    def _go_on(self):
        if self.bridge.ready:
            self._first_time()
        if self.laid:
            early.send(self)
        elif not self.tempo.pausing():
            self.course.plan()

    def _first_time(self):
        if self.view.get("awake"):
            return
        self.view["awake"] = True
        boot.ready()
        self.line.say()
        self.remember()
        performance_mark("ready")

    def speak(self):
        """Let readers hear all that has happened since the last time."""
        message = self._voice.flush()
        if message:
            announce(message)
