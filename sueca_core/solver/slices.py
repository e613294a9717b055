"""A question to a solver as a job (see `jobs`).

A search runs in *slices* of a fixed number of nodes: at the end of each it unwinds, and the next
one finds its way back over the table. A step is so many whole slices. The slices are cut alike
however long the steps are, so neither a result nor the number of nodes depends on the steps.
"""

from collections.abc import Generator
from typing import Final

from sueca_core.solver.jobs import Done, Progress
from sueca_core.solver.search import Search

__all__ = ["Meter", "NotSolved", "Question", "Work"]

_SLICE: Final = 1500
_STEP: Final = 3000

type Work[Result] = Generator[int, None, Result]
"""Yields the number of cards settled when its slice is used up; returns the result."""


class NotSolved(Exception):
    """The question was given so many nodes, and they were not enough."""


class Meter:
    """Counts the nodes of one question, and deals them out."""

    __slots__ = ("_left", "_mark", "_search", "_spent")

    def __init__(self, search: Search, max_nodes: int | None) -> None:
        """`max_nodes` for the whole question; None for as many as it takes."""
        self._search = search
        self._left = max_nodes
        self._spent = 0
        self._mark: int | None = None

    @property
    def nodes(self) -> int:
        """Nodes that this question has used."""
        return self._spent + (0 if self._mark is None else self._search.used() - self._mark)

    def begin(self) -> None:
        """Begin a slice. Raises `NotSolved` when no nodes are left."""
        allowed = _SLICE if self._left is None else min(_SLICE, self._left - self._spent)
        if allowed <= 0:
            raise NotSolved
        self._mark = self._search.used()
        self._search.allow(allowed)

    def end(self) -> None:
        """End the slice."""
        self._spent = self.nodes
        self._mark = None


class Question[Result]:
    """A question to a solver that is answered step by step: a job."""

    __slots__ = ("_meter", "_of", "_result", "_settled", "_work")

    def __init__(self, work: Work[Result], meter: Meter, of: int) -> None:
        """`of` is the number of cards whose values are asked."""
        self._work = work
        self._meter = meter
        self._of = of
        self._settled = 0
        self._result: Done[Result] | None = None

    @property
    def nodes(self) -> int:
        """Nodes used so far."""
        return self._meter.nodes

    def step(self, max_nodes: int = _STEP) -> Progress | Done[Result]:
        """Use about so many nodes, in whole slices and at least one.

        Progress is told in cards whose values are known.
        After the end it hands over the same result again. Raises `NotSolved`, then and whenever it
        is asked again, once the nodes given to the question are used up.
        """
        aim = self._meter.nodes + max_nodes
        while self._result is None:
            self._slice()
            if self._meter.nodes >= aim:
                break
        return self._result or Progress(self._settled, self._of)

    def _slice(self) -> None:
        self._meter.begin()
        try:
            self._settled = next(self._work)
        except StopIteration as end:
            self._result = Done(end.value)
        finally:
            self._meter.end()
