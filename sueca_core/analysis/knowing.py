"""What a seat can know for certain: in every layout of the unseen cards that its view allows.

Plain on purpose, and written apart from the players: cards are objects, and a question is answered
by asking whether the unseen cards can be shared out at all when what is asked about is taken for
true. They can be exactly when no group of seats would have to hold more than it has room for
(Hall's theorem).
"""

from collections.abc import Sequence
from itertools import combinations

from sueca_core.game.cards import CARDS, Card, Suit
from sueca_core.game.seats import SEATS, Seat, order_from
from sueca_core.game.trick import beats, winning_place
from sueca_core.game.view import PlayerView

__all__ = ["Knowing"]

type Given = tuple[Seat, Card] | None
"""A card that a seat is taken to hold."""


class Knowing:
    """One view of a seat that is to play, asked about the other seats' cards."""

    __slots__ = ("_voids", "order", "room", "unseen", "view")

    view: PlayerView
    unseen: tuple[Card, ...]
    """The cards that the other three seats hold between them, in the order of the pack."""
    room: dict[Seat, int]
    """How many cards each of the other seats holds, 0 to 10, in the order S W N E."""
    order: tuple[Seat, ...]
    """The four seats in play order, the leader of the trick first."""

    def __init__(self, view: PlayerView) -> None:
        """Gather what lies open."""
        plays = _plays(view)
        gone = {card for _, card, _ in plays} | {*view.hand}
        self.view = view
        self.order = order_from(view.leader, view.rules.direction)
        self.unseen = tuple(each for each in CARDS if each not in gone)
        self._voids = {(seat, led) for seat, card, led in plays if card.suit is not led}
        self.room = {
            seat: 10 - sum(who is seat for who, _, _ in plays)
            for seat in SEATS
            if seat is not view.seat
        }

    def can_hold(self, seat: Seat, card: Card, lacking: Suit | None = None) -> bool:
        """Whether in some layout a seat holds a card, and none of the suit `lacking`."""
        return card in self.unseen and self._possible((seat, card), seat, lacking)

    def can_lack(self, seat: Seat, suit: Suit) -> bool:
        """Whether in some layout a seat holds no card of a suit."""
        return self._possible(None, seat, suit)

    def must_lack(self, seat: Seat, suit: Suit) -> bool:
        """Whether in every layout a seat holds no card of a suit."""
        return not any(self.can_hold(seat, each) for each in self.of(suit))

    def can_beat(self, seat: Seat, best: Card, led: Suit) -> bool:
        """Whether in some layout a seat has a card that beats `best` and that it may play."""
        trump = self.view.trump
        return any(
            self.can_hold(seat, each, None if each.suit is led else led)
            for each in self.unseen
            if beats(each, best, trump)
        )

    def of(self, suit: Suit) -> tuple[Card, ...]:
        """The unseen cards of a suit, the strongest first."""
        return tuple(each for each in self.unseen if each.suit is suit)

    def is_master(self, card: Card) -> bool:
        """Whether no stronger card of its suit is unseen."""
        return not any(each.strength > card.strength for each in self.of(card.suit))

    def to_come(self) -> tuple[Seat, ...]:
        """The seats that play to this trick after the one to play."""
        return self.order[len(self.view.table) + 1 :]

    def winning(self) -> tuple[Seat, Card]:
        """Who wins the trick on the table, and with which card; a card must lie there."""
        place = winning_place(self.view.table, self.view.trump)
        return self.order[place], self.view.table[place]

    def surely_wins(self, seat: Seat, best: Card, led: Suit) -> bool:
        """Whether no opponent of `seat` that is still to play can beat its card `best`."""
        foes = [each for each in self.to_come() if each.side is not seat.side]
        return not any(self.can_beat(each, best, led) for each in foes)

    def _possible(self, given: Given, seat: Seat, lacking: Suit | None) -> bool:
        holders = [self._holders(card, given, seat, lacking) for card in self.unseen]
        groups = [frozenset(group) for n in range(4) for group in combinations(self.room, n)]
        return all(
            sum(each <= group for each in holders) <= sum(self.room[who] for who in group)
            for group in groups
        )

    def _holders(
        self, card: Card, given: Given, seat: Seat, lacking: Suit | None
    ) -> frozenset[Seat]:
        """The seats that may hold an unseen card."""
        able = {who for who in self.room if (who, card.suit) not in self._voids}
        if card is self.view.turned:
            able &= {self.view.dealer}
        if card.suit is lacking:
            able -= {seat}
        if given is not None and card is given[1]:
            able &= {given[0]}
        return frozenset(able)


def _plays(view: PlayerView) -> Sequence[tuple[Seat, Card, Suit]]:
    """Every card so far, with its seat and the suit that was led."""
    rows = [(trick.leader, trick.cards) for trick in view.tricks]
    rows.append((view.leader, view.table))
    return [
        (seat, card, cards[0].suit)
        for leader, cards in rows
        for seat, card in zip(order_from(leader, view.rules.direction), cards, strict=False)
    ]
