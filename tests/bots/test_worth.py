"""What the end of a hand is worth to a searching player: numbers worked out by hand."""

from dataclasses import replace

import pytest

from sueca_core.bots.worth import Worth, worth_for
from sueca_core.game.rulesets import PRESETS, parse_rules
from sueca_core.game.scoring import Pending
from sueca_core.game.view import PlayerView
from tests.bots.support import middle, view_to_play


def worth(rules: str, games: tuple[int, int] = (0, 0), pending: Pending = 0) -> Worth:
    """The worth of a hand to North-South."""
    view = south_to_play()
    return worth_for(replace(view, rules=parse_rules(rules), games=games, pending=pending))


def south_to_play() -> PlayerView:
    """Some view of South's or North's."""
    views = [view_to_play(middle(PRESETS["portuguese"], seed, 0)) for seed in range(20)]
    return next(view for view in views if view.seat.letter in "NS")


# Twenty for each game more than the other side's, and one for each point.
PORTUGUESE = {0: -40, 29: -11, 30: 10, 59: 39, 60: 60, 61: 81, 90: 110, 91: 131, 119: 159, 120: 160}
SOUTH = {29: -11, 30: -30, 31: 11, 59: 39, 60: 60, 61: 81, 89: 109, 90: 150, 91: 131, 120: 160}
ONE_WAITS = {29: -31, 30: -10, 59: 19, 60: 60, 61: 101, 90: 130, 91: 151}
DOUBLE_WAITS = {29: -51, 30: -10, 60: 60, 61: 101, 91: 171}
ONE_GAME_NEEDED = {29: -11, 30: 10, 60: 60, 61: 81, 90: 110, 91: 111, 120: 140}
ONE_GAME_FROM_LOSING = {0: -20, 29: 9, 30: 10, 61: 81, 91: 131}


@pytest.mark.parametrize(
    "rules,games,pending,expected",
    [
        pytest.param("portuguese", (0, 0), 0, PORTUGUESE, id="portuguese"),
        pytest.param("south", (0, 0), 0, SOUTH, id="exactly-90"),
        pytest.param("portuguese", (0, 0), 1, ONE_WAITS, id="a-game-waits"),
        pytest.param("portuguese", (0, 0), "double", DOUBLE_WAITS, id="double-waits"),
        pytest.param("portuguese", (3, 0), 0, ONE_GAME_NEEDED, id="no-more-than-needed"),
        pytest.param("portuguese", (0, 3), 0, ONE_GAME_FROM_LOSING, id="nor-than-they-need"),
        pytest.param("north", (3, 2), 0, PORTUGUESE, id="far-from-six"),
    ],
)
def test_points(
    rules: str, games: tuple[int, int], pending: Pending, expected: dict[int, int]
) -> None:
    found = worth(rules, games, pending)
    assert {points: found.won[points] for points in expected} == expected
    assert found.lost == found.won
    assert len(found.won) == 121


@pytest.mark.parametrize(
    "rules,games,sweep,swept",
    [
        pytest.param("portuguese", (0, 0), 200, -80, id="four-games"),
        pytest.param("portuguese", (3, 1), 140, -60, id="what-is-needed"),
        pytest.param("portuguese,target=6", (1, 0), 220, -120, id="wins-the-rubber"),
        pytest.param("north", (1, 0), 200, -80, id="four-games-of-six"),
        pytest.param("portuguese,last_trick=10", (0, 0), 210, -80, id="with-the-last-trick"),
    ],
)
def test_sweeps(rules: str, games: tuple[int, int], sweep: int, swept: int) -> None:
    found = worth(rules, games)
    assert (found.sweep, found.swept) == (sweep, swept)


def test_all_points_with_a_trick_lost() -> None:
    assert worth("portuguese,all_points_lost_trick=4").won[120] == 200
    assert worth("portuguese,all_points_lost_trick=3").won[0] == -60


def test_ten_for_the_last_trick() -> None:
    """Of 130 points 65 tie and 98 double; the ten count among the points."""
    found = worth("portuguese,last_trick=10,all_points_lost_trick=4")
    assert [found.won[points] for points in (54, 55, 56, 87, 88, 120)] == [
        44,
        65,
        86,
        117,
        138,
        210,
    ]
    assert [found.lost[points] for points in (64, 65, 66, 97, 98, 120)] == [
        44,
        65,
        86,
        117,
        138,
        200,
    ]


def test_the_other_side_wants_the_opposite() -> None:
    """What is good for one is as bad for the other: the two add up to the points."""
    view = south_to_play()
    east = replace(view, seat=next(seat for seat in type(view.seat) if seat.letter == "E"))
    ours, theirs = worth_for(view), worth_for(east)
    assert [a + b for a, b in zip(ours.won, reversed(theirs.won), strict=True)] == [120] * 121
    assert (ours.sweep + theirs.swept, ours.swept + theirs.sweep) == (120, 120)


@pytest.mark.parametrize(
    "rules,low,high,expected",
    [
        ("portuguese", 0, 120, True),
        ("south", 0, 120, False),
        ("south", 31, 90, True),
        ("south", 90, 91, False),
        ("south", 29, 30, False),
        ("south", 91, 120, True),
        ("portuguese,last_trick=10", 61, 64, False),
    ],
)
def test_rising(rules: str, low: int, high: int, expected: bool) -> None:
    assert worth(rules).rises(low, high) is expected


def test_blurred() -> None:
    """Neighbours are added up; a step of a game becomes a slope."""
    plain = worth("portuguese")
    blurred = plain.blurred(2)
    assert blurred.won[61] == 39 + 60 + 81 + 82 + 83
    assert blurred.won[0] == -40 - 40 - 40 - 39 - 38
    assert blurred.won[120] == 158 + 159 + 160 + 160 + 160
    assert (blurred.sweep, blurred.swept) == (1000, -400)
    assert plain.blurred(0) == plain
    bonus = worth("portuguese,last_trick=10").blurred(1)
    assert (bonus.won[55], bonus.lost[55]) == (44 + 65 + 86, 34 + 35 + 36)
