"""What `engine.apply` reports: public facts only, in the order in which they happened.

No event tells that a seat passed with a weak hand or that a card was a revoke.
"""

from dataclasses import dataclass

from sueca_core.game.cards import Card
from sueca_core.game.scoring import HandResult
from sueca_core.game.seats import Seat, Side
from sueca_core.game.trick import Trick

__all__ = [
    "Accused",
    "CardPlayed",
    "Dealt",
    "EndChosen",
    "Event",
    "HandOver",
    "HandVoided",
    "RubberOver",
    "RubberResult",
    "TrickWon",
]


@dataclass(frozen=True, slots=True)
class RubberResult:
    """The end of a rubber."""

    winner: Side
    games: tuple[int, int]
    """Games of NS and EW as scored; the winner's may lie above the target."""
    shutout: bool
    """The losers have no game and at least two hands were completed (C11)."""
    sweep: bool
    """The last hand was a sweep."""
    hands: int
    """Completed hands; voided deals do not count."""
    comeback: int
    """Games that the losers had, three at least, while the winners had none (V39); else 0."""


@dataclass(frozen=True, slots=True)
class EndChosen:
    """The dealer has said where trump comes from."""

    dealer: Seat
    from_bottom: bool


@dataclass(frozen=True, slots=True)
class Dealt:
    """A hand has been dealt."""

    hand_number: int
    """Number of the hand in the rubber, 1 for the first; a voided deal keeps the number."""
    dealer: Seat
    turned: Card
    leader: Seat
    from_bottom: bool
    """Which end of the pack was turned."""


@dataclass(frozen=True, slots=True)
class HandVoided:
    """A weak hand was called: nothing is scored and the deal moves on."""

    caller: Seat


@dataclass(frozen=True, slots=True)
class CardPlayed:
    """A card lies on the table."""

    seat: Seat
    card: Card
    trick_number: int
    """1 to 10."""
    winning: Seat
    """Who wins the trick so far."""


@dataclass(frozen=True, slots=True)
class TrickWon:
    """A trick is complete."""

    number: int
    """1 to 10."""
    trick: Trick


@dataclass(frozen=True, slots=True)
class Accused:
    """The record of plays was checked after an accusation."""

    seat: Seat
    accused: Seat
    right: bool


@dataclass(frozen=True, slots=True)
class HandOver:
    """A hand has a result."""

    result: HandResult


@dataclass(frozen=True, slots=True)
class RubberOver:
    """A rubber has a winner."""

    result: RubberResult


type Event = (
    EndChosen | Dealt | HandVoided | CardPlayed | TrickWon | Accused | HandOver | RubberOver
)
