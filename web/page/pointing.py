"""Finger and mouse on the hand: a card acts when the finger leaves it.

Sliding along the hand lifts the card under the finger; sliding off it and letting go does nothing.
Where the player wants it, a card can also be drawn up onto the table; that is never the only way.
"""

import hand
from choosing import choose
from motion import drawn_far


class Pointing:
    """One gesture at a time."""

    def __init__(self, game):
        self.game = game
        self._down = None  # the card where the pointer went down, until it comes up
        self._start = (0, 0)
        self._drawn = False  # the card follows the pointer
        self._handled = False  # this gesture has been acted on: its click is not another

    def was_gesture(self):
        """Whether the click that comes now belongs to a gesture that has been acted on."""
        handled, self._handled = self._handled, False
        return handled

    def down(self, event):
        self._handled = self._drawn = False
        self._down = hand.card_at(event.clientX, event.clientY) if event.button == 0 else None
        self._start = (event.clientX, event.clientY)
        if self._down and event.pointerType == "touch":
            hand.peek(self._down)

    def move(self, event):
        if not self._down:
            return
        dx, dy = event.clientX - self._start[0], event.clientY - self._start[1]
        if self.game.settings["drag"] and (self._drawn or drawn_far(dx, dy)):
            self._drawn = True
            hand.peek(None)
            hand.draw_along(self._down, dx, dy)
        elif event.pointerType == "touch":
            hand.peek(hand.card_at(event.clientX, event.clientY))

    def up(self, event):
        if not self._down:
            return
        down, self._down = self._down, None
        hand.peek(None)
        self._handled = True
        if self._drawn:
            self._let_go(down, event)
            return
        card = hand.card_at(event.clientX, event.clientY)
        by_touch = event.pointerType == "touch"
        if card and (by_touch or card == down):
            choose(self.game, card, by_touch)

    def _let_go(self, card, event):
        """A card that was drawn along is played on the table, and goes back anywhere else."""
        hand.draw_along(card, None, None)
        if hand.above(event.clientY):
            choose(self.game, card, drawn=True)

    def cancel(self, event):
        if self._drawn:
            hand.draw_along(self._down, None, None)
        self._down, self._drawn = None, False
        hand.peek(None)
