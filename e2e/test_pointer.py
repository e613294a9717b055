"""Hands played with a mouse and with fingers."""

import re

import pytest
from playwright.sync_api import Page, expect

from e2e.conftest import NewPage
from e2e.table import IN_SLICE, Table

SMALL = (320, 568)
GUARDED = 44  # px; where less of a card can be hit, a second tap is asked for


def test_a_hand_and_the_next_by_mouse(page: Page) -> None:
    table = Table.open(page)
    seen = table.play_hand()
    assert (seen.phase, seen.hand, seen.turn, seen.cards) == ("hand_over", 1, "", [])
    us, them = seen.points["NS"], seen.points["EW"]
    assert us + them == 120
    expect(page.locator("#result")).to_be_visible()
    expect(page.locator("#result")).to_contain_text(re.compile(rf"\b{us}\s*–\s*{them}\b"))
    assert table.record().split()[4:].__len__() == 40

    seen = table.next_hand()
    assert (seen.phase, seen.hand, len(seen.cards)) == ("playing", 2, 10)
    assert seen.points == {"NS": 0, "EW": 0}
    expect(page.locator("#result")).to_be_hidden()


def test_a_hand_by_fingers_with_the_guard_against_slips(new_page: NewPage) -> None:
    page = new_page(SMALL, has_touch=True)
    table = Table.open(page)
    seen, taps = table.seen(), []
    while seen.phase == "playing":
        card = table.card(seen.legal[0])
        taps.append(_taps_needed(table, seen.legal[0]))
        for _ in range(taps[-1]):
            card.tap(position={"x": IN_SLICE, "y": 40})
        seen = table.gone(seen.legal[0])
    assert taps[:2] == [2, 2]
    assert taps[-2:] == [1, 1]
    assert sum(seen.points.values()) == 120


def test_the_first_tap_lifts_and_another_card_may_be_chosen(new_page: NewPage) -> None:
    page = new_page(SMALL, has_touch=True)
    table = Table.open(page)
    before, record = table.play_until(lambda seen: len(seen.legal) > 1), table.record()
    one, other = before.legal[:2]

    low = _top(table, one)
    table.card(one).tap(position={"x": IN_SLICE, "y": 40})
    expect(page.locator("#status")).to_contain_text("Toca de novo")
    page.wait_for_function(
        "([card, low]) => document.querySelector(`[data-card='${card}']`)"
        ".getBoundingClientRect().top < low - 5",
        arg=[one, low],
    )
    table.card(other).tap(position={"x": IN_SLICE, "y": 40})
    expect(page.locator("#status")).to_contain_text("Toca de novo")
    assert table.seen().cards == before.cards
    assert table.record() == record

    table.card(other).tap(position={"x": IN_SLICE, "y": 40})
    table.gone(other)
    assert table.record().startswith(f"{record} {other}")


@pytest.mark.parametrize(
    "locale, words",
    [
        ("pt-PT", {"S": "espadas", "H": "copas", "D": "ouros", "C": "paus"}),
        ("en-GB", {"S": "spades", "H": "hearts", "D": "diamonds", "C": "clubs"}),
    ],
)
def test_an_illegal_card_is_refused_with_a_reason(
    new_page: NewPage, locale: str, words: dict[str, str]
) -> None:
    must = {"pt-PT": "Tens de assistir a {}.", "en-GB": "You must follow {}."}[locale]
    page = new_page(locale=locale)
    table = Table.open(page)
    before = table.play_until(lambda seen: bool(seen.locked))
    locked, record = before.locked[0], table.record()
    led = before.legal[0][1]
    assert {card[1] for card in before.legal} == {led}
    expect(table.card(locked)).to_have_attribute("aria-disabled", "true")
    expect(table.card(before.legal[0])).to_have_attribute("aria-disabled", "false")

    table.try_locked(locked)
    expect(page.locator("#status")).to_have_text(must.format(words[led]))
    after = table.seen()
    assert (after.cards, after.table, after.turn) == (before.cards, before.table, "S")
    assert table.record() == record

    table.play(before.legal[0])
    assert table.record().startswith(f"{record} {before.legal[0]}")
    assert locked in table.seen().cards


def _taps_needed(table: Table, card: str) -> int:
    box = table.card(card).bounding_box()
    assert box
    return 2 if box["width"] < GUARDED else 1


def _top(table: Table, card: str) -> float:
    box = table.card(card).bounding_box()
    assert box
    return box["y"]
