"""Which card to play to a trick (rules.md 7.2)."""

from sueca_core.bots.masks import (
    ABOVE,
    ACE,
    COUNT,
    COUNTING,
    COURT,
    EMPTY,
    POINTS,
    STRONGEST,
    WEAKEST,
)
from sueca_core.bots.player_table import PlayerTable
from sueca_core.bots.situation import Situation
from sueca_core.bots.sparing import drop, load

__all__ = ["follow"]


def follow(it: Situation, table: PlayerTable) -> int:
    """The place in the pack of the card to play."""
    led = it.led
    own = it.hand[led]
    if not own:
        if it.ours:
            return _void_with_partner(it, table)
        return _void_against(it, table)
    if own & (own - 1) == 0:
        return led * 10 + STRONGEST[own]
    if it.ours:
        return led * 10 + _suit_with_partner(it, table, own)
    return led * 10 + _suit_against(it, table, own)


def _holds(it: Situation, seat: int, suit: int) -> int:
    """The cards of a suit that another seat may hold."""
    if suit == it.trump:
        return it.trumps(seat)
    if it.voids[seat] >> suit & 1:
        return 0
    return it.out[suit]


def _must_follow(it: Situation, seat: int, suit: int) -> bool:
    """Whether a seat is certain to hold a card of the suit."""
    if suit == it.trump and seat == it.turned_at:
        return True
    if not it.out[suit]:
        return False
    bit = 1 << suit
    voids = it.voids
    if voids[seat] & bit:
        return False
    others = (it.next, it.partner, it.previous)
    for other in others:
        if other != seat and not voids[other] & bit:
            return False
    return True


def _sure(it: Situation, best: int, trumped: bool) -> bool:
    """Whether the next opponent cannot beat a winning card of that rank (a trump or of the led suit).

    Only asked where at most that opponent is still to play against us.
    """
    if it.placed == 3:
        return True
    led, seat = it.led, it.next
    trumps = it.trumps(seat)
    if trumped:
        if not trumps & ABOVE[best]:
            return True
        return led != it.trump and _must_follow(it, seat, led)
    if _holds(it, seat, led) & ABOVE[best]:
        return False
    return led == it.trump or not trumps or _must_follow(it, seat, led)


def _suit_with_partner(it: Situation, table: PlayerTable, own: int) -> int:
    """Partner is winning and the seat follows suit."""
    led, best = it.led, it.best
    sure = _sure(it, best, it.ruffed or led == it.trump)
    under = own if it.ruffed else own & ~ABOVE[best]
    if sure:
        return STRONGEST[under or own]
    out = _holds(it, it.next, led)
    if it.ruffed:
        return WEAKEST[own]
    if not out & ABOVE[best]:
        if not it.ruffs(it.next, led) and COUNT[it.out[led]] >= table.third_load_out:
            return STRONGEST[under or own]
        return WEAKEST[own]
    top = STRONGEST[own]
    if top < best and not out & ABOVE[top]:
        if led == it.trump:
            if table.trump_third_boss:
                return top
        elif not it.ruffs(it.next, led) and COUNT[it.out[led]] >= table.third_boss_out:
            return top
    over = own & ABOVE[best]
    if over and led != it.trump:
        rank = STRONGEST[over]
        if (
            rank > 1
            and COUNT[out & ABOVE[rank]] <= table.third_cover_above
            and POINTS[rank] <= table.third_cover_points
            and COUNT[out & ABOVE[best]] > COUNT[out & ABOVE[rank]]
        ):
            return rank
    return WEAKEST[own]


def _suit_against(it: Situation, table: PlayerTable, own: int) -> int:
    """An opponent is winning and the seat follows suit."""
    over = 0 if it.ruffed else own & ABOVE[it.best]
    if not over:
        return WEAKEST[own]
    if it.placed == 3:
        return _take_last(it, table, own, over)
    led = it.led
    out = _holds(it, it.next, led)
    top = STRONGEST[over]
    second = it.placed == 1
    if not out & ABOVE[top]:
        if led == it.trump:
            if table.trump_second_boss if second else table.trump_third_boss:
                return top
        elif not it.ruffs(it.next, led):
            least = table.second_boss_out if second else table.third_boss_out
            if COUNT[it.out[led]] >= least:
                return top
    most = table.second_cover_points if second else table.third_cover_points
    above = table.second_cover_above if second else table.third_cover_above
    if led != it.trump:
        rank = STRONGEST[over & ~3]
        if rank > 1 and POINTS[rank] <= most and COUNT[out & ABOVE[rank]] <= above:
            return rank
    return WEAKEST[own]


def _take_last(it: Situation, table: PlayerTable, own: int, over: int) -> int:
    """Last seat, and these cards win (T11)."""
    court = over & COURT
    if court:
        return STRONGEST[court]
    low = over & EMPTY
    if low:
        if over & 2 and it.out[it.led] & ACE and it.points >= table.last_seven_points:
            return 1
        return WEAKEST[low]
    if it.points + POINTS[WEAKEST[over]] >= table.last_ace:
        return WEAKEST[over]
    return WEAKEST[own]


def _void_with_partner(it: Situation, table: PlayerTable) -> int:
    trumped = it.ruffed or it.led == it.trump
    if _sure(it, it.best, trumped):
        return _load_or_drop(it, table)
    if it.led != it.trump and it.hand[it.trump]:
        # partner's card can still be beaten
        above = _holds(it, it.next, it.led) & ABOVE[it.best]
        known = it.ruffs(it.next, it.led)
        if not known and not above and COUNT[it.out[it.led]] >= table.load_likely:
            return _load_or_drop(it, table)
        if it.points >= table.ruff_protect and (above or known):
            return _ruff(it, table)
    elif not (_holds(it, it.next, it.led) & ABOVE[it.best]) and not it.ruffs(it.next, it.led):
        return _load_or_drop(it, table)
    return drop(it, table)


def _load_or_drop(it: Situation, table: PlayerTable) -> int:
    return load(it, table)


def _void_against(it: Situation, table: PlayerTable) -> int:
    trump = it.trump
    trumps = it.hand[trump]
    if it.led == trump or not trumps:
        return drop(it, table)
    if it.ruffed:
        trumps &= ABOVE[it.best]
        if not trumps:
            return drop(it, table)
    least = (table.ruff_second, table.ruff_third, table.ruff_last)[it.placed - 1]
    if it.points >= least:
        return _ruff(it, table)
    return drop(it, table)


def _ruff(it: Situation, table: PlayerTable) -> int:
    trump = it.trump
    over = it.hand[trump]
    if it.ruffed:
        over &= ABOVE[it.best]
    base = trump * 10
    if it.placed == 3:
        court = over & COURT
        if court and table.ruff_court:
            return base + STRONGEST[court]
        return base + WEAKEST[over]
    low = WEAKEST[over]
    against = it.ruffs(it.next, it.led) & ABOVE[low]
    if against and it.points >= table.ruff_high:
        top = STRONGEST[over]
        if not it.trumps(it.next) & ABOVE[top]:
            return base + top
    return base + low
