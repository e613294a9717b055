"""The deal of the day: its first result is kept and told, shared without a spoiler, and counts."""

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from e2e.conftest import NewPage
from e2e.table import Table

DAY = "2026-12-02"
CARD_OR_SUIT = re.compile(r"[♠♥♦♣]|copas|ouros|espadas|paus|trunfo|\b[A7KJQ65432][SHDC]\b", re.I)
CLIPBOARD: dict[str, Any] = {"permissions": ["clipboard-read", "clipboard-write"]}
NO_CLIPBOARD = "Object.defineProperty(navigator, 'clipboard', { value: undefined });"
CATCH_SHARING = """
    globalThis.shared = [];
    navigator.share = (data) => { shared.push(data.text); return Promise.resolve(); };
"""
CLOSED_SHARING = """
    navigator.share = () => Promise.reject(new DOMException("closed", "AbortError"));
"""


def play_day(page: Page, **query: str) -> Table:
    """Play the deal of the day to its end."""
    table = Table.open(page, None, daily=DAY, **query)
    table.play_hand()
    return table


def open_result(page: Page) -> None:
    """The dialog with the day's result, the robot's points in it."""
    page.locator('#result [data-do="day-result"]').click()
    expect(page.locator("#dialog-day")).to_be_visible()
    expect(page.locator("#day-gap")).to_have_text(re.compile(r"^[+−]?\d+$"))


def solved(page: Page) -> None:
    """Wait until all forty cards are solved."""
    expect(page.locator("#day-split")).to_contain_text("Com todas as cartas", timeout=120_000)


def days(table: Table) -> dict[str, dict[str, object]]:
    """The results that are kept, by date."""
    kept: dict[str, dict[str, object]] = table.stored_json("records")["days"]
    return kept


def test_the_result_of_the_day(page: Page) -> None:
    table = play_day(page)
    points = table.seen().points
    open_result(page)
    expect(page.locator("#day-date")).to_contain_text("336")
    expect(page.locator("#day-figures")).to_contain_text(f"{points['NS']}–{points['EW']}")
    expect(page.locator("#day-squares li")).to_have_count(10)
    expect(page.locator("#day-streak")).to_have_text("1 dia seguido")
    kept = days(table)[DAY]
    assert (kept["us"], kept["them"], kept["hints"]) == (points["NS"], points["EW"], 0)
    gap = page.locator("#day-gap").inner_text().replace("−", "-")
    ref = kept["ref"]
    assert isinstance(ref, dict)
    assert int(gap) == points["NS"] - ref["us"]


def test_what_each_card_gave_away(page: Page) -> None:
    """The result is par, less what our cards gave away, plus the gifts of theirs."""
    table = play_day(page)
    open_result(page)
    solved(page)
    kept = table.stored_json("records")["days"][DAY]
    own = sum(kept["costs"])
    assert kept["us"] == kept["par"] - own - kept["partner"] + kept["gifts"]
    expect(page.locator("#day-figures")).to_contain_text(f"Par {kept['par']}")
    expect(page.locator("#day-figures")).to_contain_text(f"Deste{own}")
    expect(page.locator("#day-squares .good")).to_have_count(kept["costs"].count(0))


@pytest.mark.parametrize("width", [320, 360, 390])
def test_the_largest_losses_stay_in_their_squares(new_page: NewPage, width: int) -> None:
    page = new_page((width, 568))
    table = play_day(page)
    open_result(page)
    solved(page)
    kept = table.stored_json("records")
    kept["days"][DAY]["costs"] = [0, 10, 22, 38, 4, 0, 20, 5, 14, 44]
    page.evaluate("text => localStorage.setItem('sueca.v1.records', text)", json.dumps(kept))
    page.reload()
    table.to_act()
    open_result(page)
    expect(page.locator("#day-squares .much")).to_have_count(7)
    assert page.evaluate(OVERFULL) == []


# The squares, without their edges, that are narrower than what is written in them.
OVERFULL = """() => [...document.querySelectorAll("#day-squares li")].filter((square) => {
    const words = document.createRange();
    words.selectNodeContents(square.firstElementChild);
    return words.getBoundingClientRect().width > square.clientWidth;
}).map((square) => square.innerText)"""


def test_it_is_there_after_a_reload(page: Page) -> None:
    table = play_day(page)
    open_result(page)
    solved(page)
    told = page.locator("#dialog-day .sheet-body").inner_text()
    before = days(table)
    page.reload()
    table.to_act()
    open_result(page)
    assert page.locator("#dialog-day .sheet-body").inner_text() == told
    assert days(table) == before


def test_a_second_play_is_practice_and_says_so(page: Page) -> None:
    """The save is lost, the result is not: the day is played once more, another way."""
    table = play_day(page)
    first = days(table)
    page.evaluate("day => localStorage.removeItem('sueca.v1.daily.' + day)", DAY)
    page.reload()
    table.to_act()
    expect(page.locator("#notice")).to_contain_text("já conta")
    seen = table.seen()
    while seen.phase == "playing":
        seen = table.play(seen.legal[-1])
    open_result(page)
    expect(page.locator("#day-later")).to_be_visible()
    us = first[DAY]["us"]
    expect(page.locator("#day-figures")).to_contain_text(f"{us}–")
    assert days(table)[DAY]["code"] == first[DAY]["code"]


def test_played_again_at_once_changes_nothing(page: Page) -> None:
    table = play_day(page)
    first = days(table)[DAY]["code"]
    table.press("play-again")
    table.wait("() => document.documentElement?.dataset.phase === 'playing'")
    seen = table.to_act()
    while seen.phase == "playing":
        seen = table.play(seen.legal[-1])
    expect(page.locator('#result [data-do="day-result"]')).to_be_hidden()
    assert days(table)[DAY]["code"] == first


def test_on_to_the_second_hand(page: Page) -> None:
    table = play_day(page)
    open_result(page)
    page.locator("#day-next").click()
    table.wait("() => document.documentElement?.dataset.hand === '2'")
    expect(page.locator("#dialog-day")).to_be_hidden()
    table.play_hand()
    expect(page.locator('#result [data-do="day-result"]')).to_be_hidden()
    assert list(days(table)) == [DAY]


# -- sharing --------------------------------------------------------------------------------------


def test_shared_by_the_clipboard(new_page: NewPage) -> None:
    page = new_page(**CLIPBOARD)
    table = play_day(page)
    open_result(page)
    page.locator('[data-do="share-day"]').click()
    expect(page.locator("#day-said")).to_have_text("Copiado.")
    lines = page.evaluate("() => navigator.clipboard.readText()").split("\n")
    assert lines[0].startswith("Sueca do dia 336 · ")
    assert lines[1].startswith(f"{table.seen().points['NS']}–{table.seen().points['EW']} · ")
    assert re.fullmatch("[🟩🟨⬛⬜]{10}", lines[2])
    assert lines[3].endswith(f"?daily={DAY}")
    assert not CARD_OR_SUIT.search("\n".join(lines))

    page.locator('[data-do="copy-words"]').click()
    expect(page.locator("#day-said")).to_have_text("Copiado.")
    said = page.evaluate("() => navigator.clipboard.readText()")
    assert "Vazas ganhas" in said or "Cartas que" in said
    assert not CARD_OR_SUIT.search(said)


@pytest.mark.parametrize("sheet", [CATCH_SHARING, CLOSED_SHARING], ids=["shared", "closed"])
def test_shared_by_the_phone(new_page: NewPage, sheet: str) -> None:
    """A sheet that was closed is no error and says nothing."""
    page = new_page(has_touch=True, is_mobile=True)
    page.add_init_script(sheet)
    play_day(page)
    open_result(page)
    page.locator('[data-do="share-day"]').click()
    page.wait_for_function("() => !globalThis.shared || shared.length === 1")
    expect(page.locator("#dialog-copy")).to_be_hidden()
    expect(page.locator("#day-said")).to_be_empty()


def test_shared_by_hand(page: Page) -> None:
    page.add_init_script(NO_CLIPBOARD)
    play_day(page)
    open_result(page)
    page.locator('[data-do="copy-code"]').click()
    field = page.locator("#copy-field")
    expect(field).to_be_focused()
    assert re.fullmatch("1[0-9A-HJKMNP-TV-Z]{20,30}", field.input_value())


# -- dates ----------------------------------------------------------------------------------------

ZONES = {
    "Etc/GMT+12": "2026-12-02",  # twelve hours behind Greenwich
    "America/Sao_Paulo": "2026-12-02",
    "Europe/Lisbon": "2026-12-02",
    "Asia/Tokyo": "2026-12-03",
    "Pacific/Kiritimati": "2026-12-03",  # fourteen hours ahead
}


@pytest.mark.parametrize("zone", ZONES)
def test_today_in_every_zone(new_page: NewPage, zone: str) -> None:
    table = Table.open(new_page(now="2026-12-02T17:00:00Z", timezone_id=zone))
    table.press("daily")
    table.wait("() => document.documentElement?.dataset.kind === 'daily'")
    table.to_act()
    assert list(table.stored_json("records")["begun"].items()) == [(ZONES[zone], ZONES[zone])]


@pytest.mark.parametrize(
    "now, day",
    [
        ("2026-03-28T23:30:00Z", "2026-03-28"),
        ("2026-03-29T00:59:00Z", "2026-03-29"),
        ("2026-03-29T22:59:00Z", "2026-03-29"),
        ("2026-03-29T23:00:00Z", "2026-03-30"),
        ("2026-10-24T22:59:00Z", "2026-10-24"),
        ("2026-10-24T23:00:00Z", "2026-10-25"),
        ("2026-10-25T23:59:00Z", "2026-10-25"),
        ("2026-10-26T00:00:00Z", "2026-10-26"),
    ],
)
def test_today_when_the_clocks_change(new_page: NewPage, now: str, day: str) -> None:
    """Lisbon goes forward on 29 March and back on 25 October."""
    table = Table.open(new_page(now=now), speed="instant")
    table.press("daily")
    table.wait("() => document.documentElement?.dataset.kind === 'daily'")
    assert table.to_act()
    assert table.stored(f"daily.{day}")


MOVING_CLOCK = """{
    const Own = Date;
    globalThis.Date = class extends Own {
        constructor(...parts) {
            parts.length ? super(...parts) : super(localStorage.getItem("now") ?? "START");
        }
    };
}"""


def test_a_page_that_is_open_past_midnight(page: Page) -> None:
    """The game keeps its date and the row; the calendar then leads to the new day."""
    page.add_init_script(MOVING_CLOCK.replace("START", "2026-12-02T23:58:00Z"))
    table = Table.open(page)
    table.press("daily")
    table.wait("() => document.documentElement?.dataset.kind === 'daily'")
    table.play(table.to_act().legal[0])
    page.evaluate("() => localStorage.setItem('now', '2026-12-03T00:20:00Z')")
    table.play_hand()
    open_result(page)
    expect(page.locator("#day-streak")).to_have_text("1 dia seguido")
    kept = table.stored_json("records")
    assert (list(kept["days"]), kept["days"]["2026-12-02"]["on"]) == (["2026-12-02"], "2026-12-03")
    page.keyboard.press("Escape")

    table.press("stats")
    page.locator('#calendar button[value="2026-12-03"]').click()
    table.wait("() => document.documentElement?.dataset.phase === 'playing'")
    table.to_act()
    assert table.stored("daily.2026-12-03")


def test_a_clock_that_is_set_back(page: Page) -> None:
    page.add_init_script(MOVING_CLOCK.replace("START", "2026-12-02T12:00:00Z"))
    table = play_day(page)
    page.evaluate("() => localStorage.setItem('now', '2026-11-20T12:00:00Z')")
    page.reload()
    table.to_act()
    table.press("stats")
    expect(page.locator("#stats-figures")).to_contain_text(re.compile(r"1\s*dias seguidos"))
