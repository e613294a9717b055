"""The levels are ordered, by duplicate matches long enough to be sure."""

import pytest

from sueca_core.cli.match import play_match
from sueca_core.game.rulesets import PRESETS


@pytest.mark.slow
@pytest.mark.parametrize(
    "stronger,weaker,deals,more_than",
    [("player", "learner", 400, 6), ("learner", "random", 200, 20)],
)
def test_strength(stronger: str, weaker: str, deals: int, more_than: float) -> None:
    """In points a hand; over 400 deals the standard error is about 0.7."""
    result = play_match(stronger, weaker, deals, "strength", PRESETS["portuguese"])
    assert result.points > more_than
    assert result.games > 0
