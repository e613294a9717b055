"""The window changes while cards lie on the table: turned round, and at four times the size."""

import pytest
from playwright.sync_api import expect

from e2e.boxes import check_controls, check_hand, check_parts
from e2e.conftest import NewPage
from e2e.table import Table
from e2e.test_layout import resize

COVERED = """() => {
    const card = document.querySelector("#hand button[data-legal='true']");
    card.scrollIntoView({ block: "center" });
    const box = card.getBoundingClientRect();
    const at = document.elementFromPoint(box.left + 8, box.top + 20);
    return at?.closest("button") !== card;
}"""


@pytest.mark.parametrize("first, then", [((390, 844), (844, 390)), ((568, 320), (320, 568))])
def test_a_phone_is_turned_in_the_middle_of_a_trick(
    new_page: NewPage, first: tuple[int, int], then: tuple[int, int]
) -> None:
    page = new_page(first, has_touch=True)
    table = Table.open(page, "E")
    before = table.play_until(lambda seen: bool(seen.table) and len(seen.cards) < 10)
    resize(page, then)
    assert table.seen() == before
    check_controls(page)
    check_parts(page)
    check_hand(page)
    table.play(before.legal[0])
    resize(page, first)
    check_parts(page)


def test_four_times_the_size_needs_no_scrolling_sideways(new_page: NewPage) -> None:
    """A window of 1280 by 1024 at 400 % is one of 320 by 256 (WCAG 1.4.10)."""
    page = new_page((320, 256))
    table = Table.open(page)
    assert page.evaluate("() => document.documentElement.scrollWidth") <= 320
    check_controls(page)
    for _ in range(2):
        assert page.evaluate(COVERED) is False
        seen = table.seen()
        table.card(seen.legal[0]).focus()
        page.keyboard.press("Enter")
        table.gone(seen.legal[0])
    expect(page.locator("#status")).to_be_in_viewport()


def test_the_focus_is_never_hidden_under_a_bar(new_page: NewPage) -> None:
    """WCAG 2.4.11, in the same small window: what Tab comes to can be seen."""
    page = new_page((320, 256))
    Table.open(page)
    for _ in range(7):
        page.keyboard.press("Tab")
        expect(page.locator(":focus")).to_be_in_viewport()


def test_forced_colours_keep_the_cards_and_the_focus(new_page: NewPage) -> None:
    page = new_page(forced_colors="active")
    table = Table.open(page)
    outline = "card => getComputedStyle(card).outlineStyle"
    card = table.card(table.seen().cards[0]).locator(".card")
    assert card.evaluate(outline) == "solid"
    page.keyboard.press("Tab")
    page.keyboard.press("Tab")
    table.card(table.seen().cards[0]).focus()
    page.keyboard.press("ArrowRight")
    focused = page.locator("#hand :focus .card")
    assert focused.evaluate("card => getComputedStyle(card).outlineWidth") == "3px"


def test_forced_colours_tell_a_switch_that_is_on_from_one_that_is_off(new_page: NewPage) -> None:
    page = new_page(forced_colors="active")
    table = Table.open(page)
    with table.dialog("settings") as dialog:
        looks = [
            dialog.locator(f'input[name="{name}"] + i').evaluate(
                "knob => getComputedStyle(knob).backgroundColor"
            )
            for name in ("motion", "sound")
        ]
    assert looks[0] != looks[1]
