"""Taking a card back: in practice, any card of the person's own, as far as the first of a hand."""

from dataclasses import replace

from sueca_core.game.cards import Card
from sueca_core.game.deal import Deal
from sueca_core.game.errors import CodedError
from sueca_core.game.record import Record, Seeded, Step, replay, take
from sueca_core.game.seats import Seat, order_from
from sueca_core.game.state import HandState
from sueca_core.session.model import HUMAN, Again, Kind, Sitting, started_again

__all__ = ["can_take_back", "taken_back"]


def can_take_back(sitting: Sitting) -> bool:
    """Whether the person has a card of their own to take back.

    Never in the rubber of a day, whose first play counts, and never once a hand has its result; a
    hand that is played again is practice whatever it was.
    """
    practice = sitting.kind is Kind.PRACTICE or sitting.again is not None
    return practice and _own_last(sitting) is not None


def taken_back(sitting: Sitting) -> Sitting:
    """The sitting as it was before the person's last card, and all that followed it.

    Raises ``action/not_offered`` where there is no such card or it may not be taken back.
    """
    last = _own_last(sitting)
    if last is None or not can_take_back(sitting):
        raise CodedError("action/not_offered")
    if sitting.again:
        return _again_taken_back(sitting, sitting.again, last)
    old = sitting.record
    begun = (
        max(place for place, step in enumerate(old.steps) if isinstance(step, (Deal, Seeded))) + 1
    )
    cut = begun + _place_of_card(old.steps[begun:], last)
    record = Record(old.rules, old.dealer, old.steps[:cut])
    return replace(sitting, record=record, state=replay(record))


def _again_taken_back(sitting: Sitting, again: Again, last: int) -> Sitting:
    steps = again.steps[: _place_of_card(again.steps, last)]
    state = started_again(replace(sitting, again=None)).shown
    for step in steps:
        state, _ = take(state, step)
    return replace(sitting, again=Again(state, steps))


def _own_last(sitting: Sitting) -> int | None:
    """How many cards were played in the hand before the person's last one; None without one."""
    state = sitting.shown
    if state.hand is None or state.result is not None:
        return None
    seats = _seats_in_order(state.hand, sitting)
    own = [place for place, seat in enumerate(seats) if seat is HUMAN]
    return own[-1] if own else None


def _seats_in_order(hand: HandState, sitting: Sitting) -> list[Seat]:
    """Who played each card of the hand so far."""
    way = sitting.record.rules.direction
    tricks = [order_from(trick.leader, way) for trick in hand.tricks]
    table = order_from(hand.leader, way)[: len(hand.table)]
    return [seat for order in (*tricks, table) for seat in order]


def _place_of_card(steps: tuple[Step, ...], number: int) -> int:
    """The place among the steps of the card that `number` cards come before."""
    return [place for place, step in enumerate(steps) if isinstance(step, Card)][number]
