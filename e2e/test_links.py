"""Deals that go from hand to hand: links, pasted texts, and those that are worth nothing."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from e2e.conftest import NewPage
from e2e.table import Table

CLIPBOARD: dict[str, Any] = {"permissions": ["clipboard-read", "clipboard-write"]}
HANDS = {
    "S": "2C2D2H2S3C3D3H3S4C4D",
    "W": "4H4S5C5D5H5S6C6D6H6S",
    "N": "7C7D7H7SJCJDJHJSKCKD",
    "E": "ACADAHASKHKSQCQDQHQS",
}
DEAL = f"E:AD:{'/'.join(HANDS[seat] for seat in 'SWNE')}"


def south(table: Table) -> list[str]:
    """South's cards, sorted."""
    return sorted(table.seen().cards)


def held(seat: str) -> list[str]:
    """A hand of the deal as a list."""
    return [HANDS[seat][place : place + 2] for place in range(0, 20, 2)]


def unsaved(page: Page, **query: str) -> Table:
    """Open the page in a profile that has never seen it."""
    return Table.open(page, None, **query)


def test_a_link_to_a_deal(page: Page) -> None:
    table = unsaved(page, deal=DEAL, rules="north", level="learner")
    table.wait("() => document.querySelector('#trump').dataset.card === 'AD'")
    assert south(table) == held("S")
    save = table.stored_json("game")
    assert save["record"].startswith("sueca1 north E " + DEAL)
    assert (save["opponents"], save["partner"]) == ("learner", "learner")
    assert "deal=" not in page.url
    table.to_act()
    page.reload()
    table.to_act()
    assert south(table) == held("S")


def test_it_asks_before_a_rubber_is_lost(page: Page) -> None:
    table = Table.open(page)
    mine = table.play(table.seen().legal[0])
    page.goto(f"./?speed=instant&deal={DEAL}")
    page.locator("#dialog-ask").wait_for()
    page.locator('#dialog-ask button[value="no"]').click()
    assert table.to_act() == mine
    page.goto(f"./?speed=instant&deal={DEAL}")
    page.locator('#dialog-ask button[value="yes"]').click()
    table.wait("() => document.querySelector('#trump').dataset.card === 'AD'")
    assert south(table) == held("S")


BAD = {
    "nonsense": "deal=nonsense",
    "cut off": f"deal={DEAL[:-3]}",
    "twice the same card": f"deal={DEAL.replace('AC', '2C')}",
    "markup": "deal=%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E",
    "unknown rules": f"deal={DEAL}&rules=chess",
    "unknown level": f"deal={DEAL}&level=oracle",
    "huge": f"deal={'A' * 3000}",
}


@pytest.mark.parametrize("name", BAD)
def test_a_bad_link_is_told_and_the_game_goes_on(page: Page, name: str) -> None:
    table = Table.open(page)
    mine = table.seen()
    page.goto("./?speed=instant&" + BAD[name])
    expect(page.locator("#notice")).to_contain_text("A ligação não serve.")
    assert table.to_act().cards == mine.cards
    table.play(table.seen().legal[0])
    assert page.locator("#notice img").count() == 0


def test_the_link_of_a_finished_hand_in_another_profile(new_page: NewPage) -> None:
    page = new_page(**CLIPBOARD)
    table = Table.open(page)
    mine = south(table)
    turned = table.seen().turned
    table.play_hand()
    page.locator("#laid summary").click()
    page.locator('[data-do="copy-deal"]').click()
    expect(page.locator("#result-said")).to_have_text("Copiado.")
    link = page.evaluate("() => navigator.clipboard.readText()")

    other = Table(new_page())
    other.page.goto(link + "&speed=instant")
    other.to_act()
    other.wait("card => document.querySelector('#trump').dataset.card === card", turned)
    assert sorted([*other.seen().cards, *own(other)]) == mine


def own(table: Table) -> list[str]:
    """South's card on the table, if there is one."""
    return [card for seat, card in table.seen().table.items() if seat == "S"]


def test_sharing_a_practice_hand_is_its_link(new_page: NewPage) -> None:
    page = new_page(**CLIPBOARD)
    table = Table.open(page)
    table.play_hand()
    table.press("share")
    expect(page.locator("#result-said")).to_have_text("Copiado.")
    assert "?deal=N:" in page.evaluate("() => navigator.clipboard.readText()")


@pytest.mark.parametrize(
    "text", [DEAL, f"sueca1 portuguese E {DEAL}", f"olha http://x/?deal={DEAL}"]
)
def test_a_pasted_deal_or_record(page: Page, text: str) -> None:
    """The player has not played yet: there is nothing to lose."""
    table = Table.open(page)
    table.press("league")
    page.locator("#league-code").fill(text)
    page.locator('[data-do="league-check"]').click()
    table.wait("() => document.querySelector('#trump').dataset.card === 'AD'")
    expect(page.locator("#dialog-league")).to_be_hidden()
    assert south(table) == held("S")


def test_a_pasted_deal_that_is_none(page: Page) -> None:
    table = Table.open(page)
    mine = table.seen()
    table.press("league")
    page.locator("#league-code").fill(DEAL.replace("AC", "2C"))
    page.locator('[data-do="league-check"]').click()
    expect(page.locator("#league-refused")).not_to_be_empty()
    expect(page.locator("#dialog-league")).to_be_visible()
    page.keyboard.press("Escape")
    assert table.to_act() == mine
