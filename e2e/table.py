"""The game as a test sees and plays it, by the names that outsiders hold on to."""

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any, Self

from playwright.sync_api import Locator, Page, expect

SEEN = """() => {
    const root = document.documentElement?.dataset ?? {};
    const all = (selector) => [...document.querySelectorAll(selector)];
    const side = (place, name) => document.querySelector(`#${place} [data-side="${name}"]`);
    const pair = (place) => ({ NS: +side(place, "NS").textContent, EW: +side(place, "EW").textContent });
    const cards = all("#hand button[data-card]");
    return {
        app: root.app, turn: root.turn, hand: +root.hand, phase: root.phase,
        cards: cards.map((card) => card.dataset.card),
        legal: cards.filter((card) => card.dataset.legal === "true").map((card) => card.dataset.card),
        table: Object.fromEntries(all("#table [data-seat] [data-card]").map(
            (card) => [card.closest("[data-seat]").dataset.seat, card.dataset.card])),
        turned: document.querySelector("#trump").dataset.card ?? "",
        trump: document.querySelector("#trump").dataset.suit ?? "",
        points: pair("points"), games: pair("games"),
        status: document.querySelector("#status").innerText.trim(),
    };
}"""
TO_ACT = """() => {
    const { app, turn, phase } = document.documentElement?.dataset ?? {};
    const cards = document.querySelectorAll("#table [data-seat] [data-card]").length;
    return app === "ready" && cards < 4 && (phase !== "playing" || turn === "S");
}"""
BOOT = 60_000  # ms that an engine may take to start on a busy machine
# The seeds of new rubbers, 16 bytes each, one after the other and the same in every run.
FIXED_CHANCE = """{
    let number = 100;
    const own = Crypto.prototype.getRandomValues;
    Crypto.prototype.getRandomValues = function (array) {
        const seed = array instanceof Uint8Array && array.length === 16;
        return seed ? array.fill(number++) : own.call(this, array);
    };
}"""
# Names of rubbers by who deals first in them, as the shuffle has it.
NAMES = {"S": "02" * 16, "W": "03" * 16, "N": "01" * 16, "E": "04" * 16}
IN_SLICE = 9  # px from the left edge of a card: on the slice that its neighbour leaves free


@dataclass(frozen=True, slots=True)
class Seen:
    """All that the page showed at one moment."""

    app: str
    turn: str
    """The seat to act, or empty."""
    hand: int
    """The number of the hand in the rubber."""
    phase: str
    cards: list[str]
    """South's, left to right."""
    legal: list[str]
    table: dict[str, str]
    """The cards of the trick by seat, in no order."""
    turned: str
    trump: str
    points: dict[str, int]
    games: dict[str, int]
    status: str

    @property
    def locked(self) -> list[str]:
        """The cards that may not be played now."""
        return [card for card in self.cards if card not in self.legal]


def rubber(dealer: str) -> str:
    """The save of a practice rubber whose first hand has been dealt and not begun."""
    save = {
        "format": "sueca",
        "v": 1,
        "kind": "practice",
        "name": NAMES[dealer],
        "date": None,
        "partner": "player",
        "opponents": "player",
        "record": f"sueca1 portuguese {dealer} {NAMES[dealer]}/0",
        "again": None,
    }
    return json.dumps(save)


def at_rest(page: Page) -> None:
    """Wait until the window has been drawn anew and nothing moves on it."""
    page.evaluate(
        "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
    )
    page.wait_for_function(
        "() => document.getAnimations().every((each) => each.playState !== 'running')"
    )


def put_before(page: Page, **texts: str) -> None:
    """Store texts under keys of ours before the page is opened for the first time."""
    named = json.dumps({f"sueca.v1.{key}": text for key, text in texts.items()})
    page.add_init_script(f"""for (const [key, text] of Object.entries({named})) {{
        if (!sessionStorage.getItem(key)) localStorage.setItem(key, text);
        sessionStorage.setItem(key, "put once");
    }}""")


class Table:
    """A page on which the game is open."""

    def __init__(self, page: Page) -> None:
        self.page = page

    @classmethod
    def open(cls, page: Page, dealer: str | None = "N", **query: str) -> Self:
        """Open the game without pauses, or with what `query` adds, and wait for the engine.

        A practice rubber in which `dealer` deals first is there already, unless another was put
        there before; new ones are the same in every run too. None: all is left to chance.
        """
        if dealer:
            page.add_init_script(FIXED_CHANCE)
            put_before(page, game=rubber(dealer))
        asked = {"speed": "instant", **query}
        page.goto("./?" + "&".join(f"{name}={value}" for name, value in asked.items()))
        table = cls(page)
        table.to_act()
        return table

    def seen(self) -> Seen:
        """What the page shows now."""
        return Seen(**self.page.evaluate(SEEN))

    def wait(self, condition: str, argument: object = None) -> None:
        """Wait until a JavaScript condition holds."""
        self.page.wait_for_function(condition, arg=argument)

    def to_act(self) -> Seen:
        """Wait until the engine is there and it is South's turn, or the hand is over."""
        self.page.wait_for_function(TO_ACT, timeout=BOOT)
        return self.seen()

    # The hand

    def card(self, card: str) -> Locator:
        """A card of South's hand."""
        return self.page.locator(f'#hand button[data-card="{card}"]')

    def click(self, card: str) -> None:
        """Click where a card can be seen beside its neighbour."""
        self.card(card).click(position={"x": IN_SLICE, "y": 40})

    def try_locked(self, card: str) -> None:
        """Click a card although it says that it cannot be played."""
        self.card(card).click(position={"x": IN_SLICE, "y": 40}, force=True)

    def play(self, card: str) -> Seen:
        """Play a card with the pointer, and wait until South is to act again."""
        self.click(card)
        return self.gone(card)

    def gone(self, card: str) -> Seen:
        """Wait until a card has left the hand and South is to act again."""
        expect(self.card(card)).to_have_count(0)
        return self.to_act()

    def play_until(self, enough: Callable[[Seen], bool]) -> Seen:
        """Play South's first legal cards until something holds, or the hand is over."""
        seen = self.to_act()
        while seen.phase == "playing" and not enough(seen):
            seen = self.play(seen.legal[0])
        return seen

    def play_hand(self) -> Seen:
        """Play the hand to its end."""
        return self.play_until(lambda seen: False)

    # What else can be pressed

    def button(self, name: str) -> Locator:
        """The control of that name that can be seen."""
        return self.page.locator(f'[data-do="{name}"]:visible')

    def press(self, name: str) -> None:
        """Press a control; those that the menu holds are looked for there."""
        if not self.button(name).count():
            self.page.locator("#more").click()
        self.button(name).first.click()

    def next_hand(self) -> Seen:
        """Go on after a hand, until South is to act in the next."""
        before = self.seen().hand
        self.press("continue")
        self.wait("before => +document.documentElement?.dataset.hand !== before", before)
        return self.to_act()

    @contextmanager
    def dialog(self, name: str) -> Iterator[Locator]:
        """Open a dialog by its control; it is closed with Escape at the end, whatever happened."""
        self.press(name)
        dialog = self.page.locator("dialog[open]")
        dialog.wait_for()
        try:
            yield dialog
        finally:
            self.page.keyboard.press("Escape")
            dialog.wait_for(state="detached")

    # What is kept

    def stored(self, key: str) -> str | None:
        """The text under a key of ours in localStorage."""
        text: str | None = self.page.evaluate("key => localStorage.getItem(`sueca.v1.${key}`)", key)
        return text

    def stored_json(self, key: str) -> Any:
        """The same, read as JSON."""
        return json.loads(self.stored(key) or "null")

    def record(self, key: str = "game") -> str:
        """The record of a saved game: rule set, deals and cards on one line."""
        record: str = self.stored_json(key)["record"]
        return record
