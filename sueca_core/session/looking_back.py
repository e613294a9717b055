"""A finished hand looked back on: its cards, and playing on from any trick of it."""

from dataclasses import replace

from sueca_core.game.cards import Card
from sueca_core.game.deal import Deal
from sueca_core.game.errors import CodedError
from sueca_core.game.record import Record, Seeded, Step, Word, take
from sueca_core.game.state import State
from sueca_core.session.model import HUMAN, Again, Sitting, started_again

__all__ = ["hand_record", "played_hand", "taken_over"]


def played_hand(sitting: Sitting) -> tuple[State, tuple[Card, ...]]:
    """The state before the first card of the finished hand on the table, and its cards in order.

    Fewer than forty cards where an accusation has ended the hand. Raises ``action/wrong_phase``
    while the hand is in play: nobody looks at the other hands before it is over.
    """
    start, steps = _hand_steps(sitting)
    return start, tuple([step for step in steps if isinstance(step, Card)])


def hand_record(sitting: Sitting) -> Record:
    """The finished hand on the table as a record of its own: its deal and all that was done in it.

    It says nothing of the rubber before it, nor what waited. Raises ``action/wrong_phase`` while
    the hand is in play.
    """
    _hand_steps(sitting)
    state, steps = sitting.shown, sitting.again.steps if sitting.again else sitting.record.steps
    assert state.hand is not None, "a finished hand is on the table"
    deal = state.hand.deal
    dealt = [place for place, step in enumerate(steps) if isinstance(step, Deal | Seeded)]
    told = steps[dealt[-1] + 1 :] if dealt else steps
    chosen = (Word.BOTTOM,) if state.rules.deal == "dealer_choice" else ()
    return Record(state.rules, deal.dealer, (*chosen, deal, *told))


def taken_over(sitting: Sitting, trick: int) -> Sitting:
    """The sitting with the finished hand as it was when the person was to play to that trick.

    It is played on beside the rubber, like a hand that is played again. Raises
    ``action/wrong_phase`` while the hand is in play and ``action/not_offered`` where the person
    played no card to such a trick.
    """
    start, steps = _hand_steps(sitting)
    again = started_again(replace(sitting, again=None))
    state, done = start, 0
    for done, step in enumerate(steps):
        if _is_to_play(state, trick):
            return replace(again, again=Again(state, tuple(steps[:done])))
        state, _ = take(state, step)
    raise CodedError("action/not_offered")


def _hand_steps(sitting: Sitting) -> tuple[State, tuple[Step, ...]]:
    """The state before the first card of the finished hand on the table, and what was done then."""
    if sitting.shown.result is None:
        raise CodedError("action/wrong_phase", phase=sitting.shown.phase.value)
    start = started_again(replace(sitting, again=None)).shown
    if sitting.again:
        return start, sitting.again.steps
    steps = sitting.record.steps
    cards = [place for place, step in enumerate(steps) if isinstance(step, Card)]
    return start, steps[_first_of_hand(sitting, cards) :]


def _first_of_hand(sitting: Sitting, cards: list[int]) -> int:
    """The place of the hand's first card among the record's steps."""
    hand = sitting.state.hand
    assert hand is not None, "a finished hand is on the table"
    played = 4 * len(hand.tricks) + len(hand.table)
    return cards[-played] if played else len(sitting.record.steps)


def _is_to_play(state: State, trick: int) -> bool:
    hand = state.hand
    return hand is not None and hand.turn is HUMAN and len(hand.tricks) + 1 == trick
