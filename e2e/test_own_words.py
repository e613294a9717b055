"""What the player can ask for besides a card: the last card back, and the rest of the tricks."""

import json

import pytest
from playwright.sync_api import Page, expect

from e2e.conftest import NewPage
from e2e.table import Table, put_before, rubber

# South has led trumps twice, holds all but one of those that are left, and nothing but the best of
# the other suits: docs/rules.md S25-S31 leave the others no trick.
SURE = json.dumps(
    {
        **json.loads(rubber("W")),
        "name": "fc" * 16,
        "record": f"sueca1 portuguese W {'fc' * 16}/0 AC 6C 3C 4C 7C KC JH QC",
    }
)

# Three cards are left in each hand. In the first, South's rest takes the tricks with North's; in the
# second no card of South's stops East and West. tests/game/test_settled.py has the proofs.
OURS = (
    f"sueca1 portuguese N {'42' * 16}/0 AC 4C 2C QC AS 4S JS 2H 3H 6H 7H 3C AD 3D QD 2D 5D 6D 5H"
    " 2S QH 3S 4H 4D JH 5C KC 6S KH 5S"
)
THEIRS = (
    f"sueca1 portuguese S {'65' * 16}/0 3C 4C 6C QC AC KC JC 4H AD 3D 7D 6H 2C 2D 5C 7C 6D 3S 5D JD"
    " 4D QD AH 2S 6S AS 5S 7H 2H QS KH"
)


def test_a_card_is_taken_back_with_all_that_followed(page: Page) -> None:
    table = Table.open(page)
    before, record = table.seen(), table.record()
    expect(table.button("undo")).to_have_attribute("aria-disabled", "true")
    table.play(before.legal[0])
    assert table.record() != record

    table.press("undo")
    expect(table.card(before.legal[0])).to_have_count(1)
    assert (table.seen(), table.record()) == (before, record)
    expect(table.button("undo")).to_have_attribute("aria-disabled", "true")

    table.play(before.legal[-1])
    assert table.record().startswith(f"{record} {before.legal[-1]}")


def test_taking_back_by_key_as_far_as_the_first_card(page: Page) -> None:
    table = Table.open(page)
    first, cards = table.record(), table.seen().cards
    table.play_until(lambda seen: len(seen.cards) == 7)
    for count in (8, 9, 10):
        table.card(table.seen().cards[0]).focus()
        page.keyboard.press("u")
        expect(page.locator("#hand button")).to_have_count(count)
        table.to_act()
    assert (table.record(), table.seen().cards) == (first, cards)


def test_nothing_is_taken_back_in_the_deal_of_the_day(page: Page) -> None:
    table = Table.open(page, daily="2026-12-02")
    table.play(table.seen().legal[0])
    expect(table.button("undo")).to_have_attribute("aria-disabled", "true")


def test_the_rest_is_shown_where_it_is_sure(page: Page) -> None:
    put_before(page, game=SURE)
    table = Table.open(page, dealer=None)
    assert len(table.seen().cards) == 8
    table.press("claim")
    table.wait("() => document.documentElement?.dataset.over === 'true'")
    told = table.stored_json("screen")["screen"]
    assert [trick["winner"] for trick in told["tricks_played"][2:]] == ["S"] * 8
    expect(page.locator("#result")).to_be_visible()


@pytest.mark.parametrize("record, side", [(OURS, "SN"), (THEIRS, "EW")], ids=["ours", "theirs"])
def test_the_rest_is_shown_where_a_side_has_it(page: Page, record: str, side: str) -> None:
    name = record.split()[3].split("/", maxsplit=1)[0]
    put_before(page, game=json.dumps({**json.loads(SURE), "name": name, "record": record}))
    table = Table.open(page, dealer=None)
    assert len(table.seen().cards) == 3
    table.press("claim")
    table.wait("() => document.documentElement?.dataset.over === 'true'")
    told = table.stored_json("screen")["screen"]
    assert {trick["winner"] for trick in told["tricks_played"][7:]} <= set(side)


def test_the_rest_is_shown_card_by_card_at_a_players_speed(new_page: NewPage) -> None:
    page = new_page(reduced_motion="reduce")
    put_before(page, game=SURE, settings=json.dumps({"speed": "fast"}))
    table = Table.open(page, dealer=None, speed="")
    table.press("claim")
    expect(page.locator("#table [data-seat='S'] [data-card]")).to_have_count(1)
    table.wait("() => document.documentElement?.dataset.over === 'true'")
    assert len(table.record().split()) == 4 + 40


def test_nothing_is_offered_where_it_is_not_sure(page: Page) -> None:
    table = Table.open(page)
    expect(table.button("claim")).to_have_count(0)
    table.play_until(lambda seen: len(seen.cards) < 8)
    expect(table.button("claim")).to_have_count(0)


def test_the_last_card_plays_itself_unless_that_is_not_wished_for(new_page: NewPage) -> None:
    last = f"sueca1 portuguese W {'fc' * 16}/0 AC 6C 3C 4C 7C KC JH QC"
    for forced, left in (("last", 0), ("never", 1)):
        page = new_page(reduced_motion="reduce")
        game = json.dumps({**json.loads(SURE), "record": last})
        put_before(page, game=game, settings=json.dumps({"speed": "fast", "forced": forced}))
        table = Table.open(page, dealer=None, speed="")
        while len(table.seen().cards) > 1:
            card = table.to_act().legal[0]
            page.locator("#felt").focus()
            table.click(card)
            expect(table.card(card)).to_have_count(0)
            table.wait("""() => document.documentElement?.dataset.turn === "S"
                || document.querySelectorAll("#hand button").length === 0
                || document.documentElement?.dataset.over === "true" """)
        expect(page.locator("#hand button")).to_have_count(left)
