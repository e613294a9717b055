"""The sitting as a frozen value, and how one begins."""

from dataclasses import dataclass, replace
from enum import Enum
from itertools import pairwise
from typing import Final

from sueca_core.game.cards import Card
from sueca_core.game.deal import Deal
from sueca_core.game.errors import CodedError
from sueca_core.game.events import Event
from sueca_core.game.record import Record, Seeded, Step, replay, take
from sueca_core.game.rulesets import RuleSet
from sueca_core.game.scoring import HandResult
from sueca_core.game.seats import SEATS, Seat
from sueca_core.game.shuffle import first_dealer, split_seed
from sueca_core.game.state import Phase, State
from sueca_core.session.daily import daily_name, daily_terms

__all__ = [
    "HUMAN",
    "Again",
    "Kind",
    "Levels",
    "Sitting",
    "daily",
    "practice",
    "restored",
    "started_again",
    "taken",
    "with_hint",
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
    """What was done from the first card on."""


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
    hints: tuple[tuple[int, int], ...] = ()
    """For which of their cards in the rubber the person has asked a hint, in order: the deal, from
    0, and the trick, 1 to 10. Hands that are played again are not counted."""

    @property
    def shown(self) -> State:
        """The state on the table: the hand that is played again, else the rubber's."""
        return self.again.state if self.again else self.state

    @property
    def hints_in_hand(self) -> int:
        """How many hints the person has had in the rubber's hand on the table; 0 in one again."""
        deal = self.state.deals_done - 1
        return 0 if self.again else sum(each[0] == deal for each in self.hints)

    @property
    def first_result(self) -> HandResult | None:
        """The result to compare with while a hand is played again."""
        return self.state.result if self.again else None


def practice(seed: str, rules: RuleSet, levels: Levels) -> Sitting:
    """A practice rubber before its first deal. Raises ``seed/bad``."""
    Seeded(f"{seed}/0")
    return _before_first(Kind.PRACTICE, seed, None, levels, rules)


def daily(day: str) -> Sitting:
    """The rubber of a date before its first hand, the deal of the day. Raises as `daily_terms`."""
    terms = daily_terms(day)
    levels = Levels(terms.level, terms.level)
    return _before_first(Kind.DAILY, daily_name(day), day, levels, terms.rules)


def _before_first(
    kind: Kind, name: str, day: str | None, levels: Levels, rules: RuleSet
) -> Sitting:
    record = Record(rules, first_dealer(split_seed(f"{name}/0")[0]), ())
    return Sitting(kind, name, day, levels, record, replay(record))


def taken(sitting: Sitting, step: Step) -> tuple[Sitting, tuple[Event, ...]]:
    """Take a step where the person sits now: in the rubber or beside it.

    Raises the coded error of a step that cannot be taken.
    """
    state, events = take(sitting.shown, step)
    if sitting.again:
        steps = (*sitting.again.steps, step)
        return replace(sitting, again=Again(state, steps)), events
    old = sitting.record
    record = Record(old.rules, old.dealer, (*old.steps, step))
    return replace(sitting, record=record, state=state), events


def with_hint(sitting: Sitting) -> Sitting:
    """The sitting with a hint for the card that the person is to play now."""
    hand, deal = sitting.state.hand, sitting.state.deals_done - 1
    if sitting.again or hand is None or (deal, len(hand.tricks) + 1) in sitting.hints:
        return sitting
    return replace(sitting, hints=(*sitting.hints, (deal, len(hand.tricks) + 1)))


def restored(game: Sitting, again: tuple[Step, ...] | None) -> Sitting:
    """A stored sitting, checked and with the hand that is played again, if one is.

    Raises ``save/wrong_deal`` when its deals are not those of its name or `again` deals,
    ``save/wrong_terms`` for a daily that is not played by its date's terms, ``save/bad_hints`` for
    hints that cannot have been given, else the coded error of what cannot be.
    """
    _check_deals(game)
    if game.date is not None:
        fresh = daily(game.date)
        if (fresh.levels, fresh.record.rules) != (game.levels, game.record.rules):
            raise CodedError("save/wrong_terms")
    if not _at_rest(game.state):
        raise CodedError("save/not_at_rest")
    if not _hints_can_be(game):
        raise CodedError("save/bad_hints")
    if again is None:
        return game
    once_more = started_again(game)
    state = once_more.shown
    for step in again:
        state, _ = take(state, step)
        if state.hand is None or isinstance(step, (Deal, Seeded)):
            raise CodedError("save/wrong_deal")
    return replace(once_more, again=Again(state, again))


def _check_deals(game: Sitting) -> None:
    """Raise ``save/wrong_deal`` unless the deals are those of the name.

    In practice a deal may have been given whole; a first one has brought its dealer with it.
    """
    dealt = [step for step in game.record.steps if isinstance(step, (Deal, Seeded))]
    named = [Seeded(f"{game.name}/{number}") for number in range(len(dealt))]
    given = [isinstance(step, Deal) and game.kind is Kind.PRACTICE for step in dealt]
    dealer = first_dealer(split_seed(f"{game.name}/0")[0])
    own = given[:1] == [True] or game.record.dealer is dealer
    pairs = zip(dealt, named, given, strict=True)
    if not own or any(step != name and not known for step, name, known in pairs):
        raise CodedError("save/wrong_deal")


def _hints_can_be(game: Sitting) -> bool:
    """Whether they stand in order, each for a card of a hand that has been dealt."""
    in_order = all(one < other for one, other in pairwise(game.hints))
    deals = game.state.deals_done
    return in_order and all(deal < deals and 1 <= trick <= 10 for deal, trick in game.hints)


def _at_rest(state: State) -> bool:
    """Whether a sitting can have been left here: nothing follows that needs no person."""
    if state.phase is Phase.DEALING:
        return False
    if state.phase is Phase.CHOOSING:
        return state.dealer is HUMAN
    return state.phase is not Phase.CALLING or (state.hand is not None and state.hand.turn is HUMAN)


def started_again(sitting: Sitting) -> Sitting:
    """The sitting with its last hand dealt once more, exactly as it stood before the first card.

    Raises ``action/wrong_phase`` while the rubber's own hand is still in play.
    """
    if sitting.state.result is None:
        raise CodedError("action/wrong_phase", phase=sitting.state.phase.value)
    steps = sitting.record.steps
    last_deal = max(place for place, step in enumerate(steps) if isinstance(step, (Deal, Seeded)))
    first_card = next(
        (place for place in range(last_deal, len(steps)) if isinstance(steps[place], Card)),
        len(steps),
    )
    before = Record(sitting.record.rules, sitting.record.dealer, steps[:first_card])
    return replace(sitting, again=Again(replay(before), ()))
