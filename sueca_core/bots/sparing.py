"""Which card to part with: the fattest that helps, or the cheapest that does not hurt."""

from sueca_core.bots.masks import ABOVE, ACE, COUNT, COUNTING, POINTS, SEVEN, STRONGEST, WEAKEST
from sueca_core.bots.player_table import PlayerTable
from sueca_core.bots.situation import Situation

__all__ = ["drop", "load"]


def load(it: Situation, table: PlayerTable) -> int:
    """The card of another suit to give to partner's trick; the seat cannot follow (T07, T09)."""
    best, choice = -1000, -1
    for suit in range(4):
        if suit == it.trump:
            continue
        counting = it.hand[suit] & COUNTING
        out = it.out[suit]
        while counting:
            rank = STRONGEST[counting]
            counting &= counting - 1
            score = table.load_points * POINTS[rank] - table.load_own * COUNT[it.hand[suit]]
            if not out & ABOVE[rank]:
                score -= table.load_boss
            elif rank == 1:
                score += table.load_seven
            elif score < 0:
                score = 0
            if score > best:
                best, choice = score, suit * 10 + rank
    if best < 0:
        return drop(it, table)
    return choice


def drop(it: Situation, table: PlayerTable) -> int:
    """The card to throw on a trick that is no business of ours (T10); the seat cannot follow."""
    best, choice = 10000, -1
    trump = it.trump
    trumps = it.hand[trump]
    for suit in range(4):
        own = it.hand[suit]
        if not own:
            continue
        rank = WEAKEST[own]
        points = POINTS[rank]
        cost = table.drop_points * points
        if points >= 10:
            cost += 1000
        if suit == trump:
            cost += table.drop_trump
        else:
            held = COUNT[own]
            cost += table.drop_own * held
            if held == 1 and trumps:
                cost -= table.drop_void
            elif held == 2 and own & SEVEN and it.out[suit] & ACE:
                cost += table.drop_guard
        if cost < best:
            best, choice = cost, suit * 10 + rank
    return choice
