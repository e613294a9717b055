"""Sueca in two minutes on the real table: offered once, never in the way, always under Help."""

import pytest
from playwright.sync_api import Page, expect

from e2e.boxes import check_controls, check_hand
from e2e.conftest import NewPage
from e2e.table import Table, at_rest

SIZES = [(320, 568), (390, 844), (568, 320), (1280, 800)]
TITLES = [
    "Dois contra dois",
    "Que cartas são fortes",
    "O trunfo",
    "Assistir",
    "O que conta",
    "Jogar a dois",
]


def guide(page: Page, what: str) -> None:
    """Press a button of the guide."""
    page.locator(f'#guide [data-do="guide-{what}"]').click()


def from_help(table: Table) -> None:
    """Open the guide where it is always to be found."""
    table.press("help")
    table.page.locator('dialog[open] [data-do="guide"]').click()
    expect(table.page.locator("dialog[open]")).to_have_count(0)


def test_a_first_visit_is_offered_it_and_a_card_is_a_no(page: Page) -> None:
    table = Table.open(page, dealer=None)
    expect(page.locator("#guide-text")).to_contain_text("Aprende em dois minutos")
    expect(page.locator("dialog[open]")).to_have_count(0)
    table.play(table.seen().legal[0])
    expect(page.locator("#guide")).to_be_hidden()
    table.press("new-game")
    page.locator("#ask-yes").click()
    expect(page.locator("#hand button")).to_have_count(10)
    expect(page.locator("#guide")).to_be_hidden()
    page.evaluate("localStorage.removeItem('sueca.v1.game')")
    page.evaluate("localStorage.removeItem('sueca.v1.screen')")
    page.reload()
    table.to_act()
    expect(page.locator("#guide")).to_be_hidden()


def test_whoever_has_played_is_not_asked(page: Page) -> None:
    Table.open(page)
    expect(page.locator("#guide")).to_be_hidden()


def test_the_steps_are_read_on_the_real_table(page: Page) -> None:
    table = Table.open(page)
    from_help(table)
    title, root = page.locator("#guide-title"), page.locator("html")
    for number, name in enumerate(TITLES, 1):
        expect(title).to_have_text(name)
        expect(title).to_be_focused()
        expect(page.locator("#guide-count")).to_have_text(f"{number} de 6")
        expect(root).to_have_attribute("data-guide", POINTED_AT[name])
        guide(page, "next")
    expect(page.locator("#guide")).to_have_attribute("data-kind", "strip")


POINTED_AT = {
    "Dois contra dois": "seats",
    "Que cartas são fortes": "ranks",
    "O trunfo": "trump",
    "Assistir": "hand",
    "O que conta": "points",
    "Jogar a dois": "seats",
}


def test_back_and_away(page: Page) -> None:
    table = Table.open(page)
    from_help(table)
    expect(page.locator("#guide-back")).to_be_hidden()
    guide(page, "next")
    guide(page, "back")
    expect(page.locator("#guide-title")).to_have_text(TITLES[0])
    guide(page, "close")
    expect(page.locator("#guide")).to_be_hidden()
    expect(page.locator("#hand :focus")).to_have_count(1)
    assert table.seen().phase == "playing"


def test_escape_ends_it_and_it_can_be_read_when_a_hand_is_over(page: Page) -> None:
    table = Table.open(page)
    table.play_hand()
    from_help(table)
    expect(page.locator("#guide-title")).to_be_visible()
    expect(page.locator("#guide-title")).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.locator("#guide")).to_be_hidden()
    expect(page.locator("#result")).to_be_visible()


def test_a_step_that_stays_open_makes_room_for_the_result(page: Page) -> None:
    """The hand is played beside it; read again, it outlasts the result that it was opened on."""
    table = Table.open(page)
    from_help(table)
    guide(page, "next")
    seen = table.seen()
    while seen.cards:
        expect(page.locator("#guide")).to_be_visible()
        seen = table.play(seen.legal[0])
    expect(page.locator("#result")).to_be_visible()
    expect(page.locator("#guide")).to_be_hidden()
    from_help(table)
    guide(page, "next")
    table.next_hand()
    expect(page.locator("#guide-title")).to_have_text(TITLES[1])
    table.play_hand()
    expect(page.locator("#result")).to_be_visible()
    expect(page.locator("#guide")).to_be_hidden()


def test_it_says_what_matters_while_three_tricks_are_played(page: Page) -> None:
    table = Table.open(page, dealer="W")
    from_help(table)
    for _ in TITLES:
        guide(page, "next")
    said = page.locator("#guide-text")
    expect(said).to_contain_text("Sais tu")
    seen = table.seen()
    while len(seen.cards) > 7:
        seen = table.play(seen.legal[0])
    expect(said).to_contain_text("É tudo o que precisas.")
    told = page.locator("#log").inner_text()
    assert "Sais tu" in told
    while len(seen.cards) > 0:
        seen = table.play(seen.legal[0])
    expect(page.locator("#result")).to_be_visible()
    expect(page.locator("#guide")).to_be_hidden()


@pytest.mark.parametrize("size", SIZES, ids=["{}x{}".format(*size) for size in SIZES])
def test_nothing_sticks_out_of_it(new_page: NewPage, size: tuple[int, int]) -> None:
    """The hand stays free throughout, and each part that a step speaks of can be seen."""
    page = new_page(size)
    table = Table.open(page, dealer=None)
    check_controls(page)
    guide(page, "next")
    for _ in TITLES:
        at_rest(page)
        check_controls(page)
        check_hand(page)
        assert page.evaluate(COVERED) == []
        guide(page, "next")
    at_rest(page)
    check_controls(page)
    assert page.evaluate(COVERED) == []
    table.play(table.seen().legal[0])
    at_rest(page)
    check_controls(page)
    assert page.evaluate(COVERED) == []


# What the guide lies on although it must not: the hand, and the part that it speaks of. In the
# shape of a line it may lie on no card of the trick either.
COVERED = """() => {
    const guide = document.querySelector("#guide"), at = guide.getBoundingClientRect();
    const meant = { trump: "#trump .badge", points: "#points", seats: ".seat .who" };
    const part = meant[document.documentElement?.dataset.guide];
    const line = guide.dataset.kind !== "step" && "#table .slot.full .card";
    return ["#hand button", part, line].filter(Boolean).filter((selector) =>
        [...document.querySelectorAll(selector)].some((each) => {
            const box = each.getBoundingClientRect();
            return Math.min(box.right, at.right) - Math.max(box.left, at.left) > 0.5
                && Math.min(box.bottom, at.bottom) - Math.max(box.top, at.top) > 0.5;
        }));
}"""


def test_points_on_the_cards_for_learners(page: Page) -> None:
    table = Table.open(page)
    worth = """() => Object.fromEntries([...document.querySelectorAll("#hand button")].map(
        (each) => [each.dataset.card, getComputedStyle(each.querySelector(".card"), "::after").content]))"""
    assert set(page.evaluate(worth).values()) == {"none"}
    with table.dialog("settings") as dialog:
        dialog.locator('input[name="learn"]').check(force=True)
    points = {"A": '"11"', "7": '"10"', "K": '"4"', "J": '"3"', "Q": '"2"'}
    shown = page.evaluate(worth)
    assert shown == {card: points.get(card[0], "none") for card in shown}
    page.reload()
    table.to_act()
    assert page.evaluate(worth) == shown


def test_help_leads_to_the_rules_in_force_and_to_the_licences(page: Page) -> None:
    table = Table.open(page)
    with table.dialog("help") as dialog:
        expect(dialog.locator("#help-version")).to_contain_text("Versão 0.")
        expect(dialog).to_contain_text("Nada sai do teu aparelho")
        link = dialog.locator('a[href="./licenses.txt"]')
        expect(link).to_be_visible()
        answer = page.request.get(page.url.split("?")[0] + "licenses.txt")
        assert "CPython" in answer.text()
        dialog.locator('[data-do="rules-in-force"]').click()
        expect(page.locator("#rulebook-body")).to_have_attribute("data-rules", "portuguese")
        page.keyboard.press("Escape")
