"""Every language fits, from the smallest windows to a desk, in every picture and every dialog.

So does a language that nobody speaks: English with every text longer by a third, between marks.
"""

import json

import pytest
from playwright.sync_api import Page, Route, expect

from e2e.boxes import check_controls, check_hand, check_parts, check_texts
from e2e.conftest import NewPage
from e2e.table import Table, at_rest

LANGUAGES = ("pt-PT", "pt-BR", "en", "fr", "es")
SIZES = [(320, 568), (568, 320), (1280, 800)]

languages = pytest.mark.parametrize("lang", LANGUAGES)
sizes = pytest.mark.parametrize("size", SIZES, ids="{0[0]}x{0[1]}".format)


@sizes
@languages
def test_a_hand_and_its_result(new_page: NewPage, lang: str, size: tuple[int, int]) -> None:
    page = new_page(size)
    table = Table.open(page, lang=lang)
    expect(page.locator("html")).to_have_attribute("lang", lang)
    table.play_until(lambda seen: bool(seen.locked) and len(seen.cards) < 10)
    at_rest(page)
    check_controls(page)
    check_texts(page)
    check_parts(page)
    check_hand(page)
    open_and_check(page)
    table.play_hand()
    at_rest(page)
    check_controls(page)
    check_texts(page)
    check_parts(page, "seats", "slots", "status")


@languages
def test_the_deal_of_the_day_and_a_long_hint(new_page: NewPage, lang: str) -> None:
    """Phones of several widths: the score has its room, and a hint moves nothing out of sight."""
    page = new_page()
    table = Table.open(page, dealer=None, daily="2026-12-02", lang=lang)
    table.play(table.seen().legal[0])
    expect(page.locator("#status.long")).to_have_count(0)
    table.press("hint")
    expect(page.locator("#hand .lamp")).to_be_visible()
    first = page.locator("#status").inner_text()
    table.press("hint")
    expect(page.locator("#status")).not_to_have_text(first)
    expect(page.locator("#status.long")).to_be_visible()
    for width, height in ((320, 568), (360, 640), (390, 844), (430, 932), (568, 320)):
        page.set_viewport_size({"width": width, "height": height})
        at_rest(page)
        check_controls(page)
        check_texts(page)
        check_parts(page)


def open_and_check(page: Page) -> None:
    """Every dialog, each with all that it can show; on small windows the menu opens with them."""
    table = Table(page)
    for name in ("settings", "help", "last-trick", "new-game"):
        with table.dialog(name):
            at_rest(page)
            check_controls(page)
            check_texts(page)
    with table.dialog("rules"):
        page.locator('#presets input[value="custom"]').dispatch_event("click")
        expect(page.locator("#custom fieldset").first).to_be_visible()
        check_controls(page)
        check_texts(page)
        page.locator("#rules-read").click()
        expect(page.locator("#rulebook-body .answers")).to_be_attached()
        at_rest(page)
        check_controls(page)
        check_texts(page)
        page.keyboard.press("Escape")


FILLER = " ŵőȓđş" * 40


def lengthened(route: Route) -> None:
    """Every text a third longer, by letters that have marks above and below."""
    texts: dict[str, str] = route.fetch().json()
    longer = {key: text + FILLER[: len(text) // 3 + 1] for key, text in texts.items()}
    route.fulfill(body=json.dumps(longer), content_type="application/json")


@pytest.mark.parametrize("size", [(390, 844), (844, 390), (1280, 800)], ids="{0[0]}x{0[1]}".format)
def test_a_language_longer_by_a_third_is_not_cut_off(
    new_page: NewPage, size: tuple[int, int]
) -> None:
    page = new_page(size)
    page.context.route("**/text/en.json", lengthened)
    table = Table.open(page, lang="en")
    expect(page.locator("#status")).to_contain_text("ŵőȓđ")
    table.play_until(lambda seen: bool(seen.locked) and len(seen.cards) < 10)
    at_rest(page)
    check_controls(page)
    check_texts(page)
    check_hand(page)
    open_and_check(page)
    table.play_hand()
    at_rest(page)
    check_controls(page)
    check_texts(page)
