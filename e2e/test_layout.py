"""Everything fits and nothing lies on anything else, from the smallest phone to a desk."""

import pytest
from playwright.sync_api import Page, ViewportSize

from e2e.boxes import check_controls, check_hand, check_parts
from e2e.conftest import NewPage
from e2e.table import Table, at_rest

SIZES = [(320, 568), (390, 844), (568, 320), (844, 390), (1280, 800)]
IDS = [f"{width}x{height}" for width, height in SIZES]

sizes = pytest.mark.parametrize("size", SIZES, ids=IDS)


def resize(page: Page, size: tuple[int, int]) -> None:
    """Give the window a size, and wait until the hand has been laid anew and lies still."""
    page.set_viewport_size(ViewportSize(width=size[0], height=size[1]))
    at_rest(page)


def rows(table: Table, choice: str) -> None:
    """Choose in the settings how many rows of cards there are."""
    with table.dialog("settings") as dialog:
        dialog.locator(f'input[name="rows"][value="{choice}"]').check(force=True)


@pytest.fixture(scope="module")
def playing(lasting_page: NewPage) -> Table:
    """A deal of the day, after the first trick: South is to follow."""
    table = Table.open(lasting_page(), daily="2026-12-02")
    table.play_until(lambda seen: bool(seen.table) and len(seen.cards) < 10)
    return table


@pytest.fixture(scope="module")
def over(lasting_page: NewPage) -> Table:
    """A hand that is over."""
    table = Table.open(lasting_page())
    table.play_hand()
    return table


@pytest.fixture(scope="module", params="SWNE", ids="{} deals".format)
def dealt(lasting_page: NewPage, request: pytest.FixtureRequest) -> Table:
    """A hand just dealt; the turned card lies before each of the four in turn."""
    table = Table.open(lasting_page(), request.param)
    assert table.stored_json("screen")["screen"]["trump"]["owner"] == request.param
    assert len(table.seen().cards) == 10
    return table


@sizes
def test_a_hand_just_dealt(dealt: Table, size: tuple[int, int]) -> None:
    resize(dealt.page, size)
    check_controls(dealt.page)
    check_parts(dealt.page)
    check_hand(dealt.page)


@sizes
def test_the_ring_of_the_card_that_wins_is_free(dealt: Table, size: tuple[int, int]) -> None:
    """Whichever slot has it: its ring stays clear of the turned card."""
    resize(dealt.page, size)
    assert dealt.page.evaluate(RINGED) == []


# The slots whose ring, 5 px of it and a hair, would touch the turned card.
RINGED = """() => {
    const box = (element) => element.getBoundingClientRect();
    const near = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > -7
        && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > -7;
    const turned = document.querySelector("#turned .card");
    return [...document.querySelectorAll("#table .slot")]
        .filter((slot) => near(box(slot), box(turned))).map((slot) => slot.dataset.seat);
}"""


@sizes
def test_playing(playing: Table, size: tuple[int, int]) -> None:
    resize(playing.page, size)
    check_controls(playing.page)
    check_parts(playing.page)
    check_hand(playing.page)


@pytest.mark.parametrize("size", SIZES[:2], ids=IDS[:2])
def test_two_rows_of_cards(playing: Table, size: tuple[int, int]) -> None:
    rows(playing, "two")
    resize(playing.page, size)
    check_controls(playing.page)
    check_parts(playing.page)
    check_hand(playing.page)
    rows(playing, "auto")


@sizes
@pytest.mark.parametrize("name", ["rules", "settings", "help", "last-trick"])
def test_a_dialog(playing: Table, size: tuple[int, int], name: str) -> None:
    resize(playing.page, size)
    with playing.dialog(name):
        at_rest(playing.page)
        check_controls(playing.page)


@sizes
def test_the_question_before_a_rubber_is_lost(over: Table, size: tuple[int, int]) -> None:
    resize(over.page, size)
    with over.dialog("new-game"):
        at_rest(over.page)
        check_controls(over.page)


@pytest.mark.parametrize("size", SIZES[:4], ids=IDS[:4])
def test_the_menu(playing: Table, size: tuple[int, int]) -> None:
    resize(playing.page, size)
    playing.page.locator("#more").click()
    check_controls(playing.page)
    playing.page.locator("#more").click()


@sizes
def test_the_hand_over(over: Table, size: tuple[int, int]) -> None:
    resize(over.page, size)
    check_controls(over.page)
    check_parts(over.page, "seats", "slots", "status")


@sizes
def test_the_four_hands_laid_open(over: Table, size: tuple[int, int]) -> None:
    resize(over.page, size)
    summary = over.page.locator("#result summary", has_text="Ver as quatro mãos")
    summary.click()
    check_controls(over.page)
    summary.click()
