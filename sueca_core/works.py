"""Long work beside the game, in steps that the page asks for while nothing else is to be done.

One work of a kind at a time: asking for it anew drops the one before. Its steps never touch the
sitting. A reply tells how far the work is (``{"work": {"kind", "done", "of"}}``) or hands over its
result under the work's own name.
"""

from collections.abc import Callable, Mapping
from typing import Final

from sueca_core.analysis.losses import Losses, LossesJob
from sueca_core.analysis.moments import moments
from sueca_core.game.errors import CodedError
from sueca_core.game.seats import Side
from sueca_core.game.shuffle import split_seed
from sueca_core.playing import ReferenceJob, Verified, VerifyJob
from sueca_core.session.fairness import Counts, count_deal, no_counts, show_deal
from sueca_core.session.model import HUMAN, Sitting
from sueca_core.solver.jobs import Done, Job, Progress
from sueca_core.wire.codes import decode_code, first_hand
from sueca_core.wire.protocol import Request
from sueca_core.wire.shown import shown_result

__all__ = ["QUESTIONS", "Works"]

_DEALS: Final = 10_000
_DEALS_A_STEP: Final = 40


class _CountJob:
    """Counts what the first ten thousand deals of a written-down seed hold."""

    def __init__(self) -> None:
        self._counts = no_counts()

    def step(self) -> Progress | Done[Counts]:
        """Some more deals."""
        for number in range(self._counts.deals, self._counts.deals + _DEALS_A_STEP):
            if number < _DEALS:
                self._counts = count_deal(self._counts, number)
        if self._counts.deals == _DEALS:
            return Done(self._counts)
        return Progress(self._counts.deals, _DEALS)


class Works:
    """The works that are under way."""

    def __init__(self) -> None:
        self._jobs: dict[str, Job[object]] = {}

    def answer(self, request: Request, sitting: Sitting | None) -> Mapping[str, object]:
        """What a question is told. A work whose step fails is over.

        Raises ``seed/in_play`` for the deal that is being played: its cards are hidden.
        """
        if request.type == "fairness":
            _check_not_in_play(request.text("seed"), sitting)
            return {"fairness": show_deal(request.text("seed"))}
        kind = request.text("work") if request.type == "work.step" else request.type
        if request.type != "work.step":
            self._jobs[kind] = _BEGIN[kind](request)
        if kind not in self._jobs:
            raise CodedError("job/none")
        job = self._jobs.pop(kind)
        step = job.step()
        if isinstance(step, Done):
            return {kind: _TOLD[kind](step.result)}
        self._jobs[kind] = job
        return {"work": {"kind": kind, "done": step.done, "of": step.of}}


def _check_not_in_play(seed: str, sitting: Sitting | None) -> None:
    if sitting is None or sitting.state.result is not None:
        return
    if split_seed(seed) == split_seed(f"{sitting.name}/{sitting.state.deals_done - 1}"):
        raise CodedError("seed/in_play", text=seed[:60])


def _told_verified(verified: object) -> object:
    assert isinstance(verified, Verified), "what a VerifyJob hands over"
    told = shown_result(verified.result, verified.score, verified.level)
    return {**told, "bots_rerun": verified.bots_rerun}


def _losses(request: Request) -> Job[Losses]:
    """What each card of a result gave away; the code has been refused where it does not hold."""
    result = decode_code(request.text("code")).result
    return LossesJob(moments(first_hand(result.date), result.plays), HUMAN)


def _told_losses(losses: object) -> object:
    """The person's ten costs and how the result comes apart; None where not all is solved."""
    assert isinstance(losses, Losses), "what a LossesJob hands over"
    theirs, ours = losses.given(Side.EW), losses.given(Side.NS)
    if losses.par is None or theirs is None or ours is None:
        return {"par": None, "costs": None, "partner": None, "gifts": None}
    costs = [each.loss or 0 for each in losses.cards if each.seat is HUMAN]
    return {"par": losses.par, "costs": costs, "partner": ours - sum(costs), "gifts": theirs}


_BEGIN: Final[dict[str, Callable[[Request], Job[object]]]] = {
    "verify": lambda request: VerifyJob(request.text("code"), request.text("latest")),
    "reference": lambda request: ReferenceJob(request.text("date")),
    "losses": _losses,
    "counts": lambda request: _CountJob(),
}
_TOLD: Final[dict[str, Callable[[object], object]]] = {
    "verify": _told_verified,
    "reference": lambda reference: reference,
    "losses": _told_losses,
    "counts": lambda counts: counts,
}
QUESTIONS: Final = ("fairness", "work.step", *_BEGIN)
"""The request types that are answered here."""
