"""The review of a hand: only afterwards, ten rows, four hands, and playing on from a trick."""

import re

import pytest
from playwright.sync_api import Page, expect

from e2e.boxes import check_controls
from e2e.conftest import NewPage
from e2e.table import Table, at_rest

SIZES = [(320, 568), (390, 844), (568, 320), (1280, 800)]
SLOW = 120_000  # ms that solving a whole hand may take here
DIALOG = "#dialog-review"
COSTLY = ".grade[data-grade='some'], .grade[data-grade='dear']"


def reviewed(page: Page, *, finished: bool = True) -> Table:
    """A hand played with the first legal cards, and its review."""
    table = Table.open(page)
    table.play_hand()
    table.press("review")
    expect(page.locator(DIALOG)).to_be_visible()
    expect(page.locator("#review-rows li")).to_have_count(10)
    if finished:
        expect(page.locator("#review-given")).not_to_contain_text("%", timeout=SLOW)
    return table


def open_row(page: Page, place: int) -> None:
    page.locator("#review-rows .row").nth(place).click()


def costly_rows(page: Page) -> list[int]:
    rows = page.locator("#review-rows .row")
    return [n for n in range(10) if rows.nth(n).locator(COSTLY).count()]


def test_ten_rows_that_add_up(page: Page) -> None:
    table = reviewed(page)
    ours, theirs = table.seen().points["NS"], table.seen().points["EW"]
    expect(page.locator("#review-score")).to_have_text(f"{ours}–{theirs}")
    marks = page.locator("#review-rows .grade").all_inner_texts()
    lost = [int(each.split()[0].removeprefix("−")) for each in marks if each.startswith("−")]
    assert len(lost) == len(costly_rows(page)) > 0
    given = page.locator("#review-given").inner_text()
    assert given.startswith(f"Deste {sum(lost)} ponto")
    numbers = [int(each) for each in re.findall(r"\d+", page.locator("#review-split").inner_text())]
    par, own, partner, gifts, points = numbers
    assert (own, points) == (sum(lost), ours)
    assert par - own - partner + gifts == points


def test_one_row_open_at_a_time_and_the_better_card_found(page: Page) -> None:
    table = reviewed(page)
    first, *_ = costly_rows(page)
    open_row(page, first)
    expect(page.locator("#review-rows .open")).to_have_count(1)
    expect(page.locator(".end.better")).to_have_count(0)
    expect(page.locator(".coach")).to_contain_text("o robô mais forte")
    page.locator("[data-review=show]").click()
    expect(page.locator(".end.better")).to_have_count(1)
    ends = page.locator(".end b").all_inner_texts()
    loss = int(
        page.locator("#review-rows .row").nth(first).locator(".grade").inner_text()[1:].split()[0]
    )
    mine, best = (int(each.split("–")[0]) for each in ends)
    assert best - mine == loss
    open_row(page, first)
    expect(page.locator("#review-rows .open")).to_have_count(0)
    open_row(page, first)
    page.locator(".try").first.click()
    expect(page.locator(".answer")).to_contain_text("no fim")
    other = (first + 1) % 10
    open_row(page, other)
    expect(page.locator("#review-rows .open")).to_have_count(1)
    expect(page.locator("#review-rows .row[aria-expanded=true] .n")).to_have_text(str(other + 1))
    assert table.page.locator(DIALOG).is_visible()


def test_through_the_tricks_with_all_hands_open(page: Page) -> None:
    reviewed(page, finished=False)
    open_row(page, 0)
    page.locator("[data-review=board]").click()
    expect(page.locator("#board-title")).to_be_focused()
    for number in range(1, 11):
        expect(page.locator("#board-place")).to_contain_text(f"vaza {number} de 10")
        expect(page.locator("#board-trick figure")).to_have_count(4)
        expect(page.locator("#board-hands [data-at] figure")).to_have_count(4 * (11 - number))
        expect(page.locator("#board-hands [data-at] figure.played")).to_have_count(4)
        page.locator("[data-review=step]").last.click(force=True)
    expect(page.locator("[data-review=step]").last).to_have_attribute("aria-disabled", "true")
    page.locator("[data-review=rows]").click()
    expect(page.locator("#review-rows .row").first).to_be_focused()


def test_playing_on_from_a_trick(page: Page) -> None:
    table = reviewed(page, finished=False)
    first = table.seen().points["NS"]
    open_row(page, 3)
    page.locator("[data-review=take]").click()
    expect(page.locator(DIALOG)).to_be_hidden()
    table.wait("() => document.documentElement?.dataset.phase === 'playing'")
    seen = table.to_act()
    assert len(seen.cards) == 7
    table.play(seen.legal[-1])
    table.play_hand()
    expect(page.locator("#result-notes")).to_contain_text(str(first))
    table.press("review")
    expect(page.locator("#review-rows li")).to_have_count(10)
    page.keyboard.press("Escape")
    table.press("continue")
    table.wait("() => JSON.parse(localStorage.getItem('sueca.v1.game')).again === null")


def test_a_reload_in_the_middle_of_a_hand_taken_over(page: Page) -> None:
    table = reviewed(page, finished=False)
    open_row(page, 5)
    page.locator("[data-review=take]").click()
    table.wait("() => document.documentElement?.dataset.phase === 'playing'")
    before = table.to_act()
    page.reload()
    assert table.to_act().cards == before.cards


def test_no_review_while_a_hand_is_played(page: Page) -> None:
    Table.open(page)
    expect(page.locator('[data-do="review"]:visible')).to_have_count(0)


def test_by_keyboard(page: Page) -> None:
    table = Table.open(page)
    table.play_hand()
    page.locator('#result [data-do="review"]').focus()
    page.keyboard.press("Enter")
    expect(page.locator("#review-rows li")).to_have_count(10)
    page.locator("#review-rows .row").nth(2).focus()
    page.keyboard.press("Enter")
    expect(page.locator("#review-rows .row").nth(2)).to_have_attribute("aria-expanded", "true")
    expect(page.locator("#review-rows .row").nth(2)).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.locator(DIALOG)).to_be_hidden()
    expect(page.locator('#result [data-do="review"]')).to_be_focused()


@pytest.mark.parametrize("locale", ["pt-PT", "fr-FR"])
@pytest.mark.parametrize("size", SIZES, ids=str)
def test_everything_fits(new_page: NewPage, size: tuple[int, int], locale: str) -> None:
    page = new_page(size, locale=locale)
    reviewed(page, finished=False)
    open_row(page, 4)
    at_rest(page)
    wide = "() => document.documentElement.scrollWidth <= innerWidth"
    assert page.evaluate(wide)
    inside = "s => { const e = document.querySelector(s); return e.scrollWidth <= e.clientWidth; }"
    assert page.evaluate(inside, "#review-list")
    check_controls(page)
