"""Codes that friends paste, the table that comes of them, and the page about fairness."""

import re

import pytest
from playwright.sync_api import Page, expect

from e2e.conftest import NewPage
from e2e.table import Table

DAY = "2026-12-02"


def code_of_the_day(page: Page) -> tuple[str, int]:
    """Play the deal of the day; its code and South's points."""
    table = Table.open(page, None, daily=DAY)
    table.play_hand()
    table.wait("() => localStorage.getItem('sueca.v1.records')?.includes('code')")
    kept = table.stored_json("records")["days"][DAY]
    return kept["code"], kept["us"]


def check(page: Page, text: str) -> None:
    """Have a code looked at in the league's dialog."""
    page.locator("#league-code").fill(text)
    page.locator('[data-do="league-check"]').click()


def keep(page: Page, name: str) -> None:
    """Keep what has been found under a name."""
    page.locator("#league-name").fill(name)
    page.locator('[data-do="league-keep"]').click()


HOSTILE = "<img src=x onerror=\"document.title='ha'\">"


def test_a_friend_in_the_league(new_page: NewPage) -> None:
    code, us = code_of_the_day(new_page())
    page = new_page()
    table = Table.open(page)
    table.press("league")
    expect(page.locator("#league-empty")).to_be_visible()
    check(page, f" {code[:6].lower()}-{code[6:]} ")
    expect(page.locator("#league-result")).to_contain_text(f"{us}–{120 - us}")
    expect(page.locator("#league-proof")).to_contain_text("escolher as mesmas")
    keep(page, "")
    expect(page.locator("#league-refused")).to_contain_text("nome")
    keep(page, HOSTILE)
    row = page.locator("#league-days tbody, #league-days table").first
    expect(row).to_contain_text("img src x onerror")
    assert page.locator("#dialog-league img").count() == 0
    assert page.title() == "Sueca"

    page.reload()
    table.to_act()
    table.press("league")
    expect(page.locator("#league-days")).to_contain_text(f"{us}–{120 - us}")
    page.locator('[data-do="league-drop"]').click()
    expect(page.locator("#league-empty")).to_be_visible()
    assert table.stored_json("league")["codes"] == {}


def test_by_a_link_and_beside_my_own_result(new_page: NewPage) -> None:
    code, us = code_of_the_day(new_page())
    page = new_page()
    table = Table.open(page, None, daily=DAY)
    seen = table.to_act()
    while seen.phase == "playing":
        seen = table.play(seen.legal[-1])
    mine = seen.points["NS"]
    page.goto(f"./?speed=instant&code={code}")
    expect(page.locator("#league-result")).to_contain_text(f"{us}–")
    keep(page, "Zé da Esquina")
    rows = page.locator("#league-days tr")
    expect(rows).to_have_count(3)
    told = page.locator("#league-days").inner_text()
    assert "Zé da Esquina" in told
    assert f"{mine}–{120 - mine}" in told
    expect(page.locator("#league-days td").nth(1)).to_have_text(re.compile(r"^[+−]?\d+$"))
    assert "code=" not in page.url


REFUSED = {
    "1": "não bate certo",
    "hello!": "não pode lá estar",
    "9ABC": "não é dos que esta versão lê",
    "": "Não há código",
    "1" * 300: "comprido",
    "<script>alert(1)</script>": "não pode lá estar",
}


@pytest.mark.parametrize("text", REFUSED, ids=lambda text: text[:9])
def test_refused_with_the_reason(page: Page, text: str) -> None:
    table = Table.open(page)
    table.press("league")
    check(page, text)
    expect(page.locator("#league-refused")).to_contain_text(REFUSED[text])
    expect(page.locator("#league-found")).to_be_hidden()
    page.keyboard.press("Escape")
    table.play(table.seen().legal[0])


def test_a_changed_code_in_a_link(new_page: NewPage) -> None:
    code, _ = code_of_the_day(new_page())
    page = new_page()
    changed = code[:9] + ("X" if code[9] != "X" else "Y") + code[10:]
    page.goto(f"./?speed=instant&code={changed}")
    expect(page.locator("#league-refused")).to_contain_text("Recusado.")


# -- fairness -------------------------------------------------------------------------------------

PACK = (  # of 2026-12-01, by the oracle's shuffle
    "sueca/daily/v1/2026-12-01/0"
)


def test_a_deal_is_made_anew_before_the_reader(page: Page) -> None:
    """The pack is that of the fixed points; the hash can be had from any other program."""
    table = Table.open(page)
    table.press("league")
    page.locator('[data-do="fairness"]').click()
    expect(page.locator("#fair-deal")).to_contain_text(PACK)
    page.locator("#fair-date").fill(DAY)
    page.locator('[data-do="fair-show"]').click()
    expect(page.locator("#fair-deal")).to_contain_text(
        "2C 2S 6D 4C 5S 7H 6S 6H JS 3C AD KC AH 5H JD QH JC 5D 3S KS "
        "7C 6C KH JH 7D 3D QC QS AC 2D KD 3H 7S 5C 2H 4H QD 4S 4D AS"
    )
    expect(page.locator("#fair-deal")).to_contain_text(
        "python3 -m sueca_core deal daily/v1/2026-12-02/0"
    )


def test_ten_thousand_deals_are_counted(page: Page) -> None:
    table = Table.open(page)
    table.press("league")
    page.locator('[data-do="fairness"]').click()
    page.locator("#fair-count").click()
    expect(page.locator("#fair-counts tr")).to_have_count(6, timeout=120_000)
    numbers = page.locator("#fair-counts tr").nth(4).locator("td").all_inner_texts()
    assert sum(int(re.sub(r"\D", "", number)) for number in numbers) == 10_000


def test_the_deal_in_play_stays_hidden(page: Page) -> None:
    table = Table.open(page, None, daily=DAY)
    table.press("league")
    page.locator('[data-do="fairness"]').click()
    page.locator("#fair-date").fill(DAY)
    page.locator('[data-do="fair-show"]').click()
    expect(page.locator("#fair-refused")).to_contain_text("ainda está a ser jogada")
    expect(page.locator("#fair-deal")).to_be_hidden()
