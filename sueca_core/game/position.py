"""A hand in progress with all cards open, as the solver takes it."""

from dataclasses import dataclass

from sueca_core.game.cards import Card, Suit
from sueca_core.game.errors import CodedError
from sueca_core.game.seats import Direction, Seat, order_from

__all__ = ["Position"]


@dataclass(frozen=True, slots=True)
class Position:
    """Cards still held and the trick on the table.

    Raises ``notation/bad_position`` when made of a card that stands twice, of four cards on the
    table, or of hands whose sizes cannot be.
    """

    trump: Suit
    leader: Seat
    """Who led or leads the trick on the table."""
    hands: tuple[tuple[Card, ...], ...]
    """The cards still held, by seat index, sorted; those on the table are not among them."""
    table: tuple[Card, ...] = ()
    """Cards of the trick in progress in order of play, at most three."""

    def __post_init__(self) -> None:
        cards = [each for hand in self.hands for each in hand] + list(self.table)
        if len(set(cards)) != len(cards):
            raise CodedError("notation/bad_position", reason="card_twice")
        if len(self.hands) != 4 or len(self.table) > 3:
            raise CodedError("notation/bad_position", reason="shape")
        most = max(len(hand) for hand in self.hands)
        short = sum(len(hand) == most - 1 for hand in self.hands)
        even = sum(len(hand) == most for hand in self.hands)
        if not 1 <= most <= 10 or even + short != 4 or short != len(self.table):
            raise CodedError("notation/bad_position", reason="sizes")

    def turn(self, direction: Direction) -> Seat:
        """Who plays next.

        Raises ``notation/bad_position`` when the seats that are one card short are not those that
        have played to the trick in that direction.
        """
        order = order_from(self.leader, direction)
        sizes = [len(self.hands[seat.index]) for seat in order]
        if sizes != sorted(sizes):
            raise CodedError("notation/bad_position", reason="direction")
        return order[len(self.table)]
