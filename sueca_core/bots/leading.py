"""Which card to lead (rules.md 7.2: safe masters, trumps, partner's ruff, a low side card).

Every suit offers a few candidates with a score each; the highest score leads. Two things are no
matter of weight: a seven is not led under an unseen ace while there is another lead (T04), and no
counting card goes into a suit that an opponent is known to ruff while an empty card could be led.
"""

from sueca_core.bots.masks import ABOVE, ACE, COUNT, COURT, EMPTY, POINTS, STRONGEST, WEAKEST
from sueca_core.bots.player_table import PlayerTable
from sueca_core.bots.situation import Situation

__all__ = ["lead"]

_NEVER = -1000
"""Below every score that is a matter of weight."""


def lead(it: Situation, table: PlayerTable) -> int:
    """The place in the pack of the card to lead."""
    hand, trump = it.hand, it.trump
    foes = it.trumps(it.next) | it.trumps(it.previous)
    empty = (hand[0] | hand[1] | hand[2] | hand[3]) & EMPTY
    best, choice = 10 * _NEVER, -1
    for suit in range(4):
        own = hand[suit]
        if not own:
            continue
        if suit == trump:
            score, rank = _trump_lead(it, table, foes)
        else:
            score, rank = _side_lead(it, table, suit, foes, empty)
        if score > best:
            best, choice = score, suit * 10 + rank
    return choice


def _side_lead(
    it: Situation, table: PlayerTable, suit: int, foes: int, empty: int
) -> tuple[int, int]:
    own, out = it.hand[suit], it.out[suit]
    top, low = STRONGEST[own], WEAKEST[own]
    held, unseen = COUNT[own], COUNT[out]
    ruffed = foes and it.ruffs(it.next, suit) | it.ruffs(it.previous, suit)
    score = 10 * _NEVER
    rank = low
    boss = not out & ABOVE[top]
    if boss:
        points = POINTS[top]
        if not foes:
            score = table.boss_sure + points * table.boss_sure_points
        elif ruffed:
            score = table.boss_ruffed - points
            if points and empty:
                score += _NEVER
        else:
            score = table.boss + table.boss_out * unseen + table.boss_points * points
            score -= table.boss_own * held
        rank = top
        if top == low:
            return score, rank
    other = table.low + table.low_own * held + table.low_out * unseen
    points = POINTS[low]
    other -= points * table.low_points
    if boss:
        other += table.low_under_boss
    elif out & ACE:
        other += table.low_ace
    if ruffed:
        other -= table.low_ruffed + points
        if points and empty:
            other += _NEVER
    elif it.ruffs(it.partner, suit):
        other += table.low_help
        court = own & COURT
        if court:
            fat = STRONGEST[court]
            feed = table.feed + table.feed_points * POINTS[fat]
            if feed > score:
                score, rank = feed, fat
    if low == 1 and out & ACE:
        other += _NEVER
    if other > score:
        return other, low
    return score, rank


def _trump_lead(it: Situation, table: PlayerTable, foes: int) -> tuple[int, int]:
    own, out = it.hand[it.trump], it.out[it.trump]
    top, low = STRONGEST[own], WEAKEST[own]
    if not foes:
        return table.trump_idle, low
    held, unseen = COUNT[own], COUNT[out]
    score, rank = 10 * _NEVER, top
    if not out & ABOVE[top]:
        score = table.trump_boss_long if 2 * held >= unseen else table.trump_boss_short
        score -= table.trump_boss_points * POINTS[top]
        if top == low:
            return score, rank
    other = table.trump_low + table.trump_low_own * held - table.trump_low_points * POINTS[low]
    if out & ACE:
        other += table.trump_low_ace
        if low == 1:
            other += _NEVER
    if other > score:
        return other, low
    return score, rank
