"""The status line above the hand, and what it says while the engine is not there."""

import boot
import render
from dom import by_id, put
from meanwhile import sentence, wish
from notices import announce


class Line:
    """The one line of a game; ``say`` writes what its screen and view have to tell."""

    def __init__(self, game):
        self._game = game
        self._waiting = None  # the sentence that says what is waited for
        self._heard = None  # the same without a size, as readers were told it

    def say(self):
        game = self._game
        render.say_status(game.words, game.screen, game.settings, game.view)
        self.say_waiting()

    def asleep(self):
        """Whether nothing can happen on the table before the engine is there."""
        game = self._game
        if game.laid:
            return True
        if game.bridge.ready or game.bridge.dead:
            return False
        return bool(game.talk.waiting()) or (game.bridge.spent() and not game.view["held"])

    def say_waiting(self):
        """Say what is waited for, if anything is."""
        game = self._game
        if not game.screen:
            return
        asleep = self.asleep()
        boot.bots_wait(game.words, asleep)
        if not asleep:
            self._heard = None
        elif not game.view["lifted"]:
            self._say(wish(game.talk.waiting()))

    def _say(self, wished):
        game = self._game
        plain = sentence(game.words, game.screen, wished, "")
        self._waiting = sentence(game.words, game.screen, wished, boot.arrived(game.words))
        put(by_id("status-text"), self._waiting)
        if plain != self._heard:
            self._heard = plain
            announce(plain)

    def progress(self):
        """More of the engine has arrived; a remark in the line is left alone."""
        if by_id("status-text").textContent == self._waiting:
            self.say_waiting()
