"""What a seat knows when it is to play: its view as small ints (see `masks`).

Read once for each card, then only looked at. Everything here follows from the view alone: the
unseen cards, who is known to be void (rules.md T24), and that the dealer holds the turned card
until it has been played (T32).
"""

from typing import Final

from sueca_core.bots.masks import PACK, POINTS, split
from sueca_core.game.cards import Card
from sueca_core.game.seats import SEATS, Direction, order_from
from sueca_core.game.view import PlayerView

__all__ = ["Situation", "read"]

NOBODY: Final = -1
_BITS: Final = tuple(1 << place for place in range(40))
_ORDERS: Final = {
    direction: tuple(tuple(each.index for each in order_from(seat, direction)) for seat in SEATS)
    for direction in Direction
}


class Situation:
    """One seat's knowledge. Suits, ranks and seats are numbers, sets of one suit are masks."""

    __slots__ = (
        "best",
        "hand",
        "led",
        "left",
        "next",
        "ours",
        "out",
        "partner",
        "placed",
        "points",
        "previous",
        "ruffed",
        "trump",
        "turned",
        "turned_at",
        "voids",
    )

    hand: list[int]
    """Own cards, a mask for each suit."""
    out: list[int]
    """Unseen cards: neither played nor in the own hand."""
    left: int
    """Cards in the own hand."""
    trump: int
    voids: list[int]
    """By seat: a bit for each suit in which it has failed to follow."""
    turned: int
    """The turned card's bit in the trump suit while another seat holds it, else 0."""
    turned_at: int
    """The seat that holds it, or -1."""
    next: int
    """The opponent who plays after this seat."""
    partner: int
    previous: int
    """The opponent who plays before this seat."""
    placed: int
    """Cards on the table, 0 to 3."""
    led: int
    """The led suit; -1 before a lead. So are the fields below without meaning then."""
    best: int
    """Rank of the card that wins so far."""
    ruffed: bool
    """Whether it is a trump on another suit."""
    ours: bool
    """Whether it is partner's."""
    points: int
    """Card points on the table."""

    def trumps(self, seat: int) -> int:
        """The trumps that another seat may hold."""
        if self.voids[seat] >> self.trump & 1:
            return 0
        if seat == self.turned_at:
            return self.out[self.trump]
        return self.out[self.trump] & ~self.turned

    def ruffs(self, seat: int, suit: int) -> int:
        """The trumps with which a seat known to be void may ruff a side suit."""
        if self.voids[seat] >> suit & 1:
            return self.trumps(seat)
        return 0


def read(view: PlayerView) -> Situation:
    """The situation of the seat to play."""
    order = _ORDERS[view.rules.direction][view.seat.index]
    own = 0
    for each in view.hand:
        own += _BITS[each.index]
    voids = [0, 0, 0, 0]
    seen = _history(view, voids)
    turned = view.turned
    it = Situation()
    it.hand = split(own)
    it.out = split(PACK - seen - own)
    it.left = len(view.hand)
    it.trump = trump = turned.index // 10
    it.voids = voids
    it.turned = it.out[trump] & 1 << turned.index % 10
    it.turned_at = view.dealer.index if it.turned else NOBODY
    _, it.next, it.partner, it.previous = order
    it.placed = len(view.table)
    it.led = -1
    if view.table:
        look_at_table(it, [each.index for each in view.table])
    return it


def _history(view: PlayerView, voids: list[int]) -> int:
    """All the cards played so far; fills in the voids they show."""
    orders = _ORDERS[view.rules.direction]
    seen = 0
    for trick in view.tricks:
        first, second, third, fourth = trick.cards
        bits = _BITS
        seen += bits[first.index] + bits[second.index] + bits[third.index] + bits[fourth.index]
        suit = first.suit
        if second.suit is suit is third.suit is fourth.suit:
            continue
        _note(voids, orders[trick.leader.index], trick.cards)
    if view.table:
        _note(voids, orders[view.leader.index], view.table)
        for each in view.table:
            seen += _BITS[each.index]
    return seen


def _note(voids: list[int], order: tuple[int, ...], cards: tuple[Card, ...]) -> None:
    suit = cards[0].suit
    for seat, each in zip(order, cards, strict=False):
        if each.suit is not suit:
            voids[seat] |= 1 << cards[0].index // 10


def look_at_table(it: Situation, table: list[int]) -> None:
    """Fill in what the cards on the table, by their places in the pack, make of the trick."""
    led, best = divmod(table[0], 10)
    trump = it.trump
    points, place, ruffed = POINTS[best], 0, False
    for number in range(1, len(table)):
        suit, rank = divmod(table[number], 10)
        points += POINTS[rank]
        if ruffed or led == trump:
            wins = suit == trump and rank < best
        else:
            wins = suit == trump or (suit == led and rank < best)
        if wins:
            best, place, ruffed = rank, number, suit != led
    it.led, it.best, it.points, it.ruffed = led, best, points, ruffed
    it.ours = len(table) - place == 2
