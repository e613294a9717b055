"""The same hand once more, beside the rubber; and looking back at a hand that is over."""

import re

from playwright.sync_api import Page, expect

from e2e.table import Seen, Table


def play_otherwise(table: Table) -> Seen:
    """Play the hand with South's last legal cards instead of the first."""
    seen = table.to_act()
    while seen.phase == "playing":
        seen = table.play(seen.legal[-1])
    return seen


def test_the_same_hand_again(page: Page) -> None:
    table = Table.open(page)
    dealt = table.seen()
    first, record = table.play_hand(), table.record()
    table.press("play-again")
    table.wait("() => document.documentElement?.dataset.phase === 'playing'")
    again = table.to_act()
    assert (again.cards, again.turned, again.hand) == (dealt.cards, dealt.turned, dealt.hand)

    second = play_otherwise(table)
    assert sum(second.points.values()) == 120
    us, them = first.points["NS"], first.points["EW"]
    result = page.locator("#result")
    expect(result).to_contain_text(f"Da primeira vez: {us}–{them}.")
    more = abs(second.points["NS"] - us)
    expect(result).to_contain_text(re.compile(rf"mais {more} |menos {more} |deu o mesmo"))
    assert table.record() == record

    table.press("continue")
    expect(result).not_to_contain_text("Da primeira vez")
    back = table.to_act()
    assert (back.points, back.games, back.phase) == (first.points, first.games, "hand_over")
    assert table.next_hand().hand == 2


def test_the_second_go_survives_a_reload(page: Page) -> None:
    table = Table.open(page)
    table.play_hand()
    table.press("play-again")
    table.wait("() => document.documentElement?.dataset.phase === 'playing'")
    before = table.play(table.to_act().legal[0])
    page.reload()
    assert table.to_act() == before
    expect(page.locator("#where")).to_contain_text("Mão repetida")


def test_all_ten_tricks_can_be_read_after_the_hand(page: Page) -> None:
    table = Table.open(page)
    seen = table.play_hand()
    page.locator("#result summary", has_text="Ver todas as vazas").click()
    rows = page.locator("#result li:visible")
    expect(rows).to_have_count(10)
    us, them = seen.points["NS"], seen.points["EW"]
    expect(rows.last).to_contain_text(f"{us}–{them}")
    points = [re.findall(r"(\d+) pontos?", text) for text in rows.all_inner_texts()]
    assert sum(int(found[0]) for found in points) == 120


def test_the_last_trick_can_be_looked_at_again(page: Page) -> None:
    table = Table.open(page)
    expect(table.button("last-trick")).to_have_attribute("aria-disabled", "true")
    table.play(table.seen().legal[0])
    seen = table.play_until(lambda seen: len(seen.cards) < 8)
    trick = table.stored_json("screen")["screen"]["last_trick"]
    table.press("last-trick")
    dialog = page.locator("dialog[open]")
    expect(dialog).to_contain_text(f"{trick['points']} ponto")
    assert dialog.locator("figure").count() == 4
    signs = dialog.locator("figure .card").evaluate_all(
        "all => all.map((card) => card.dataset.suit)"
    )
    assert signs == [each["card"][1] for each in trick["cards"]]
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    expect(table.button("last-trick")).to_be_focused()
    assert table.seen() == seen
