"""A hint: the card first, the reason second, and said honestly afterwards."""

import re

import pytest
from playwright.sync_api import Page, expect

from e2e.boxes import check_controls, check_hand, check_parts
from e2e.conftest import NewPage
from e2e.table import Table, at_rest

DAY = "2026-12-02"
LAMP = "#hand button[data-hint=true]"
SIZES = [(320, 568), (390, 844), (568, 320), (1280, 800)]


def lit(table: Table) -> str:
    """The card with the lamp."""
    expect(table.page.locator(LAMP)).to_have_count(1)
    card: str = table.page.locator(LAMP).get_attribute("data-card") or ""
    return card


def test_the_button_shows_a_card_and_then_says_why(page: Page) -> None:
    table = Table.open(page)
    seen = table.to_act()
    expect(page.locator(LAMP)).to_have_count(0)

    table.press("hint")
    card = lit(table)
    assert card in seen.legal
    expect(page.locator("#status-text")).to_contain_text("Dica: ")
    expect(page.locator("#log p").last).to_contain_text("Dica: ")
    expect(page.locator(LAMP)).to_have_attribute("aria-label", re.compile(", dica$"))

    table.press("hint")
    expect(page.locator("#status-text")).not_to_contain_text("Dica: ")
    told = table.seen().status
    assert told not in ("", seen.status)
    expect(page.locator("#log p").last).to_have_text(told)
    assert lit(table) == card

    table.play(card)
    expect(page.locator(LAMP)).to_have_count(0)
    assert table.stored_json("game")["hints"] == "0.1"


def test_by_key(page: Page) -> None:
    table = Table.open(page)
    table.card(table.seen().cards[0]).focus()
    page.keyboard.press("h")
    card = lit(table)
    page.keyboard.press("h")
    expect(page.locator("#status-text")).not_to_contain_text("Dica: ")
    assert lit(table) == card


def test_a_whole_hand_by_hints(page: Page) -> None:
    table = Table.open(page)
    seen = table.seen()
    while seen.phase == "playing":
        table.press("hint")
        card = lit(table)
        table.press("hint")
        expect(page.locator("#status-text")).not_to_contain_text("Dica: ")
        seen = table.play(card)
    assert sum(seen.points.values()) == 120
    assert len(table.stored_json("game")["hints"].split()) == 10


def test_none_while_it_is_not_ones_turn(page: Page) -> None:
    table = Table.open(page)
    table.play_hand()
    expect(page.locator('[data-do="hint"]')).to_have_attribute("aria-disabled", "true")


def test_the_day_says_that_help_was_taken(page: Page) -> None:
    table = Table.open(page, daily=DAY)
    table.press("hint")
    table.play(lit(table))
    page.reload()
    seen = table.to_act()
    table.press("hint")
    table.play(lit(table))
    assert len(seen.cards) == 9
    table.play_hand()
    expect(page.locator("#result-notes")).to_contain_text("Com ajuda: 2 dicas.")


def test_a_hint_is_no_part_of_another_hand(page: Page) -> None:
    table = Table.open(page)
    table.press("hint")
    lit(table)
    table.press("new-game")
    page.locator("#ask-yes").click()
    expect(page.locator(LAMP)).to_have_count(0)


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("told", [1, 2])
def test_everything_keeps_its_place(new_page: NewPage, size: tuple[int, int], told: int) -> None:
    page = new_page(size)
    table = Table.open(page)
    for _ in range(told):
        table.press("hint")
        lit(table)
    at_rest(page)
    check_controls(page)
    check_parts(page)
    check_hand(page)
