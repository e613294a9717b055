"""What each card of a hand gave away, with all cards seen.

A card's loss is the difference between what its side could still reach before it and what it could
reach after it, both sides playing their best from there on, in card points. So the losses of a hand
explain its result to the point: what North and South took is their par, less the losses of their
own cards, plus those of the others' cards.

The hand is gone through from the last card to the first, so that one solver's table serves all of
it and the end after the next card is always known: of most cards one question with a null window
tells that nothing better was to be had. The nodes of the whole hand are limited. Where they run
out the cards up to there have no loss, and the hand no par: nothing is ever guessed.
"""

from collections.abc import Generator
from dataclasses import dataclass
from typing import Final

from sueca_core.analysis.moments import Moment
from sueca_core.game.cards import ALL_POINTS, Card
from sueca_core.game.seats import Seat, Side
from sueca_core.solver.jobs import Done, Job, Progress
from sueca_core.solver.slices import NotSolved
from sueca_core.solver.solver import Solver

__all__ = ["CardLoss", "Losses", "LossesJob"]

_ENTRIES: Final = 400_000
_NODES: Final = 3_000_000

type Steps[Result] = Generator[None, None, Result]
"""Stops after each step of a question to the solver."""


@dataclass(frozen=True, slots=True)
class CardLoss:
    """A card of the hand; every number of points is North and South's at the end of the hand."""

    seat: Seat
    card: Card
    trick: int
    """1 to 10."""
    loss: int | None
    """Card points that the card's own side gave away with it, 0 or more; None where not solved."""
    after: int | None
    """What the hand comes to when all play their best after this card."""
    before: int | None
    """What it would have come to with the best card in its place."""
    ends: dict[Card, int]
    """What it comes to after each card that could have been played; only for a card of the seat
    that was asked about and that gave something away, else empty."""


@dataclass(frozen=True, slots=True)
class Losses:
    """A hand, as far as it has been solved."""

    cards: tuple[CardLoss, ...]
    """The forty cards in order of play."""
    par: int | None
    """What North and South take when all four play their best from the first card on."""

    def given(self, side: Side) -> int | None:
        """Card points that the cards of a side gave away; None unless all forty are solved."""
        known = [each.loss for each in self.cards if each.seat.side is side]
        return None if None in known else sum([each or 0 for each in known])


class LossesJob:
    """The losses in steps, the last card first."""

    __slots__ = ("_known", "_limit", "_moments", "_solver", "_spent", "_watched", "_work")

    def __init__(
        self,
        moments: tuple[Moment, ...],
        watched: Seat,
        *,
        nodes: int = _NODES,
        entries: int = _ENTRIES,
    ) -> None:
        """`watched` is the seat whose costly cards are compared with all others it could play.

        `nodes` limits the trick nodes of the whole hand, `entries` the solver's table.
        """
        first = moments[0]
        self._moments = moments
        self._watched = watched
        self._limit = nodes
        self._spent = 0
        self._solver = Solver(
            first.hand.deal.trump,
            first.state.rules.direction,
            first.hand.deal.hands,
            entries=entries,
        )
        self._known: list[CardLoss] = []
        self._work: Steps[None] | None = self._backwards()

    @property
    def losses(self) -> Losses:
        """What is known by now; cards not reached yet have no loss."""
        left = self._moments[: len(self._moments) - len(self._known)]
        cards = [*[_unknown(each) for each in left], *reversed(self._known)]
        return Losses(tuple(cards), cards[0].before)

    def step(self) -> Progress | Done[Losses]:
        """One card, or at most 3,000 nodes. After the end it hands over the same result again."""
        if self._work is not None:
            try:
                next(self._work)
                return Progress(len(self._known), len(self._moments))
            except StopIteration:
                self._work = None
        return Done(self.losses)

    def _backwards(self) -> Steps[None]:
        end: int | None = _result(self._moments[-1])
        for moment in reversed(self._moments):
            found = _unknown(moment)
            if end is not None and moment.card in moment.legal:
                found = yield from self._one(moment, end)
            self._known.append(found)
            end = found.before
            yield

    def _one(self, moment: Moment, end: int) -> Steps[CardLoss]:
        """A card after which the hand comes to `end`."""
        try:
            before, ends = yield from self._best(moment, end)
        except NotSolved:
            self._spent = self._limit
            return _unknown(moment)
        loss = before - end if moment.seat.side is Side.NS else end - before
        return CardLoss(moment.seat, moment.card, moment.trick, loss, end, before, ends)

    def _best(self, moment: Moment, end: int) -> Steps[tuple[int, dict[Card, int]]]:
        """The end with the best card, and with each card where that is asked about."""
        if len(moment.legal) == 1:
            return end, {}
        taken = _turned(moment, end) - _taken(moment)
        position = moment.position
        question = self._solver.reaching(position, taken + 1, self._left())
        if not (yield from self._asked(question)):
            return end, {}
        if moment.seat is not self._watched:
            value = yield from self._asked(self._solver.valuing(position, self._left()))
            return _turned(moment, value + _taken(moment)), {}
        solved = yield from self._asked(self._solver.solving(position, self._left()))
        ends = {
            card: _turned(moment, value + _taken(moment)) for card, value in solved.cards.items()
        }
        return _turned(moment, solved.value + _taken(moment)), ends

    def _left(self) -> int:
        return max(0, self._limit - self._spent)

    def _asked[Result](self, question: Job[Result]) -> Steps[Result]:
        """Step a question to its answer. Raises `NotSolved`."""
        before = self._solver.nodes
        while True:
            step = question.step()
            if isinstance(step, Done):
                self._spent += self._solver.nodes - before
                return step.result
            yield


def _unknown(moment: Moment) -> CardLoss:
    return CardLoss(moment.seat, moment.card, moment.trick, None, None, None, {})


def _turned(moment: Moment, points: int) -> int:
    """Points of the seat's side as those of North and South, or back."""
    return points if moment.seat.side is Side.NS else ALL_POINTS - points


def _taken(moment: Moment) -> int:
    """Card points that the seat's side has in finished tricks."""
    return moment.hand.card_points[moment.seat.side.index]


def _result(last: Moment) -> int:
    """Card points of North and South at the end of the hand."""
    after = last.after()
    return after.card_points[Side.NS.index]
