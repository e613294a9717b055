"""How long things stay. No clock is read here: the pauses that the page asks for are noted down."""

import json

import pytest
from playwright.sync_api import Page, expect

from e2e.conftest import NewPage
from e2e.table import BOOT, Table, put_before, rubber

# The pauses asked for, in ms, and those that still run. Shorter and longer ones are no part of play.
NOTED = """{
    globalThis.asked = new Set();
    globalThis.running = new Map();
    const { setTimeout: set, clearTimeout: clear } = globalThis;
    globalThis.setTimeout = (then, delay, ...more) => {
        const timer = set((...all) => { running.delete(timer); then(...all); }, delay, ...more);
        if (delay >= 100 && delay <= 5000) { asked.add(delay); running.set(timer, delay); }
        return timer;
    };
    globalThis.clearTimeout = (timer) => { running.delete(timer); clear(timer); };
}"""
READY = "() => document.documentElement?.dataset.app === 'ready'"
ASKED = "() => [...asked].toSorted((a, b) => a - b)"
RUNNING = "() => [...running.values()]"
ON_TABLE = "document.querySelectorAll('#table [data-seat] [data-card]').length"
SOUTHS_TURN = f"document.documentElement?.dataset.turn === 'S' && {ON_TABLE} < 4"
TRICK_LIES_THERE = f"{ON_TABLE} === 4"
WAITS = "document.querySelector('#status [data-do=continue]')"


@pytest.fixture
def still_page(new_page: NewPage) -> Page:
    """A page on which nothing flies."""
    return new_page(reduced_motion="reduce")


def open_at(page: Page, speed: str, dealer: str = "N") -> Table:
    """Open the game as players do, at one of their speeds."""
    page.add_init_script(NOTED)
    put_before(page, settings=json.dumps({"speed": speed}), game=rubber(dealer))
    page.goto("./")
    page.wait_for_function(READY, timeout=BOOT)
    page.evaluate("() => asked.clear()")  # what the start waited for is no part of play either
    return Table(page)


def go_on_until(table: Table, enough: str) -> None:
    """Press Space as often as the page waits for it, until a condition holds."""
    table.wait(f"() => ({enough}) || {WAITS}")
    while not table.page.evaluate(enough):
        table.page.keyboard.press("Space")
        table.wait(f"() => ({enough}) || {WAITS}")


@pytest.mark.parametrize(
    "speed, pauses", [("slow", [900, 2500]), ("normal", [500, 1500]), ("fast", [250, 800])]
)
def test_the_pauses_of_a_speed(still_page: Page, speed: str, pauses: list[int]) -> None:
    table = open_at(still_page, speed)
    table.click(table.to_act().legal[0])
    table.wait("() => asked.size > 1")
    assert still_page.evaluate(ASKED) == pauses


def test_a_finished_trick_stays_until_a_tap(still_page: Page) -> None:
    table = open_at(still_page, "wait")
    go_on_until(table, SOUTHS_TURN)
    table.click(table.seen().legal[0])
    go_on_until(table, TRICK_LIES_THERE)

    seen, trick = table.seen(), table.stored_json("screen")["screen"]["last_trick"]
    assert seen.table == {each["seat"]: each["card"] for each in trick["cards"]}
    expect(still_page.locator("#status")).to_contain_text(f"{trick['points']} ponto")
    assert still_page.evaluate(RUNNING) == []
    assert still_page.evaluate("() => asked.size") == 0
    still_page.locator('#table [data-seat="N"]').click()
    expect(still_page.locator("#table [data-seat] [data-card]")).to_have_count(0)


def test_a_tap_ends_a_long_pause_at_once(still_page: Page) -> None:
    table = open_at(still_page, "slow")
    table.click(table.to_act().legal[0])
    table.wait(f"() => {TRICK_LIES_THERE} && [...running.values()].includes(2500)")
    still_page.keyboard.press("Space")
    assert len(table.seen().table) < 4
    assert 2500 not in still_page.evaluate(RUNNING)


def test_the_bot_whose_turn_it_is_thinks_and_no_other(still_page: Page) -> None:
    table = open_at(still_page, "wait", "E")
    thinking = still_page.locator("#seats").get_by_text("a pensar…").filter(visible=True)
    for bot in "NW":
        table.wait(f"() => document.documentElement?.dataset.turn === '{bot}' && {WAITS}")
        seat = still_page.locator(f'#seats [data-at="{bot}"]')
        expect(seat.get_by_text("a pensar…")).to_be_visible()
        expect(thinking).to_have_count(1)
        still_page.keyboard.press("Space")
    table.wait(f"() => {SOUTHS_TURN}")
    expect(thinking).to_have_count(0)


def test_nothing_is_played_ahead_of_its_turn(still_page: Page) -> None:
    table = open_at(still_page, "wait", "E")
    table.wait(f"() => document.documentElement?.dataset.turn === 'N' && {WAITS}")
    cards = table.seen().cards
    table.try_locked(cards[0])
    expect(still_page.locator("#status")).to_contain_text("Confirma quando for a tua vez.")
    go_on_until(table, SOUTHS_TURN)
    seen = table.seen()
    assert (seen.cards, seen.turn) == (cards, "S")
    assert len(table.record().split()) == 4 + len(seen.table)


RIGHT_OF = {"S": "E", "E": "N", "N": "W", "W": "S"}
LEFT_OF = {seat: right for right, seat in RIGHT_OF.items()}
NAMES = {"W": "Oeste", "N": "Norte", "E": "Este"}


def by(own: str, others: str, seat: str) -> str:
    """A sentence about a seat, or to the player."""
    return others.format(NAMES[seat]) if seat in NAMES else own


def test_the_deal_is_shown_in_its_order_and_a_tap_ends_it(page: Page) -> None:
    """rules.md C3: who sits right of the dealer shuffles, who sits left of them cuts."""
    table = open_at(page, "slow", "W")  # South leads: nothing has been played that could be lost
    table.to_act()
    table.press("new-game")
    table.wait("() => document.documentElement?.dataset.ceremony === 'yes'")
    expect(page.locator("html")).to_have_attribute("data-phase", "dealing")
    dealer = table.stored_json("screen")["screen"]["dealer"]
    expect(page.locator("#status .caption")).to_have_text(
        [
            by("Baralhas tu", "{} baralha", RIGHT_OF[dealer]),
            by("Partes tu", "{} parte", LEFT_OF[dealer]),
            by("Dás tu", "Dá {}", dealer),
        ]
    )
    page.mouse.click(195, 420)
    expect(page.locator("html")).not_to_have_attribute("data-ceremony", "yes")
    assert len(table.to_act().cards) == 10
