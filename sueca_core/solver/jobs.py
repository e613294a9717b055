"""Work that is done in steps, so that whoever asked can stop it or show how far it is.

A job is asked for one step after the other. A step tells how far the work is, or hands over the
result; where the steps are cut never changes the result.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol

__all__ = ["AtOnce", "Done", "Job", "Progress", "finish"]


@dataclass(frozen=True, slots=True)
class Progress:
    """The work is not finished."""

    done: int
    """How much is behind; the job says in which unit."""
    of: int
    """How much there is in all, as far as is known now; more than `done`."""


@dataclass(frozen=True, slots=True)
class Done[Result]:
    """The work is finished."""

    result: Result


class Job[Result](Protocol):
    """Something that takes steps of about 30 ms."""

    def step(self) -> Progress | Done[Result]:
        """Do one step. After the end it hands over the same result again.

        Raises `slices.NotSolved` where the job has a budget and it is used up.
        """


class AtOnce[Result]:
    """A job for work so short that its first step is its last."""

    __slots__ = ("_work",)

    def __init__(self, work: Callable[[], Result]) -> None:
        self._work = work

    def step(self) -> Done[Result]:
        """Do the work."""
        return Done(self._work())


def finish[Result](job: Job[Result]) -> Result:
    """Take steps to the end and hand over the result."""
    while True:
        state = job.step()
        if isinstance(state, Done):
            return state.result
