"""Fingers, mouse and keys: every listener of the page, each made once."""

import js
from pyscript import document, ffi

import asking
import extras
import hints
import offline
import sittings
from choosing import choose
from dialogs import close_dialog, show_help, show_last_trick, show_settings
from dialogs import listen as listen_to_questions
from display import points_live
from dom import by_id, one
from keys import pressed
from notices import close_notice
from pointing import Pointing
from rulechoice import RuleChoice

DIALOGS = ("rules", "rulebook", "settings", "help", "last", "ask", "accuse", "review")
DIALOGS += ("day", "stats", "league", "fairness", "copy")


class Inputs:
    """Turns events into what the game understands."""

    def __init__(self, game, set_option, try_again):
        """``set_option(name, value)`` changes a setting; ``try_again()`` follows a failure."""
        self.game = game
        self._set_option = set_option
        self._try_again = try_again
        self.choice = RuleChoice(game)
        self._pointing = Pointing(game)

    def listen(self):
        """Set up all listeners; called once."""
        on = self._on
        on(by_id("hand"), "pointerdown", self._pointing.down)
        on(document, "pointermove", self._pointing.move)
        on(document, "pointerup", self._pointing.up)
        on(document, "pointercancel", self._pointing.cancel)
        on(document, "click", self._click)
        on(document, "keydown", self._key)
        on(js.window, "resize", self._resize)
        on(by_id("dialog-rules"), "change", lambda event: self.choice.changed(event.target))
        on(by_id("dialog-rules"), "close", lambda event: self.choice.closed())
        on(by_id("dialog-accuse"), "change", lambda event: asking.accusation_changed(self.game))
        on(by_id("dialog-accuse"), "close", lambda event: asking.accusation_closed(self.game))
        on(by_id("dialog-settings"), "change", self._setting)
        on(by_id("import-file"), "change", lambda event: extras.setting(self.game, event.target))
        on(by_id("dialog-ask"), "change", self._setting)
        for name in DIALOGS:
            on(by_id("dialog-" + name), "click", self._backdrop)
        listen_to_questions()

    def _on(self, target, event, then):
        target.addEventListener(event, ffi.create_proxy(then))

    def _click(self, event):
        handled, target = self._pointing.was_gesture(), event.target
        card = target.closest("#hand [data-card], #text [data-card]")
        if card:
            if not handled:  # a key, a reader's click, or a card in words
                choose(self.game, card.dataset.card, by_key=True, sure=True)
            return
        if handled:
            return
        button = target.closest("button")
        if button:
            self._button(button)
        else:
            self._elsewhere(target)

    def _elsewhere(self, target):
        """A tap anywhere ends a pause; on the table it lets a lifted card down."""
        self._close_menu()
        game = self.game
        if target.closest("dialog, #notice, #guide") or game.tempo.go_on():
            return
        if target.closest("#felt") and game.view["lifted"]:
            game.lift(None)

    def _backdrop(self, event):
        """A tap beside a dialog closes it."""
        if event.target.tagName == "DIALOG":
            event.target.close("")

    # Buttons

    def _button(self, button):
        name = button.id
        if name == "more":
            self._toggle_menu()
            return
        if button.closest("#more-list"):
            by_id("more").focus()  # a dialog gives the focus back to what will still be there
        self._close_menu()
        if name == "retry":
            self._try_again()
        elif name == "text-too":
            self._do("text-mode")
        elif name == "notice-close":
            close_notice()
        elif button.getAttribute("aria-disabled") != "true" and not self._reviews(button):
            self._do(button.getAttribute("data-do"), button)

    def _reviews(self, button):
        """Whether a button was one of the review's, which is loaded when it is first wanted."""
        if not button.getAttribute("data-review"):
            return False
        import review

        return review.pressed(self.game, button)

    def _open_review(self, game):
        import review

        review.open_review(game)

    def _do(self, what, button):
        game = self.game
        needs_game = {
            "daily": sittings.daily,
            "practice": sittings.practice,
            "new-game": sittings.start_anew,
            "play-again": lambda game: game.send("again"),
            "undo": sittings.take_back,
            "claim": lambda game: game.course.claim(),
            "update": lambda game: offline.take(),
            "continue": self._continue,
            "hint": hints.ask,
            "review": self._open_review,
        }
        if what in needs_game:
            sittings.order(game, needs_game[what])
        elif what in asking.COMMANDS:
            asking.said(game, what)
        elif what == "accuse" and game.bridge.ready:
            asking.open_accusation(game)
        elif what == "last-trick":
            live = points_live(game.settings, game.screen["rules"])
            show_last_trick(game.words, game.screen, live)
        elif what == "text-mode":
            self._set_option("text", not game.settings["text"])
        elif what == "reset-settings":
            self._set_option(None, None)
        elif what == "settings":
            show_settings(game.words, game.settings, game.about, self.choice.in_force())
        elif what == "help":
            show_help(game.words, game.about)
        elif what and what.startswith("guide"):
            self._guide(what)
        else:
            self._about_rules(what, button)

    def _guide(self, what):
        """The guide on the table: opened from Help or the offer, read, closed."""
        guide = self.game.guide
        if what == "guide-close":
            guide.close()
        elif what == "guide-back":
            guide.move(-1)
        elif what == "guide-next" and guide.reading():
            guide.move(1)
        else:
            close_dialog("help")
            guide.start()

    def _about_rules(self, what, button):
        """The dialog of rules, the page of rules, and what can be pressed in them."""
        if what == "rules":
            close_dialog("settings")
            self.choice.open()
        elif what == "rulebook":
            self._rules_page(self.choice.rules)
        elif what == "rules-in-force":
            self._rules_page(self.choice.in_force())
        elif what == "copy-rules":
            self.choice.copy()
        elif what == "print":
            import rulespage

            rulespage.print_page()
        else:
            extras.pressed(self.game, what, button)

    def _rules_page(self, rules):
        if rules:
            import rulespage

            words = self.game.words
            self.game.books.ask(rules, lambda book, error: rulespage.open_page(words, book))

    def _continue(self, game):
        """End a pause; or, after a hand, go on to the next."""
        if not game.tempo.go_on() and game.screen["todo"] == "next":
            game.send("next")

    def _setting(self, event):
        field = event.target
        value = field.checked if field.type == "checkbox" else field.value
        self._set_option(field.name, value)

    def _toggle_menu(self):
        more = by_id("more")
        opened = more.getAttribute("aria-expanded") == "true"
        more.setAttribute("aria-expanded", "false" if opened else "true")
        if not opened:
            one("#more-list button").focus()

    def _close_menu(self):
        by_id("more").setAttribute("aria-expanded", "false")

    # Keys and the window

    def _key(self, event):
        self._pointing.was_gesture()
        if event.key == "Escape" and by_id("more").getAttribute("aria-expanded") == "true":
            self._close_menu()
            by_id("more").focus()
        elif event.key == "Escape" and event.target.closest("#guide"):
            self.game.guide.close()
        elif pressed(self.game, event):
            event.preventDefault()

    def _resize(self, event):
        if self.game.screen:
            self.game.draw()
