"""Sittings for the tests: crafted ones, and whole ones played by chance."""

from collections.abc import Iterator
from dataclasses import replace
from random import Random

from sueca_core.game.record import Record
from sueca_core.game.rulesets import parse_rules
from sueca_core.game.scoring import Pending
from sueca_core.game.state import State
from sueca_core.session.flow import begin_hand
from sueca_core.session.messages import (
    Advance,
    AskBot,
    BotPlays,
    Effect,
    HumanPlays,
    Message,
    NextHand,
)
from sueca_core.session.model import Kind, Levels, Sitting, daily, practice
from sueca_core.session.present import present
from sueca_core.session.update import update
from tests.game.support import deal_of, dealt, play, plays_of
from tests.tables import Row

SEED = "0123456789abcdef0123456789abcdef"


def seated(state: State) -> Sitting:
    """A practice sitting at a crafted state; its record is empty."""
    return Sitting(
        kind=Kind.PRACTICE,
        name=SEED,
        date=None,
        levels=Levels("learner", "player"),
        record=Record(state.rules, state.dealer, ()),
        state=state,
    )


def in_hand(
    row: Row,
    plies: int,
    rules: str = "portuguese",
    games: tuple[int, int] = (0, 0),
    pending: Pending = 0,
    hands_done: int = 0,
) -> Sitting:
    """A row of hands.json after so many cards, in a rubber at that score."""
    state = dealt(parse_rules(f"{rules},direction={row['direction']}"), deal_of(row))
    state = replace(state, games=games, pending=pending, hands_done=hands_done)
    for who, what in plays_of(row)[:plies]:
        state, _ = play(state, who, what)
    return seated(state)


def asked(sitting: Sitting) -> AskBot:
    """What the sitting asks of the computer player whose turn it is."""
    _, effects = update(sitting, Advance())
    (effect,) = effects
    assert isinstance(effect, AskBot)
    return effect


def some_message(sitting: Sitting, draw: Random) -> Message:
    """Something that may be said now, cards by chance."""
    screen = present(sitting)
    if screen.todo == "play":
        return HumanPlays(draw.choice([each.card for each in screen.hand if each.legal]))
    if screen.todo == "bot":
        ask = asked(sitting)
        return BotPlays(ask.seat, draw.choice(ask.view.legal))
    return NextHand()


def walk(sitting: Sitting, seed: int = 0) -> Iterator[tuple[Sitting, tuple[Effect, ...]]]:
    """A sitting and what it tells, one message at a time, until its rubber is over."""
    draw = Random(seed)
    yield sitting, ()
    while present(sitting).todo != "new":
        sitting, effects = update(sitting, some_message(sitting, draw))
        yield sitting, effects


def to_the_end_of_the_hand(sitting: Sitting, seed: int = 0) -> Sitting:
    """The sitting when the hand on the table has been played by chance."""
    draw = Random(seed)
    while present(sitting).todo in ("play", "bot"):
        sitting, _ = update(sitting, some_message(sitting, draw))
    return sitting


def new_practice(rules: str = "portuguese", seed: str = SEED) -> Sitting:
    """A practice rubber at its first card."""
    return begin_hand(practice(seed, parse_rules(rules), Levels()))[0]


def new_daily(day: str) -> Sitting:
    """The rubber of a day at its first card."""
    return begin_hand(daily(day))[0]
