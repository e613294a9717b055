"""Engine events as the page hears them."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from sueca_core.game.events import CardPlayed, Dealt, Event, HandOver, RubberOver, TrickWon
from sueca_core.game.state import State
from sueca_core.session.present import show_result, show_rubber, show_trick
from sueca_core.wire.codec import plain

__all__ = ["encode_event"]


def encode_event(event: Event, state: State) -> Mapping[str, object]:
    """An event as plain data with its ``type``; `state` is the one it led to."""
    name, encode = _ENCODERS[type(event)]
    return {"type": name, **encode(event, state)}


def _dealt(event: Dealt, state: State) -> dict[str, object]:
    return {
        "hand_number": event.hand_number,
        "dealer": event.dealer.letter,
        "turned": event.turned.text,
        "trump": event.turned.suit.letter,
        "leader": event.leader.letter,
    }


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
