"""Two tabs of the game: one plays, the other says so and can take over."""

import pytest
from playwright.sync_api import Page, expect

from e2e.table import BOOT, Table

ELSEWHERE = "() => document.documentElement?.dataset.failed === 'tabs/elsewhere'"
NO_LOCKS = "Object.defineProperty(navigator, 'locks', { value: undefined });"


def is_told(page: Page) -> None:
    """Wait until the page says that another tab has the game."""
    page.wait_for_function(ELSEWHERE, timeout=BOOT)
    told = page.locator("#boot")
    expect(told).to_be_visible()
    expect(told).to_contain_text("A Sueca está aberta noutro separador")
    expect(told.locator("button:visible")).to_have_text("Jogar aqui")


def second_tab(page: Page) -> Page:
    """Open the game in another tab of the same browser."""
    other = page.context.new_page()
    other.goto("./?speed=instant")
    return other


def test_the_second_tab_says_so_and_loads_no_engine(page: Page) -> None:
    table = Table.open(page)
    other = second_tab(page)
    is_told(other)
    assert other.workers == []
    seen = table.play(table.seen().legal[0])
    assert len(seen.cards) == 9


def test_taking_over_goes_on_where_the_other_was_and_stops_it(page: Page) -> None:
    table = Table.open(page)
    before = table.play(table.seen().legal[0])
    other = second_tab(page)
    is_told(other)
    other.locator("#retry").click()
    taken = Table(other)
    assert taken.to_act().cards == before.cards
    is_told(page)
    assert page.workers == []

    seen = taken.play(taken.seen().legal[0])
    kept = taken.record()
    table.click(before.legal[0])
    expect(table.card(before.legal[0])).to_have_count(1)
    assert table.record() == kept

    page.locator("#retry").click()
    assert table.to_act().cards == seen.cards
    is_told(other)


def test_a_tab_that_is_closed_leaves_the_game_to_the_next(page: Page) -> None:
    table = Table.open(page)
    before = table.play(table.seen().legal[0])
    other = page.context.new_page()
    page.close()
    other.goto("./?speed=instant")
    assert Table(other).to_act().cards == before.cards


def test_a_reload_does_not_meet_itself(page: Page) -> None:
    table = Table.open(page)
    before = table.seen()
    for _ in range(3):
        page.reload()
        assert table.to_act().cards == before.cards


@pytest.mark.parametrize("lacking", [NO_LOCKS], ids=["no locks"])
def test_a_browser_without_locks_plays_as_ever(page: Page, lacking: str) -> None:
    page.add_init_script(lacking)
    table = Table.open(page)
    assert len(table.play(table.seen().legal[0]).cards) == 9


def test_two_tabs_without_locks_leave_a_game_that_can_be_played(page: Page) -> None:
    """Each writes over what the other has stored: what lies there is always one whole game."""
    page.context.add_init_script(NO_LOCKS)
    table = Table.open(page)
    other = page.context.new_page()
    other.goto("./?speed=instant")
    rival = Table(other)
    rival.to_act()
    table.play(table.seen().legal[0])
    seen = rival.play(rival.seen().legal[-1])
    table.play(table.seen().legal[0])
    seen = rival.play(seen.legal[-1])
    page.reload()
    assert table.to_act() == seen
    expect(page.locator("#notice")).to_be_hidden()
    table.play(seen.legal[0])
