"""Tiny positions whose values can be argued with a pencil.

Anticlockwise the order is S E N W, clockwise S W N E. "Takes" means the side of the seat to play.
"""

from typing import NamedTuple

import pytest

from sueca_core.game.notation import parse_position
from sueca_core.game.rulesets import parse_rules
from sueca_core.solver.solver import Solver


class Case(NamedTuple):
    """A position, the direction of play and what each legal card takes."""

    why: str
    position: str
    direction: str
    cards: str


CASES = [
    Case("the ace of the led suit takes ace and seven", "S:S:AH/2H/7H/3H", "ccw", "AH=21"),
    Case("nobody follows a lone lead", "S:S:2H/AC/7D/KD", "ccw", "2H=25"),
    Case("the last trick is ruffed by the other side", "C:S:AH/2C/7H/3H", "ccw", "AH=0"),
    Case("partner ruffs the last trick", "C:S:2H/AH/2C/7H", "ccw", "2H=21"),
    Case("overruffed", "C:S:AH/2C/3C/7H", "ccw", "AH=21"),
    Case("three cards lie: West ruffs 25 points", "H:S:-/2H/-/-:AS7SKS", "ccw", "2H=25"),
    Case("three cards lie: East, last when clockwise", "H:S:-/-/-/2H:AS7SKS", "cw", "2H=25"),
    Case("one card lies, a seven under an ace", "H:W:7S/-/2S/3S:AS", "ccw", "7S=0"),
    Case("no points at all", "H:S:2H3H/4H5H/2S3S/4S5S", "ccw", "2H=0 3H=0"),
    Case(
        # West cannot win either trick: the king of diamonds takes the second one and with it the
        # spade that West kept. The seven belongs on partner's ace.
        "give the seven to partner's ace",
        "H:S:KD/4S7S/3D/2D:3SAS2S",
        "ccw",
        "4S=11 7S=21",
    ),
    Case(
        # South's ace takes this trick; then West's ace of diamonds takes all of the next.
        "keep the seven from the other side's ace",
        "H:S:2D/5SAD/2S3D/4S7S:AS",
        "ccw",
        "4S=21 7S=11",
    ),
    Case(
        # A heart: North takes the king and leads the other heart, on which West's ace falls, and
        # East's king. A diamond: West's ace takes it and North's seven, and North takes the rest.
        "lead to the hand that has the tricks",
        "C:S:2D2H/3HAD/7HAH/KDKH",
        "ccw",
        "2D=15 2H=40",
    ),
    Case(
        # The two top hearts draw all that is out and then the ace of clubs.
        "equal cards are worth the same",
        "S:S:5H6H/2H3C/3H4C/4HAC",
        "ccw",
        "5H=11 6H=11",
    ),
    Case(
        # A spade: East plays before North, who takes the four with the seven or keeps it from the
        # ace; each side gets one counting card. A club: North throws the seven on it.
        "the ace sits before the seven",
        "H:S:2C2S/2D3D/3S7S/4SAS",
        "ccw",
        "2C=10 2S=10",
    ),
    Case(
        # Now East plays after North: a spade lead loses both spades of North's, while a club
        # lets North throw the seven on South's trick.
        "the ace sits behind the seven",
        "H:S:2C2S/2D3D/3S7S/4SAS",
        "cw",
        "2C=10 2S=0",
    ),
    Case(
        # Nobody else has a trump, and nobody has points to lose to them.
        "two top trumps take two tricks",
        "C:E:2S3S/2H3H/4H5H/7CAC",
        "ccw",
        "7C=21 AC=21",
    ),
    Case(
        # Ruffing with the ace keeps the seven, now the highest trump; ruffing with the seven
        # keeps the ace: both take both tricks.
        "ruff with either of the two top trumps",
        "C:S:3S/2H3H/4H5H/7CAC:KS",
        "ccw",
        "7C=25 AC=25",
    ),
]


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.why)
def test_values(case: Case) -> None:
    direction = parse_rules(f"portuguese,direction={case.direction}").direction
    position = parse_position(case.position)
    expected = {text: int(value) for text, value in (c.split("=") for c in case.cards.split())}
    solved = Solver(position.trump, direction).solve(position)
    assert {each.text: value for each, value in solved.cards.items()} == expected
    assert solved.value == max(expected.values())
