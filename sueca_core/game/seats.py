"""Seats, sides and the direction of play (rules.md section 0, S01, S12)."""

from enum import Enum
from typing import Final

from sueca_core.game.errors import CodedError

__all__ = ["SEATS", "SIDES", "Direction", "Seat", "Side", "following", "order_from", "seat"]


class Direction(Enum):
    """The way in which turn and deal go round the table, seen from above."""

    ANTICLOCKWISE = "ccw"
    CLOCKWISE = "cw"

    @property
    def reverse(self) -> "Direction":
        """The other way round."""
        return Direction.CLOCKWISE if self is Direction.ANTICLOCKWISE else Direction.ANTICLOCKWISE


class Side(Enum):
    """Two partners."""

    NS = "NS"
    EW = "EW"

    index: int

    def __init__(self, letters: str) -> None:
        self.index = 0 if letters == "NS" else 1

    @property
    def other(self) -> "Side":
        """The opponents."""
        return SIDES[1 - self.index]


class Seat(Enum):
    """A place at the table; the human sits South. Each next member sits to the left of the last."""

    SOUTH = "S"
    WEST = "W"
    NORTH = "N"
    EAST = "E"

    letter: str
    index: int
    side: Side

    def __init__(self, letter: str) -> None:
        self.letter = letter
        self.index = "SWNE".index(letter)
        self.side = Side.NS if letter in "NS" else Side.EW

    @property
    def partner(self) -> "Seat":
        """The seat opposite."""
        return SEATS[(self.index + 2) % 4]


SEATS: Final = tuple(Seat)
SIDES: Final = tuple(Side)


def _orders(step: int) -> tuple[tuple[Seat, ...], ...]:
    return tuple(tuple(SEATS[(start + step * n) % 4] for n in range(4)) for start in range(4))


_ORDERS: Final = {Direction.CLOCKWISE: _orders(1), Direction.ANTICLOCKWISE: _orders(-1)}


def order_from(first: Seat, direction: Direction) -> tuple[Seat, ...]:
    """The four seats in play order, beginning with `first`."""
    return _ORDERS[direction][first.index]


def following(of: Seat, direction: Direction) -> Seat:
    """The seat that plays, deals and leads after `of`."""
    return _ORDERS[direction][of.index][1]


def seat(letter: str) -> Seat:
    """The seat of that letter. Raises ``notation/bad_seat``."""
    for each in SEATS:
        if each.letter == letter:
            return each
    raise CodedError("notation/bad_seat", text=letter[:20])
