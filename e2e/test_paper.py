"""Printed: the hand and the score in black on white, whole, and the game goes on afterwards."""

import re
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from playwright.sync_api import Page, PdfMargins, ViewportSize, expect

from e2e.boxes import check_parts, check_texts
from e2e.conftest import PHONE, NewPage
from e2e.table import Table

A4 = ViewportSize(width=718, height=1047)  # a sheet within its margins, in CSS pixels
WINDOWS = [PHONE, (568, 320), (1280, 800)]
IDS = [f"{width}x{height}" for width, height in WINDOWS]
# What hides a part of what it holds: on paper nobody can scroll.
CUT = """() => [...document.querySelectorAll("body *")].filter((each) =>
    each.checkVisibility() && getComputedStyle(each).overflowY !== "visible"
    && each.clientHeight > 1 && each.scrollHeight > each.clientHeight + 1
).map((each) => each.id || each.className)"""
# The ground under a text and the ink of it, as the browser has worked them out.
GROUNDS = """() => [...document.querySelectorAll("html, body, #app, #felt, #cloth, #panel, #result, dialog[open]")]
    .filter((each) => each.checkVisibility()).map((each) => getComputedStyle(each).backgroundColor)"""
INK = "element => getComputedStyle(element).color"
WHITE = {"rgb(255, 255, 255)", "rgba(0, 0, 0, 0)"}
BLACK = "rgb(0, 0, 0)"
PRESSED = "button:visible, summary:visible, a:visible, input:visible"


@contextmanager
def on_paper(page: Page) -> Iterator[None]:
    """The page as it is printed, and then again as it was."""
    window = page.viewport_size
    assert window
    page.emulate_media(media="print", color_scheme="dark")
    page.set_viewport_size(A4)
    yield
    page.emulate_media(media="null", color_scheme="dark")
    page.set_viewport_size(window)


def sheets(page: Page) -> list[int]:
    """How many pages a printer is given on the paper of Europe and of America."""
    cm = "1cm"
    margins = PdfMargins(top=cm, right=cm, bottom=cm, left=cm)
    written = [page.pdf(format=paper, margin=margins) for paper in ("A4", "Letter")]
    return [len(re.findall(rb"/Type\s*/Page\b", each)) for each in written]


def check_black_on_white(page: Page, text: str) -> None:
    """Fail where a ground would cost ink, or where a text is not black."""
    assert set(page.evaluate(GROUNDS)) <= WHITE
    assert page.locator(text).evaluate(INK) == BLACK


@pytest.mark.parametrize("size", WINDOWS, ids=IDS)
def test_a_hand_that_is_played_is_printed_whole_and_goes_on(
    new_page: NewPage, size: tuple[int, int]
) -> None:
    table = Table.open(new_page(size, color_scheme="dark"))
    page = table.page
    seen = table.play_until(lambda seen: bool(seen.locked and seen.table) and len(seen.cards) < 9)
    assert sheets(page) == [1, 1]
    with on_paper(page):
        expect(page.locator("#hand .card:visible")).to_have_count(len(seen.cards))
        expect(page.locator("#table [data-seat] .card:visible")).to_have_count(len(seen.table))
        expect(page.locator("#last-row .card:visible")).to_have_count(4)
        for name in ("#status-text", "#points-score", "#trump-name", "#games .count", "#where"):
            expect(page.locator(name)).to_be_visible()
        expect(page.locator(f":is(#bar, #top, .skip):is({PRESSED})")).to_have_count(0)
        check_black_on_white(page, "#status-text")
        assert page.evaluate(CUT) == []
        check_texts(page)
        check_parts(page)
    assert table.seen() == seen
    assert len(table.play(seen.legal[0]).cards) == len(seen.cards) - 1


def test_a_hand_that_is_over_is_printed_with_all_its_cards_and_tricks(new_page: NewPage) -> None:
    table = Table.open(new_page(PHONE, color_scheme="dark"))
    page = table.page
    over = table.play_hand()
    assert sheets(page) == [1, 1]
    with on_paper(page):
        expect(page.locator("#result .big-score .us")).to_have_text(str(over.points["NS"]))
        expect(page.locator("#result-title")).to_be_visible()
        expect(page.locator("#laid-hands .card:visible")).to_have_count(40)
        expect(page.locator("#tricks-list li:visible")).to_have_count(10)
        expect(page.locator(PRESSED)).to_have_count(0)
        check_black_on_white(page, "#result-title")
        assert page.evaluate(CUT) == []
    table.next_hand()


def test_an_open_dialog_is_printed_alone_and_whole(new_page: NewPage) -> None:
    table = Table.open(new_page((568, 320), color_scheme="dark"))
    page = table.page
    seen = table.seen()
    with table.dialog("rules") as dialog, on_paper(page):
        expect(page.locator("#app")).to_be_hidden()
        expect(dialog.locator(".preset").last).to_be_visible()
        expect(dialog.locator("button:visible")).to_have_count(0)
        check_black_on_white(page, "#rules-title")
        assert page.evaluate(CUT) == []
    assert len(table.play(seen.legal[0]).cards) == len(seen.cards) - 1


def test_the_text_of_the_game_is_printed_as_a_text(new_page: NewPage) -> None:
    table = Table.open(new_page(PHONE, color_scheme="dark"))
    page = table.page
    seen = table.seen()
    page.locator("#text-switch").press("Enter")
    with on_paper(page):
        expect(page.locator("#text-hand li:visible")).to_have_count(len(seen.cards))
        expect(page.locator("#text .second:visible")).to_have_count(0)
        check_black_on_white(page, "#text-now")
    page.locator("#text-switch").press("Enter")
    assert len(table.play(seen.legal[0]).cards) == len(seen.cards) - 1
