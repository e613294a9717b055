"""Statistics, the calendar, and all data taken to another device."""

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from e2e.conftest import NewPage
from e2e.table import Table, put_before

DAY = "2026-12-02"


def played(page: Page) -> Table:
    """The deal of the day and a practice hand played."""
    table = Table.open(page)
    table.play_hand()
    table.wait("() => localStorage.getItem('sueca.v1.records')")
    table.press("daily")
    table.wait("() => document.documentElement?.dataset.kind === 'daily'")
    table.play_hand()
    known = "() => /ref.*costs|costs.*ref/.test(localStorage.getItem('sueca.v1.records'))"
    page.wait_for_function(known, timeout=120_000)
    return table


def test_figures_and_the_calendar(page: Page) -> None:
    table = played(page)
    table.press("stats")
    expect(page.locator("#stats-figures")).to_contain_text(re.compile(r"1\s*jogos do dia"))
    expect(page.locator("#stats-tables tr")).to_have_count(1)
    expect(page.locator("#stats-points-chart svg")).to_have_attribute(
        "aria-label", re.compile(r"Pontos por mão de treino\. \d+–\d+: 1")
    )
    expect(page.locator("#month-name")).to_have_text("dezembro de 2026")
    expect(page.locator("#calendar button")).to_have_count(2)  # the first and the second
    expect(page.locator("#calendar button b")).to_have_count(1)
    expect(page.locator("#month-after")).to_be_disabled()

    for _ in range(11):
        page.locator("#month-before").click()
    expect(page.locator("#month-name")).to_have_text("janeiro de 2026")
    expect(page.locator("#month-before")).to_be_disabled()
    page.locator('#calendar button[value="2026-01-01"]').click()
    table.wait("() => document.querySelector('#where').textContent.includes('n.º\\u00a01')")
    table.to_act()
    table.play_hand()
    table.wait("() => localStorage.getItem('sueca.v1.records').includes('2026-01-01')")
    page.locator('#result [data-do="day-result"]').click()
    expect(page.locator("#day-streak")).to_have_text("1 dia seguido")  # the second of December
    page.locator('#dialog-day [data-do="stats"]').click()
    page.locator("#month-before").click()
    for _ in range(10):
        page.locator("#month-before").click()
    expect(page.locator('#calendar button[value="2026-01-01"]')).to_have_class(
        re.compile("archive")
    )


def test_the_best_hand_is_reviewed(page: Page) -> None:
    """Another hand is on the table; the one that was kept takes its place, with its review."""
    table = Table.open(page)
    points = table.play_hand().points
    score = f"{points['NS']}–{points['EW']}"
    table.wait("() => localStorage.getItem('sueca.v1.records')")
    table.next_hand()
    table.press("stats")
    page.locator("#stats-best button").first.click()
    expect(page.locator("#ask-title")).to_have_text("Rever esta mão?")
    page.locator('#dialog-ask button[value="yes"]').click()
    expect(page.locator("#dialog-review")).to_be_visible()
    expect(page.locator("#dialog-stats")).to_be_hidden()
    expect(page.locator("#review-rows li")).to_have_count(10)
    expect(page.locator("#review-score")).to_have_text(score)
    assert table.seen().points == points


def exported(page: Page, folder: Path) -> Path:
    """The file that an export saves."""
    with page.expect_download() as download:
        page.locator('[data-do="export"]').click()
    file = folder / download.value.suggested_filename
    download.value.save_as(file)
    return file


def test_to_a_clean_profile(new_page: NewPage, tmp_path: Path) -> None:
    page = new_page(accept_downloads=True)
    table = played(page)
    table.press("stats")
    file = exported(page, tmp_path)
    assert file.name == f"sueca-{DAY}.json"
    figures = page.locator("#stats-figures").inner_text()

    other = Table.open(new_page())
    other.press("stats")
    other.page.locator("#import-file").set_input_files(file)
    expect(other.page.locator("#import-text")).to_contain_text("Traz 1 dia novo.")
    expect(other.page.locator("#import-text")).to_contain_text("A tua partida fica.")
    assert other.stored("records") is None
    other.page.locator("#import-go").click()
    expect(other.page.locator("#stats-said")).to_have_text("Os dados foram juntos.")
    assert other.page.locator("#stats-figures").inner_text() == figures
    assert other.stored_json("records")["days"] == table.stored_json("records")["days"]
    assert other.stored_json(f"daily.{DAY}") == table.stored_json(f"daily.{DAY}")

    other.page.locator("#import-file").set_input_files(file)
    expect(other.page.locator("#import-text")).to_contain_text("1 dia fica como está aqui.")


BAD_FILES = {
    "no json": (b"hello", "não se consegue ler"),
    "another program's": (b'{"format": "chess"}', "não é uma cópia"),
    "newer": (b'{"format": "sueca-backup", "v": 99}', "versão mais nova"),
    "changed": (
        b'{"format":"sueca-backup","v":1,"made":"2026-12-02","sum":"00000000","data":{}}',
        "soma de controlo",
    ),
    "markup": (b"<script>document.title = 'ha'</script>", "não se consegue ler"),
}


@pytest.mark.parametrize("name", BAD_FILES)
def test_a_file_that_is_not_believed(page: Page, tmp_path: Path, name: str) -> None:
    content, told = BAD_FILES[name]
    file = tmp_path / "bad.json"
    file.write_bytes(content)
    table = Table.open(page)
    table.press("stats")
    page.locator("#import-file").set_input_files(file)
    expect(page.locator("#import-refused")).to_contain_text(told)
    expect(page.locator("#import-seen")).to_be_hidden()
    assert table.stored("records") is None


def test_records_that_are_broken_do_no_harm(page: Page) -> None:
    odd = {"v": 1, "days": {DAY: {"us": "<b>"}, "x": 7}, "hands": [1], "tables": 3}
    put_before(page, records=json.dumps(odd), league="[]")
    table = Table.open(page)
    table.press("stats")
    expect(page.locator("#stats-figures")).to_contain_text(re.compile(r"0\s*jogos do dia"))
    page.keyboard.press("Escape")
    table.press("league")
    expect(page.locator("#league-empty")).to_be_visible()
