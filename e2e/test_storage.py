"""What is kept on the device: saves that cannot be used, and browsers that keep nothing."""

import json

import pytest
from playwright.sync_api import Page, expect

from e2e.table import Table, put_before

BROKEN = "Não foi possível ler o jogo guardado."
TOO_NEW = "O jogo guardado é de uma versão mais recente."
FOREIGN = "O jogo guardado não é"
SAVE = {
    "format": "sueca",
    "v": 1,
    "kind": "practice",
    "name": "01" * 16,
    "date": None,
    "partner": "player",
    "opponents": "player",
    "record": f"sueca1 portuguese N {'01' * 16}/0",
    "again": None,
}
UNUSABLE = {
    "no JSON": ('{"format":"sueca","v":', BROKEN),
    "no object": ("[1, 2, 3]", BROKEN),
    "an impossible record": (json.dumps({**SAVE, "record": "sueca1 portuguese N"}), BROKEN),
    "something else's": (json.dumps({"format": "chess", "v": 1}), FOREIGN),
    "a later version's": (json.dumps({**SAVE, "v": 99, "more": {}}), TOO_NEW),
}
NOTHING_CAN_BE_WRITTEN = """
    Storage.prototype.setItem = function () { throw new DOMException("full", "QuotaExceededError"); };
"""
NOTHING_CAN_BE_READ = """
    Storage.prototype.getItem = function () { throw new DOMException("no", "SecurityError"); };
"""
NO_STORAGE = """
    Object.defineProperty(globalThis, "localStorage", {
        get() { throw new DOMException("no", "SecurityError"); },
    });
"""
REFUSED = "O navegador não deixa guardar nada."


@pytest.mark.parametrize("text, told", UNUSABLE.values(), ids=UNUSABLE.keys())
def test_a_save_that_cannot_be_used_is_kept_aside(page: Page, text: str, told: str) -> None:
    put_before(page, game=text)
    table = Table.open(page)
    expect(page.locator("#notice")).to_contain_text(told)
    assert table.stored("aside.1") == text
    seen = table.play(table.seen().legal[0])
    assert len(seen.cards) == 9

    page.locator("#notice button").click()
    expect(page.locator("#notice")).to_be_hidden()
    page.reload()
    assert table.to_act() == seen
    expect(page.locator("#notice")).to_be_hidden()
    assert table.stored("aside.2") is None


def test_a_second_bad_save_does_not_take_the_first_ones_place(page: Page) -> None:
    put_before(page, **{"game": "second", "aside.1": "first"})
    table = Table.open(page)
    assert (table.stored("aside.1"), table.stored("aside.2")) == ("first", "second")


def test_a_bad_save_of_a_day_is_kept_aside_too(page: Page) -> None:
    put_before(page, **{"daily.2026-12-02": json.dumps(SAVE)})
    table = Table.open(page, daily="2026-12-02")
    expect(page.locator("#notice")).to_contain_text("O jogo guardado não é deste dia.")
    assert table.stored("aside.1") == json.dumps(SAVE)
    assert len(table.seen().cards) == 10


@pytest.mark.parametrize("key", ["screen", "settings"])
@pytest.mark.parametrize(
    "text", ["{", "[]", '{"key": "game", "screen": {"v": 1}}', '{"rules": 7, "speed": "warp"}']
)
def test_a_bad_screen_or_bad_settings_stop_nothing(page: Page, key: str, text: str) -> None:
    put_before(page, **{key: text})
    seen = Table.open(page).seen()
    assert (seen.phase, len(seen.cards)) == ("playing", 10)


def test_what_is_deleted_under_us_is_kept_again(page: Page) -> None:
    table = Table.open(page)
    seen = table.play(table.seen().legal[0])
    page.evaluate("localStorage.clear()")
    seen = table.play(seen.legal[0])
    page.reload()
    assert table.to_act().cards == seen.cards


def test_storage_that_fills_up_is_told_and_stops_nothing(page: Page) -> None:
    table = Table.open(page)
    seen = table.play(table.seen().legal[0])
    page.evaluate(f"() => {{ {NOTHING_CAN_BE_WRITTEN} }}")
    seen = table.play(seen.legal[0])
    expect(page.locator("#notice")).to_contain_text(REFUSED)
    assert len(table.play(seen.legal[0]).cards) == len(seen.cards) - 1


@pytest.mark.parametrize(
    "trouble",
    [NOTHING_CAN_BE_WRITTEN, NOTHING_CAN_BE_WRITTEN + NOTHING_CAN_BE_READ, NO_STORAGE],
    ids=["full", "neither read nor written", "not there"],
)
def test_storage_that_is_refused_is_told_once_and_stops_nothing(page: Page, trouble: str) -> None:
    page.add_init_script(trouble)
    table = Table.open(page, dealer=None)
    notice = page.locator("#notice")
    expect(notice).to_contain_text(REFUSED)
    notice.locator("button").click()
    seen = table.play(table.seen().legal[0])
    seen = table.play(seen.legal[0])
    assert len(seen.cards) == 8
    expect(notice).to_be_hidden()
    assert page.locator("#log").inner_text().count(REFUSED) == 1
