"""The game as a text: a whole hand by names and roles alone, as a screen reader gives them."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from e2e.conftest import NewPage
from e2e.table import Table
from e2e.test_accessibility import check

SWITCH = "Modo de texto"


def by_name(page: Page, role: str, name: str | re.Pattern[str]) -> Locator:
    """An element as a reader finds it."""
    return page.get_by_role(role, name=name)  # type: ignore[arg-type]


def hand(page: Page) -> Locator:
    """The cards, as a list of buttons."""
    return page.get_by_role("list", name=re.compile("^A tua mão")).get_by_role("button")


def into_the_text(page: Page) -> Table:
    """Open the game and go over to the text by the first control of the page."""
    table = Table.open(page)
    page.keyboard.press("Tab")
    expect(page.locator(":focus")).to_have_text(SWITCH)
    page.keyboard.press("Enter")
    expect(by_name(page, "heading", "Sueca, modo de texto")).to_be_visible()
    return table


def test_the_switch_is_the_first_control_and_leads_back(page: Page) -> None:
    into_the_text(page)
    expect(page.locator("#app")).to_be_hidden()
    back = by_name(page, "button", "Voltar à mesa desenhada")
    expect(back).to_be_focused()
    back.press("Enter")
    expect(page.locator("#app")).to_be_visible()
    expect(page.locator("#text")).to_be_hidden()


def test_the_way_to_the_hand_leads_to_the_one_that_is_there(page: Page) -> None:
    into_the_text(page)
    by_name(page, "link", "Saltar para a tua mão").press("Enter")
    expect(by_name(page, "heading", "A tua mão, 10 cartas")).to_be_focused()
    by_name(page, "button", "Voltar à mesa desenhada").press("Enter")
    by_name(page, "link", "Saltar para a tua mão").press("Enter")
    page.keyboard.press("Tab")
    expect(page.locator("#hand :focus")).to_have_count(1)


def test_the_headings_stand_in_their_order(page: Page) -> None:
    into_the_text(page)
    heads = page.locator("#text :is(h1, h2):visible").all_inner_texts()
    assert heads == [
        "Sueca, modo de texto",
        "Trunfo",
        "Mesa",
        "A tua mão, 10 cartas",
        "O que podes fazer",
        "Pontos desta mão",
        "Última vaza",
        "Jogo",
    ]


def test_a_hand_by_names_and_roles_only(page: Page) -> None:
    table = into_the_text(page)
    for left in range(10, 0, -1):
        expect(by_name(page, "heading", re.compile(rf"^A tua mão, {left} carta"))).to_be_visible()
        expect(page.get_by_text(re.compile("^É a tua vez")).last).to_be_visible()
        cards = hand(page)
        expect(cards).to_have_count(left)
        names = cards.all_inner_texts()
        may = [name for name in names if "agora não" not in name]
        assert may
        by_name(page, "button", may[0]).press("Enter")
        expect(cards).to_have_count(left - 1)
        expect(page.get_by_role("log")).not_to_be_empty()
    assert table.seen().phase == "hand_over"
    expect(page.locator("#text-now")).to_contain_text(re.compile("mão|empat", re.IGNORECASE))
    by_name(page, "button", "Mão seguinte").press("Enter")
    expect(by_name(page, "heading", "A tua mão, 10 cartas")).to_be_visible()


def test_a_card_that_may_not_be_played_says_so_and_why(page: Page) -> None:
    table = into_the_text(page)
    locked = hand(page).filter(has_text="agora não")
    while not locked.count():
        hand(page).first.press("Enter")
        table.to_act()
    count = hand(page).count()
    locked.first.press("Enter")
    expect(page.locator("#text-said")).to_contain_text("Tens de assistir a")
    expect(page.get_by_role("log")).to_contain_text("Tens de assistir a")
    expect(hand(page)).to_have_count(count)


def test_the_focus_stays_at_its_place_in_the_list(page: Page) -> None:
    into_the_text(page)
    playable = hand(page).filter(has_not_text="agora não")
    playable.first.press("Enter")
    expect(hand(page)).to_have_count(9)
    expect(page.locator("#text-hand :focus")).to_have_count(1)


def test_nothing_waits_by_itself(page: Page) -> None:
    """At a player's own speed, too, the others' cards come in one message, without a pause."""
    table = Table.open(page, speed="")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    hand(page).filter(has_not_text="agora não").first.press("Enter")
    expect(hand(page)).to_have_count(9)
    table.wait("""() => document.documentElement?.dataset.turn === "S" """)
    told = page.locator("#text-said").inner_text()
    assert all(name in told for name in ("Este", "Norte", "Oeste")), told
    assert told.count("É a tua vez") == 1


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing(page: Page, theme: str) -> None:
    into_the_text(page)
    check(page, theme)  # type: ignore[arg-type]


def test_it_reflows_at_four_times_the_size(new_page: NewPage) -> None:
    """1280 px wide at 400 %: 320 px, and nothing to scroll sideways."""
    page = new_page((320, 256))
    into_the_text(page)
    assert page.evaluate("() => document.documentElement.scrollWidth") <= 320


def test_it_is_remembered(page: Page) -> None:
    into_the_text(page)
    page.reload()
    expect(by_name(page, "heading", "Sueca, modo de texto")).to_be_visible()
    expect(hand(page)).to_have_count(10)
