"""The status line above the hand, and what it says while the engine is not there."""

import boot
import render
from dom import by_id, put
from meanwhile import sentence


class Line:
    """The one line of a game; ``say`` writes what its screen and view have to tell."""

    def __init__(self, game):
        self._game = game
        self._waiting = None  # the sentence that says what is waited for

    def say(self):
        game = self._game
        render.say_status(game.words, game.screen, game.settings, game.view)
        self.say_waiting()

    def asleep(self):
        """Whether nothing can happen on the table before the engine is there."""
        game = self._game
        if game.bridge.ready:
            return False
        return bool(game.talk.waiting()) or (game.bridge.spent() and not game.view["held"])

    def say_waiting(self):
        """Say what is waited for, if anything is."""
        game = self._game
        if not game.screen:
            return
        asleep = self.asleep()
        boot.bots_wait(game.words, asleep)
        if asleep and not game.view["lifted"]:
            size, ordered = boot.arrived(game.words), game.talk.waiting()
            self._waiting = sentence(game.words, game.screen, ordered, size)
            put(by_id("status-text"), self._waiting)

    def progress(self):
        """More of the engine has arrived; a remark in the line is left alone."""
        if by_id("status-text").textContent == self._waiting:
            self.say_waiting()
