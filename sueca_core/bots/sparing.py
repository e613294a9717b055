"""Which card to part with: the fattest that helps partner, or the cheapest (T07-T10)."""

from typing import Final

from sueca_core.bots.player_table import PlayerTable
from sueca_core.bots.situation import Situation
from sueca_core.solver.packed import (
    ABOVE,
    ACE,
    COUNT,
    COUNTING,
    COURT,
    POINTS,
    SEVEN,
    STRONGEST,
    WEAKEST,
)

__all__ = ["drop", "gift", "load"]

_DEAR: Final = 1000
"""Cost of an ace, of a seven and of a trump on partner's trick, beyond all other costs."""


def load(it: Situation, table: PlayerTable, master_less: int) -> int:
    """A card for partner's trick: the most points, those of a master counting so much less.

    A trump is none of it (T15); with no counting card that is worth giving the cheapest card goes.
    """
    most, choice = -1, -1
    for suit in range(4):
        counting = it.hand[suit] & COUNTING
        if suit == it.trump:
            continue
        while counting:
            rank = STRONGEST[counting]
            counting &= counting - 1
            points = POINTS[rank]
            if not it.out[suit] & ABOVE[rank]:
                points -= master_less
            if points > most:
                most, choice = points, suit * 10 + rank
    return choice if choice >= 0 else drop(it, table)


def gift(it: Situation, table: PlayerTable) -> int:
    """A king, jack or queen for a trick that partner may still win, else the cheapest card."""
    most, choice = 0, -1
    for suit in range(4):
        rank = STRONGEST[it.hand[suit] & COURT]
        if rank >= 0 and POINTS[rank] > most and it.out[suit] & ABOVE[rank]:
            most, choice = POINTS[rank], suit * 10 + rank
    return choice if choice >= 0 else drop(it, table)


def drop(it: Situation, table: PlayerTable) -> int:
    """The card whose loss costs least; the seat cannot follow suit."""
    least, choice = 10 * _DEAR, -1
    trump = it.trump
    for suit in range(4):
        own = it.hand[suit]
        if not own:
            continue
        rank = WEAKEST[own]
        cost = table.drop_points * POINTS[rank]
        if POINTS[rank] >= 10 or (it.ours and suit == trump):
            cost += _DEAR
        cost += table.drop_trump if suit == trump else _side_cost(it, table, suit, rank)
        if cost < least:
            least, choice = cost, suit * 10 + rank
    return choice


def _side_cost(it: Situation, table: PlayerTable, suit: int, rank: int) -> int:
    own, out = it.hand[suit], it.out[suit]
    held = COUNT[own]
    cost = table.drop_own * held
    if not out & ABOVE[rank]:
        cost += table.drop_master
    if held == 1:
        return cost + table.drop_void if it.hand[it.trump] else cost
    if held == 2 and own & SEVEN and out & ACE:
        cost += table.drop_guard
    return cost
