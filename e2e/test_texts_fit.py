"""Every language fits into the smallest windows, in every picture and every dialog."""

import pytest
from playwright.sync_api import Page, expect

from e2e.boxes import check_controls, check_hand, check_parts
from e2e.conftest import NewPage
from e2e.table import Table, at_rest

LANGUAGES = ("pt-PT", "pt-BR", "en", "fr", "es")
SMALLEST = [(320, 568), (568, 320)]

languages = pytest.mark.parametrize("lang", LANGUAGES)
sizes = pytest.mark.parametrize("size", SMALLEST, ids=["320x568", "568x320"])


@sizes
@languages
def test_a_hand_and_its_result(new_page: NewPage, lang: str, size: tuple[int, int]) -> None:
    page = new_page(size)
    table = Table.open(page, lang=lang)
    expect(page.locator("html")).to_have_attribute("lang", lang)
    table.play_until(lambda seen: bool(seen.locked) and len(seen.cards) < 10)
    at_rest(page)
    check_controls(page)
    check_parts(page)
    check_hand(page)
    open_and_check(page)
    table.play_hand()
    at_rest(page)
    check_controls(page)
    check_parts(page, "seats", "slots", "status")


def open_and_check(page: Page) -> None:
    """The menu and every dialog, each with all that it can show."""
    page.locator("#more").click()
    check_controls(page)
    page.locator("#more").click()
    table = Table(page)
    for name in ("settings", "help", "last-trick", "new-game"):
        with table.dialog(name):
            at_rest(page)
            check_controls(page)
    with table.dialog("rules"):
        page.locator('#presets input[value="custom"]').dispatch_event("click")
        expect(page.locator("#custom fieldset").first).to_be_visible()
        check_controls(page)
        page.locator("#rules-read").click()
        expect(page.locator("#rulebook-body .answers")).to_be_attached()
        at_rest(page)
        check_controls(page)
        page.keyboard.press("Escape")
