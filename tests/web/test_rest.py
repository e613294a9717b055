"""Which cards play themselves."""

from typing import Any

import pytest

from tests.web.loading import load

rest = load("rest")


def screen(legal: str, locked: str = "", **more: Any) -> dict[str, Any]:
    """South is to play; these cards are legal and these are not."""
    held = [{"card": card, "legal": True} for card in legal.split()]
    held += [{"card": card, "legal": False} for card in locked.split()]
    return {"todo": "play", "hand": held, "claim": [], "may_revoke": False, **more}


@pytest.mark.parametrize(
    "wish, shown, card",
    [
        pytest.param("last", screen("7H"), "7H", id="the last card"),
        pytest.param("last", screen("7H", "KS"), None, id="the only legal one is not the last"),
        pytest.param("always", screen("7H", "KS"), "7H", id="unless all such cards are wished for"),
        pytest.param("always", screen("7H KH"), None, id="a choice is left to the player"),
        pytest.param("never", screen("7H"), None, id="nothing at all"),
        pytest.param(
            "always", screen("7H", "KS", may_revoke=True), None, id="a revoke is a choice"
        ),
        pytest.param("always", screen("7H", todo="bot"), None, id="somebody else's turn"),
    ],
)
def test_a_forced_card(wish: str, shown: dict[str, Any], card: str | None) -> None:
    assert rest.next_card(shown, {"forced": wish}, False, False) == card


def test_a_test_without_pauses_plays_its_last_card_itself() -> None:
    assert rest.next_card(screen("7H"), {"forced": "last"}, False, True) is None


def test_a_claim_is_played_in_the_order_that_the_screen_tells() -> None:
    shown = screen("2H AH", claim=["AH", "2H"])
    assert rest.claimed(shown) == ["AH", "2H"]
    assert rest.next_card(shown, {"forced": "never"}, True, True) == "AH"
    assert rest.next_card(screen("2H"), {"forced": "never"}, True, True) == "2H"


def test_a_claim_ends_where_nothing_is_sure_any_more() -> None:
    assert rest.next_card(screen("2H AH"), {"forced": "never"}, True, True) is None


def test_a_screen_of_an_earlier_version_claims_nothing() -> None:
    shown = screen("2H AH")
    del shown["claim"]
    assert not rest.claimed(shown)
