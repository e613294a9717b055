"""What computer players say of a weak hand (rules.md 7.2)."""

import pytest

from sueca_core.bots.calls import wants_new_deal
from tests.bots.support import seen

SIDE = "6H 5H 4H 3H 6C 5C 4C 3C 6D 5D"


@pytest.mark.parametrize(
    "trumps,wanted",
    [
        pytest.param("3S", True, id="one-trump"),
        pytest.param("6S 5S 4S 3S", True, id="four-trumps"),
        pytest.param("QS 6S 5S 4S 3S", False, id="five-trumps-are-worth-playing"),
        pytest.param("JS QS 6S 5S 4S 3S", False, id="six-trumps"),
    ],
)
def test_wants_new_deal(trumps: str, wanted: bool) -> None:
    assert wants_new_deal(seen(trumps, turned="2S", fill=SIDE)) is wanted
