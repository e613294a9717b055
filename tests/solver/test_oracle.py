"""The solver against the second implementation, which tries everything and prunes nothing."""

import pytest

from sueca_core.game.notation import parse_position
from sueca_core.game.seats import Direction
from sueca_core.solver.solver import Solver
from tests.solver.endings import direction_of, ending, naive_values

SHAPES = [(tricks, on_table) for tricks in (1, 2, 3, 4) for on_table in (0, 1, 2, 3)]


def differences(tricks: int, on_table: int, count: int) -> list[int]:
    """Seeds of the endings in which anything differs: card values, value or thresholds."""
    return [seed for seed in range(count) if differs(seed, tricks, on_table)]


def differs(seed: int, tricks: int, on_table: int) -> bool:
    position, direction = ending(seed, tricks, on_table), direction_of(seed)
    expected = naive_values(position, direction)
    best = max(expected.values())
    solved = Solver(position.trump, direction).solve(position)
    alone = Solver(position.trump, direction)
    asked = Solver(position.trump, direction)
    return (
        {each.text: value for each, value in solved.cards.items()},
        solved.value,
        alone.value(position),
        [asked.reaches(position, points) for points in (best, best + 1)],
    ) != (expected, best, best, [True, False])


@pytest.mark.parametrize("tricks,on_table", SHAPES[:12])
def test_a_few_endings(tricks: int, on_table: int) -> None:
    assert differences(tricks, on_table, 40) == []


CARELESS = [
    ("2-sees-3", "H:N:2D7H/ACQC/3SAD/3C4H", "ccw"),
    ("2-sees-3-again", "D:E:QDQH/5DAD/7HJH/6SJS", "ccw"),
    ("2-sees-3-longer", "S:S:ADJDQS/2H7HQH/5DJSQD/4D6HKD", "ccw"),
    ("3-can-overtake", "C:N:AHKH/3C5H/2H3D/4DKS", "ccw"),
    ("3-can-ruff", "S:N:6SKS/2C7S/2D5D/4S7H", "cw"),
    ("3-can-overruff", "S:W:2H5S/3C6C/KSQC/6SQS", "ccw"),
    ("3-before-a-ruff", "H:W:2S7H/3H4D/2D3S/5HKH", "cw"),
    ("3-before-a-higher-card", "C:E:2DKC/5DAD/3D4H/6CJS", "ccw"),
    ("4-gives-the-least", "S:S:2C4C/3C4S/2SAD/6DJD", "cw"),
    ("4-gives-the-least-again", "D:W:4CKC/4DQC/4SJS/2CAD", "ccw"),
]


@pytest.mark.parametrize(
    "text,way", [row[1:] for row in CARELESS], ids=[row[0] for row in CARELESS]
)
def test_plays_that_must_not_be_left_out(text: str, way: str) -> None:
    """Endings in which taking a trick for surely won or lost, when it is not, costs points."""
    position, direction = parse_position(text), Direction(way)
    expected = max(naive_values(position, direction).values())
    assert Solver(position.trump, direction).value(position) == expected


@pytest.mark.slow
@pytest.mark.parametrize("tricks,on_table", SHAPES)
def test_a_thousand_endings(tricks: int, on_table: int) -> None:
    """64 of each shape, 1,024 together."""
    assert differences(tricks, on_table, 64) == []
