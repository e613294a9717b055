"""The last tricks of an imagined layout, searched exactly: what each candidate card is worth.

Where the worth of the hand rises with the card points the solver answers, which knows nothing but
them. Where it does not (exactly 90 pays, the last trick counts, or a sweep is open) every line of
play is looked at, for fewer tricks.
"""

from typing import Final

from sueca_core.bots.exhaustive import Exhaustive
from sueca_core.bots.frame import Frame
from sueca_core.bots.worth import Worth
from sueca_core.solver.labels import Labels
from sueca_core.solver.packed import WORTH
from sueca_core.solver.questions import each_value
from sueca_core.solver.root import Root
from sueca_core.solver.search import open_search
from sueca_core.solver.slices import Work

__all__ = ["EXACT_TRICKS", "EXHAUSTIVE_TRICKS", "Endgame"]

EXACT_TRICKS: Final = 4
"""Tricks to come for which the solver is asked."""
EXHAUSTIVE_TRICKS: Final = 3
"""Tricks to come for which every line of play is looked at."""
_ENTRIES: Final = 100_000
_NODES: Final = 1 << 40
"""More than the last tricks can ever use: the search is not to pause."""
_OPENING: Final = 250
_NODE: Final = 4
_LINE: Final = 1
"""What a layout, a trick node and a line cost, in cards played."""


class Endgame:
    """The last tricks as a seat sees them."""

    __slots__ = ("_candidates", "_frame", "_rises", "_worth", "cost")

    cost: int
    """What all layouts so far have cost, in cards played."""

    def __init__(self, frame: Frame, worth: Worth, candidates: list[int]) -> None:
        self._frame = frame
        self._worth = worth
        self._candidates = candidates
        self._rises = _rises(frame, worth)
        self.cost = 0

    @property
    def tricks(self) -> int:
        """The most tricks to come for which this is to be asked."""
        return EXACT_TRICKS if self._rises else EXHAUSTIVE_TRICKS

    def values(self, layout: list[list[int]]) -> list[int]:
        """What the hand is worth after each candidate, all seats playing their best."""
        hands = [_packed(each) for each in layout]
        return self._solved(hands) if self._rises else self._searched(hands)

    def _solved(self, hands: list[int]) -> list[int]:
        frame = self._frame
        places = [_place(play.card) for play in frame.table]
        for play, place in zip(frame.table, places, strict=True):
            hands[play.seat] |= 1 << place
        labels = Labels(0, tuple(hands))
        search = open_search(labels, _ENTRIES)
        search.allow(_NODES)
        table = tuple([labels.label[place] for place in places])
        every = sum(labels.label.values())
        root = Root(search, labels, every, -frame.place % 4, table)
        values = _finished(each_value(root))
        self.cost += _OPENING + _NODE * search.used()
        chosen = [root.choice_for(labels.label[_place(card)]) for card in self._candidates]
        return [self._worth.won[frame.points + values[each]] for each in chosen]

    def _searched(self, hands: list[int]) -> list[int]:
        search = Exhaustive(self._worth, hands)
        values = [search.value(self._frame, card) for card in self._candidates]
        self.cost += _OPENING + _LINE * search.nodes
        return values


def _rises(frame: Frame, worth: Worth) -> bool:
    """Whether more card points are never worth less from here on, whoever takes which trick."""
    if frame.won in (0, 10 - frame.tricks):
        return False
    left = sum([WORTH[mask] for mask in frame.left]) + frame.trick[4]
    return worth.rises(frame.points, frame.points + left)


def _packed(hand: list[int]) -> int:
    """The card set of four suit masks."""
    a, b, c, d = hand
    return a | b << 10 | c << 20 | d << 30


def _place(card: int) -> int:
    return (card >> 10) * 10 + (card & 1023).bit_length() - 1


def _finished[Result](work: Work[Result]) -> Result:
    try:
        next(work)
    except StopIteration as end:
        result: Result = end.value
        return result
    raise AssertionError("the search was not to pause")
