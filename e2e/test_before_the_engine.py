"""Play does not wait for the engine: a recorded opening, a tap that is kept, wishes that wait."""

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from e2e.conftest import NewPage
from tools.common import DIST

ENGINE = ("**/pyodide.asm.wasm", "**/python_stdlib.bin", "**/engine/sueca_core-*")
NUMBER = 1  # of the opening that these tests play
CHANCE = """{
    const own = Crypto.prototype.getRandomValues;
    Crypto.prototype.getRandomValues = function (array) {
        const seed = array instanceof Uint8Array && array.length === 16;
        return seed ? (array.set(BYTES), array) : own.call(this, array);
    };
}"""
TO_PLAY = "() => document.querySelector('#hand.legal button[data-legal=\"true\"]')"
TO_PLAY_OR_OVER = f"() => document.documentElement?.dataset.phase !== 'playing' || ({TO_PLAY})()"
READY = "() => document.documentElement?.dataset.app === 'ready'"
FAILED = "() => document.documentElement?.dataset.app === 'failed'"
MARKS = """() => performance.getEntriesByType("mark").map((mark) => mark.name)
    .filter((name) => name.startsWith("sueca:"))"""
WAKING = "A acordar o jogo"


def chance(page: Page, seed: str) -> None:
    """Let the page's own chance be this seed, 32 hex digits."""
    page.add_init_script(CHANCE.replace("BYTES", str(list(bytes.fromhex(seed)))))


def recorded_seed() -> str:
    """The seed of the opening that is played."""
    (record,) = DIST.glob(f"app-*/records/{NUMBER}.json")
    seed: str = json.loads(record.read_text("utf-8"))["open"]["seed"]
    return seed


def picks_the_opening(page: Page) -> None:
    """Let chance pick that opening: the remainder of its first four digits decides."""
    chance(page, f"{NUMBER:04x}" + "0" * 28)


class Gate:
    """Stands before the engine's files and keeps every request for them, until it is opened."""

    def __init__(self) -> None:
        self.kept: list[Route] = []
        self._answer: Callable[[Route], None] = self.kept.append

    def hear(self, route: Route) -> None:
        """A request has come."""
        self._answer(route)

    def open(self, answer: Callable[[Route], None] = Route.continue_) -> None:
        """Answer what has come, and from now on whatever comes."""
        self._answer = answer
        for route in self.kept:
            answer(route)
        self.kept.clear()


@contextmanager
def engine_held_back(page: Page) -> Iterator[Gate]:
    """Leave every request for the engine's files unanswered until the block ends."""
    gate = Gate()
    for pattern in ENGINE:
        page.context.route(pattern, gate.hear)
    yield gate
    gate.open()


def card_of(page: Page, card: str) -> Locator:
    """A card of the hand."""
    return page.locator(f'#hand button[data-card="{card}"]')


def legal(page: Page) -> list[str]:
    """The cards that can be played now."""
    cards = page.locator('#hand.legal button[data-legal="true"]')
    return [card.get_attribute("data-card") or "" for card in cards.all()]


def play(page: Page, card: str) -> str:
    """Play a card as soon as it is South's turn, and see it leave the hand."""
    page.wait_for_function(TO_PLAY)
    card_of(page, card).click(position={"x": 9, "y": 40})
    expect(card_of(page, card)).to_have_count(0)
    return card


def play_first(page: Page) -> str:
    """Play the first card that can be played."""
    page.wait_for_function(TO_PLAY)
    return play(page, legal(page)[0])


def play_out(page: Page) -> list[str]:
    """Play first cards to the end of the hand."""
    cards = []
    page.wait_for_function(TO_PLAY_OR_OVER)
    while legal(page):
        cards.append(play_first(page))
        page.wait_for_function(TO_PLAY_OR_OVER)
    return cards


def stored(page: Page, key: str) -> Any:
    """What lies under a key of ours."""
    return json.loads(page.evaluate("key => localStorage.getItem(`sueca.v1.${key}`)", key))


def played(page: Page) -> list[str]:
    """The cards of the saved record after its deals."""
    record: str = stored(page, "game")["record"]
    return record.split()


def open_game(page: Page) -> None:
    """Open the game without pauses."""
    page.goto("./?speed=instant")


# The recorded opening


@pytest.mark.console_errors("404")
def test_two_tricks_before_the_engine_and_the_rest_with_it(
    new_page: NewPage, blocked: Callable[[Page, str], None]
) -> None:
    early = new_page()
    picks_the_opening(early)
    with engine_held_back(early):
        open_game(early)
        cards = [play_first(early), play_first(early)]
        expect(early.locator("#status-text")).to_contain_text(WAKING)
        expect(early.locator("#where-trick")).to_contain_text("3")
        expect(early.locator("#hand button")).to_have_count(8)
        expect(early.locator("html")).to_have_attribute("data-app", "loading")
        assert early.evaluate(MARKS) == ["sueca:page", "sueca:painted", "sueca:playable"]
    early.wait_for_function(READY)
    assert early.evaluate(MARKS)[-1] == "sueca:ready"
    cards += play_out(early)
    assert len(cards) == 10

    late = new_page()
    blocked(late, "**/records/*.json")
    chance(late, recorded_seed())
    open_game(late)
    late.wait_for_function(READY)
    assert [play(late, card) for card in cards] == cards
    late.wait_for_function("() => document.documentElement?.dataset.phase === 'hand_over'")

    assert stored(early, "game") == stored(late, "game")
    assert stored(early, "screen") == stored(late, "screen")


def test_a_reload_in_the_opening_goes_on_with_it(page: Page) -> None:
    picks_the_opening(page)
    with engine_held_back(page) as gate:
        open_game(page)
        first = play_first(page)
        page.wait_for_function(TO_PLAY)
        gate.kept.clear()
        page.reload()
        second = play_first(page)
        expect(page.locator("#hand button")).to_have_count(8)
        expect(page.locator("#status-text")).to_contain_text(WAKING)
    page.wait_for_function(READY)
    assert page.locator("#notice").is_hidden()
    assert recorded_seed() in " ".join(played(page))
    assert [card for card in played(page) if card in (first, second)] == [first, second]


def the_first_reply(root: Any) -> list[Any]:
    """The node of the request that opens the game."""
    return [root]


def the_reply_to_any_first_card(root: Any) -> list[Any]:
    """The nodes of the cards that can be led."""
    return list(root["next"].values())


@pytest.mark.console_errors("boot/record_differs: screen.games.EW ")
@pytest.mark.parametrize("wrong", [the_first_reply, the_reply_to_any_first_card])
def test_a_record_that_is_wrong_is_told_and_ends_in_a_fresh_hand(
    page: Page, wrong: Callable[[Any], list[Any]]
) -> None:
    """One of the replies that were recorded says that the others have a game already."""

    def changed(route: Route) -> None:
        answer = route.fetch()
        root = answer.json()
        for node in wrong(root):
            node["reply"]["screen"]["games"]["EW"] = 1
        route.fulfill(response=answer, json=root)

    picks_the_opening(page)
    page.context.route(f"**/records/{NUMBER}.json", changed)
    with engine_held_back(page):
        open_game(page)
        play_first(page)
        page.wait_for_function(TO_PLAY)
    page.wait_for_function(READY)
    expect(page.locator("#notice")).to_contain_text("O erro é nosso")
    expect(page.locator("#hand button")).to_have_count(10)
    expect(page.locator('#games [data-side="EW"]')).to_have_text("0")
    assert recorded_seed() not in " ".join(played(page))


@pytest.mark.console_errors(".*")
def test_an_engine_that_never_comes_is_told_although_two_tricks_were_played(page: Page) -> None:
    picks_the_opening(page)
    with engine_held_back(page) as gate:
        open_game(page)
        play_first(page)
        play_first(page)
        expect(page.locator("#status-text")).to_contain_text(WAKING)
        before = played(page)
        gate.open(lambda route: route.abort("connectionreset"))
        page.wait_for_function(FAILED)
        expect(page.locator("#boot")).to_contain_text("Não foi possível carregar o jogo")
    page.locator("#retry").click()
    page.wait_for_function(READY)
    page.wait_for_function(TO_PLAY)
    assert played(page)[: len(before)] == before
    assert len(play_out(page)) == 8


# A game that was left


@pytest.fixture
def left(page: Page) -> Page:
    """A game that the engine knows, left after a card, with South to play."""
    open_game(page)
    page.wait_for_function(READY)
    play_first(page)
    page.wait_for_function(TO_PLAY)
    return page


def lies(page: Page, card: str) -> Locator:
    """South's card on the table."""
    return page.locator(f'#table [data-seat="S"] [data-card="{card}"]')


def test_a_tap_before_the_engine_is_played(left: Page) -> None:
    before = played(left)
    with engine_held_back(left):
        left.reload()
        card = play_first(left)
        expect(lies(left, card)).to_be_visible()
        assert legal(left) == []
        assert played(left) == before
    left.wait_for_function(READY)
    left.wait_for_function(TO_PLAY)
    assert played(left)[: len(before) + 1] == [*before, card]


def test_a_reload_after_the_tap_loses_nothing(left: Page) -> None:
    before = played(left)
    with engine_held_back(left) as gate:
        left.reload()
        card = play_first(left)
        gate.kept.clear()
        left.reload()
        expect(lies(left, card)).to_be_visible()
        expect(card_of(left, card)).to_have_count(0)
    left.wait_for_function(READY)
    left.wait_for_function(TO_PLAY)
    assert played(left)[: len(before) + 1] == [*before, card]


def test_a_card_that_no_longer_fits_goes_back_and_is_told(left: Page) -> None:
    """The saved game has moved on since the last screen: another window played in it."""
    screen = left.evaluate("localStorage.getItem('sueca.v1.screen')")
    play_first(left)
    left.wait_for_function(TO_PLAY)
    before = played(left)
    left.evaluate("text => localStorage.setItem('sueca.v1.screen', text)", screen)
    with engine_held_back(left):
        left.reload()
        left.wait_for_function(TO_PLAY)
        play(left, legal(left)[-1])
    left.wait_for_function(READY)
    expect(left.locator("#notice")).to_contain_text("A tua carta não foi jogada")
    expect(left.locator("#hand button")).to_have_count(8)
    assert played(left) == before


# Wishes that need the engine


def test_a_new_game_wished_for_early_comes_with_the_engine(left: Page) -> None:
    before = stored(left, "game")["record"]
    chance(left, "ab" * 16)
    with engine_held_back(left):
        left.reload()
        left.wait_for_function(TO_PLAY)
        left.locator("#more").click()
        left.locator('#more-list [data-do="new-game"]').click()
        left.locator("#ask-yes").click()
        expect(left.locator("#status-text")).to_contain_text("Isso acontece quando")
        assert stored(left, "game")["record"] == before
    left.wait_for_function(READY)
    expect(left.locator("#hand button")).to_have_count(10)
    assert "ab" * 16 in stored(left, "game")["record"]


def test_the_deal_of_the_day_wished_for_in_the_opening(page: Page) -> None:
    picks_the_opening(page)
    with engine_held_back(page):
        open_game(page)
        play_first(page)
        page.wait_for_function(TO_PLAY)
        page.locator('[data-do="daily"]:visible').click()
        expect(page.locator("#status-text")).to_contain_text("Isso acontece quando")
        practice = played(page)
    page.wait_for_function("() => document.documentElement?.dataset.kind === 'daily'")
    page.wait_for_function(TO_PLAY)
    assert played(page) == practice
    assert stored(page, "daily.2026-12-02")


def test_other_rules_wished_for_early_come_with_the_engine(page: Page) -> None:
    picks_the_opening(page)
    with engine_held_back(page):
        open_game(page)
        page.wait_for_function(TO_PLAY)
        page.locator('[data-do="rules"]:visible').click()
        page.locator('#presets label:has(input[value="brazilian"])').click()
        page.locator("#rules-go").click()
        expect(page.locator("#status-text")).to_contain_text("Isso acontece quando")
    page.wait_for_function(READY)
    expect(page.locator("html")).to_have_attribute("data-direction", "cw")
    assert stored(page, "screen")["screen"]["rules"] == "brazilian"
