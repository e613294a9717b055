"""What the page shows, as values: derived facts and codes, never a sentence.

`present` computes everything a page would otherwise need a rule for. Nothing here holds a hidden
card before the hand is over. Field names are those of the page's protocol.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

from sueca_core.game.calls import Revoke
from sueca_core.game.cards import Card, Suit
from sueca_core.game.scoring import Pending
from sueca_core.game.seats import Direction, Seat, Side
from sueca_core.game.state import Phase

type Todo = Literal["play", "bot", "choose", "call", "count", "next", "new"]
"""What has to happen next: a card of the person's, ``advance``, the person's word as dealer, on a
weak hand or for the count, ``next``, or a new rubber."""

__all__ = [
    "HandCard",
    "Placed",
    "ResultShown",
    "RubberShown",
    "Screen",
    "SeatShown",
    "Todo",
    "TrickShown",
    "TrumpShown",
    "Why",
]


@dataclass(frozen=True, slots=True)
class SeatShown:
    """A seat from outside."""

    cards: int
    """Cards still held."""
    bot: str | None
    """Level of the computer player; None for the person."""


@dataclass(frozen=True, slots=True)
class TrumpShown:
    """The turned card."""

    suit: Suit
    card: Card
    owner: Seat
    shown: bool
    """The card still lies before its owner."""


@dataclass(frozen=True, slots=True)
class Placed:
    """A card on the table."""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class TrickShown:
    """A finished trick."""

    number: int
    leader: Seat
    winner: Seat
    points: int
    cards: tuple[Placed, ...]


@dataclass(frozen=True, slots=True)
class Why:
    """Why a card cannot be played now: ``must_follow`` with the suit, or ``not_your_turn``."""

    code: str
    suit: Suit | None = None


@dataclass(frozen=True, slots=True)
class HandCard:
    """A card in the person's hand."""

    card: Card
    legal: bool
    why: Why | None


@dataclass(frozen=True, slots=True)
class RubberShown:
    """The end of a rubber; games are cut down to the target."""

    winner: Side
    games: Mapping[Side, int]
    shutout: bool
    sweep: bool
    hands: int
    comeback: int
    """Games that the losers had while the winners had none, three at least; else 0."""


@dataclass(frozen=True, slots=True)
class ResultShown:
    """The result of a hand."""

    points: Mapping[Side, int]
    tricks: Mapping[Side, int]
    winner: Side | None
    code: str
    """An `Outcome`'s value."""
    award: Mapping[Side, int]
    waited: Pending
    pending: Pending
    next_dealer: Seat
    next_leader: Seat
    rubber: RubberShown | None
    accuser: Seat | None
    """Who ended the hand by an accusation; None when it was played out."""
    accused: Seat | None
    revoke: Revoke | None
    """The revoke that a right accusation found."""


@dataclass(frozen=True, slots=True)
class Screen:
    """One picture of the table."""

    v: int
    kind: str
    date: str | None
    day: int | None
    rules: str
    direction: Direction
    target: int
    hand_number: int
    phase: Phase
    todo: Todo
    turn: Seat | None
    dealer: Seat
    leader: Seat | None
    """Who led or leads the trick on the table; None before the cards are dealt."""
    seats: Mapping[Seat, SeatShown]
    trump: TrumpShown | None
    """None before the cards are dealt."""
    table: tuple[Placed, ...]
    winning: Seat | None
    led: Suit | None
    trick_number: int
    points: Mapping[Side, int]
    tricks: Mapping[Side, int]
    games: Mapping[Side, int]
    pending: Pending
    hand: tuple[HandCard, ...]
    may_revoke: bool
    """Whether a card that is not legal can be played all the same, at one's risk."""
    accuse: tuple[Seat, ...]
    """The opponents that can be accused of a revoke now."""
    hints: int
    """How many hints the person has had in this hand; 0 in one that is played again."""
    undo: bool
    """Whether the person may take back a card."""
    claim: tuple[Card, ...]
    """The person's cards, the one to be played now first, where all tricks that are left are sure
    to be one side's, ours or theirs, whatever the others hold; empty where nothing is sure."""
    last_trick: TrickShown | None
    unfinished: bool
    """A card has been played and the rubber is not over: ask before throwing it away."""
    again: Mapping[str, Mapping[Side, int]] | None
    """While a hand is played again, ``points`` of the first time."""
    result: ResultShown | None
    tricks_played: tuple[TrickShown, ...] | None
    """All ten tricks, when the hand is over."""
    laid_open: Mapping[Seat, tuple[Card, ...]] | None
    """The four hands as dealt, when the hand is over."""
