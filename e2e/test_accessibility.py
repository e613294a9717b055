"""No violation that axe can find, in either theme; and what a screen reader is told.

axe is run through the debugger: the page's own policy would, rightly, keep it out.
"""

import json
import re
from typing import Any, Literal

import pytest
from playwright.sync_api import Page, expect

from e2e.conftest import NewPage
from e2e.table import Table, at_rest, put_before
from tools.common import PACKAGES

AXE = (PACKAGES / "axe-core" / "axe.min.js").read_text("utf-8")
RUN = """async rules => (await axe.run(document, { resultTypes: ["violations"], rules })).violations
    .flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html.slice(0, 160)} ${node.failureSummary}`))
"""

type Theme = Literal["light", "dark"]
THEMES: tuple[Theme, ...] = ("light", "dark")
themes = pytest.mark.parametrize("theme", THEMES)
# Settings that change how everything looks; and the system's own colours instead of ours.
LOOKS: dict[str, dict[str, Any]] = {
    "left hand": {"left": True},
    "larger text": {"size": "larger"},
    "high contrast": {"contrast": True, "four": True},
    "forced colours": {},
}


def check(page: Page, theme: Theme, *without: str) -> None:
    """Let axe look at the page in a theme, without some of its rules."""
    page.emulate_media(color_scheme=theme, reduced_motion="reduce")
    at_rest(page)
    page.evaluate(AXE)
    found = page.evaluate(RUN, {rule: {"enabled": False} for rule in without})
    assert not found, "\n".join(found)


@pytest.fixture(scope="module")
def playing(lasting_page: NewPage) -> Table:
    """South is to follow, and holds cards that may not be played."""
    table = Table.open(lasting_page())
    table.play_until(lambda seen: bool(seen.locked) and len(seen.cards) < 10)
    return table


@pytest.fixture(scope="module")
def over(lasting_page: NewPage) -> Table:
    """A hand that is over."""
    table = Table.open(lasting_page((1280, 800)))
    table.play_hand()
    return table


@themes
def test_the_table(playing: Table, theme: Theme) -> None:
    check(playing.page, theme)


@themes
@pytest.mark.parametrize(
    "name", ["rules", "settings", "help", "last-trick", "new-game", "stats", "league"]
)
def test_a_dialog(playing: Table, theme: Theme, name: str) -> None:
    with playing.dialog(name):
        check(playing.page, theme)


@themes
def test_the_menu(playing: Table, theme: Theme) -> None:
    playing.page.locator("#more").click()
    check(playing.page, theme)
    playing.page.keyboard.press("Escape")
    expect(playing.page.locator("#more")).to_have_attribute("aria-expanded", "false")


@themes
def test_the_result(over: Table, theme: Theme) -> None:
    check(over.page, theme)


@themes
@pytest.mark.parametrize("size", [(390, 844), (1280, 800)], ids=str)
def test_the_review(new_page: NewPage, size: tuple[int, int], theme: Theme) -> None:
    """A row open, and on a small window the four hands."""
    page = new_page(size)
    table = Table.open(page)
    table.play_hand()
    table.press("review")
    page.locator("#review-rows .row").first.click()
    check(page, theme)
    page.evaluate("document.querySelector('[data-review=board]').click()")
    check(page, theme)


@themes
def test_a_hint(new_page: NewPage, theme: Theme) -> None:
    page = new_page()
    Table.open(page).press("hint")
    page.locator("#hand [data-hint=true]").wait_for()
    check(page, theme)


@themes
def test_the_result_with_everything_laid_open(over: Table, theme: Theme) -> None:
    summary = over.page.locator("#result summary", has_text="Ver as quatro mãos")
    summary.click()
    check(over.page, theme)
    summary.click()


@pytest.mark.parametrize("look", LOOKS)
def test_another_look(new_page: NewPage, look: str) -> None:
    """The table, the settings and the result, each in both themes."""
    forced: dict[str, Any] = {"forced_colors": "active"} if look == "forced colours" else {}
    # axe asks for the colours that we had wished for; those that are seen the system answers for.
    without = ["color-contrast"] if forced else []
    page = new_page(**forced)
    put_before(page, settings=json.dumps(LOOKS[look]))
    table = Table.open(page)
    assert page.evaluate("matchMedia('(forced-colors: active)').matches") == bool(forced)
    table.play_until(lambda seen: bool(seen.locked) and len(seen.cards) < 10)
    for theme in THEMES:
        check(page, theme, *without)
        with table.dialog("settings"):
            check(page, theme, *without)
    table.play_hand()
    for theme in THEMES:
        check(page, theme, *without)


@pytest.fixture(scope="module")
def day(lasting_page: NewPage) -> Page:
    """The result of the deal of the day, the robot's points in it."""
    table = Table.open(lasting_page(), None, daily="2026-12-02")
    table.play_hand()
    table.press("day-result")
    expect(table.page.locator("#day-gap")).to_have_text(re.compile(r"\d"))
    return table.page


@themes
def test_the_result_of_the_day_and_fairness(day: Page, theme: Theme) -> None:
    check(day, theme)
    day.locator('#dialog-day [data-do="league"]').click()
    day.locator('#dialog-league [data-do="fairness"]').click()
    expect(day.locator("#fair-deal dd").first).to_be_visible()
    check(day, theme)
    day.keyboard.press("Escape")
    day.keyboard.press("Escape")
    expect(day.locator("dialog[open]")).to_have_count(1)


@themes
def test_the_guide(new_page: NewPage, theme: Theme) -> None:
    page = new_page()
    Table.open(page, dealer=None)
    check(page, theme)
    for _ in range(7):
        page.locator("#guide-next").click()
        check(page, theme)


@themes
@pytest.mark.parametrize("folder", ["pt", "fr"])
def test_a_plain_page(new_page: NewPage, theme: Theme, folder: str) -> None:
    page = new_page()
    page.goto(f"./{folder}/")
    check(page, theme)


@themes
def test_the_first_screen(new_page: NewPage, theme: Theme) -> None:
    page = new_page()
    page.context.route("**/engine/sueca_core-*", lambda route: None)
    page.goto("./")
    page.wait_for_function("() => performance.getEntriesByName('sueca:painted').length > 0")
    check(page, theme)


def test_the_dialogs_keep_the_focus_and_give_it_back(new_page: NewPage) -> None:
    page = new_page((1280, 800))
    table = Table.open(page)
    for name in ("rules", "settings", "help"):
        table.button(name).focus()
        page.keyboard.press("Enter")
        expect(page.locator("dialog[open] :focus")).to_have_count(1)
        page.keyboard.press("Tab")
        expect(page.locator("dialog[open] :focus")).to_have_count(1)
        page.keyboard.press("Escape")
        expect(table.button(name)).to_be_focused()


def test_the_bots_cards_are_told_in_one_message(new_page: NewPage) -> None:
    page = new_page()
    table = Table.open(page, dealer="E")
    seen = table.seen()
    assert set(seen.table) == {"N", "W"}
    last = page.locator("#log p").last
    expect(last).to_contain_text("Norte:")
    expect(last).to_contain_text("Oeste:")
    expect(last).to_contain_text("É a tua vez")
    assert page.locator("#log").get_attribute("aria-live") == "polite"
