"""Which card to lead in an imagined hand; see `policy` for the numbers."""

from typing import Final

from sueca_core.bots.habits import Habits
from sueca_core.bots.judging import (
    BIT,
    HELPED,
    MASTER,
    NEXT_RUFFS,
    NO_FOES,
    PREVIOUS_RUFFS,
    WITH_EMPTY,
    SideLeads,
    TrumpLeads,
)
from sueca_core.solver.packed import EMPTY

__all__ = ["Leads"]

type Four = list[int]


def _states() -> tuple[tuple[int, int, int], ...]:
    """By the side suits that next, previous and partner ruff: the state of each side suit."""
    found = []
    for key in range(512):
        following, previous, partner = key >> 6, key >> 3 & 7, key & 7
        states = [
            NEXT_RUFFS * (following >> suit & 1)
            or PREVIOUS_RUFFS * (previous >> suit & 1)
            or HELPED * (partner >> suit & 1)
            for suit in range(3)
        ]
        found.append((states[0], states[1], states[2]))
    return tuple(found)


_STATES: Final = _states()
_NO_FOES: Final = (NO_FOES,) * 3
_BELOW_ALL: Final = -1 << 30


class Leads:
    """One way of leading."""

    __slots__ = ("_sides", "_trumps")

    def __init__(self, habits: Habits) -> None:
        self._sides = SideLeads(habits)
        self._trumps = TrumpLeads(habits)

    def lead(self, own: Four, left: Four, voids: Four, seat: int) -> int:
        """The lead of the suit whose best lead has the highest score."""
        trumps, a, b, c = own
        unplayed, left_a, left_b, left_c = left
        following, partner, previous = voids[seat - 3], voids[seat - 2], voids[seat - 1]
        no_foes = unplayed == trumps or following & previous & 1
        states = _NO_FOES if no_foes else _known(following, previous, partner)
        more = WITH_EMPTY if (trumps | a | b | c) & EMPTY else 0
        best, suit, masters = _BELOW_ALL, 0, 0
        sides = self._sides
        if a:
            best, suit = sides[a | left_a << 10 | states[0] | more], 1 << 10
            masters = best & MASTER
        if b:
            found = sides[b | left_b << 10 | states[1] | more]
            masters += found & MASTER
            if found > best:
                best, suit = found, 2 << 10
        if c:
            found = sides[c | left_c << 10 | states[2] | more]
            masters += found & MASTER
            if found > best:
                best, suit = found, 3 << 10
        if trumps:
            key = trumps | unplayed << 10 | masters << 10 | (partner & 1) << 23
            found = self._trumps[key | 1 << 22 if no_foes else key]
            if found > best:
                return found & BIT
        return suit | best & BIT


def _known(following: int, previous: int, partner: int) -> tuple[int, int, int]:
    """The states of the side suits; who has no trump ruffs none."""
    key = 0 if following & 1 else (following & 14) << 5
    if not previous & 1:
        key += (previous & 14) << 2
    if not partner & 1:
        key += partner >> 1
    return _STATES[key]
