"""The sitting as a frozen value, and how one begins."""

from dataclasses import dataclass, replace
from enum import Enum
from typing import Final

from sueca_core.game.cards import Card
from sueca_core.game.deal import Deal
from sueca_core.game.errors import CodedError
from sueca_core.game.record import Record, Seeded, Step, replay, take
from sueca_core.game.rulesets import RuleSet
from sueca_core.game.scoring import HandResult
from sueca_core.game.seats import SEATS, Seat
from sueca_core.game.shuffle import first_dealer, split_seed
from sueca_core.game.state import State
from sueca_core.session.daily import daily_name, daily_terms

__all__ = [
    "HUMAN",
    "Again",
    "Kind",
    "Levels",
    "Sitting",
    "check_offered",
    "daily",
    "is_offered",
    "practice",
    "restored",
    "started_again",
]

HUMAN: Final = SEATS[0]


class Kind(Enum):
    """Where the deals come from."""

    PRACTICE = "practice"
    DAILY = "daily"


@dataclass(frozen=True, slots=True)
class Levels:
    """Names of the computer players' levels."""

    partner: str = "player"
    opponents: str = "player"

    def of(self, seat: Seat) -> str:
        """The level that plays a seat."""
        return self.partner if seat.side is HUMAN.side else self.opponents


@dataclass(frozen=True, slots=True)
class Again:
    """The hand just finished, played once more beside the rubber."""

    state: State
    steps: tuple[Step, ...]
    """What was done after the deal."""


@dataclass(frozen=True, slots=True)
class Sitting:
    """All that is known of one person's game."""

    kind: Kind
    name: str
    """Seed name of the deals; deal i is ``<name>/<i>``."""
    date: str | None
    """The date of a daily; None in practice."""
    levels: Levels
    record: Record
    """The rubber so far."""
    state: State
    """What the record leads to."""
    again: Again | None = None

    @property
    def shown(self) -> State:
        """The state on the table: the hand that is played again, else the rubber's."""
        return self.again.state if self.again else self.state

    @property
    def first_result(self) -> HandResult | None:
        """The result to compare with while a hand is played again."""
        return self.state.result if self.again else None


def practice(seed: str, rules: RuleSet, levels: Levels) -> Sitting:
    """A new practice rubber, its first hand dealt.

    Raises ``seed/bad`` or ``rules/not_offered_yet``.
    """
    Seeded(f"{seed}/0")
    return _begin(Kind.PRACTICE, seed, None, levels, rules)


def daily(day: str) -> Sitting:
    """The rubber of a date, its first hand (the deal of the day) dealt. Raises as `daily_terms`."""
    terms = daily_terms(day)
    levels = Levels(terms.level, terms.level)
    return _begin(Kind.DAILY, daily_name(day), day, levels, terms.rules)


def _begin(kind: Kind, name: str, day: str | None, levels: Levels, rules: RuleSet) -> Sitting:
    check_offered(rules)
    stream_name, _ = split_seed(f"{name}/0")
    steps = (Seeded(f"{name}/0"),)
    record = Record(rules, first_dealer(stream_name), steps)
    return Sitting(kind, name, day, levels, record, replay(record))


def check_offered(rules: RuleSet) -> None:
    """Raise ``rules/not_offered_yet`` for options that a sitting cannot play yet."""
    waiting = {
        "deal": rules.deal == "dealer_choice",
        "weak_leader": rules.weak_leader is not None,
        "weak_others": rules.weak_others is not None,
        "revoke": rules.revoke == "allowed",
    }
    for option, used in waiting.items():
        if used:
            raise CodedError("rules/not_offered_yet", option=option)


def is_offered(rules: RuleSet) -> bool:
    """Whether a sitting can play by these rules."""
    try:
        check_offered(rules)
    except CodedError:
        return False
    return True


def restored(game: Sitting, again: tuple[Step, ...] | None) -> Sitting:
    """A stored sitting, checked and with the hand that is played again, if one is.

    Raises ``save/wrong_deal`` when its deals are not those of its name or `again` is more than
    cards, ``save/wrong_terms`` for a daily that is not played by its date's terms, else the coded
    error of what cannot be.
    """
    check_offered(game.record.rules)
    dealt = [step for step in game.record.steps if isinstance(step, (Deal, Seeded))]
    named = [Seeded(f"{game.name}/{number}") for number in range(len(dealt))]
    dealer = first_dealer(split_seed(f"{game.name}/0")[0])
    if not dealt or dealt != named or game.record.dealer is not dealer:
        raise CodedError("save/wrong_deal")
    if game.date is not None:
        fresh = daily(game.date)
        if (fresh.levels, fresh.record.rules) != (game.levels, game.record.rules):
            raise CodedError("save/wrong_terms")
    if again is None:
        return game
    if not all(isinstance(step, Card) for step in again):
        raise CodedError("save/wrong_deal")
    once_more = started_again(game)
    state = once_more.shown
    for step in again:
        state, _ = take(state, step)
    return replace(once_more, again=Again(state, again))


def started_again(sitting: Sitting) -> Sitting:
    """The sitting with its last hand dealt once more, exactly as it stood before the first card.

    Raises ``action/wrong_phase`` while the rubber's own hand is still in play.
    """
    if sitting.state.result is None:
        raise CodedError("action/wrong_phase", phase=sitting.state.phase.value)
    steps = sitting.record.steps
    last_deal = max(place for place, step in enumerate(steps) if isinstance(step, Seeded))
    before = Record(sitting.record.rules, sitting.record.dealer, steps[: last_deal + 1])
    return replace(sitting, again=Again(replay(before), ()))
