"""Whole hands played or checked by the computer players, card by card and in steps.

Nothing here knows more than each seat's own view: a hand is played on as the players at the table
would play it.
"""

from dataclasses import dataclass

from sueca_core.bots.levels import BOT_VERSIONS, LEVELS, start
from sueca_core.game.actions import PlayCard
from sueca_core.game.cards import Card
from sueca_core.game.engine import apply
from sueca_core.game.errors import CodedError
from sueca_core.game.scoring import HandResult
from sueca_core.game.state import State
from sueca_core.game.view import player_view
from sueca_core.session.daily import check_begun, daily_terms
from sueca_core.session.model import HUMAN
from sueca_core.session.results import Sides, sides
from sueca_core.solver.jobs import Done, Job, Progress
from sueca_core.wire.codes import DayResult, decode_code, first_hand

__all__ = ["Reference", "ReferenceJob", "Verified", "VerifyJob", "strongest"]

_CARDS = 40


def strongest() -> str:
    """The name of the strongest level."""
    return LEVELS[-1]


class _Choice:
    """One seat's choice, with what is known of the seat's level."""

    def __init__(self, state: State, level: str) -> None:
        assert state.hand is not None, "a hand is on the table"
        assert state.hand.turn is not None, "somebody is to play"
        self.seat = state.hand.turn
        self.job: Job[Card] = start(level, player_view(state, self.seat))


@dataclass(frozen=True, slots=True)
class Reference:
    """What the strongest level reached on a day's deal in the person's seat."""

    date: str
    level: str
    version: int
    points: Sides


class ReferenceJob:
    """Plays the deal of a day with the strongest level in the person's seat.

    The other three are played as on that day, so that the difference to the person's result is the
    seat's alone.
    """

    def __init__(self, day: str) -> None:
        """Raises as `daily_terms`."""
        self._day = day
        self._others = daily_terms(day).level
        self._state = first_hand(day)
        self._cards = 0
        self._choice: _Choice | None = None

    def step(self) -> Progress | Done[Reference]:
        """One step of one card's choice."""
        if self._state.result is not None:
            return Done(self._reference(self._state.result))
        if self._choice is None:
            self._choice = _Choice(self._state, self._level())
        step = self._choice.job.step()
        if isinstance(step, Done):
            self._state, _ = apply(self._state, PlayCard(self._choice.seat, step.result))
            self._choice, self._cards = None, self._cards + 1
        return Progress(self._cards, _CARDS + 1)

    def _level(self) -> str:
        assert self._state.hand is not None, "a hand is on the table"
        return strongest() if self._state.hand.turn is HUMAN else self._others

    def _reference(self, score: HandResult) -> Reference:
        level = strongest()
        return Reference(self._day, level, BOT_VERSIONS[level], sides(score.points))


@dataclass(frozen=True, slots=True)
class Verified:
    """A result code that holds."""

    result: DayResult
    score: HandResult
    level: str
    """Level of the three computer players."""
    bots_rerun: bool
    """Whether their cards were chosen anew and were the same; else only the rules were checked."""


class VerifyJob:
    """Replays a result code by the rules, and its computer players' cards where that can be done.

    That is where the code's version of the level is the one that runs here.
    """

    def __init__(self, code: str, latest: str | None = None) -> None:
        """`latest`: the last date that has begun on Earth, None where that is not asked.

        Raises as `decode_code`, and ``daily/not_begun``.
        """
        self._read = decode_code(code)
        day = self._read.result.date
        if latest is not None:
            check_begun(day, latest)
        self._level = daily_terms(day).level
        self._rerun = BOT_VERSIONS.get(self._level) == self._read.result.bots
        self._state = first_hand(day)
        self._cards = 0 if self._rerun else _CARDS
        self._choice: _Choice | None = None

    def step(self) -> Progress | Done[Verified]:
        """One step. Raises ``code/bots_differ`` where a computer player would play another card."""
        if self._cards == _CARDS:
            score = self._read.score
            return Done(Verified(self._read.result, score, self._level, self._rerun))
        played = self._read.result.plays[self._cards]
        assert self._state.hand is not None, "a hand is on the table"
        turn = self._state.hand.turn
        if turn is HUMAN or self._same(played):
            assert turn is not None, "somebody is to play"
            self._state, _ = apply(self._state, PlayCard(turn, played))
            self._choice, self._cards = None, self._cards + 1
        return Progress(self._cards, _CARDS + 1)

    def _same(self, played: Card) -> bool:
        """Whether the choice is made and is the card played; False while it is being made."""
        if self._choice is None:
            self._choice = _Choice(self._state, self._level)
        step = self._choice.job.step()
        if not isinstance(step, Done):
            return False
        if step.result is not played:
            raise CodedError(
                "code/bots_differ",
                seat=self._choice.seat.letter,
                trick=self._cards // 4 + 1,
                card=played.text,
            )
        return True
