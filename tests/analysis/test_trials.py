"""Trying a card in imagined layouts."""

import pytest

from sueca_core.analysis.trials import tried
from sueca_core.game.cards import card
from tests.analysis.test_reasons import last, played_well
from tests.bots.support import view_to_play


def test_a_cheap_card_on_a_lost_trick() -> None:
    """Throwing the seven away would cost its ten points, and the trick that it may win later."""
    found = tried(last("7H 3H 2S", "AH 2H 4H"), card("3H"))
    assert found is not None
    assert found.other is card("7H")
    assert 5 <= found.points <= 30
    assert tried(last("7H 3H 2S", "AH 2H 4H"), card("7H")) is None


def test_nothing_to_compare() -> None:
    assert tried(last("7H 2S", "AH 2H 4H"), card("7H")) is None


@pytest.mark.parametrize("seed", range(12))
def test_never_more_than_one_card_is_a_point_better(seed: int) -> None:
    view = view_to_play(played_well(seed, 3 * seed))
    better = [each for each in view.legal if tried(view, each)]
    strong = [found for each in better if (found := tried(view, each)) is not None]
    assert all(found.other in view.legal for found in strong)
    assert len({(found.points, found.other) for found in strong}) <= 1
    assert [tried(view, each) for each in better] == strong
