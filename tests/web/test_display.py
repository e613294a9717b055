"""How a table is shown where its rules leave it open: rules.md section 3, display rows."""

from typing import Any

import pytest

from tests.page import Page
from tests.web.loading import load

display, settings = load("display"), load("settings")
USUAL: dict[str, Any] = settings.DEFAULTS


@pytest.mark.parametrize(
    "rules, live, sheet",
    [
        ("portuguese", True, "cross"),
        ("brazilian", True, "cross"),
        ("north", True, "cross"),
        ("south", True, "cross"),
        ("old_table", False, "dots"),
        ("club", False, "comb"),
        ("clockwise_void", True, "cross"),
        ("portuguese,target=6", True, "cross"),
    ],
)
def test_what_is_usual_at_a_table(rules: str, live: bool, sheet: str) -> None:
    assert display.points_live(USUAL, rules) is live
    assert display.sheet(USUAL, rules) == sheet


def test_a_choice_goes_before_what_is_usual() -> None:
    assert display.points_live({**USUAL, "points": "end"}, "portuguese") is False
    assert display.points_live({**USUAL, "points": "live"}, "club") is True
    assert display.sheet({**USUAL, "sheet": "list"}, "club") == "list"


def trump(shown: bool, trick: int) -> dict[str, Any]:
    return {"trump": {"shown": shown}, "trick_number": trick}


@pytest.mark.parametrize(
    "choice, seen",
    [
        ("played", [True, True, False]),
        ("first", [True, False, False]),
        ("never", [False, False, False]),
    ],
)
def test_the_turned_card(choice: str, seen: list[bool]) -> None:
    """In the first trick, in a later one, and once it has been played."""
    screens = [trump(True, 1), trump(True, 2), trump(False, 2)]
    wanted = {**USUAL, "turned": choice}
    assert [display.turned_shown(wanted, screen) for screen in screens] == seen


def test_no_turned_card_before_the_deal() -> None:
    assert display.turned_shown(USUAL, {"trump": None, "trick_number": 1}) is False


@pytest.mark.parametrize(
    "rules, total, least", [("portuguese", 120, 61), ("portuguese,last_trick=10", 130, 66)]
)
def test_the_points_that_win(rules: str, total: int, least: int) -> None:
    """rules.md S35 and V19."""
    book = Page().good("rulebook", rules=rules)["rulebook"]
    assert display.facts(book) == (total, least)


def test_before_the_rulebook_is_known() -> None:
    assert display.facts(None) == (120, 61)
