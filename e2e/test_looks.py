"""The player's looks: court pictures, letters, the left hand, text size, order of the hand, sounds."""

import json
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from e2e.boxes import check_controls, check_hand, check_parts
from e2e.conftest import NewPage
from e2e.table import Table, at_rest, put_before
from e2e.test_layout import SIZES

# Courts that are seen, each with its picture's name and whether that is in the page.
COURTS = """() => [...document.querySelectorAll("#hand .c-court")].map((court) => {
    const picture = court.querySelector(".figure");
    const shown = getComputedStyle(picture).display !== "none";
    const plain = getComputedStyle(court.querySelector(".plain")).display !== "none";
    return [picture.getAttribute("href"), shown, plain, picture.getBBox().width > 0];
})"""
ART = "() => document.documentElement?.dataset.art === 'courts'"
# Where the index of each card stands: the middle of its rank, as a share of the card's width.
INDICES = """() => [...document.querySelectorAll("#hand .card")].map((card) => {
    const whole = card.getBoundingClientRect();
    const rank = card.querySelector(".c-rank").getBoundingClientRect();
    return ((rank.left + rank.right) / 2 - whole.left) / whole.width;
})"""
SOUNDED = """{
    globalThis.started = [];
    for (const kind of [AudioBufferSourceNode, OscillatorNode]) {
        const start = kind.prototype.start;
        kind.prototype.start = function (...when) { started.push(kind.name); start.apply(this, when); };
    }
}"""


def opened(page: Page, dealer: str = "N", **wishes: Any) -> Table:
    """The game with these settings."""
    put_before(page, settings=json.dumps(wishes))
    return Table.open(page, dealer)


def ranks(page: Page) -> list[str | None]:
    """The letters on the cards of the hand, left to right."""
    signs = page.locator("#hand .c-rank use")
    return [signs.nth(place).get_attribute("href") for place in range(signs.count())]


def test_the_courts_get_their_pictures(page: Page) -> None:
    table = opened(page, "S")
    table.wait(ART)
    held = [card for card in table.seen().cards if card[0] in "KJQ"]
    assert held
    assert page.evaluate(COURTS) == [
        [f"#k-{card[0]}-{card[1]}", True, False, True] for card in held
    ]


def test_plain_courts_do_where_the_pictures_cannot_be_had(
    page: Page, blocked: Callable[[Page, str], None], watch: Any
) -> None:
    blocked(page, "**/courts.svg")
    table = opened(page, "S")
    shown = page.evaluate(COURTS)
    assert shown
    assert [(picture, plain) for _, picture, plain, _ in shown] == [(False, True)] * len(shown)
    table.play_hand()
    watch.errors[:] = [error for error in watch.errors if "courts.svg" not in error]


def test_the_letters_of_the_courts(page: Page) -> None:
    table = opened(page, "S", letters="rdv")
    named = {"K": "R", "Q": "D", "J": "V"}
    cards = table.seen().cards
    assert ranks(page) == [f"#r-{named.get(card[0], card[0])}" for card in cards]
    with table.dialog("settings") as dialog:
        dialog.locator('input[name="letters"][value="kqj"]').check(force=True)
    assert ranks(page) == [f"#r-{card[0]}" for card in cards]


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_for_the_left_hand(new_page: NewPage, size: tuple[int, int]) -> None:
    page = new_page(size)
    opened(page, left=True)
    at_rest(page)
    assert min(page.evaluate(INDICES)) > 0.7
    check_controls(page)
    check_parts(page)
    slices = page.evaluate("""() => [...document.querySelectorAll("#hand button")].map((button) => {
        const box = button.getBoundingClientRect();
        const at = document.elementFromPoint(box.right - 6, box.top + 20);
        return at.closest("button") === button;
    })""")
    assert slices == [True] * 10


def test_a_card_is_played_with_the_left_hand_too(new_page: NewPage) -> None:
    table = opened(new_page((320, 568)), left=True)
    card = table.seen().legal[0]
    box = table.card(card).bounding_box()
    assert box
    table.card(card).click(position={"x": box["width"] - 6, "y": 30})
    table.gone(card)


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("text", ["large", "larger"])
def test_larger_text(new_page: NewPage, size: tuple[int, int], text: str) -> None:
    page = new_page(size)
    opened(page, size=text)
    at_rest(page)
    check_controls(page)
    check_parts(page)
    check_hand(page)


def test_the_order_of_the_hand(page: Page) -> None:
    table = opened(page)
    held, trump = table.seen().cards, table.seen().trump
    others = [card for card in held if card[1] != trump]
    trumps = [card for card in held if card[1] == trump]
    assert trumps
    with table.dialog("settings") as dialog:
        dialog.locator('input[name="order"][value="right"]').check(force=True)
        assert table.seen().cards == others + trumps
        dialog.locator('input[name="order"][value="none"]').check(force=True)
        assert table.seen().cards not in (held, others + trumps)
        assert sorted(table.seen().cards) == sorted(held)
        dialog.locator('[data-do="reset-settings"]').click()
        assert table.seen().cards == held
    assert table.stored_json("settings")["order"] == "left"


def test_the_number_keys_go_by_what_is_seen(page: Page) -> None:
    table = opened(page, order="none")
    seen = table.seen()
    place = seen.cards.index(seen.legal[0])
    page.locator("#felt").focus()
    table.card(seen.cards[0]).focus()
    page.keyboard.press(str((place + 1) % 10))
    expect(page.locator("#hand .lifted")).to_have_attribute("data-card", seen.legal[0])


def test_cards_are_not_marked_where_that_is_not_wished_for(page: Page) -> None:
    table = opened(page, marks=False)
    seen = table.play_until(lambda seen: bool(seen.locked))
    tops = page.evaluate("""() => new Set([...document.querySelectorAll("#hand button")]
        .map((card) => card.getBoundingClientRect().top)).size""")
    assert tops == 1
    expect(page.locator("#hand .c-lock:visible")).to_have_count(0)
    table.try_locked(seen.locked[0])
    expect(page.locator("#status")).to_contain_text("Tens de assistir a")


def test_no_sound_before_it_is_wished_for(page: Page) -> None:
    page.add_init_script(SOUNDED)
    table = opened(page)
    table.play(table.seen().legal[0])
    assert page.evaluate("started") == []
    with table.dialog("settings") as dialog:
        dialog.locator('input[name="sound"]').check(force=True)
    table.play(table.seen().legal[0])
    assert set(page.evaluate("started")) == {"AudioBufferSourceNode"}


def test_a_card_can_be_drawn_onto_the_table(page: Page) -> None:
    table = opened(page, drag=True)
    card = table.seen().legal[0]
    box = table.card(card).bounding_box()
    assert box
    page.mouse.move(box["x"] + 9, box["y"] + 30)
    page.mouse.down()
    page.mouse.move(box["x"] + 20, box["y"] - 40, steps=4)
    expect(table.card(card)).to_have_class("held drawn")
    page.mouse.move(box["x"] + 20, box["y"] + 40, steps=4)
    page.mouse.up()
    assert card in table.seen().cards
    page.mouse.move(box["x"] + 9, box["y"] + 30)
    page.mouse.down()
    page.mouse.move(180, 400, steps=6)
    page.mouse.up()
    table.gone(card)
