"""A climb over the whole numbers of a rule table: one number changed at a time, judged by play.

Each step changes one number, lets the changed table play a duplicate match against the one it came
from, and keeps the change when it has won by more than chance explains. What a hand is worth is
counted as the players count it, games first and points with them. All is whole numbers, drawn from
a seed: a climb can be broken off after any step and taken up again, and comes to the same table
everywhere.
"""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import asdict, dataclass, replace
from functools import partial
from itertools import islice

from sueca_core.bots import player
from sueca_core.bots.generator import Generator
from sueca_core.bots.player_table import PLAYER, PlayerTable
from sueca_core.bots.worth import GAME, POINT
from sueca_core.cli.match import finished_hands
from sueca_core.game.rulesets import RuleSet
from sueca_core.game.seats import Side
from sueca_core.game.state import State

__all__ = ["Climb", "Step", "climbed", "sure"]

type Judge = Callable[[PlayerTable, PlayerTable, str, int], list[int]]
"""`judge(changed, old, seed, deals)`: by deal what the changed table got more than the old one."""

_STRIDES = (1, 2, 3, 5, 8, 13, 21)


@dataclass(frozen=True, slots=True)
class Climb:
    """What a climb is made of; two of the same parts are the same climb."""

    rules: RuleSet
    seed: str
    deals: int
    """Deals of a step's first match; one that begins well has three times as many in all."""

    def judge(self, changed: PlayerTable, old: PlayerTable, seed: str, deals: int) -> list[int]:
        """Play so many deals twice with the sides exchanged."""
        players = partial(player.choose, table=changed), partial(player.choose, table=old)
        first = finished_hands(players, seed, self.rules)
        second = finished_hands(players[::-1], seed, self.rules)
        pairs = islice(zip(first, second, strict=False), deals)
        return [_gain(x, Side.NS) + _gain(y, Side.EW) for x, y in pairs]


@dataclass(frozen=True, slots=True)
class Step:
    """One change that was tried."""

    name: str
    value: int
    deals: int
    gain: int
    """What it won over all its deals, both seatings; see `worth`."""
    squares: int
    """The squares of the deals' gains, added up."""
    kept: bool


def _gain(state: State, side: Side) -> int:
    """What a finished hand brought to a side, less what it brought to the other."""
    result = state.result
    if result is None:
        return 0
    own, other = side.index, 1 - side.index
    games = result.award[own] - result.award[other]
    return GAME * games + POINT * (result.points[own] - result.points[other])


def climbed(
    climb: Climb, before: Mapping[int, Step], steps: int, judge: Judge | None = None
) -> Iterator[tuple[int, Step, PlayerTable]]:
    """The steps of a climb by number, from 0 on, and the table after each.

    Those of `before` are taken as they are, all others are tried.
    """
    table, judge = PLAYER, judge or climb.judge
    for number in range(steps):
        step = before.get(number) or _tried(climb, table, number, judge)
        if step.kept:
            table = replace(table, **{step.name: step.value})
        yield number, step, table


def _tried(climb: Climb, table: PlayerTable, number: int, judge: Judge) -> Step:
    generator = Generator(f"sueca/tune/{climb.seed}/{number}")
    numbers = asdict(table)
    name = [*numbers][generator.below(len(numbers))]
    stride = _STRIDES[generator.below(len(_STRIDES))]
    value = numbers[name] + (stride if generator.below(2) else -stride)
    changed = replace(table, **{name: value})
    gains = judge(changed, table, f"tune/{climb.seed}/{number}", climb.deals)
    if sure(sum(gains), _squares(gains), len(gains), 1):
        gains += judge(changed, table, f"tune/{climb.seed}/{number}/more", 2 * climb.deals)
    total, squares = sum(gains), _squares(gains)
    kept = len(gains) > climb.deals and sure(total, squares, len(gains), 2)
    return Step(name, value, len(gains), total, squares, kept)


def _squares(gains: list[int]) -> int:
    return sum([each * each for each in gains])


def sure(total: int, squares: int, number: int, errors: int) -> bool:
    """Whether a sum of so many values lies at least so many standard errors above 0.

    The variance of the sum is number / (number - 1) * (squares - total² / number).
    """
    spread = number * squares - total * total
    return total > 0 and total * total * (number - 1) >= errors * errors * spread
