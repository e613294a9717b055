"""What a finished hand is worth to one side, as tables of whole numbers.

A game step counts `GAME` and a point `POINT`: both sides want games first and points with them.
Games are those that `scoring` gives under the rule set in force, what waits included, and no more
of them than the side still needs (rules.md T28). So a table need not rise with the points: exactly
90 may be worth more than 91.
"""

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from sueca_core.game.cards import ALL_POINTS
from sueca_core.game.rulesets import RuleSet
from sueca_core.game.scoring import HandResult, Outcome, Pending, score_hand
from sueca_core.game.seats import SIDES, Side
from sueca_core.game.view import PlayerView

__all__ = ["GAME", "POINT", "Worth", "worth_for"]

GAME: Final = 20
POINT: Final = 1

_ALL_TRICKS: Final = 10


@dataclass(frozen=True, slots=True)
class Worth:
    """What the end of a hand is worth to a side; the other side wants the opposite."""

    won: tuple[int, ...]
    """By the side's card points, 0 to 120, when it takes the last trick; no sweep."""
    lost: tuple[int, ...]
    """The same when the other side takes it."""
    sweep: int
    """When it takes all ten tricks."""
    swept: int
    """When it takes none."""

    def blurred(self, radius: int) -> "Worth":
        """Each point's worth and that of its `radius` neighbours on either side added up.

        So the edge of a game step counts a little before it is reached: for ends that are guesses.
        Beyond 0 and 120 the worth of these stands in.
        """
        if not radius:
            return self
        width = 2 * radius + 1
        won = _added_up(self.won, radius)
        lost = won if self.lost is self.won else _added_up(self.lost, radius)
        return Worth(won, lost, self.sweep * width, self.swept * width)

    def rises(self, low: int, high: int) -> bool:
        """Whether from `low` to `high` card points more of them are never worth less.

        Never so where the last trick itself counts, for then card points do not decide.
        """
        if self.won != self.lost:
            return False
        part = self.won[low : high + 1]
        return all(part[n] <= part[n + 1] for n in range(len(part) - 1))


def _added_up(values: tuple[int, ...], radius: int) -> tuple[int, ...]:
    padded = values[:1] * radius + values + values[-1:] * radius
    total, found = sum(padded[: 2 * radius]), []
    for place in range(len(values)):
        total += padded[place + 2 * radius]
        found.append(total)
        total -= padded[place]
    return tuple(found)


def worth_for(view: PlayerView) -> Worth:
    """The tables for the side of the view's seat."""
    own = view.seat.side.index
    return _worth(view.rules, view.pending, (view.games[own], view.games[1 - own]))


@lru_cache(maxsize=64)
def _worth(rules: RuleSet, pending: Pending, games: tuple[int, int]) -> Worth:
    """For the side that has the first of the games; it is taken for North-South."""
    needs = rules.target - games[0], rules.target - games[1]

    def value(points: int, tricks: int, last: Side) -> int:
        result = score_hand(
            (points, ALL_POINTS - points), (tricks, _ALL_TRICKS - tricks), last, pending, rules
        )
        steps = _steps(result, 0, needs[0], rules) - _steps(result, 1, needs[1], rules)
        return GAME * steps + POINT * result.points[0]

    ours, theirs = SIDES
    every = range(ALL_POINTS + 1)
    won = tuple([value(points, 5, ours) for points in every])
    return Worth(
        won,
        tuple([value(points, 5, theirs) for points in every]) if rules.last_trick else won,
        value(ALL_POINTS, _ALL_TRICKS, ours),
        value(0, 0, theirs),
    )


def _steps(result: HandResult, place: int, needed: int, rules: RuleSet) -> int:
    """The games of one side that still help it to win the rubber."""
    games = result.award[place]
    if games and result.outcome is Outcome.SWEEP and rules.sweep == "wins_rubber":
        return needed
    return min(games, needed)
