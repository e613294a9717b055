"""What is certain about the trick on the table, whatever the unseen cards are.

Only the next opponent is looked at: where partner is winning, at most that seat is still to play.
"""

from sueca_core.bots.masks import ABOVE
from sueca_core.bots.situation import Situation

__all__ = ["may_hold", "must_follow", "partner_is_sure"]


def may_hold(it: Situation, seat: int, suit: int) -> int:
    """The cards of a suit that another seat may hold."""
    if suit == it.trump:
        return it.trumps(seat)
    return 0 if it.voids[seat] >> suit & 1 else it.out[suit]


def must_follow(it: Situation, seat: int, suit: int) -> bool:
    """Whether another seat is certain to hold a card of the suit.

    It is when the card turned up says so, or when the suit has unseen cards and the two other
    seats have none.
    """
    if suit == it.trump and seat == it.turned_at:
        return True
    voids, bit = it.voids, 1 << suit
    if not it.out[suit] or voids[seat] & bit:
        return False
    without = [voids[each] & bit for each in (it.next, it.partner, it.previous) if each != seat]
    return all(without)


def partner_is_sure(it: Situation) -> bool:
    """Whether partner's card, which wins so far, can be beaten by no opponent (T07)."""
    if it.placed == 3:
        return True
    led, seat = it.led, it.next
    trumps = it.trumps(seat)
    if it.ruffed:
        return not trumps & ABOVE[it.best] or must_follow(it, seat, led)
    if may_hold(it, seat, led) & ABOVE[it.best]:
        return False
    return led == it.trump or not trumps or must_follow(it, seat, led)
