"""Which card to follow suit with in an imagined hand; see `policy` for the numbers."""

from sueca_core.bots.habits import Habits
from sueca_core.bots.judging import LOWEST, VALUE
from sueca_core.solver.packed import ACE, COURT, SEVEN

__all__ = ["Follows"]

type Four = list[int]


class Follows:
    """One way of following suit."""

    __slots__ = ("_last_trump", "_trump")

    def __init__(self, habits: Habits) -> None:
        self._trump = (0, habits.second_trump, habits.third_trump)
        self._last_trump = habits.last_trump

    def follow(  # noqa: PLR0913, PLR0917
        self,
        own: Four,
        left: Four,
        voids: Four,
        seat: int,
        led: int,
        best: int,
        place: int,
        ours: bool,
        points: int,
    ) -> int:
        """Points for partner, a card that holds against the others, else the weakest."""
        mine = own[led]
        over = mine & best - 1 if best else 0
        if place == 3:
            return _give(mine, over) if ours else self._take(mine, left[led], over, led, points)
        out = left[led] ^ mine
        following = voids[seat - 3]
        if not out or following >> led & 1:
            if led and not following & 1 and left[0] != own[0]:
                return LOWEST[mine]  # the next seat is known to ruff
            out = 0
        if ours and not out & best - 1:
            return _give(mine, over)
        top = over & -over
        if top and not out & top - 1 and (led or points >= self._trump[place]):
            return top
        return LOWEST[mine]

    def _take(self, mine: int, left: int, over: int, led: int, points: int) -> int:
        """Last seat: the most points that is not a master (rules.md T11)."""
        court = over & COURT
        if court:
            return court & -court
        if over & SEVEN and left & ACE and not mine & ACE:
            return SEVEN
        low = LOWEST[over]
        if not low or (not led and low <= SEVEN and points + VALUE[low] < self._last_trump):
            return LOWEST[mine]
        return low


def _give(mine: int, over: int) -> int:
    """The most points for partner's trick, not taking it over if that can be (T07)."""
    under = mine ^ over
    if under:
        return under & -under
    court = over & COURT
    return court & -court or LOWEST[mine]
