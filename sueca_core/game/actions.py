"""Everything that can happen to a rubber, chance included.

The engine draws no random number: whoever shuffles makes a `Deal`, and dealing it is an action like
any other, so that a rubber is its first dealer, its rules and its actions.
"""

from dataclasses import dataclass

from sueca_core.game.cards import Card
from sueca_core.game.deal import Deal
from sueca_core.game.seats import Seat

__all__ = [
    "Accuse",
    "Action",
    "CallWeak",
    "ChooseEnd",
    "Count",
    "DealCards",
    "PassWeak",
    "PlayCard",
]


@dataclass(frozen=True, slots=True)
class ChooseEnd:
    """The dealer takes trump from the bottom or the top, before seeing a card (S17, V04)."""

    seat: Seat
    from_bottom: bool


@dataclass(frozen=True, slots=True)
class DealCards:
    """Forty cards are dealt."""

    deal: Deal


@dataclass(frozen=True, slots=True)
class CallWeak:
    """A seat asked about its weak hand wants the cards dealt again (S22)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class PassWeak:
    """A seat asked about its weak hand plays it. In no event and no other seat's view."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class PlayCard:
    """A seat plays a card."""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class Accuse:
    """A seat says that an opposing seat has revoked in this hand (S54-S58, C14)."""

    seat: Seat
    accused: Seat


@dataclass(frozen=True, slots=True)
class Count:
    """The points are counted; accusations are no longer heard (C14)."""


type Action = ChooseEnd | DealCards | CallWeak | PassWeak | PlayCard | Accuse | Count
