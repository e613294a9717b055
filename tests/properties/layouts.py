"""Other ways in which the hidden cards may lie, as far as one seat can tell."""

from random import Random

from sueca_core.game.cards import Card, sort_cards
from sueca_core.game.deal import Deal
from sueca_core.game.record import Record, Step, replay
from sueca_core.game.seats import SEATS, Seat, order_from
from sueca_core.game.state import HandState, State

__all__ = ["other_layout"]


def other_layout(state: State, seat: Seat, draw: Random) -> State:
    """The same hand as `seat` has seen it, with the other seats' hidden cards mixed anew.

    Before the first card all of them are mixed; after it each suit by itself, so that whoever
    could not follow still could not. The turned card stays with the dealer.
    """
    hand = state.hand
    assert hand is not None
    played = plays_by(hand, state)
    held = [list(cards) for cards in hand.hands]
    for lot in lots(hand, seat, by_suit=any(played)):
        cards = [card for _, card in lot]
        draw.shuffle(cards)
        for (place, old), new in zip(lot, cards, strict=True):
            held[place].remove(old)
            held[place].append(new)
    hands = tuple(sort_cards([*now, *before]) for now, before in zip(held, played, strict=True))
    deal = Deal(hand.deal.dealer, hand.deal.turned, hands)
    steps: tuple[Step, ...] = (deal, *all_plays(hand))
    return replay(Record(state.rules, hand.deal.dealer, steps))


def lots(hand: HandState, seat: Seat, *, by_suit: bool) -> list[list[tuple[int, Card]]]:
    """The hidden cards with their places, in the lots that may be mixed."""
    hidden = [
        (other.index, card)
        for other in SEATS
        for card in hand.hands[other.index]
        if other is not seat and card is not hand.deal.turned
    ]
    if not by_suit:
        return [hidden]
    suits = {card.suit.letter for _, card in hidden}
    return [[each for each in hidden if each[1].suit.letter == suit] for suit in sorted(suits)]


def all_plays(hand: HandState) -> tuple[Card, ...]:
    """The cards played so far in order."""
    return (*[card for trick in hand.tricks for card in trick.cards], *hand.table)


def plays_by(hand: HandState, state: State) -> list[list[Card]]:
    """The cards played so far, by seat index."""
    played: list[list[Card]] = [[], [], [], []]
    for leader, cards in [
        *[(each.leader, each.cards) for each in hand.tricks],
        (hand.leader, hand.table),
    ]:
        for seat, card in zip(order_from(leader, state.rules.direction), cards, strict=False):
            played[seat.index].append(card)
    return played
