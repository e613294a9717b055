"""A hand that has been played, card by card, each with the position in which it was played."""

from dataclasses import dataclass

from sueca_core.game.actions import PlayCard
from sueca_core.game.cards import Card
from sueca_core.game.engine import apply
from sueca_core.game.errors import CodedError
from sueca_core.game.position import Position
from sueca_core.game.seats import Seat
from sueca_core.game.state import HandState, State
from sueca_core.game.trick import legal_cards
from sueca_core.game.view import PlayerView, player_view

__all__ = ["CARDS_IN_HAND", "Moment", "moments"]

CARDS_IN_HAND = 40


@dataclass(frozen=True, slots=True)
class Moment:
    """One card of a hand, and what stood on the table before it."""

    state: State
    """Before the card."""
    seat: Seat
    card: Card

    @property
    def hand(self) -> HandState:
        """The hand on the table."""
        assert self.state.hand is not None, "a card is played to a hand"
        return self.state.hand

    @property
    def trick(self) -> int:
        """Number of the trick, 1 to 10."""
        return len(self.hand.tricks) + 1

    @property
    def legal(self) -> tuple[Card, ...]:
        """What the seat could play without revoking."""
        led = self.hand.table[0].suit if self.hand.table else None
        return legal_cards(self.hand.hands[self.seat.index], led)

    @property
    def position(self) -> Position:
        """The same with all cards open."""
        hand = self.hand
        return Position(hand.deal.trump, hand.leader, hand.hands, hand.table)

    @property
    def view(self) -> PlayerView:
        """What the seat could see."""
        return player_view(self.state, self.seat)

    def after(self) -> HandState:
        """The hand after the card."""
        state, _ = apply(self.state, PlayCard(self.seat, self.card))
        assert state.hand is not None, "the hand stays on the table until the next is dealt"
        return state.hand


def moments(start: State, plays: tuple[Card, ...]) -> tuple[Moment, ...]:
    """The forty cards in order; `start` is the state before the first of them.

    Raises ``action/not_played_out`` for a hand of fewer cards, which an accusation has ended, and
    what `engine.apply` raises for cards that cannot have been played.
    """
    if len(plays) != CARDS_IN_HAND:
        raise CodedError("action/not_played_out", cards=len(plays))
    found, state = [], start
    for card in plays:
        turn = state.hand.turn if state.hand else None
        if turn is None:
            raise CodedError("action/wrong_phase", phase=state.phase.value)
        found.append(Moment(state, turn, card))
        state, _ = apply(state, PlayCard(turn, card))
    return tuple(found)
