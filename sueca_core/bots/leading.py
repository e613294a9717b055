"""Which card to lead (rules.md 7.2: safe masters, trumps, partner's ruff, a low side card).

Every suit offers a master, its weakest card and sometimes a counting card for partner to ruff, each
with a score; the highest score leads. Two things are no matter of weight: a seven is not led under
an unseen ace while there is another lead (T04), and no counting card goes into a suit that an
opponent is known to ruff while an empty card could be led.
"""

from typing import Final

from sueca_core.bots.player_table import PlayerTable
from sueca_core.bots.situation import Situation
from sueca_core.solver.packed import (
    ABOVE,
    ACE,
    COUNT,
    COUNTING,
    COURT,
    EMPTY,
    POINTS,
    SEVEN,
    STRONGEST,
    WEAKEST,
)

__all__ = ["lead"]

_NEVER: Final = -1000
"""Added to a score that is no matter of weight; beyond the sum of all that is."""
_NONE: Final = 10 * _NEVER
_ACE_RANK: Final = 0
_SEVEN_RANK: Final = 1


def lead(it: Situation, table: PlayerTable) -> int:
    """The place in the pack of the card to lead."""
    hand, trump = it.hand, it.trump
    foes = it.trumps(it.next) | it.trumps(it.previous)
    empty = (hand[0] | hand[1] | hand[2] | hand[3]) & EMPTY
    best, choice, masters = _NONE, -1, 0
    for suit in range(4):
        own = hand[suit]
        if own and suit != trump:
            master = not it.out[suit] & ABOVE[STRONGEST[own]]
            masters += master
            score, rank = _side(it, table, suit, foes, empty, master=master)
            if score > best:
                best, choice = score, suit * 10 + rank
    if hand[trump]:
        score, rank = _trump(it, table, foes, masters)
        if score > best:
            choice = trump * 10 + rank
    return choice


def _side(
    it: Situation, table: PlayerTable, suit: int, foes: int, empty: int, *, master: bool
) -> tuple[int, int]:
    """Score and rank of the best lead of a side suit."""
    own = it.hand[suit]
    top, low = STRONGEST[own], WEAKEST[own]
    by_next = it.ruffs(it.next, suit)
    ruffed = by_next or it.ruffs(it.previous, suit)
    score, rank = _NONE, top
    if master:
        if not foes:
            score = table.master_sure
        elif ruffed:
            score = table.master_ruffed - POINTS[top]
            if empty and POINTS[top]:
                score += _NEVER
        else:
            score = _master(table, top) + table.master_unseen * COUNT[it.out[suit]]
        if top == low:
            return score, rank
    helped = not ruffed and it.ruffs(it.partner, suit)
    other = _low(it, table, suit)
    if ruffed:
        other += (table.low_next if by_next else table.low_previous) - POINTS[low]
        if empty and POINTS[low]:
            other += _NEVER
    elif helped:
        other += table.low_help
        fat = STRONGEST[own & (COUNTING & ~ACE if master else COURT)]
        if fat >= 0 and table.feed + table.feed_points * POINTS[fat] > score:
            score, rank = table.feed + table.feed_points * POINTS[fat], fat
    return (other, low) if other > score else (score, rank)


def _master(table: PlayerTable, rank: int) -> int:
    if rank == _ACE_RANK:
        return table.master_ace
    if rank == _SEVEN_RANK:
        return table.master_seven
    return table.master_court if POINTS[rank] else table.master_empty


def _low(it: Situation, table: PlayerTable, suit: int) -> int:
    """Score of the weakest card of a side suit, voids aside."""
    own, out = it.hand[suit], it.out[suit]
    score = table.low + table.low_own * COUNT[own] + table.low_unseen * COUNT[out]
    score += table.low_trumps * COUNT[it.hand[it.trump]]
    if out & ACE and own & SEVEN:
        score += table.low_under_ace
        if own == SEVEN:
            score += _NEVER
    return score


def _trump(it: Situation, table: PlayerTable, foes: int, masters: int) -> tuple[int, int]:
    """Score and rank of the best lead of trump, with masters in so many side suits."""
    own, out = it.hand[it.trump], it.out[it.trump]
    top, low = STRONGEST[own], WEAKEST[own]
    if not foes:
        return table.trump_idle, low
    held, unseen = COUNT[own], COUNT[out]
    both = 0 if it.trumps(it.partner) else table.trump_partner_void
    score = _NONE
    if not out & ABOVE[top]:
        score = table.trump_master_long if 2 * held >= unseen else table.trump_master_short
        score += table.trump_master_side * masters + both
        if top == low or unseen <= table.trump_few_unseen:
            return score, top
    other = table.trump_low + table.trump_low_own * held + table.trump_low_points * POINTS[low]
    other += table.trump_low_side * masters + both
    if out & ACE:
        other += table.trump_low_ace
        if own == SEVEN:
            other += _NEVER
    return (other, low) if other > score else (score, top)
