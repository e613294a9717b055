"""A device without hover or any pointer, such as a television with a remote control."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from e2e.conftest import PHONE, Profiles, Watch
from e2e.table import Table
from e2e.test_keyboard import play_with_enter, tab_to, tab_to_the_hand
from tools import browser as browsers

# Chromium takes what it can point with from its settings alone, and "1" is nothing.
NONE = "primaryHoverType=1,availableHoverTypes=1,primaryPointerType=1,availablePointerTypes=1"
NOTHING = "(any-hover: none) and (any-pointer: none) and (hover: none) and (pointer: none)"
# Everything that can be pressed, the hand aside: that is one stop, and the arrows walk along it.
CONTROLS = """() => [...document.querySelectorAll("button, summary, a[href]")]
    .filter((each) => each.checkVisibility({ visibilityProperty: true }))
    .filter((each) => !each.closest("#hand") && !each.disabled)
    .map((each) => each.id || each.dataset.do || each.innerText)"""
HERE = """() => {
    const at = document.activeElement;
    return at.id || at.dataset.do || at.innerText;
}"""
STOPS = 60  # more than any screen has
# Of the element with the focus: whether anything is drawn around it, or around the card in it.
RING = """() => [document.activeElement, ...document.activeElement.querySelectorAll(".card")]
    .map((each) => getComputedStyle(each))
    .some((style) => style.outlineStyle !== "none" || style.boxShadow.includes("0px 0px 0px 5px"))"""


@pytest.fixture(params=[PHONE, (1280, 720)], ids=["narrow", "wide"])
def table(
    request: pytest.FixtureRequest, browser: Browser, program: str | None, site: str, watch: Watch
) -> Iterator[Table]:
    """The game on a device with keys only."""
    flags = [*browsers.FLAGS, f"--blink-settings={NONE}"]
    keys_only = browser.browser_type.launch(executable_path=program, args=flags)
    profiles = Profiles(keys_only, site, watch)
    opened = Table.open(profiles.page(request.param))
    assert opened.page.evaluate("media => matchMedia(media).matches", NOTHING)
    yield opened
    profiles.close()
    keys_only.close()


def stops(page: Page) -> set[str]:
    """Everything that Tab comes to, each with a ring around it."""
    found = set()
    for _ in range(STOPS):
        page.keyboard.press("Tab")
        found.add(page.evaluate(HERE))
        if page.locator(":focus").count():
            assert page.evaluate(RING), page.evaluate(HERE)
    return found


def test_a_hand_is_played_and_everything_is_come_to(table: Table) -> None:
    page = table.page
    assert set(page.evaluate(CONTROLS)) <= stops(page)
    tab_to_the_hand(table)
    seen = table.seen()
    while seen.phase == "playing":
        seen = play_with_enter(table, seen)
    assert sum(seen.points.values()) == 120
    assert set(page.evaluate(CONTROLS)) <= stops(page)

    tab_to(table, "#result-main")
    page.keyboard.press("Enter")
    table.wait("() => document.documentElement?.dataset.hand === '2'")
    assert len(table.to_act().cards) == 10


def test_the_help_tells_of_the_keys(table: Table) -> None:
    page = table.page
    if table.button("help").count() == 0:
        tab_to(table, "#more")
        page.keyboard.press("Enter")
    tab_to(table, "[data-do=help]")
    page.keyboard.press("Enter")
    expect(page.locator("#help-keys")).to_be_visible()
