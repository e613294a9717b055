"""The levels that imagine: every candidate card is played out in the same imagined layouts.

A layout of the unseen cards is drawn, all seats play on by rules of thumb (or, in the last tricks,
their best), and what the hand is worth then is added up for each card. The card with the largest
sum is played, of equal ones the first in the order of `Frame.candidates`, if it beats the card of
the level `player` by a margin: without one the few layouts would often mislead. Work is counted in
cards played, never timed, so that the choice follows from the view alone.
"""

from collections.abc import Generator as Steps
from dataclasses import dataclass
from typing import Final

from sueca_core.bots import player
from sueca_core.bots.endgame import Endgame
from sueca_core.bots.frame import Frame, add_card, frame_of
from sueca_core.bots.generator import Generator
from sueca_core.bots.playout import play_out
from sueca_core.bots.policy import POLICIES
from sueca_core.bots.weighing import Evidence, chosen
from sueca_core.bots.worth import Worth, worth_for
from sueca_core.game.cards import Card
from sueca_core.game.view import PlayerView, view_text
from sueca_core.solver.jobs import Done, Progress

__all__ = ["CRAFTY", "MASTER", "Searching", "Thoroughness"]

_STEP: Final = 12_000
"""Cards played in a step of about 30 ms."""
_DRAW: Final = 15
"""What drawing a layout costs, in cards played."""
_BLUR: Final = 3
"""Points by which a trick still to come blurs where a playout ends."""
_ALL_TRICKS: Final = 10

type Layout = list[list[int]]
type Work[Result] = Steps[tuple[int, int], None, Result]
"""Yields what it has cost since the last time, and about what is still to come."""


@dataclass(frozen=True, slots=True)
class Thoroughness:
    """How much a level imagines."""

    layouts: int
    margin: int
    """Worth (see `worth`) in a layout by which a card must be better than the player's."""
    oversampling: int = 1
    """Layouts drawn for each one used; with 1 the plays so far are not weighed."""
    exact_layouts: int = 0
    """Layouts in the last tricks, where they are searched; 0 for none."""


CRAFTY: Final = Thoroughness(layouts=20, margin=3, oversampling=3)
MASTER: Final = Thoroughness(layouts=160, margin=1, oversampling=8, exact_layouts=40)


class Searching:
    """The choice of a card as a job."""

    __slots__ = ("_result", "_size", "_taken", "_work")

    def __init__(
        self, view: PlayerView, how: Thoroughness, seed: str, step_size: int = _STEP
    ) -> None:
        """The view's seat must be to play.

        `seed` names level and version; the rest of it is what the seat sees. `step_size` is the
        work of a step in cards played.
        """
        games = "-".join([str(each) for each in view.games])
        generator = Generator(f"{seed}/{view_text(view)}:{games}:{view.pending}")
        self._work = _choice(view, how, generator)
        self._size = step_size
        self._taken = 0
        self._result: Done[Card] | None = None

    def step(self) -> Progress | Done[Card]:
        """Work for a step; see `jobs.Job`."""
        spent = left = 0
        while self._result is None and spent < self._size:
            try:
                cost, left = next(self._work)
                spent += cost
            except StopIteration as end:
                self._result = Done(end.value)
        if self._result:
            return self._result
        self._taken += 1
        return Progress(self._taken, self._taken + 1 + left // self._size)


def _choice(view: PlayerView, how: Thoroughness, generator: Generator) -> Work[Card]:
    frame = frame_of(view)
    candidates = frame.candidates()
    if len(candidates) == 1:
        return frame.card(candidates[0])
    worth = worth_for(view)
    endgame = Endgame(frame, worth, candidates)
    if how.exact_layouts and frame.tricks <= endgame.tricks:
        margin = 0
        layouts = yield from _layouts(frame, how, how.exact_layouts, generator)
        sums = yield from _searched(endgame, layouts, len(candidates))
    else:
        radius = _BLUR * (frame.tricks - 1)
        layouts = yield from _layouts(frame, how, how.layouts, generator)
        sums = yield from _imagined(frame, worth.blurred(radius), layouts, candidates)
        margin = how.margin * len(layouts) * (2 * radius + 1)
    best = sums.index(max(sums))
    usual = frame.representing(player.choose(view), candidates)
    return frame.card(candidates[best if sums[best] - sums[usual] > margin else usual])


def _layouts(
    frame: Frame, how: Thoroughness, number: int, generator: Generator
) -> Work[list[Layout]]:
    """Draw layouts, and keep those that go best with the plays so far."""
    evidence = Evidence(frame, POLICIES[0])
    weighed = how.oversampling > 1 and len(evidence) > 0
    draws = number * how.oversampling if weighed else number
    cost = _DRAW + len(evidence) if weighed else _DRAW
    drawn: list[Layout] = []
    deviations: list[int] = []
    for count in range(draws):
        layout = frame.worlds.draw(generator)
        layout[0] = frame.hand
        drawn.append(layout)
        if weighed:
            deviations.append(evidence.deviations(layout))
        yield cost, cost * (draws - count)
    return [drawn[each] for each in chosen(deviations, number, generator)] if weighed else drawn


def _searched(endgame: Endgame, layouts: list[Layout], candidates: int) -> Work[list[int]]:
    """The sums over layouts whose last tricks all seats play their best."""
    sums = [0] * candidates
    known: dict[str, list[int]] = {}
    for number, layout in enumerate(layouts):
        before = endgame.cost
        key = str(layout)
        if key not in known:
            known[key] = endgame.values(layout)
        sums = [total + value for total, value in zip(sums, known[key], strict=True)]
        yield endgame.cost - before, endgame.cost // (number + 1) * (len(layouts) - number)
    return sums


def _imagined(
    frame: Frame, worth: Worth, layouts: list[Layout], candidates: list[int]
) -> Work[list[int]]:
    """The sums over layouts that are played out by two ways of playing in turn."""
    sums = [0] * len(candidates)
    cost = len(candidates) * (4 * frame.tricks - frame.place)
    for number, layout in enumerate(layouts):
        for place, card in enumerate(candidates):
            sums[place] += _played_out(frame, layout, card, number % 2, worth)
        yield cost, cost * (len(layouts) - number)
    return sums


def _played_out(frame: Frame, layout: Layout, card: int, policy: int, worth: Worth) -> int:
    """What the hand is worth after a card in a layout."""
    hands = [each[:] for each in layout]
    left, voids = frame.left[:], frame.voids[:]
    suit, bit = card >> 10, card & 1023
    hands[0][suit] ^= bit
    left[suit] ^= bit
    trick = add_card(frame.trick, 0, card)
    if trick[0] != suit:
        voids[0] |= 1 << trick[0]
    taken, won, last = play_out(
        POLICIES[policy], hands, left, voids, trick, 1, frame.place + 1, frame.tricks
    )
    won += frame.won
    if won == _ALL_TRICKS:
        return worth.sweep
    if not won:
        return worth.swept
    return (worth.won if last else worth.lost)[frame.points + taken]
