"""``update(sitting, message) -> (sitting, effects)``: the sitting's one way forward."""

from dataclasses import replace

from sueca_core.game.errors import CodedError
from sueca_core.game.events import Dealt, Event
from sueca_core.game.record import Record, Seeded, Step, take
from sueca_core.game.seats import Seat
from sueca_core.game.state import Phase
from sueca_core.game.view import player_view
from sueca_core.session.messages import (
    Advance,
    AskBot,
    BotPlays,
    Effect,
    Happened,
    HumanPlays,
    Message,
    NextHand,
    PlayAgain,
)
from sueca_core.session.model import HUMAN, Again, Sitting, started_again

__all__ = ["opening_events", "update"]

type Update = tuple[Sitting, tuple[Effect, ...]]


def update(sitting: Sitting, message: Message) -> Update:
    """The sitting after a message and what is to be done now.

    Raises the coded error of anything that is not to be done in this state.
    """
    match message:
        case HumanPlays():
            _check_turn(sitting, HUMAN)
            return _taken(sitting, message.card)
        case BotPlays():
            _check_turn(sitting, message.seat)
            return _taken(sitting, message.card)
        case Advance():
            return sitting, (_ask_bot(sitting),)
        case NextHand():
            return _next_hand(sitting)
        case PlayAgain():
            once_more = started_again(sitting)
            return once_more, opening_events(once_more)


def _check_turn(sitting: Sitting, seat: Seat) -> None:
    state = sitting.shown
    if state.phase is not Phase.PLAYING or state.hand is None:
        raise CodedError("action/wrong_phase", phase=state.phase.value)
    if state.hand.turn is not seat:
        raise CodedError("action/not_your_turn", seat=seat.letter)


def _ask_bot(sitting: Sitting) -> AskBot:
    state = sitting.shown
    turn = state.hand.turn if state.hand else None
    if state.phase is not Phase.PLAYING or turn is None or turn is HUMAN:
        raise CodedError("action/wrong_phase", phase=state.phase.value)
    return AskBot(turn, sitting.levels.of(turn), player_view(state, turn))


def _next_hand(sitting: Sitting) -> Update:
    if sitting.again:
        return replace(sitting, again=None), ()
    if sitting.state.phase is not Phase.HAND_OVER:
        raise CodedError("action/wrong_phase", phase=sitting.state.phase.value)
    return _taken(sitting, Seeded(f"{sitting.name}/{sitting.state.deals_done}"))


def _taken(sitting: Sitting, step: Step) -> Update:
    """Take a step where the person sits now: in the rubber or beside it."""
    state, events = take(sitting.shown, step)
    if sitting.again:
        steps = (*sitting.again.steps, step)
        return replace(sitting, again=Again(state, steps)), _told(events)
    old = sitting.record
    record = Record(old.rules, old.dealer, (*old.steps, step))
    return replace(sitting, record=record, state=state), _told(events)


def _told(events: tuple[Event, ...]) -> tuple[Effect, ...]:
    return tuple(Happened(event) for event in events)


def opening_events(sitting: Sitting) -> tuple[Effect, ...]:
    """That the hand on the table was dealt: told when a sitting begins with it."""
    state, hand = sitting.shown, sitting.shown.hand
    if hand is None:
        return ()
    dealt = Dealt(state.hands_done + 1, hand.deal.dealer, hand.deal.turned, hand.leader)
    return _told((dealt,))
