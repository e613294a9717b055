"""The ten cards of a suit as the bits of a small int.

Bit 0 is the ace and bit 9 the two, so that a lower bit is a stronger card that is worth at least as
much; a card's place in the pack is ten times its suit and its bit. The tables answer the questions
that a rule asks for every card, indexed by such a mask (0 to 1023) or by a rank (0 to 9).
"""

from typing import Final

from sueca_core.game.cards import CARDS

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
    "split",
]

PACK: Final = (1 << 40) - 1
"""All forty cards; bit i is the card at place i of the unshuffled pack."""
ACE: Final = 0b1
SEVEN: Final = 0b10
COURT: Final = 0b11100
"""King, jack and queen."""
COUNTING: Final = ACE | SEVEN | COURT
"""The cards worth points."""
EMPTY: Final = 0b1111100000
"""Six down to two."""

_MASKS: Final = range(1024)
POINTS: Final = tuple(each.points for each in CARDS[:10])
"""Card points by rank."""
ABOVE: Final = tuple((1 << rank) - 1 for rank in range(11))
"""The cards of the suit that beat a rank."""
COUNT: Final = tuple(mask.bit_count() for mask in _MASKS)
"""How many cards a mask holds."""
STRONGEST: Final = tuple((mask & -mask).bit_length() - 1 for mask in _MASKS)
"""Rank of the strongest card, which is also the one worth most; -1 for no card."""
WEAKEST: Final = tuple(mask.bit_length() - 1 for mask in _MASKS)
"""Rank of the weakest card, which is also the one worth least; -1 for no card."""


def split(cards: int) -> list[int]:
    """The four suit masks of a 40-bit set, in the order of the unshuffled pack."""
    return [cards & 1023, cards >> 10 & 1023, cards >> 20 & 1023, cards >> 30]
