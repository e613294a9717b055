"""Opening the game: what is seen while it loads, and that it deals without being asked."""

import re

from playwright.sync_api import Page

from e2e.conftest import NewPage
from e2e.table import Table

# Everything that data-app has been, and every text that stood beside the bar.
WATCHED = """{
    globalThis.states = [];
    globalThis.texts = new Set();
    const look = () => {
        const state = document.documentElement?.dataset.app;
        if (state && state !== states.at(-1)) states.push(state);
        texts.add(document.querySelector("#boot")?.innerText ?? "");
    };
    const all = { subtree: true, childList: true, characterData: true, attributes: true };
    new MutationObserver(look).observe(document, all);
}"""
MARKS = """() => performance.getEntriesByType("mark").map((mark) => mark.name)
    .filter((name) => name.startsWith("sueca:"))"""
IN_ORDER = ["sueca:page", "sueca:painted", "sueca:playable", "sueca:ready"]


def test_the_first_visit(page: Page) -> None:
    page.add_init_script(WATCHED)
    seen = Table.open(page, dealer=None).seen()
    assert page.evaluate("states") == ["loading", "ready"]
    assert page.evaluate(MARKS) == IN_ORDER
    assert (seen.phase, seen.hand, len(seen.cards)) == ("playing", 1, 10)
    assert seen.legal
    assert seen.trump == seen.turned[1]


def test_the_progress_is_told_in_megabytes(page: Page) -> None:
    page.add_init_script(WATCHED)
    Table.open(page, dealer=None)
    told = re.findall(
        r"(\d+(?:,\d)?) MB de (\d+(?:,\d)?) MB", " ".join(page.evaluate("[...texts]"))
    )
    numbers = [[float(number.replace(",", ".")) for number in pair] for pair in told]
    assert numbers  # how many there are is a matter of how soon the page listens
    assert numbers == sorted(numbers)
    assert len({total for _, total in numbers}) == 1
    assert numbers[-1][0] == numbers[-1][1]


def test_the_second_visit(page: Page) -> None:
    page.add_init_script(WATCHED)
    first = Table.open(page, dealer=None).seen()
    second = Table.open(page, dealer=None).seen()
    assert page.evaluate("states") == ["loading", "ready"]
    assert page.evaluate(MARKS) == IN_ORDER
    assert second == first


def test_two_players_get_different_cards(new_page: NewPage) -> None:
    """From their second rubber on: the first may be one of the few that are recorded."""
    hands = []
    for page in (new_page(), new_page()):
        table = Table.open(page, dealer=None)
        first = table.record()
        table.press("new-game")
        table.wait("first => JSON.parse(localStorage['sueca.v1.game']).record !== first", first)
        hands.append(table.to_act().cards)
    assert hands[0] != hands[1]
