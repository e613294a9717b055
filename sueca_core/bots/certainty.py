"""What is certain, whatever the unseen cards are.

The unseen cards can be shared out among the three other seats exactly when no group of seats would
have to take more of them than it has room for (Hall's theorem). Everything here asks for that: a
group that has no room to spare holds nothing but the cards that no other seat may hold, and a
thing is certain when the cards could not be shared out if it were otherwise.
"""

from typing import Final

from sueca_core.bots.situation import Situation
from sueca_core.solver.packed import ABOVE

__all__ = ["deduce", "fits", "may_hold", "partner_is_sure"]

_ALL_SUITS: Final = 0b1111


def deduce(it: Situation) -> None:
    """Note as void what the numbers of cards prove, beside the voids that have shown."""
    counts, voids, rooms = it.counts, it.voids, it.rooms
    first, second, third = it.next, it.partner, it.previous
    total = rooms[first] + rooms[second] + rooms[third]
    found = [0, 0, 0, 0]
    for seat, one, other in (
        (first, second, third),
        (second, third, first),
        (third, first, second),
    ):
        own = voids[seat]
        if own and total - _cards(counts, own) == rooms[seat]:
            found[one] |= ~own
            found[other] |= ~own
        alone = voids[one] & voids[other]
        if (alone or not rooms[seat]) and _cards(counts, alone) == rooms[seat]:
            found[seat] |= ~alone
    voids[first] |= found[first] & _ALL_SUITS
    voids[second] |= found[second] & _ALL_SUITS
    voids[third] |= found[third] & _ALL_SUITS


def fits(it: Situation) -> bool:
    """Whether there is any layout: voids can be so many that the cards find no place."""
    return _fits(it, it.counts, it.voids, it.rooms)


def _cards(counts: list[int], suits: int) -> int:
    """How many cards these suits have."""
    number = 0
    if suits & 1:
        number += counts[0]
    if suits & 2:
        number += counts[1]
    if suits & 4:
        number += counts[2]
    if suits & 8:
        number += counts[3]
    return number


def may_hold(it: Situation, seat: int, suit: int) -> int:
    """The cards of a suit that another seat may hold."""
    if suit == it.trump:
        return it.trumps(seat)
    return 0 if it.voids[seat] >> suit & 1 else it.out[suit]


def partner_is_sure(it: Situation) -> bool:
    """Whether partner's card, which wins so far, can be beaten by no opponent (T07).

    Only the next opponent can still do so, and only in third seat: partner led, and nobody ruffed.
    """
    if it.placed == 3:
        return True
    led, seat = it.led, it.next
    if may_hold(it, seat, led) & ABOVE[it.best]:
        return False
    return led == it.trump or not it.trumps(seat) or not _may_ruff(it, seat, led)


def _may_ruff(it: Situation, seat: int, suit: int) -> bool:
    """Whether a seat that may hold a trump may hold one and none of a side suit."""
    if it.ruffs(seat, suit):
        return True
    counts, voids, rooms = it.counts[:], it.voids[:], it.rooms[:]
    voids[seat] |= 1 << suit
    if seat != it.turned_at:
        counts[it.trump] -= 1
        rooms[seat] -= 1
    return _fits(it, counts, voids, rooms)


def _fits(it: Situation, counts: list[int], voids: list[int], rooms: list[int]) -> bool:
    """Whether the cards can be shared out."""
    first, second, third = it.next, it.partner, it.previous
    nobody = voids[first] & voids[second] & voids[third]
    if _cards(counts, nobody):
        return False
    total = sum(counts)
    for seat, other, another in (
        (first, second, third),
        (second, third, first),
        (third, first, second),
    ):
        if _cards(counts, voids[other] & voids[another]) > rooms[seat]:
            return False
        if total - _cards(counts, voids[seat]) < rooms[seat]:
            return False
    return True
