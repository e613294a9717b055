"""Which card to play to a trick with cards of the led suit in hand (rules.md 7.2)."""

from sueca_core.bots.certainty import may_hold, partner_is_sure
from sueca_core.bots.player_table import PlayerTable
from sueca_core.bots.situation import Situation
from sueca_core.solver.packed import ABOVE, ACE, COURT, POINTS, SEVEN, STRONGEST, WEAKEST

__all__ = ["follow"]


def follow(it: Situation, table: PlayerTable) -> int:
    """The place in the pack of the card to play; the hand holds at least one of the led suit."""
    led = it.led
    own = it.hand[led]
    if own & own - 1 == 0:
        return led * 10 + STRONGEST[own]
    return led * 10 + (_with_partner(it, table, own) if it.ours else _against(it, table, own))


def _with_partner(it: Situation, table: PlayerTable, own: int) -> int:
    """Partner is winning: give points, or take over where partner can be beaten (T07, T12)."""
    under = own if it.ruffed else own & ~ABOVE[it.best]
    if partner_is_sure(it):
        return STRONGEST[under] if under else _over_partner(own)
    if it.ruffs(it.next, it.led):
        return WEAKEST[own]
    threats = may_hold(it, it.next, it.led)
    if not threats & ABOVE[it.best]:
        return STRONGEST[under] if under else WEAKEST[own]
    top = STRONGEST[own]
    if top < it.best and not threats & ABOVE[top] and _worth_it(it, table):
        return top
    return WEAKEST[own]


def _over_partner(own: int) -> int:
    """Every card takes partner's trick: the one that gives most and costs no master."""
    court = own & COURT
    return STRONGEST[court] if court else WEAKEST[own]


def _against(it: Situation, table: PlayerTable, own: int) -> int:
    """An opponent is winning: take the trick with a card that holds, else stay low (T10-T12)."""
    over = 0 if it.ruffed else own & ABOVE[it.best]
    if not over:
        return WEAKEST[own]
    if it.placed == 3:
        return _take_last(it, table, own, over)
    top = STRONGEST[over]
    holds = not may_hold(it, it.next, it.led) & ABOVE[top] and not it.ruffs(it.next, it.led)
    return top if holds and _worth_it(it, table) else WEAKEST[own]


def _worth_it(it: Situation, table: PlayerTable) -> bool:
    """Whether the trick is worth a master; one of a side suit is spent at once, before a ruff."""
    if it.led != it.trump:
        return True
    return it.points >= (table.second_trump if it.placed == 1 else table.third_trump)


def _take_last(it: Situation, table: PlayerTable, own: int, over: int) -> int:
    """Last seat, and the cards of `over` win: the most points that is not a master (T11)."""
    court = over & COURT
    if court:
        return STRONGEST[court]
    if over & SEVEN and it.out[it.led] & ACE:
        return STRONGEST[SEVEN]
    low = WEAKEST[over]
    if it.led == it.trump and POINTS[low] and it.points + POINTS[low] < table.last_trump:
        return WEAKEST[own]
    return low
