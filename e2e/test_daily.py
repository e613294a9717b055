"""The deal of the day is the same for everybody, and lies beside the practice rubber.

The cards expected are written out from the fixed points of the shuffle, by the rules of the deal:
the Portuguese rules go anticlockwise (S E N W) and deal from the bottom, so that the packets of ten
go to the three after the dealer, the dealer last, whose last card is turned.
"""

import pytest
from playwright.sync_api import Page, expect

from e2e.conftest import NewPage
from e2e.table import Seen, Table

DAY = "2026-12-02"
# East deals: the packets are North's, West's, South's, East's; South's are places 20 to 29.
FIRST = {"7C", "6C", "KH", "JH", "7D", "3D", "QC", "QS", "AC", "2D"}
FIRST_TURNED, FIRST_DEALER, FIRST_LEADER = "AS", "E", "N"
# North deals, being next after East: West's, South's, East's, North's; South's are places 10 to 19.
SECOND = {"AS", "3D", "4S", "JS", "5C", "3C", "5S", "5D", "AC", "7H"}
SECOND_TURNED, SECOND_DEALER, SECOND_LEADER = "QH", "N", "W"


def dealt(table: Table) -> tuple[set[str], str, str, str]:
    """South's cards, the turned card, who deals and who leads the first trick, at the first card."""
    seen, screen = table.seen(), table.stored_json("screen")["screen"]
    assert len(seen.cards) == 10
    assert seen.trump == seen.turned[1]
    return set(seen.cards), seen.turned, screen["dealer"], screen["leader"]


def go_to(table: Table, kind: str) -> Seen:
    """Go over to the daily or the practice rubber."""
    table.press(kind)
    table.wait("kind => document.documentElement?.dataset.kind === kind", kind)
    return table.to_act()


def test_by_its_address_in_two_browsers(new_page: NewPage) -> None:
    for dealer in ("W", None):
        table = Table.open(new_page(), dealer, daily=DAY)
        assert dealt(table) == (FIRST, FIRST_TURNED, FIRST_DEALER, FIRST_LEADER)
        assert set(table.seen().table) == {"N", "W"}
        assert table.seen().hand == 1


def test_by_its_button_and_on_to_the_rubber_of_the_day(page: Page) -> None:
    table = Table.open(page)
    go_to(table, "daily")
    assert dealt(table) == (FIRST, FIRST_TURNED, FIRST_DEALER, FIRST_LEADER)
    expect(page.locator("#where")).to_contain_text("336")

    table.play_hand()
    expect(page.locator("#result")).to_contain_text("336")
    seen = table.next_hand()
    assert seen.hand == 2
    assert dealt(table) == (SECOND, SECOND_TURNED, SECOND_DEALER, SECOND_LEADER)
    assert set(seen.table) == {"W"}


def test_the_day_is_the_one_of_the_players_own_calendar(new_page: NewPage) -> None:
    now = "2026-12-02T01:00:00Z"  # still the first in Brazil
    table = Table.open(new_page(now=now, timezone_id="America/Sao_Paulo"))
    go_to(table, "daily")
    assert table.stored("daily.2026-12-01")
    assert table.stored("daily.2026-12-02") is None


@pytest.mark.parametrize(
    "day, told",
    [
        ("2025-12-31", "O primeiro jogo do dia é o de 1 de janeiro de 2026."),
        ("2026-12-04", "Esse dia ainda não começou em lado nenhum."),
        ("2026-02-30", "Essa data não existe."),
    ],
    ids=["before the first", "not begun anywhere", "no date"],
)
def test_a_date_without_a_deal_is_told_and_a_game_is_there(page: Page, day: str, told: str) -> None:
    table = Table.open(page, daily=day)
    expect(page.locator("#notice")).to_contain_text(told)
    seen = table.seen()
    assert (seen.phase, len(seen.cards)) == ("playing", 10)
    expect(page.locator("html")).to_have_attribute("data-kind", "practice")
    table.play(seen.legal[0])

    page.reload()
    assert len(table.to_act().cards) == 9
    expect(page.locator("#notice")).to_be_hidden()


def test_a_day_that_has_begun_somewhere_may_be_opened_by_its_address(page: Page) -> None:
    table = Table.open(page, daily="2026-12-03")
    expect(page.locator("#notice")).to_be_hidden()
    table.play(table.seen().legal[0])
    assert table.record("daily.2026-12-03")


def test_back_and_forth_keeps_both_games(page: Page) -> None:
    table = Table.open(page)
    practice = table.play(table.seen().legal[0])
    go_to(table, "daily")
    daily = table.play(table.seen().legal[0])
    assert go_to(table, "practice") == practice
    assert go_to(table, "daily") == daily

    page.reload()
    assert table.to_act() == daily
    assert go_to(table, "practice") == practice


def test_a_new_practice_rubber_from_the_daily_asks_for_the_one_in_hand(page: Page) -> None:
    table = Table.open(page)
    practice = table.play(table.seen().legal[0])
    go_to(table, "daily")
    daily = table.play(table.seen().legal[0])
    table.press("new-game")
    page.locator('dialog[open] button[value="no"]').click()
    assert table.to_act() == practice
    assert go_to(table, "daily") == daily
