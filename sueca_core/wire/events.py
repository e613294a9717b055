"""Engine events as the page hears them."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from sueca_core.game.deal import packet_order
from sueca_core.game.events import (
    Accused,
    CardPlayed,
    Dealt,
    EndChosen,
    Event,
    HandOver,
    HandVoided,
    RubberOver,
    TrickWon,
)
from sueca_core.game.seats import Direction, following
from sueca_core.game.state import State
from sueca_core.session.results import show_result, show_rubber, show_trick
from sueca_core.wire.codec import plain

__all__ = ["encode_event"]


def encode_event(event: Event, state: State) -> Mapping[str, object]:
    """An event as plain data with its ``type``; `state` is the one it led to."""
    name, encode = _ENCODERS[type(event)]
    return {"type": name, **encode(event, state)}


def _dealt(event: Dealt, state: State) -> dict[str, object]:
    """A deal, with the seats of the ceremony: who shuffles, who cuts, who gets which packet."""
    direction = state.rules.direction
    packets = packet_order(event.dealer, direction, from_bottom=event.from_bottom)
    return {
        "hand_number": event.hand_number,
        "dealer": event.dealer.letter,
        "turned": event.turned.text,
        "trump": event.turned.suit.letter,
        "leader": event.leader.letter,
        "from": _end(event.from_bottom),
        "shuffler": following(event.dealer, Direction.ANTICLOCKWISE).letter,
        "cutter": following(event.dealer, Direction.CLOCKWISE).letter,
        "packets": [seat.letter for seat in packets],
    }


def _end(from_bottom: bool) -> str:
    return "bottom" if from_bottom else "top"


def _card_played(event: CardPlayed, state: State) -> dict[str, object]:
    return {
        "seat": event.seat.letter,
        "card": event.card.text,
        "winning": event.winning.letter,
        "trick_number": event.trick_number,
    }


def _fields(value: object) -> dict[str, object]:
    data = plain(value)
    assert isinstance(data, dict), "a dataclass becomes an object"
    return data


_ENCODERS: Final[dict[type, tuple[str, Callable[[Any, State], dict[str, object]]]]] = {
    Dealt: ("dealt", _dealt),
    EndChosen: (
        "end_chosen",
        lambda event, state: {"dealer": event.dealer.letter, "from": _end(event.from_bottom)},
    ),
    HandVoided: ("hand_voided", lambda event, state: _fields(event)),
    Accused: ("accused", lambda event, state: _fields(event)),
    CardPlayed: ("played", _card_played),
    TrickWon: (
        "trick_won",
        lambda event, state: _fields(show_trick(event.number, event.trick, state.rules)),
    ),
    HandOver: ("hand_over", lambda event, state: _fields(show_result(event.result, state))),
    RubberOver: (
        "rubber_over",
        lambda event, state: _fields(show_rubber(event.result, state.rules)),
    ),
}
