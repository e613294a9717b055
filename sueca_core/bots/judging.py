"""What one suit offers, judged once for every hand that may turn up in it and then looked up.

The rules of thumb of `leading` and `sparing`, for imagined hands: suits are suit masks, a card is
its bit, and the trump suit is known as such. A judgement depends on nothing but its key, so what
has been looked up before never changes a choice.
"""

from typing import Final

from sueca_core.bots.habits import Habits
from sueca_core.solver.packed import ACE, COUNT, COUNTING, COURT, POINTS, SEVEN, WEAKEST

__all__ = [
    "BIT",
    "HELPED",
    "LOWEST",
    "MASTER",
    "NEXT_RUFFS",
    "NO_FOES",
    "PREVIOUS_RUFFS",
    "VALUE",
    "WITH_EMPTY",
    "Drops",
    "Loads",
    "SideLeads",
    "TrumpLeads",
]

BIT: Final = 1023
"""The card's bit in a judgement; its score stands above."""
MASTER: Final = 1 << 10
"""Set in a judgement of a side lead: the suit's strongest card is a master."""
_SCORE: Final = 11

HELPED: Final = 1 << 20
"""Partner is known to ruff the suit and no opponent is; the first of the keys' states."""
NEXT_RUFFS: Final = 2 << 20
PREVIOUS_RUFFS: Final = 3 << 20
NO_FOES: Final = 4 << 20
"""The opponents have no trumps."""
WITH_EMPTY: Final = 8 << 20
"""The hand holds a card without points, in whatever suit."""
_STATE: Final = 7 << 20

_NEVER: Final = -1000
"""Added to a score that is no matter of weight."""
_DEAR: Final = 1000

LOWEST: Final = tuple(1 << WEAKEST[mask] if mask else 0 for mask in range(1024))
"""The bit of the weakest card of a suit mask; 0 for no card."""
VALUE: Final = {1 << rank: points for rank, points in enumerate(POINTS)}
"""Card points by bit."""


def _top(mask: int) -> int:
    return mask & -mask


class SideLeads(dict[int, int]):
    """The best lead of a side suit. Key: own cards, unplayed ones (own included) << 10, state."""

    def __init__(self, habits: Habits) -> None:
        super().__init__()
        self._habits = habits

    def __missing__(self, key: int) -> int:
        """Weigh the suit's master, a counting card for partner and the weakest card."""
        own, out, state = key & 1023, (key ^ key << 10) >> 10 & 1023, key & _STATE
        if state < NEXT_RUFFS and not out:
            state = NEXT_RUFFS
        top = _top(own)
        master = not out & top - 1
        leads = [self._low(own, out, state, key)]
        if master:
            leads.append((self._master(top, out, state, key), top))
        if state == HELPED:
            fat = _top(own & (COUNTING & ~ACE if master else COURT))
            if fat:
                leads.append((self._habits.feed + VALUE[fat], fat))
        score, bit = max(leads)
        found = self[key] = score << _SCORE | (MASTER if master else 0) | bit
        return found

    def _master(self, top: int, out: int, state: int, key: int) -> int:
        it = self._habits
        if state == NO_FOES:
            return it.master_sure
        if state >= NEXT_RUFFS:
            into = _NEVER if key & WITH_EMPTY and VALUE[top] else 0
            return it.master_ruffed - VALUE[top] + into
        score = {ACE: it.master_ace, SEVEN: it.master_seven}.get(top, it.master_other)
        return score + it.master_unseen * COUNT[out]

    def _low(self, own: int, out: int, state: int, key: int) -> tuple[int, int]:
        it, low = self._habits, LOWEST[own]
        score = it.low + it.low_own * COUNT[own] + it.low_unseen * COUNT[out]
        if out & ACE and own & SEVEN:
            score += it.low_under_ace + (_NEVER if own == SEVEN else 0)
        if state == HELPED:
            score += it.low_help
        elif state in (NEXT_RUFFS, PREVIOUS_RUFFS):
            score += (it.low_next if state == NEXT_RUFFS else it.low_previous) - VALUE[low]
            score += _NEVER if key & WITH_EMPTY and VALUE[low] else 0
        return score, low


class TrumpLeads(dict[int, int]):
    """The best lead of trump.

    Key: own cards, unplayed ones << 10, side suits with a master << 20, bit 22 when the opponents
    have no trump, bit 23 when partner has none.
    """

    def __init__(self, habits: Habits) -> None:
        super().__init__()
        self._habits = habits

    def __missing__(self, key: int) -> int:
        """Weigh the master and the weakest trump."""
        it = self._habits
        own, out, masters = key & 1023, (key ^ key << 10) >> 10 & 1023, key >> 20 & 3
        top, low = _top(own), LOWEST[own]
        if key >> 22 & 1 or not out:
            leads = [(it.trump_idle, low)]
        else:
            both = it.trump_alone if key >> 23 & 1 else 0
            score = it.trump_low + it.trump_own * COUNT[own] - VALUE[low]
            score += it.trump_low_side * masters + both
            if out & ACE:
                score += it.trump_ace + (_NEVER if own == SEVEN else 0)
            leads = [(score, low)]
            if not out & top - 1:
                long = 2 * COUNT[own] >= COUNT[out]
                high = (it.trump_long if long else it.trump_short) + it.trump_side * masters + both
                master = high, top
                leads = [master] if COUNT[out] <= it.trump_few else [*leads, master]
        score, bit = max(leads)
        found = self[key] = score << _SCORE | bit
        return found


class Loads(dict[int, int]):
    """The counting card of a side suit for partner's trick; no score above 0 means none.

    Key: own cards, unplayed ones << 10.
    """

    def __init__(self, master_less: int) -> None:
        """`master_less`: points that a master counts less."""
        super().__init__()
        self._master_less = master_less

    def __missing__(self, key: int) -> int:
        """The most points, those of a master counting less; a stronger card before a weaker."""
        own, out = key & 1023, (key ^ key << 10) >> 10 & 1023
        best, choice = 0, 0
        for bit, points in VALUE.items():
            if own & bit and points:
                score = points if out & bit - 1 else points - self._master_less
                if score > best:
                    best, choice = score, bit
        found = self[key] = best << _SCORE | choice
        return found


class Drops(dict[int, int]):
    """What it costs to part with the weakest card of a suit, and that card.

    Key: own cards, unplayed ones << 10, bit 20 when the seat holds trumps, bit 21 for the trump
    suit, bit 22 when partner is winning.
    """

    def __init__(self, habits: Habits) -> None:
        super().__init__()
        self._habits = habits

    def __missing__(self, key: int) -> int:
        """Points, then what the card was good for."""
        it = self._habits
        own, out = key & 1023, (key ^ key << 10) >> 10 & 1023
        low = LOWEST[own]
        trump = key >> 21 & 1
        cost = it.drop_points * VALUE[low]
        if VALUE[low] >= 10 or (trump and key >> 22 & 1):
            cost += _DEAR
        cost += it.drop_trump if trump else self._side(own, out, low, holds_trumps=key >> 20 & 1)
        found = self[key] = cost << _SCORE | low
        return found

    def _side(self, own: int, out: int, low: int, *, holds_trumps: int) -> int:
        it, held = self._habits, COUNT[own]
        cost = it.drop_own * held
        if not out & low - 1:
            cost += it.drop_master
        if held == 1:
            return cost + it.drop_void if holds_trumps else cost
        if held == 2 and own & SEVEN and out & ACE:
            cost += it.drop_guard
        return cost
