"""Every screen looks as it did: pictures in the four sizes and both themes.

Everywhere nothing may lie on anything else; in the browser that the kept pictures were made in, the
picture must be the same as well. How to make them anew stands in tests/README.md.
"""

import re
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from typing import Literal

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

from e2e import pictures
from e2e.boxes import check_controls, check_parts, check_texts
from e2e.conftest import NewPage
from e2e.table import Table, at_rest

type Theme = Literal["light", "dark"]

SMALL, PHONE, SIDE, DESK = (320, 568), (390, 844), (568, 320), (1280, 800)
DAY = "2026-12-02"
SLOW = 120_000  # ms that solving a whole hand may take
ART = "() => document.documentElement?.dataset.art === 'courts'"


def opened(new_page: NewPage, dealer: str | None, **query: str) -> Table:
    """The game without motion, the pictures of the courts in it."""
    table = Table.open(new_page(PHONE, reduced_motion="reduce"), dealer, **query)
    table.wait(ART)
    return table


@pytest.fixture(scope="module")
def playing(lasting_page: NewPage) -> Table:
    """South is to follow, and may not play all cards; a trick has been played."""
    table = opened(lasting_page, "N")
    table.play_until(lambda seen: bool(seen.locked and seen.table) and len(seen.cards) < 9)
    return table


@pytest.fixture(scope="module")
def dealt(lasting_page: NewPage) -> Table:
    """A hand just dealt, the turned card before West."""
    return opened(lasting_page, "W")


@pytest.fixture(scope="module")
def over(playing: Table) -> Table:
    """The same hand played to its end."""
    playing.play_hand()
    return playing


@pytest.fixture(scope="module")
def first(lasting_page: NewPage) -> Table:
    """A first visit, to the deal of a day: the guide is offered."""
    return opened(lasting_page, None, daily=DAY)


@pytest.fixture(scope="module")
def day(first: Table) -> Table:
    """The same deal played to its end and solved, and the robot has played it."""
    first.play_hand()
    with first.dialog("day-result"):
        expect(first.page.locator("#day-gap")).to_have_text(re.compile(r"^[+−]?\d+$"))
        split = first.page.locator("#day-split")
        expect(split).to_contain_text("Com todas as cartas", timeout=SLOW)
    return first


@contextmanager
def plain(table: Table) -> Iterator[None]:
    """The table as it is."""
    yield


@contextmanager
def in_text(table: Table) -> Iterator[None]:
    """The same as a text."""
    table.page.locator("#text-switch").press("Enter")
    yield
    table.page.locator("#text-switch").press("Enter")


@contextmanager
def review(table: Table) -> Iterator[None]:
    """The review, solved, with one row open."""
    with table.dialog("review"):
        expect(table.page.locator("#review-given")).to_contain_text("Deste", timeout=SLOW)
        table.page.locator("#review-rows .row").nth(2).click()
        yield


@contextmanager
def guided(table: Table) -> Iterator[None]:
    """The second step of the guide."""
    title = table.page.locator("#guide-title")
    while title.inner_text() != "Que cartas são fortes":
        table.page.locator("#guide-next").click()
    yield
    table.page.locator('#guide [data-do="guide-close"]').click()


def dialog(name: str) -> Callable[[Table], AbstractContextManager[object]]:
    """A dialog by its control."""
    return lambda table: table.dialog(name)


# A page goes from one screen to those below it: a hand that is over comes after one that is played.
SCREENS = {
    "dealt": ("dealt", plain),
    "table": ("playing", plain),
    "settings": ("playing", dialog("settings")),
    "rules": ("playing", dialog("rules")),
    "text": ("playing", in_text),
    "result": ("over", plain),
    "review": ("over", review),
    "guide": ("first", guided),
    "day": ("day", dialog("day-result")),
    "stats": ("day", dialog("stats")),
}
SHOTS: dict[str, list[tuple[tuple[int, int], Theme]]] = {
    "dealt": [(SMALL, "dark"), (SIDE, "dark")],
    "table": [
        (SMALL, "light"),
        (PHONE, "light"),
        (PHONE, "dark"),
        (SIDE, "light"),
        (DESK, "light"),
    ],
    "settings": [(SMALL, "light"), (SIDE, "dark")],
    "rules": [(SMALL, "dark"), (SIDE, "light")],
    "text": [(SMALL, "light"), (PHONE, "dark")],
    "result": [(SMALL, "light"), (PHONE, "dark"), (SIDE, "light"), (DESK, "light")],
    "review": [(SMALL, "light"), (DESK, "dark")],
    "guide": [(SIDE, "light")],
    "day": [(SMALL, "light"), (PHONE, "dark")],
    "stats": [(SMALL, "dark"), (PHONE, "light")],
}
CASES = [(name, *shot) for name in SCREENS for shot in SHOTS[name]]
NAMES = [f"{name}-{width}x{height}-{theme}" for name, (width, height), theme in CASES]


def photograph(page: Page) -> bytes:
    """A picture of the window, one pixel a CSS pixel, without focus or pointer."""
    page.mouse.move(0, 0)
    page.evaluate("() => document.activeElement.blur()")
    page.evaluate("() => document.fonts.ready.then(() => undefined)")
    at_rest(page)
    return page.screenshot(animations="disabled", caret="hide", scale="css")


@pytest.mark.parametrize("case", CASES, ids=NAMES)
def test_looks_as_it_did(
    request: pytest.FixtureRequest, browser: Browser, case: tuple[str, tuple[int, int], Theme]
) -> None:
    screen, (width, height), theme = case
    on, shown = SCREENS[screen]
    table: Table = request.getfixturevalue(on)
    page = table.page
    page.set_viewport_size(ViewportSize(width=width, height=height))
    page.emulate_media(color_scheme=theme)
    at_rest(page)
    with shown(table):
        at_rest(page)
        check_controls(page)
        check_texts(page)
        if screen in ("table", "dealt"):
            check_parts(page)
        made = photograph(page)
        if pictures.comparable(page):
            pictures.as_kept(browser, f"{screen}-{width}x{height}-{theme}", made)


def test_nothing_is_kept_that_is_not_looked_at() -> None:
    assert sorted(path.stem for path in pictures.KEPT.glob("*.png")) == sorted(NAMES)
