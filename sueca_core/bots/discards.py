"""Ruffing, giving and dropping in an imagined hand; see `policy` for the numbers."""

from sueca_core.bots.habits import Habits
from sueca_core.bots.judging import BIT, LOWEST, Drops, Loads
from sueca_core.solver.packed import ACE, COUNT, COURT, SEVEN

__all__ = ["Discards"]

type Four = list[int]


class Discards:
    """One way of playing with none of the led suit in hand."""

    __slots__ = ("_drops", "_habits", "_risk", "_risky", "_ruff_for", "_safe")

    def __init__(self, habits: Habits) -> None:
        self._habits = habits
        self._safe = Loads(habits.load_master)
        self._risky = Loads(habits.load_risk)
        self._drops = Drops(habits)
        self._ruff_for = habits.ruff
        self._risk = habits.risk_unseen

    def discard(  # noqa: PLR0913, PLR0917
        self,
        own: Four,
        left: Four,
        voids: Four,
        seat: int,
        led: int,
        best: int,
        ruff: int,
        place: int,
        ours: bool,
        points: int,
    ) -> int:
        """Load a safe trick of partner's, ruff what is worth it, else part with the cheapest."""
        if ours and place == 3:
            return self._load(own, left, self._safe)
        trumps, following = own[0], voids[seat - 3]
        void = following >> led & 1
        unseen = 0 if following & 1 else left[0] ^ trumps
        if ours:
            danger = unseen if void or not left[led] else left[led] & best - 1
            if not danger and (not led or not trumps or COUNT[left[led]] >= self._risk):
                return self._load(own, left, self._risky)
            if not danger or not led or points < self._habits.ruff_protect:
                trumps = 0
        else:
            trumps = trumps & ruff - 1 if led and points >= self._ruff_for[place] else 0
        if not trumps:
            return self._drop(own, left, ours)
        return self._ruff(trumps, unseen if void else 0, left[0] ^ own[0], place, points)

    def _load(self, own: Four, left: Four, loads: Loads) -> int:
        """The counting card of a side suit that gives most (rules.md T07, T09)."""
        best = suit = 0
        for side in (1, 2, 3):
            mine = own[side]
            if mine:
                found = loads[mine | left[side] << 10]
                if found > best:
                    best, suit = found, side
        return suit << 10 | best & BIT if best else self._drop(own, left, True)

    def _drop(self, own: Four, left: Four, ours: bool) -> int:
        """The card whose loss costs least (T10)."""
        drops = self._drops
        trumps = own[0]
        least, suit, more = 1 << 30, 0, 0
        if trumps:
            more = 1 << 20
            least = drops[trumps | left[0] << 10 | (7 << 20 if ours else 3 << 20)]
        for side in (1, 2, 3):
            mine = own[side]
            if mine:
                found = drops[mine | left[side] << 10 | more]
                if found < least:
                    least, suit = found, side
        return suit << 10 | least & BIT

    def _ruff(self, over: int, known: int, unseen: int, place: int, points: int) -> int:
        """One of the trumps that win so far; `known` may overruff it next (T13)."""
        low = LOWEST[over]
        if place < 3:
            if known & low - 1:
                top = over & -over
                holds = not known & top - 1
                return top if holds and points >= self._habits.ruff_high else low
            if place == 2:
                return low
        court = over & COURT
        if over & SEVEN and unseen & ACE and (place == 1 or not court):
            return SEVEN
        return court & -court or low
