"""The rest is settled: all tricks that are left go to one side, whoever holds what is unseen.

`claim.sure_tricks` knows the tricks that a seat takes with its own cards and with nothing known of
the others. This looks further, in short endings: at suits that a seat has not followed, at the
turned card's place (rules.md S20), at tricks that the partner takes, and at endings in which no
card of ours changes that the opponents take all.

It is a search through what can be seen to happen, not through deals: to each turn of another seat
belongs every card that the seat can hold in some layout that agrees with all that is known, and may
play. Our side has the rest when the seat has, in each turn of its own, a card after which this
stays so whatever the three others play, the partner too, who cannot see our cards. The opponents
have it when they take every trick whatever anybody plays.
Where the search grows too long nothing is said to be settled.
"""

from typing import NamedTuple

from sueca_core.game.cards import CARDS, Card
from sueca_core.game.claim import sure_tricks
from sueca_core.game.seats import SEATS, Seat, Side, order_from
from sueca_core.game.trick import beats, legal_cards, winning_place
from sueca_core.game.view import PlayerView

__all__ = ["settled_cards", "the_rest"]

FEWEST, MOST = 2, 3
"""Cards in the hand: fewer are not worth it, more are too many layouts."""
TURNS = 1000
"""So many turns are looked at, for both sides together: a few hundredths of a second."""


class _Known(NamedTuple):
    """What is known of the cards that are left."""

    hand: tuple[Card, ...]
    out: tuple[Card, ...]
    """What the three others hold together, strongest first."""
    holds: tuple[int, ...]
    """How many cards each seat holds."""
    voids: tuple[int, ...]
    """The suits that a seat is known to have none of, a bit each."""
    table: tuple[Card, ...]
    leader: Seat


class _TooLongError(Exception):
    """The search has looked at as many turns as it may."""


def the_rest(view: PlayerView) -> tuple[Card, ...]:
    """The seat's cards in the order to show them, or () while the rest is open."""
    return sure_tricks(view) or settled_cards(view)


def settled_cards(view: PlayerView) -> tuple[Card, ...]:
    """The seat's cards, the one to be played now first; empty where the rest is not settled."""
    mine = view.turn is view.seat
    if not mine or not FEWEST <= len(view.hand) <= MOST or view.rules.revoke == "allowed":
        return ()
    search, known = _Search(view), _known(view)
    try:
        for first in (view.seat.side, view.seat.side.other):
            card = search.card_for(known, first)
            if card:
                return (card, *(each for each in view.hand if each is not card))
    except _TooLongError:
        pass
    return ()


def _known(view: PlayerView) -> _Known:
    seen = {*view.hand, *view.table, *(each for trick in view.tricks for each in trick.cards)}
    out = [each for each in CARDS if each not in seen]
    voids = [0] * 4
    begun = [(trick.leader, trick.cards) for trick in view.tricks] + [(view.leader, view.table)]
    for leader, cards in begun:
        for seat, each in zip(order_from(leader, view.rules.direction), cards, strict=False):
            if each.suit is not cards[0].suit:
                voids[seat.index] |= 1 << cards[0].suit.index
    holds = [len(view.hand)] * 4
    for seat in order_from(view.leader, view.rules.direction)[: len(view.table)]:
        holds[seat.index] -= 1
    strongest_first = tuple(sorted(out, key=lambda each: -each.strength))
    return _Known(view.hand, strongest_first, tuple(holds), tuple(voids), view.table, view.leader)


class _Search:
    """One search, with the turns that it has looked at and the tricks that it remembers."""

    def __init__(self, view: PlayerView) -> None:
        self._me, self._dealer, self._turned = view.seat, view.dealer, view.turned
        self._trump, self._direction = view.trump, view.rules.direction
        self._others = tuple(each for each in SEATS if each is not view.seat)
        self._turns = 0
        self._told: dict[tuple[object, ...], bool] = {}

    def card_for(self, known: _Known, side: Side) -> Card | None:
        """A card of the seat's, whose turn it is, after which a side has all the rest, or None."""
        own = self._own(known)
        if side is self._me.side:
            fits = (each for each in own if self._after(known, self._me, each, side))
            return next(fits, None)
        return own[0] if all(self._after(known, self._me, each, side) for each in own) else None

    def _own(self, known: _Known) -> tuple[Card, ...]:
        legal = legal_cards(known.hand, known.table[0].suit if known.table else None)
        return tuple(sorted(legal, key=lambda each: -each.strength))

    def _all(self, known: _Known, side: Side) -> bool:
        """Whether the side has every trick that is left."""
        if not known.table:
            if not known.hand:
                return True
            key = (side, known)
            if key not in self._told:
                self._told[key] = self._turn(known, side)
            return self._told[key]
        return self._turn(known, side)

    def _turn(self, known: _Known, side: Side) -> bool:
        self._turns += 1
        if self._turns > TURNS:
            raise _TooLongError
        seat = order_from(known.leader, self._direction)[len(known.table)]
        if seat is not self._me:
            return all(self._after(known, seat, each, side) for each in self._possible(known, seat))
        after = (self._after(known, seat, each, side) for each in self._own(known))
        return any(after) if side is seat.side else all(after)

    def _after(self, known: _Known, seat: Seat, card: Card, side: Side) -> bool:
        """The same, once the seat has played the card."""
        left = self._without(known, seat, card)
        if len(left.table) < 4:
            return self._all(left, side)
        order = order_from(known.leader, self._direction)
        winner = order[winning_place(left.table, self._trump)]
        if winner.side is not side:
            return False
        return self._all(left._replace(table=(), leader=winner), side)

    def _without(self, known: _Known, seat: Seat, card: Card) -> _Known:
        table, voids = (*known.table, card), known.voids
        holds = _changed(known.holds, seat, known.holds[seat.index] - 1)
        led = table[0].suit
        if card.suit is not led:
            voids = _changed(voids, seat, voids[seat.index] | 1 << led.index)
        if seat is self._me:
            hand = tuple(each for each in known.hand if each is not card)
            return known._replace(hand=hand, holds=holds, voids=voids, table=table)
        out = tuple(each for each in known.out if each is not card)
        return known._replace(out=out, holds=holds, voids=voids, table=table)

    def _possible(self, known: _Known, seat: Seat) -> list[Card]:
        """The cards that a seat may play in some layout, those that take the trick first.

        Whether the rest can still be shared out is the same for all cards of a suit but the turned.
        """
        told: dict[object, bool] = {}
        found = []
        for each in known.out:
            kind = each if each is self._turned else each.suit
            if kind not in told:
                told[kind] = self._may_hold(known.voids, seat, each) and self._fits(
                    self._without(known, seat, each)
                )
            if told[kind]:
                found.append(each)
        if known.table:
            best = known.table[winning_place(known.table, self._trump)]
            found.sort(key=lambda each: not beats(each, best, self._trump))
        return found

    def _may_hold(self, voids: tuple[int, ...], seat: Seat, card: Card) -> bool:
        if card is self._turned:
            return seat is self._dealer
        return not voids[seat.index] >> card.suit.index & 1

    def _fits(self, known: _Known) -> bool:
        """Whether the cards that are out can be shared out: Hall's condition, on three seats.

        The turned card's owner may be void of nothing that is trump while it holds that card.
        """
        if self._turned in known.out and known.voids[self._dealer.index] >> self._trump.index & 1:
            return False
        takers = [
            sum(
                1 << place
                for place, seat in enumerate(self._others)
                if self._may_hold(known.voids, seat, each)
            )
            for each in known.out
        ]
        for group in range(1, 8):
            room = sum(
                known.holds[seat.index]
                for place, seat in enumerate(self._others)
                if group >> place & 1
            )
            if sum(not taker & ~group for taker in takers) > room:
                return False
        return True


def _changed(values: tuple[int, ...], seat: Seat, value: int) -> tuple[int, ...]:
    return tuple(value if at == seat.index else each for at, each in enumerate(values))
