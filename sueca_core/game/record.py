"""A rubber as what was dealt and what was done, and its replay through the engine.

A record is the one form in which a game is stored. Its steps name no seat where the state knows
whose word it is, so that a line of cards is enough for a hand.
"""

from dataclasses import dataclass
from enum import Enum

from sueca_core.game.actions import (
    Accuse,
    Action,
    CallWeak,
    ChooseEnd,
    Count,
    DealCards,
    PassWeak,
    PlayCard,
)
from sueca_core.game.cards import Card
from sueca_core.game.deal import Deal, deal_pack
from sueca_core.game.engine import apply, next_dealer, turned_from_bottom
from sueca_core.game.errors import CodedError
from sueca_core.game.events import Event
from sueca_core.game.rulesets import RuleSet
from sueca_core.game.seats import Seat
from sueca_core.game.shuffle import pack_of, split_seed
from sueca_core.game.state import State, new_rubber

__all__ = ["Record", "Seeded", "Step", "Word", "action_of", "replay", "take"]


class Word(Enum):
    """A step without a card; the state knows whose it is."""

    BOTTOM = "bottom"
    TOP = "top"
    WEAK = "weak"
    PASS = "pass"
    COUNT = "count"


@dataclass(frozen=True, slots=True)
class Seeded:
    """A deal that a seed names. Raises ``seed/bad`` when the seed cannot stand in a record line."""

    seed: str

    def __post_init__(self) -> None:
        text = self.seed
        if "/" not in text or not text.isprintable() or " " in text or text[1:2] == ":":
            raise CodedError("seed/bad", text=text[:40])
        split_seed(text)


type Step = Deal | Seeded | Word | Card | Accuse


@dataclass(frozen=True, slots=True)
class Record:
    """A rubber: its rules, its first dealer and all that happened."""

    rules: RuleSet
    dealer: Seat
    """The first dealer."""
    steps: tuple[Step, ...]


def replay(record: Record) -> State:
    """The state after all steps. Raises the coded error of the first one that cannot be taken."""
    state = new_rubber(record.rules, record.dealer)
    for step in record.steps:
        state, _ = take(state, step)
    return state


def take(state: State, step: Step) -> tuple[State, tuple[Event, ...]]:
    """Apply a step. Raises what `engine.apply` raises."""
    return apply(state, action_of(state, step))


def action_of(state: State, step: Step) -> Action:
    """The action that a step is in a state."""
    match step:
        case Card():
            return PlayCard(_turn(state), step)
        case Seeded():
            return DealCards(_seeded_deal(state, step))
        case Deal():
            return DealCards(step)
        case Accuse():
            return step
        case Word.BOTTOM | Word.TOP:
            return ChooseEnd(next_dealer(state), step is Word.BOTTOM)
        case Word.WEAK:
            return CallWeak(_turn(state))
        case Word.PASS:
            return PassWeak(_turn(state))
        case Word.COUNT:
            return Count()


def _turn(state: State) -> Seat:
    if state.hand is None or state.hand.turn is None:
        raise CodedError("action/wrong_phase", phase=state.phase.value)
    return state.hand.turn


def _seeded_deal(state: State, step: Seeded) -> Deal:
    rules = state.rules
    return deal_pack(
        pack_of(step.seed),
        next_dealer(state),
        rules.direction,
        from_bottom=turned_from_bottom(state),
        empty_trump=rules.empty_trump,
    )
