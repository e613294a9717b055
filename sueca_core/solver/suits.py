"""What the search wants to know of one suit, worked out once for each set of cards left in it.

Two ideas make plays that need not be tried.

* *Equal cards.* Two cards of one seat without points, with no other seat's card left between them,
  do the same. One stands for all of such a *run of equals*.
* *Neighbours.* Cards of one seat with no other seat's card left between them win the same tricks,
  whatever their points. Where a trick surely goes to one's own side, the one worth most is as good
  as any; where it surely goes to the others, the one worth least: what is kept back plays the same
  part later, with no fewer points when won and no more when lost.

Both are read off the cards as they lie at the beginning of a trick, those that the trick itself
takes included, which can only keep apart what could be put together.

The facts of a label set of one suit are a tuple; seats are 0 to 3:

==========  ==========================================================================
`EACH` +    the seat's label set, one card for each run of equals
`TOPS` +    its highest card in each run of neighbours
`BOTTOMS`   its lowest (of the lowest run of equals, the card that stands for it)
`FIRST` +   leads to try first while nobody ruffs: cards that no opponent's card in the suit
            beats, and the others too if partner holds such a card
`LATER` +   its other leads
`KEY`       a label set that stands for all sets in which the same seats hold the same counting
            cards and, from the top, the empty ones
`SURE` +    card points, for side 0 and 1, of the cards from the top down to the first one of
            the other side: in trumps each of them takes its trick
==========  ==========================================================================
"""

from typing import Final

__all__ = ["BOTTOMS", "EACH", "FIRST", "KEY", "LATER", "SURE", "TOPS", "SuitFacts"]

EACH: Final = 0
TOPS: Final = 4
BOTTOMS: Final = 8
FIRST: Final = 12
LATER: Final = 16
KEY: Final = 20
SURE: Final = 21


class SuitFacts(dict[int, tuple[int, ...]]):
    """The facts of every label set of one suit, worked out when first asked for."""

    def __init__(self, ladder: list[tuple[int, int, int]]) -> None:
        """`ladder`: label, seat and points of the suit's cards from the strongest down."""
        super().__init__()
        self._ladder = ladder
        self._keys: dict[int, int] = {}

    def __missing__(self, left: int) -> tuple[int, ...]:
        """Walk down the cards left once; one loop, because it runs for every set that turns up."""
        each, tops, bottoms = [0] * 4, [0] * 4, [0] * 4
        first, later, sure = [0] * 4, [0] * 4, [0] * 2
        likeness = 1  # who holds what from the top down, four bits a card
        above = above_empty = -1  # holder of the card above; the same if it is without points
        lowest = 0
        leading_side, unbroken = -1, True
        for label, holder, points in self._ladder:
            if not left & label:
                continue
            if leading_side < 0:
                leading_side = holder & 1
            unbroken = unbroken and holder & 1 == leading_side
            likeness = likeness << 4 | (points + 4 if points else holder)
            if holder != above:
                if lowest:
                    bottoms[above] |= lowest
                tops[holder] |= label
                above = holder
            if unbroken:
                sure[leading_side] += points
            if points or holder != above_empty:
                lowest = label
                each[holder] |= label
                if not unbroken:
                    later[holder] |= label
                elif tops[holder] & label:
                    first[holder] |= label
            above_empty = -1 if points else holder
        if lowest:
            bottoms[above] |= lowest
            _lead_to_partner(first, later, leading_side)
        key = self._keys.setdefault(likeness, left)
        facts = (*each, *tops, *bottoms, *first, *later, key, *sure)
        self[left] = facts
        return facts


def _lead_to_partner(first: list[int], later: list[int], side: int) -> None:
    """Let the seats of the side that holds the top card lead anything if partner holds one."""
    partners = [seat for seat in (side, side + 2) if first[seat ^ 2]]
    for seat in partners:
        first[seat] |= later[seat]
        later[seat] = 0
