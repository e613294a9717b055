"""From a view to a `Situation`."""

from functools import lru_cache
from typing import Final

from sueca_core.bots.certainty import deduce, fits
from sueca_core.bots.situation import Situation
from sueca_core.game.cards import Card
from sueca_core.game.seats import SEATS, Direction, order_from
from sueca_core.game.trick import Trick
from sueca_core.game.view import PlayerView
from sueca_core.solver.packed import COUNT, PACK, POINTS, split

__all__ = ["read"]

_NOBODY: Final = -1
_BITS: Final = tuple(1 << place for place in range(40))

type Orders = tuple[tuple[int, ...], ...]


def _orders(direction: Direction) -> Orders:
    """The seats in play order, by the seat that begins."""
    return tuple(tuple(each.index for each in order_from(seat, direction)) for seat in SEATS)


_CLOCKWISE: Final = _orders(Direction.CLOCKWISE)
_ANTICLOCKWISE: Final = _orders(Direction.ANTICLOCKWISE)


def read(view: PlayerView) -> Situation:
    """The situation of the seat to play."""
    orders = _CLOCKWISE if view.rules.direction is Direction.CLOCKWISE else _ANTICLOCKWISE
    own = 0
    for each in view.hand:
        own += _BITS[each.index]
    it = Situation()
    it.voids = [0, 0, 0, 0]
    seen = _look_back(view.tricks, orders, it.voids)
    turned = view.turned.index
    it.trump = turned // 10
    it.placed = len(view.table)
    it.led = -1
    if view.table:
        seen += _look_at_table(it, view.table, orders[view.leader.index])
    it.hand = split(own)
    it.out = split(PACK - seen - own)
    it.turned = it.out[it.trump] & 1 << turned % 10
    it.turned_at = view.dealer.index if it.turned else _NOBODY
    order = orders[view.seat.index]
    _, it.next, it.partner, it.previous = order
    left = len(view.hand)
    it.rooms = [left] * 4
    for number in range(it.placed):
        it.rooms[order[-1 - number]] -= 1
    it.counts = [COUNT[mask] for mask in it.out]
    if it.turned:
        it.counts[it.trump] -= 1
        it.rooms[it.turned_at] -= 1
    if view.rules.revoke == "allowed":
        _soften(it, view, orders)
    if left < 3 or it.voids[it.next] or it.voids[it.partner] or it.voids[it.previous]:
        deduce(it)
    return it


def _soften(it: Situation, view: PlayerView, orders: Orders) -> None:
    """Take voids for what they are where a card need not follow: evidence, and no certainty.

    A suit that its seat has played since is none of them, nor are trumps while the seat still holds
    the turned card. When the unseen cards cannot be shared
    out with the rest, somebody has revoked, nobody knows who, and all of them are given up.
    """
    it.voids = [0, 0, 0, 0]
    rows = [(trick.leader, trick.cards) for trick in view.tricks]
    for leader, cards in [*rows, (view.leader, view.table)]:
        for seat, each in zip(orders[leader.index], cards, strict=False):
            if each.suit is not cards[0].suit:
                it.voids[seat] |= 1 << cards[0].suit.index
            it.voids[seat] &= ~(1 << each.suit.index)
    if it.turned:
        it.voids[it.turned_at] &= ~(1 << it.trump)
    if not fits(it):
        it.voids = [0, 0, 0, 0]


def _look_back(tricks: tuple[Trick, ...], orders: Orders, voids: list[int]) -> int:
    """The cards of the finished tricks; fills in the voids they show."""
    seen = 0
    for trick in tricks:
        cards, suit, without = _told_by(trick.cards)
        seen += cards
        for place in without:
            voids[orders[trick.leader.index][place]] |= suit
    return seen


@lru_cache(maxsize=256)
def _told_by(cards: tuple[Card, ...]) -> tuple[int, int, tuple[int, ...]]:
    """What a finished trick tells: its cards, the led suit's bit, the places without that suit.

    Kept for a while, because each seat asks it again for every card of the rest of the hand.
    """
    led = cards[0].suit
    without = tuple(place for place, each in enumerate(cards) if each.suit is not led)
    return sum(_BITS[each.index] for each in cards), 1 << led.index, without


def _look_at_table(it: Situation, table: tuple[Card, ...], order: tuple[int, ...]) -> int:
    """The cards of the trick in progress; fills in what they make of it and the voids they show."""
    trump, seen = it.trump, _BITS[table[0].index]
    led, best = divmod(table[0].index, 10)
    points, place, ruffed = POINTS[best], 0, False
    for number in range(1, len(table)):
        index = table[number].index
        suit, rank = divmod(index, 10)
        seen += _BITS[index]
        points += POINTS[rank]
        if suit != led:
            it.voids[order[number]] |= 1 << led
        if suit == trump and not ruffed and led != trump:
            best, place, ruffed = rank, number, True
        elif rank < best and suit == (trump if ruffed else led):
            best, place = rank, number
    it.led, it.best, it.points, it.ruffed = led, best, points, ruffed
    it.ours = len(table) - place == 2
    return seen
