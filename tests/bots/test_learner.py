"""The learner's five rules, and that it has no memory."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sueca_core.bots import learner
from sueca_core.game.rulesets import PRESETS
from sueca_core.game.view import PlayerView
from tests.bots.support import middle, seen, view_to_play
from tests.properties.strategies import seeds

# Spades are trump; South deals. East leads, then North, West and South play.
CLUBS = "KC JC QC 6C 5C 4C 3C 2C 2D 3D"
DIAMONDS = "KD JD QD 6D 5D 4D 3D 2D 3C 4C"


@pytest.mark.parametrize(
    "hand,table,fill,expected",
    [
        pytest.param("AH AS 2C", "", DIAMONDS, "AH", id="1-leads-a-side-ace"),
        pytest.param("AS 3S 2C", "", DIAMONDS, "2C", id="1-else-the-cheapest-card"),
        pytest.param("AS 2S 7H KH JH", "", "KD JD QD KC QC", "2S", id="1-a-trump-before-a-queen"),
        pytest.param("7H 2H", "4H AH 3H", CLUBS, "7H", id="2-points-for-partner"),
        pytest.param("7H 2H", "QH 5H", CLUBS, "7H", id="2-even-where-partner-may-be-beaten"),
        pytest.param("AS 7D", "4H AH 3H", CLUBS, "7D", id="2-no-trump-for-partner"),
        pytest.param("AH QH 2H", "4H 3H 5H", CLUBS, "QH", id="3-the-cheapest-that-wins"),
        pytest.param("AH 6H 2H", "4H 3H 5H", CLUBS, "6H", id="3-an-empty-card-if-it-wins"),
        pytest.param("AS 3S 2S", "AH 3H 5H", CLUBS, "2S", id="4-ruffs-points-with-the-lowest"),
        pytest.param("AS 5S 2S", "AH 3S 5H", CLUBS, "KC", id="2-points-for-partners-ruff"),
        pytest.param("AS 5S 2S", "AH 5H 3S", CLUBS, "5S", id="4-the-lowest-that-overruffs"),
        pytest.param("AS 3S 2S", "4H 3H 5H", CLUBS, "3C", id="5-does-not-ruff-an-empty-trick"),
        pytest.param("KH 3H 2H", "AH 4H 5H", CLUBS, "2H", id="5-the-cheapest-when-it-cannot-win"),
        pytest.param("2S 7D", "AH 5H 3S", "KC JC QC KD JD QD AC AD", "2S", id="5-a-trump-is-cheap"),
    ],
)
def test_a_rule(hand: str, table: str, fill: str, expected: str) -> None:
    view = seen(hand, table, turned="JS", fill=fill)
    assert learner.choose(view).text == expected


@given(seeds, st.integers(4, 39))
def test_it_does_not_remember(seed: int, plies: int) -> None:
    view = view_to_play(middle(PRESETS["portuguese"], seed, plies))
    assert learner.choose(replace(view, tricks=())) is learner.choose(view)


def test_the_views_above_have_something_to_forget() -> None:
    views: list[PlayerView] = [
        view_to_play(middle(PRESETS["portuguese"], seed, 4)) for seed in range(5)
    ]
    assert all(view.tricks for view in views)
