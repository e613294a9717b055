"""Dealing a shuffled pack in packets of ten (rules.md S15-S18, section 5.2)."""

from dataclasses import dataclass

from sueca_core.game.cards import CARDS, Card, Suit, sort_cards
from sueca_core.game.errors import CodedError
from sueca_core.game.seats import Direction, Seat, following, order_from

__all__ = ["Deal", "deal_pack", "packet_order"]


@dataclass(frozen=True, slots=True)
class Deal:
    """Forty cards as dealt. Raises ``notation/bad_deal`` when made of anything else."""

    dealer: Seat
    turned: Card
    """The dealer's card that was turned up; its suit is trump."""
    hands: tuple[tuple[Card, ...], ...]
    """The four hands by seat index (S W N E), ten sorted cards each."""

    def __post_init__(self) -> None:
        held = [each for hand in self.hands for each in hand]
        if len(self.hands) != 4 or any(len(hand) != 10 for hand in self.hands):
            raise CodedError("notation/bad_deal", reason="ten_each")
        if len(set(held)) != len(CARDS):
            raise CodedError("notation/bad_deal", reason="card_twice")
        if any(sort_cards(hand) != hand for hand in self.hands):
            raise CodedError("notation/bad_deal", reason="unsorted")
        if self.turned not in self.hands[self.dealer.index]:
            raise CodedError("notation/bad_deal", reason="turned_not_dealers")

    @property
    def trump(self) -> Suit:
        """The trump suit."""
        return self.turned.suit

    def hand(self, of: Seat) -> tuple[Card, ...]:
        """The ten cards dealt to a seat."""
        return self.hands[of.index]

    def leader(self, direction: Direction) -> Seat:
        """Who leads the first trick: the seat after the dealer, however it was dealt (S24)."""
        return following(self.dealer, direction)


def deal_pack(
    pack: tuple[Card, ...],
    dealer: Seat,
    direction: Direction,
    *,
    from_bottom: bool,
    empty_trump: bool = False,
) -> Deal:
    """Deal a pack whose place 0 is the top.

    From the bottom the seat after the dealer gets the first packet and the dealer the last, whose
    last card is turned; from the top the dealer keeps the first packet, whose first card is turned,
    and the rest go round the other way. With `empty_trump` the first card without points counted
    from the turned end is turned; one outside the dealer's packet changes places with the end card.
    """
    cards = list(pack)
    end = 39 if from_bottom else 0
    if empty_trump:
        end = _turn_empty(cards, end)
    seats = packet_order(dealer, direction, from_bottom=from_bottom)
    hands: list[tuple[Card, ...]] = [()] * 4
    for number, seat in enumerate(seats):
        hands[seat.index] = sort_cards(cards[number * 10 : number * 10 + 10])
    return Deal(dealer, cards[end], tuple(hands))


def packet_order(dealer: Seat, direction: Direction, *, from_bottom: bool) -> tuple[Seat, ...]:
    """Who gets the first, second, third and fourth packet of ten (rules.md section 5.2)."""
    if from_bottom:
        return order_from(following(dealer, direction), direction)
    return order_from(dealer, direction.reverse)


def _turn_empty(cards: list[Card], end: int) -> int:
    """Place of the first card without points from the turned end, brought into the packet."""
    places = range(39, -1, -1) if end == 39 else range(40)
    place = next(each for each in places if cards[each].points == 0)
    if place // 10 == end // 10:
        return place
    cards[place], cards[end] = cards[end], cards[place]
    return end
