"""Keeps the results of finished hands, and asks for what belongs to them.

What is kept is read anew from the device before it is changed, so that two open pages do not write
over each other's results. The modules that know how are loaded when they are first needed.
"""

import dates
from aside import Aside
from dialogs import close_dialog
from notices import notice


class Keeper:
    """``seen`` is told of every screen; ``records`` and ``league`` are read by the dialogs."""

    def __init__(self, game):
        self.game = game
        self.aside = Aside(game.talk.send)
        self.changed = None  # called when a day's result has come to know more
        self.not_first = None  # the date of a day whose first result was kept before this play
        self._begun = None  # the day that is known to have begun
        self._robots = []  # the days on which the robot is playing, or has played
        self._solving_days = []  # the days whose cards are being weighed, or have been
        self._asked = None  # the day or deal that the engine has been asked about

    def records(self):
        import records

        return records.cleaned(self.game.store.fresh_json("records"))

    def change_records(self, change):
        """``change(records)`` changes them in place; they are stored if it says so."""
        kept = self.records()
        done = change(kept)
        if done:
            self.game.store.set_json("records", kept)
        return done

    def league(self):
        import friends

        return friends.cleaned(self.game.store.fresh_json("league"))

    # What is seen

    def seen(self, kind, events, screen):
        """A reply to a request of that kind has been shown."""
        if kind == "record":
            close_dialog("league")
        if screen["again"]:
            return
        over = [event for event in events if event["type"] == "hand_over"]
        if screen["kind"] == "daily":
            if screen["hand_number"] == 1:
                self._day(screen)
        elif over:
            self.aside.ask("share", lambda share, error: self._hand_over(share, screen))

    def _day(self, screen):
        date = screen["date"]
        if not screen["result"]:
            if self._begun != date:
                self._begun = date
                self._begin(date)
        elif self._asked != date:
            self._asked = date
            self.aside.ask("share", lambda share, error: self._day_over(share, screen))

    def _begin(self, date):
        import records

        day = self.records()["days"].get(date)
        if day:
            self.not_first = date
            words = self.game.words
            notice(words.t("day.counted", us=day["us"], them=day["them"]))
            return
        today = dates.today()
        self.change_records(lambda kept: records.begin_day(kept, date, today))

    def _day_over(self, share, screen):
        """The deal of a day is over: its first result is kept."""
        if not share or not share["code"]:
            return
        import records

        result = _result(share, screen, dates.today())
        date = screen["date"]
        kept = self.records()["days"].get(date)
        if kept and kept["code"] != result["code"]:
            self.not_first = date
        self.change_records(lambda kept: records.finish_day(kept, date, result))
        self.ask_robot(date)
        self.ask_losses(date)
        self._tell()

    def _hand_over(self, share, screen):
        """A practice hand is over: it is counted."""
        if not share:
            return
        import records

        points = screen["result"]["points"]
        hand = {
            "on": dates.today(),
            "us": points["NS"],
            "them": points["EW"],
            "deal": share["deal"],
            "rules": share["rules"],
            "level": share["opponents"],
            "partner": share["partner"],
            "record": share["record"],
        }
        self.change_records(lambda kept: records.finish_hand(kept, hand))

    # The robot in the player's seat

    def ask_robot(self, date, progress=None):
        """Let the engine play a day's deal in the player's seat, unless that is known."""
        day = self.records()["days"].get(date)
        if day and not day.get("ref") and date not in self._robots:
            self._robots.append(date)
            self.aside.ask(
                "reference",
                lambda told, error: self._robot_played(date, told),
                progress=lambda done, of: self._progress(date, done, of),
                date=date,
            )

    def ask_losses(self, date):
        """Let the engine work out what each card of a day's result gave away, unless known."""
        day = self.records()["days"].get(date)
        known = not day or day.get("par") is not None or day.get("unsolved")
        if not known and date not in self._solving_days:
            self._solving_days.append(date)
            self.aside.ask(
                "losses",
                lambda told, error: self._solved(date, told),
                progress=lambda done, of: self._solving(date, done),
                code=day["code"],
            )

    def _solving(self, date, done):
        if self.changed:
            self.changed(date, "solving", done)

    def _solved(self, date, told):
        if not told:
            return

        def note(kept):
            day = kept["days"].get(date)
            if day is None:
                return False
            if told["par"] is None:
                day["unsolved"] = True
                return True
            for name in ("par", "costs", "partner", "gifts"):
                day[name] = told[name]
            return True

        self.change_records(note)
        self._tell()

    def _progress(self, date, done, of):
        if self.changed:
            self.changed(date, "robot", done * 40 // of)

    def _robot_played(self, date, told):
        if not told:
            return
        ref = {"us": told["points"]["NS"], "level": told["level"], "version": told["version"]}

        def note(kept):
            if date not in kept["days"]:
                return False
            kept["days"][date]["ref"] = ref
            return True

        self.change_records(note)
        self._tell()

    def _tell(self):
        if self.changed:
            self.changed(None, None, 0)


def _result(share, screen, today):
    """A day's result as it is kept."""
    shown = screen["result"]
    tricks = ["1" if trick["winner"] in "SN" else "0" for trick in screen["tricks_played"]]
    return {
        "on": today,
        "us": shown["points"]["NS"],
        "them": shown["points"]["EW"],
        "games": shown["award"]["NS"] - shown["award"]["EW"],
        "code": share["code"],
        "hints": share["hints"],
        "tricks": "".join(tricks),
    }
