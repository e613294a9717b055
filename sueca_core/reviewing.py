"""The review of a finished hand, step by step as the page asks for it.

The work is kept with the cards it is about: the same hand goes on where it was left, another one
begins anew. Before a hand is over there is nothing to review.
"""

from dataclasses import dataclass
from typing import Self

from sueca_core.analysis.moments import moments
from sueca_core.analysis.review import Review, ReviewJob
from sueca_core.game.cards import Card
from sueca_core.game.state import State
from sueca_core.session.looking_back import played_hand
from sueca_core.session.model import HUMAN, Sitting
from sueca_core.solver.jobs import Done

__all__ = ["Reviewed", "Reviewing"]


@dataclass(frozen=True, slots=True)
class Reviewed:
    """What the page is told after a step."""

    finished: bool
    done: int
    """Steps of the work that are behind, out of `of`."""
    of: int
    hand: Review


@dataclass(frozen=True, slots=True)
class Reviewing:
    """A review under way, or finished."""

    start: State
    plays: tuple[Card, ...]
    job: ReviewJob

    @classmethod
    def of(cls, sitting: Sitting, before: Self | None) -> Self:
        """That of the finished hand on the table.

        Raises ``action/wrong_phase`` while the hand is in play, and ``action/not_played_out`` where
        an accusation has ended it.
        """
        start, plays = played_hand(sitting)
        if before and (before.start, before.plays) == (start, plays):
            return before
        return cls(start, plays, ReviewJob(moments(start, plays), HUMAN))

    def step(self) -> Reviewed:
        """Do a step."""
        step = self.job.step()
        if isinstance(step, Done):
            return Reviewed(True, 1, 1, step.result)
        return Reviewed(False, step.done, step.of, self.job.review)
