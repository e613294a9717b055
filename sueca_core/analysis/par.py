"""Par: what North and South take when all four see all cards and play their best."""

from sueca_core.game.cards import ALL_POINTS
from sueca_core.game.deal import Deal
from sueca_core.game.position import Position
from sueca_core.game.seats import Direction, Side
from sueca_core.solver.jobs import Done, Progress
from sueca_core.solver.slices import NotSolved
from sueca_core.solver.solver import Solver

__all__ = ["ParJob"]

_ENTRIES = 400_000
_NODES = 3_000_000


class ParJob:
    """The par of a deal, in steps of at most 3,000 nodes."""

    __slots__ = ("_done", "_side", "_steps", "_work")

    def __init__(self, deal: Deal, direction: Direction, *, nodes: int = _NODES) -> None:
        """`nodes` limits the trick nodes; beyond it the deal has no par."""
        leader = deal.leader(direction)
        solver = Solver(deal.trump, direction, deal.hands, entries=_ENTRIES)
        self._side = leader.side
        self._work = solver.valuing(Position(deal.trump, leader, deal.hands), nodes)
        self._steps = 0
        self._done: Done[int | None] | None = None

    def step(self) -> Progress | Done[int | None]:
        """Card points of North and South, 0 to 120; None where the nodes were not enough."""
        if self._done is None:
            self._steps += 1
            self._done = self._answer()
        return self._done or Progress(self._steps, self._steps + 1)

    def _answer(self) -> Done[int | None] | None:
        try:
            step = self._work.step()
        except NotSolved:
            return Done(None)
        if isinstance(step, Done):
            value = step.result
            return Done(value if self._side is Side.NS else ALL_POINTS - value)
        return None
