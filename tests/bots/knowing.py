"""What a seat can know for certain: in every layout of the unseen cards that its view allows.

Plain on purpose, and written apart from the players: cards are objects, and a question is answered
by asking whether the unseen cards can be shared out at all when what is asked about is taken for
true. They can be exactly when no group of seats would have to hold more than it has room for.
"""

from itertools import combinations

from sueca_core.game.cards import CARDS, Card, Suit
from sueca_core.game.seats import SEATS, Seat, order_from
from sueca_core.game.trick import beats, winning_place
from sueca_core.game.view import PlayerView


class Knowing:
    """One view, asked about the other seats' cards."""

    def __init__(self, view: PlayerView) -> None:
        self.view = view
        rows = [(trick.leader, trick.cards) for trick in view.tricks]
        rows.append((view.leader, view.table))
        plays = [
            (seat, card, cards[0].suit)
            for leader, cards in rows
            for seat, card in zip(order_from(leader, view.rules.direction), cards, strict=False)
        ]
        played = {card for _, card, _ in plays}
        self.unseen = [each for each in CARDS if each not in played and each not in view.hand]
        self.voids = {(seat, led) for seat, card, led in plays if card.suit is not led}
        self.room = {
            seat: 10 - sum(who is seat for who, _, _ in plays)
            for seat in SEATS
            if seat is not view.seat
        }

    def can_hold(self, seat: Seat, card: Card, lacking: Suit | None = None) -> bool:
        """Whether in some layout a seat holds a card, and none of the suit `lacking`."""
        return self._possible((seat, card), seat, lacking)

    def can_lack(self, seat: Seat, suit: Suit) -> bool:
        """Whether in some layout a seat holds no card of a suit."""
        return self._possible(None, seat, suit)

    def must_lack(self, seat: Seat, suit: Suit) -> bool:
        """Whether in every layout a seat holds no card of a suit."""
        return not any(self.can_hold(seat, each) for each in self.unseen if each.suit is suit)

    def can_beat(self, seat: Seat, best: Card, led: Suit) -> bool:
        """Whether in some layout a seat still to play has a legal card that beats the best one."""
        trump = self.view.trump
        return any(
            self.can_hold(seat, each, None if each.suit is led else led)
            for each in self.unseen
            if beats(each, best, trump)
        )

    def _possible(self, given: tuple[Seat, Card] | None, seat: Seat, lacking: Suit | None) -> bool:
        holders = [self._holders(card, given, seat, lacking) for card in self.unseen]
        groups = [set(group) for n in range(4) for group in combinations(self.room, n)]
        return given_is_unseen(given, self.unseen) and all(
            sum(each <= group for each in holders) <= sum(self.room[who] for who in group)
            for group in groups
        )

    def _holders(
        self, card: Card, given: tuple[Seat, Card] | None, seat: Seat, lacking: Suit | None
    ) -> set[Seat]:
        """The seats that may hold an unseen card."""
        able = {who for who in self.room if (who, card.suit) not in self.voids}
        if card is self.view.turned:
            able &= {self.view.dealer}
        if card.suit is lacking:
            able -= {seat}
        if given is not None and card is given[1]:
            able &= {given[0]}
        return able


def given_is_unseen(given: tuple[Seat, Card] | None, unseen: list[Card]) -> bool:
    """Whether the card taken for held can be held at all."""
    return given is None or given[1] in unseen


def winner_so_far(view: PlayerView) -> tuple[Seat, Card]:
    """Who wins the trick on the table, and with which card."""
    place = winning_place(view.table, view.trump)
    return order_from(view.leader, view.rules.direction)[place], view.table[place]


def still_to_play(view: PlayerView) -> list[Seat]:
    """The seats that play to this trick after the one to play."""
    return list(order_from(view.leader, view.rules.direction)[len(view.table) + 1 :])
