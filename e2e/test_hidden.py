"""No card that South may not see is anywhere in the browser's reach before the hand is over."""

import json
import re
from collections.abc import Iterator

from playwright.sync_api import Page

from e2e.conftest import Watch
from e2e.table import Seen, Table
from tools.common import WEB

NAMES: dict[str, str] = {
    text: key.removeprefix("card.")
    for key, text in json.loads((WEB / "text" / "pt-PT.json").read_text("utf-8")).items()
    if key.startswith("card.")
}
PACK = set(NAMES.values())
# Every text and every attribute of the page but drawings: one a line.
TEXTS = """() => {
    const found = [], drawn = new Set(["d", "viewBox", "transform"]);
    const within = (root) => {
        for (const element of root.querySelectorAll("*")) {
            for (const { name, value } of element.attributes) drawn.has(name) || found.push(value);
            if (element.localName === "template") within(element.content);
            for (const node of element.childNodes) node.nodeType === 3 && found.push(node.data);
        }
    };
    within(document);
    return found.join("\\n");
}"""


def cards_in(text: str) -> set[str]:
    """The cards that a text names, by their signs or in words."""
    signs = set(re.findall(r"\b[A7KJQ65432][SHDC]\b", text))
    return signs | {card for name, card in NAMES.items() if name in text}


def held_and_seen(table: Table) -> Iterator[tuple[Seen, set[str]]]:
    """Play a hand; before each card, what is seen and the cards that have been open so far."""
    open_cards: set[str] = set()
    seen = table.to_act()
    while seen.phase == "playing":
        trick = table.stored_json("screen")["screen"]["last_trick"] or {"cards": []}
        open_cards |= {each["card"] for each in trick["cards"]}
        open_cards |= {*seen.cards, seen.turned, *seen.table.values()}
        yield seen, open_cards
        seen = table.play(seen.legal[0])


def test_no_hidden_card_before_the_hand_is_over(page: Page, watch: Watch) -> None:
    table = Table.open(page)
    dealt = table.seen()
    lain: dict[str, set[str]] = {"W": set(), "N": set(), "E": set()}
    for seen, open_cards in held_and_seen(table):
        assert seen.phase == "playing"
        assert set(seen.cards) <= cards_in(page.evaluate(TEXTS)) <= open_cards
        assert cards_in(table.stored("screen") or "") <= open_cards
        assert cards_in("\n".join(watch.lines)) == set()
        for seat, card in seen.table.items():
            lain[seat].add(card)

    assert cards_in(table.stored("screen") or "") == PACK
    page.locator("#result summary", has_text="Ver as quatro mãos").click()
    labels = page.locator("#result [role=img]:visible").evaluate_all(
        "cards => cards.map((card) => card.ariaLabel)"
    )
    laid = [NAMES[label] for label in labels if label in NAMES]
    hands = page.evaluate("JSON.parse(localStorage['sueca.v1.screen']).screen.laid_open")
    assert set(laid) == PACK == {card for hand in hands.values() for card in hand}
    assert set(hands["S"]) == set(dealt.cards)
    assert all(lain[seat] <= set(hands[seat]) for seat in lain)


def test_the_next_hand_hides_what_lay_open(page: Page) -> None:
    table = Table.open(page)
    table.play_hand()
    page.locator("#result summary", has_text="Ver as quatro mãos").click()
    seen = table.next_hand()
    assert page.locator("#result [role=img]:visible").count() == 0
    open_cards = {*seen.cards, seen.turned, *seen.table.values()}
    assert cards_in(table.stored("screen") or "") == open_cards
