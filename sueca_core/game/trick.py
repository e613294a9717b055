"""One trick: which cards may be played and which one wins (rules.md S25-S31)."""

from dataclasses import dataclass

from sueca_core.game.cards import Card, Suit
from sueca_core.game.seats import Seat

__all__ = ["Trick", "beats", "legal_cards", "trick_points", "winning_place"]


@dataclass(frozen=True, slots=True)
class Trick:
    """A finished trick."""

    leader: Seat
    cards: tuple[Card, ...]
    """Four cards in order of play, the leader's first."""
    winner: Seat
    points: int
    """Card points of the four cards, 0 to 44; a bonus for the last trick is not in them."""


def legal_cards(hand: tuple[Card, ...], led: Suit | None) -> tuple[Card, ...]:
    """The cards of the led suit if there are any, else the whole hand; `led` is None for a lead."""
    if led is None:
        return hand
    following = tuple([each for each in hand if each.suit is led])
    return following or hand


def beats(challenger: Card, best: Card, trump: Suit) -> bool:
    """Whether a card played later takes the trick from the best card so far.

    A card that is neither trump nor of the best card's suit never wins (S30).
    """
    if challenger.suit is best.suit:
        return challenger.strength > best.strength
    return challenger.suit is trump


def winning_place(cards: tuple[Card, ...], trump: Suit) -> int:
    """Place (0 for the leader) of the card that wins of one to four cards in order of play."""
    place, best = 0, cards[0]
    for number, each in enumerate(cards):
        if number and beats(each, best, trump):
            place, best = number, each
    return place


def trick_points(cards: tuple[Card, ...]) -> int:
    """Card points of the cards together."""
    return sum([each.points for each in cards])
