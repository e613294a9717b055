"""Deals and records from outside through the one door, and what a finished hand hands on."""

import json
import re
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sueca_core.wire.codes import decode_code
from tests.oracle import dealing, shuffle
from tests.page import LEVELS, SEED, Json, Page

HAND = dealing.deal(shuffle.pack("anything at all"), "W", "ccw", "bottom")
DEAL = dealing.deal_text(HAND)
ASKED: Json = {"deal": DEAL, "seed": SEED, "rules": "portuguese", **LEVELS}
OTHER: Json = {"seed": SEED, **LEVELS}
DAY = "2026-12-02"
CARDS_PLAYED = re.compile(r"(?<= )[A2-7KQJ][CDHS](?= |$)")


def opened(**fields: Any) -> Page:
    """A page on which another game is being played."""
    page = Page(seed=1)
    page.open(**fields)
    return page


def finished(page: Page, *todo: str) -> Json:
    """The share of the hand on the table when it is over, its record left out."""
    page.play_until("next", "choose", "new", *todo)
    share: Json = page.good("share")["share"]
    return {name: value for name, value in share.items() if name != "record"}


# -- a deal ---------------------------------------------------------------------------------------


def test_a_deal_is_dealt_as_written() -> None:
    page = opened()
    reply = page.good("deal", **ASKED)
    screen = reply["screen"]
    assert [event["type"] for event in reply["events"]] == ["dealt"]
    assert (screen["kind"], screen["dealer"], screen["leader"]) == ("practice", "W", "S")
    assert sorted(each["card"] for each in screen["hand"]) == sorted(HAND["hands"]["S"])
    assert screen["trump"]["card"] == HAND["turned"]
    share = finished(page)
    assert share == {"deal": DEAL, "rules": "portuguese", **LEVELS, "code": None, "hints": 0}


def test_the_rubber_goes_on_after_it() -> None:
    """The next deal is number 1 of the seed, by the seat after the dealer."""
    page = opened()
    page.good("deal", **ASKED)
    page.play_until("next")
    screen = page.good("next")["screen"]
    expected = dealing.deal(shuffle.practice_pack(SEED, 1), "S", "ccw", "bottom")
    assert (screen["hand_number"], screen["dealer"]) == (2, "S")
    assert sorted(each["card"] for each in screen["hand"]) == sorted(expected["hands"]["S"])


def test_a_card_of_it_can_be_taken_back() -> None:
    page = opened()
    before = page.good("deal", **ASKED)["screen"]
    page.do(before)
    assert page.good("undo")["screen"] == before


def test_it_is_saved_and_played_again() -> None:
    page = opened()
    page.good("deal", **ASKED)
    before = page.play_until("next")["screen"]
    other = Page()
    assert other.open(saved=page.saves["game"])["screen"] == before
    again = other.good("again")["screen"]
    assert sorted(each["card"] for each in again["hand"]) == sorted(HAND["hands"]["S"])
    third = Page()
    assert third.open(saved=other.saves["game"])["screen"] == again


@pytest.mark.parametrize("rules", ["club", "brazilian", "old_table", "portuguese,weak_leader=10"])
def test_by_other_rules(rules: str) -> None:
    page = opened()
    page.good("deal", **{**ASKED, "rules": rules})
    assert finished(page)["rules"] == rules


def twice() -> str:
    """The deal with a card of South's in West's hand too."""
    hands = {**HAND["hands"], "W": [HAND["hands"]["S"][0], *HAND["hands"]["W"][1:]]}
    return dealing.deal_text({**HAND, "hands": hands})


BAD_DEALS = {
    "": "notation/bad_deal",
    "S": "notation/bad_deal",
    DEAL[:-2]: "notation/bad_deal",
    DEAL.replace("W:", "X:", 1): "notation/bad_seat",
    DEAL.replace("AS", "AX"): "notation/bad_card",
    twice(): "notation/bad_deal",
    "<script>alert(1)</script>": "notation/bad_deal",
    "W:AS:" + "/" * 300: "notation/bad_card",
}


@pytest.mark.parametrize("kind", ["deal", "look"])
@pytest.mark.parametrize("text", BAD_DEALS)
def test_a_deal_that_is_none(text: str, kind: str) -> None:
    assert opened().code(kind, **{**ASKED, "deal": text}) == BAD_DEALS[text]


def test_looked_at_before_anything_is_lost() -> None:
    page = opened()
    before = page.host._desk
    assert page.good("look", **ASKED)["look"] == {"deal": DEAL, "rules": "portuguese"}
    assert page.host._desk is before


def test_deals_are_refused_by_their_terms() -> None:
    page = opened()
    assert page.code("deal", **{**ASKED, "rules": "chess"}) == "rules/unknown_preset"
    assert page.code("deal", **{**ASKED, "partner": "nobody"}) == "bots/unknown_level"
    assert page.code("deal", **{**ASKED, "seed": "a b"}) == "seed/bad"
    high = {**ASKED, "rules": "portuguese,empty_trump=yes", "deal": with_points_turned()}
    assert page.code("deal", **high) == "action/turned_has_points"


def with_points_turned() -> str:
    """The deal with the dealer's highest card turned."""
    worth = max(HAND["hands"]["W"], key=lambda card: "23456QJK7A".index(card[0]))
    return dealing.deal_text({**HAND, "turned": worth})


# -- a record -------------------------------------------------------------------------------------


def record_of(page: Page) -> str:
    """The record line in a page's save."""
    line: str = json.loads(page.saves["game"])["record"]
    return line


@pytest.mark.parametrize("start", ["new", "deal"])
def test_a_record_goes_on_where_it_ends(start: str) -> None:
    page = opened()
    page.good(start, **{**ASKED, "seed": "mesa"} if start == "deal" else {
        "seed": "mesa", "rules": "north", **LEVELS
    })  # fmt: skip
    page.play_until("next")
    page.good("next")
    screen = page.play_until("play")["screen"]
    other = opened()
    shown = other.good("record", record=record_of(page), **OTHER)["screen"]
    assert {**shown, "again": None} == screen


def test_a_record_that_stops_before_a_deal() -> None:
    """What follows by itself is done: here the first deal, by the seed's own dealer."""
    reply = opened().good("record", record="sueca1 portuguese W", **OTHER)
    assert reply["screen"]["phase"] == "playing"


BAD_RECORDS = [
    "",
    "sueca1",
    "sueca2 portuguese S",
    "sueca1 chess S",
    "sueca1 portuguese X",
    f"sueca1 portuguese S {DEAL}",
    f"sueca1 portuguese W {DEAL} AS AS",
    f"sueca1 portuguese W {DEAL} <script>",
    "sueca1 portuguese W mesa/0 mesa/0",
]


@pytest.mark.parametrize("line", BAD_RECORDS)
def test_a_record_that_is_none(line: str) -> None:
    area = opened().code("record", record=line, **OTHER).partition("/")[0]
    assert area in ("notation", "rules")


@given(st.data())
def test_a_spoilt_record_or_deal_is_a_game_or_a_coded_refusal(data: st.DataObject) -> None:
    page = SPOILT
    good = data.draw(st.sampled_from([DEAL, f"sueca1 portuguese W {DEAL}", RECORD]))
    start = data.draw(st.integers(0, len(good)))
    piece = data.draw(st.text(max_size=5) | st.text(st.sampled_from("AS7HKD /:>0123456789")))
    text = good[:start] + piece + good[start + data.draw(st.integers(0, 9)) :]
    for reply in (
        page.send("deal", **{**ASKED, "deal": text[:400]}),
        page.send("record", record=text, **OTHER),
    ):
        assert reply["ok"] or reply["error"]["code"] != "host/internal", text


SPOILT = opened()
SPOILT.play_until("next")
RECORD = record_of(SPOILT)


# -- what is handed on ----------------------------------------------------------------------------


def test_nothing_of_a_hand_that_is_not_over() -> None:
    page = opened()
    assert page.code("share") == "action/wrong_phase"
    assert Page().code("share") == "wire/no_sitting"


@pytest.mark.parametrize("rules", ["portuguese", "old_table", "club"])
def test_a_finished_hand_is_looked_at_again_from_its_record(rules: str) -> None:
    """A later hand of a rubber: it lies there as it ended, without what waited before it."""
    page = opened(rules=rules)
    page.play_until("next")
    page.good("next")
    before = page.play_until("next", "choose", "new")["screen"]
    line = page.good("share")["share"]["record"]
    assert line.startswith("sueca1 ")
    assert len(CARDS_PLAYED.findall(line)) == 40
    after = opened().good("record", record=line, **OTHER)["screen"]
    for name in ("tricks_played", "dealer", "trump"):
        assert after[name] == before[name], name
    assert after["result"]["points"] == before["result"]["points"]
    assert before["hand_number"] > after["hand_number"] == 1


@pytest.mark.slow
def test_the_code_says_that_there_were_hints() -> None:
    """Two in the first hand, which is what the code is about, and one in the next."""
    page = opened(daily=DAY)
    for _ in range(2):
        page.play_until("play")
        page.good("hint")
        page.do(page.good("screen")["screen"])
    share = finished(page)
    assert (share["hints"], decode_code(share["code"]).result.hints) == (2, 2)
    page.good("next")
    page.play_until("play")
    page.good("hint")
    assert finished(page) == {**share, "deal": page.good("share")["share"]["deal"]}


def test_the_code_of_the_day() -> None:
    """It holds the first hand, also while later ones are played."""
    page = opened(daily=DAY)
    share = finished(page)
    points = page.good("screen")["screen"]["result"]["points"]
    read = decode_code(share["code"])
    assert read.result.date == DAY
    assert read.score.points == (points["NS"], points["EW"])
    page.good("next")
    later = finished(page)
    assert later["code"] == share["code"]
    assert later["deal"] != share["deal"]
