"""The packed form of cards: plain ints, for code that asks millions of questions of them.

Everything else speaks of `Card` and `Seat`; solver and bots turn to these ints inside, and this
table is where their layout is written down.

============  ======  ======================================================================
form          bits    meaning
============  ======  ======================================================================
place         -       one card, 0 to 39: ten times its suit and its rank, as in `Card.index`;
                      suits S H D C, ranks A 7 K J Q 6 5 4 3 2
card set      0-39    bit i is the card at place i
suit mask     0-9     cards of one suit: bit 0 is the ace, bit 9 the two, so that a lower bit is
                      a stronger card that is worth at least as much
label         2-41    search only: one card as one bit. The cards of a deal stand on the bits from
                      2 up without gaps, side suits below trumps, among the side suits the ranks
                      from two to ace, the three suits of a rank side by side. So a higher bit
                      beats a lower one of its suit, any trump beats the rest, and of two side
                      cards the higher is worth at least as much. Up to 28 cards (seven tricks)
                      that stays below 30 bits, one digit of Python's ints
label set     2-41    any labels together
seat          0-1     search only: 0 to 3 in the order of play, South is 0; its lowest bit is the
                      side, 0 for North and South. A label set and the seat to lead share an int
bounds        0-13    search only: bits 7-13 the fewest and bits 0-6 the most card points that the
                      leading side can still take
============  ======  ======================================================================

The tables below answer what rules of thumb ask of every card; they are indexed by a suit mask or by
a rank. `labels` makes the labels.
"""

from collections.abc import Callable, Iterable
from typing import Final

from sueca_core.game.cards import CARDS, Card

__all__ = [
    "ABOVE",
    "ACE",
    "COUNT",
    "COUNTING",
    "COURT",
    "EMPTY",
    "PACK",
    "POINTS",
    "SEVEN",
    "STRONGEST",
    "WEAKEST",
    "WORTH",
    "pack",
    "points_of",
    "split",
    "unpack",
]

PACK: Final = (1 << 40) - 1
"""The card set of the whole pack."""
ACE: Final = 0b1
SEVEN: Final = 0b10
COURT: Final = 0b11100
"""King, jack and queen."""
COUNTING: Final = ACE | SEVEN | COURT
"""The cards worth points."""
EMPTY: Final = 0b1111100000
"""Six down to two."""

POINTS: Final = tuple(each.points for each in CARDS[:10])
"""Card points by rank."""
ABOVE: Final = tuple((1 << rank) - 1 for rank in range(11))
"""The cards of the suit that beat a rank."""


def _by_mask(none: int, more: Callable[[list[int], int], list[int]]) -> tuple[int, ...]:
    """A table over the suit masks: `none` for no card, `more(table, rank)` for a card more.

    `table` holds the masks of the ranks before, in order; with the card, the weakest so far, come
    as many. Filled mask by mask it would take a tenth of the engine's start in a browser.
    """
    table = [none]
    for rank in range(10):
        table += more(table, rank)
    return tuple(table)


COUNT: Final = _by_mask(0, lambda table, rank: [each + 1 for each in table])
"""How many cards a suit mask holds."""
STRONGEST: Final = _by_mask(-1, lambda table, rank: [rank, *table[1:]])
"""Rank of the strongest card, which is also the one worth most; -1 for no card."""
WEAKEST: Final = _by_mask(-1, lambda table, rank: [rank] * len(table))
"""Rank of the weakest card, which is also the one worth least; -1 for no card."""
WORTH: Final = _by_mask(0, lambda table, rank: [each + POINTS[rank] for each in table])
"""Card points of all cards of a suit mask, 0 to 30."""


def pack(cards: Iterable[Card]) -> int:
    """The card set of some cards."""
    packed = 0
    for each in cards:
        packed |= 1 << each.index
    return packed


def unpack(cards: int) -> tuple[Card, ...]:
    """The cards of a card set, in the order of the unshuffled pack."""
    return tuple([each for each in CARDS if cards >> each.index & 1])


def split(cards: int) -> list[int]:
    """The four suit masks of a card set, in the order of the unshuffled pack."""
    return [cards & 1023, cards >> 10 & 1023, cards >> 20 & 1023, cards >> 30]


def points_of(cards: int) -> int:
    """Card points of a card set, 0 to 120."""
    return sum([WORTH[mask] for mask in split(cards)])
