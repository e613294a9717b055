"""Which card to play to a trick with none of the led suit in hand: ruff, load or drop (7.2)."""

from sueca_core.bots.certainty import may_hold, partner_is_sure
from sueca_core.bots.player_table import PlayerTable
from sueca_core.bots.situation import Situation
from sueca_core.bots.sparing import drop, gift, load
from sueca_core.solver.packed import ABOVE, ACE, COUNT, COURT, SEVEN, STRONGEST, WEAKEST

__all__ = ["discard_or_ruff"]


def discard_or_ruff(it: Situation, table: PlayerTable) -> int:
    """The place in the pack of the card to play."""
    return _with_partner(it, table) if it.ours else _against(it, table)


def _with_partner(it: Situation, table: PlayerTable) -> int:
    """Partner is winning: load a safe trick, protect one that is not (T07, T08, T15)."""
    if partner_is_sure(it):
        return load(it, table, table.load_master)
    in_danger = it.ruffs(it.next, it.led) or may_hold(it, it.next, it.led) & ABOVE[it.best]
    can_ruff = it.led != it.trump and it.hand[it.trump]
    if not in_danger and (not can_ruff or COUNT[it.out[it.led]] >= table.risk_unseen):
        return load(it, table, table.load_master_risk)
    if in_danger and can_ruff and it.points >= table.ruff_protect:
        return _ruff(it, table, it.hand[it.trump])
    return drop(it, table)


def _against(it: Situation, table: PlayerTable) -> int:
    """An opponent is winning: ruff what is worth it (T13, T14), else part with the cheapest."""
    if it.led == it.trump:
        if it.placed == 1 and it.trumps(it.partner) & ABOVE[it.best]:
            return gift(it, table)
        return drop(it, table)
    over = it.hand[it.trump]
    if it.ruffed:
        over &= ABOVE[it.best]
    least = (table.ruff_second, table.ruff_third, table.ruff_last)[it.placed - 1]
    return _ruff(it, table, over) if over and it.points >= least else drop(it, table)


def _ruff(it: Situation, table: PlayerTable, over: int) -> int:
    """One of the trumps that win so far."""
    base, low = it.trump * 10, WEAKEST[over]
    if it.placed < 3:
        top = STRONGEST[over]
        if it.ruffs(it.next, it.led) & ABOVE[low]:
            holds = not it.trumps(it.next) & ABOVE[top]
            return base + (top if holds and it.points >= table.ruff_high else low)
        if it.placed == 2:
            return base + low
    seven = over & SEVEN and it.out[it.trump] & ACE
    court = over & COURT
    if seven and (it.placed == 1 or not court):
        return base + STRONGEST[SEVEN]
    return base + (STRONGEST[court] if court else low)
