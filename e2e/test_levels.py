"""How strong the bots are: chosen before a new rubber, and a master's hand to its end."""

import re

import pytest
from playwright.sync_api import Page, expect

from e2e.conftest import NewPage
from e2e.table import Table

SIZES = [(320, 568), (390, 844), (568, 320), (1280, 800)]
LEVELS = ["Aprendiz", "Jogador", "Matreiro", "Mestre"]
# Notes what could be seen of each seat's remark whenever another seat's turn came.
WATCHED = """() => {
    globalThis.thought = [];
    const root = document.documentElement;
    new MutationObserver(() => {
        const seat = root.dataset.turn;
        const remark = document.querySelector(`.seat[data-at="${seat}"] .thinks`);
        if (remark) thought.push(`${seat} ${getComputedStyle(remark).visibility} ${remark.textContent}`);
    }).observe(root, { attributes: true, attributeFilter: ["data-turn"] });
}"""


def bots(table: Table) -> dict[str, str]:
    """The level of each bot in the game on the table."""
    seats = table.stored_json("screen")["screen"]["seats"]
    return {seat: seats[seat]["bot"] for seat in "WNE"}


def ask(page: Page) -> Table:
    """A table where a card has been played, and the question before a new rubber."""
    table = Table.open(page)
    table.play(table.seen().legal[0])
    table.press("new-game")
    expect(page.locator("#dialog-ask")).to_be_visible()
    return table


def pick(page: Page, who: str, level: str) -> None:
    """Choose a level in the open question."""
    page.locator(f"#new-{who} label", has_text=level).click()


def start(table: Table) -> None:
    """Say yes to the question, and wait for the new rubber."""
    before = table.record()
    table.page.locator("#ask-yes").click()
    table.wait("old => JSON.parse(localStorage['sueca.v1.game']).record !== old", before)
    table.to_act()


def test_the_four_levels_are_offered_before_a_new_rubber(page: Page) -> None:
    ask(page)
    for who in ("opponents", "partner"):
        expect(page.locator(f"#new-{who} label")).to_have_text(LEVELS)
        expect(page.locator(f"#new-{who} :checked")).to_have_value("player")


def test_the_partner_rises_with_the_opponents_and_a_master_plays_a_hand(page: Page) -> None:
    table = ask(page)
    pick(page, "opponents", "Mestre")
    expect(page.locator("#new-partner :checked")).to_have_value("master")
    page.evaluate(WATCHED)
    start(table)
    assert bots(table) == {"W": "master", "N": "master", "E": "master"}
    over = table.play_hand()
    assert over.phase == "hand_over"
    assert sum(over.points.values()) == 120
    thought = page.evaluate("thought")
    assert {each[0] for each in thought} == {"W", "N", "E"}
    assert {each[2:] for each in thought} == {"visible a pensar…"}


def test_the_player_may_take_a_weaker_partner(page: Page) -> None:
    table = ask(page)
    pick(page, "opponents", "Matreiro")
    pick(page, "partner", "Aprendiz")
    expect(page.locator("#new-opponents :checked")).to_have_value("crafty")
    start(table)
    assert bots(table) == {"W": "crafty", "N": "learner", "E": "crafty"}
    page.reload()
    table.to_act()
    assert bots(table) == {"W": "crafty", "N": "learner", "E": "crafty"}


def test_who_keeps_the_rubber_plays_on_against_the_same_bots(page: Page) -> None:
    """What was picked is kept for the next rubber."""
    table = ask(page)
    record = table.record()
    pick(page, "opponents", "Mestre")
    page.locator("#ask-no").click()
    assert (table.record(), bots(table)["W"]) == (record, "player")
    table.press("new-game")
    expect(page.locator("#new-opponents :checked")).to_have_value("master")


def test_a_new_rubber_while_a_master_thinks(page: Page) -> None:
    """The card that was thought about is never played."""
    table = ask(page)
    pick(page, "opponents", "Mestre")
    start(table)
    for _ in range(3):
        seen = table.to_act()
        before = table.record()
        table.click(seen.legal[0])
        table.press("new-game")
        page.locator("#ask-yes").click()
        dealt = re.escape(before.split()[3])
        table.wait(
            "old => JSON.parse(localStorage['sueca.v1.game']).record.indexOf(old) < 0", dealt
        )
        fresh = table.to_act()
        assert (fresh.hand, len(fresh.cards)) == (1, 10)
        assert len(fresh.table) == len(table.record().split()) - 4


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_the_question_fits(new_page: NewPage, size: tuple[int, int]) -> None:
    """No word is cut off, and everything can be reached."""
    page = new_page(size)
    ask(page)
    for group in page.locator("#new-levels fieldset > div").all():
        assert group.evaluate("box => box.scrollWidth <= box.clientWidth")
    for word in page.locator("#new-levels label span").all():
        assert word.evaluate("word => word.scrollWidth <= word.clientWidth")
    for control in page.locator("#new-levels label, #dialog-ask button").all():
        control.scroll_into_view_if_needed()
        expect(control).to_be_in_viewport(ratio=0.9)
