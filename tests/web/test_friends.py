"""The league's tables, and names that somebody typed."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.web.loading import load

friends, records = load("friends"), load("records")
DATE = "2026-12-02"


def told(us: int, date: str = DATE, hints: int = 0) -> dict[str, Any]:
    """What the engine says of a code."""
    points = {"NS": us, "EW": 120 - us}
    return {"date": date, "points": points, "hints": hints, "bots_rerun": True}


def league_of(**people: int) -> Any:
    """A league with a result of the same date for each name."""
    league = friends.empty()
    for name, us in people.items():
        friends.add(league, f"1{name}", name, told(us))
    return league


def mine(us: int = 74, **more: Any) -> Any:
    """Records with my own result of the date."""
    kept = records.empty()
    own = {"on": DATE, "us": us, "them": 120 - us, "games": 1, "code": "1MINE", "hints": 0}
    records.finish_day(kept, DATE, {**own, "tricks": "1" * 10, **more})
    return kept


def test_a_table_of_a_date() -> None:
    """The robot's points are the same for everybody: 65, so Rita is at +15 and Zé at -5."""
    rows = friends.rows(league_of(Rita=80, Ze=60), mine(ref={"us": 65}), DATE, "Tu")
    assert [(row["name"], row["us"], row["difference"]) for row in rows] == [
        ("Rita", 80, 15),
        ("Tu", 74, 9),
        ("Ze", 60, -5),
    ]
    assert [row["me"] for row in rows] == [False, True, False]


def test_without_my_own_result_nobody_is_compared() -> None:
    rows = friends.rows(league_of(Rita=80), records.empty(), DATE, "Tu")
    assert [(row["name"], row["difference"]) for row in rows] == [("Rita", None)]


def test_what_only_my_own_review_knows() -> None:
    rows = friends.rows(league_of(Rita=80), mine(par=68, costs=[7] + [0] * 9), DATE, "Tu")
    assert [(row["given"], row["par"]) for row in rows] == [(None, None), (7, 6)]


def test_what_the_engine_has_worked_out_for_a_friend() -> None:
    """Par 68: Rita is 12 above it, and her cards gave 7 away; Zé's hand was too long."""
    league = league_of(Rita=80, Ze=60)
    friends.solved(league["codes"]["1Rita"], {"par": 68, "costs": [7] + [0] * 9})
    friends.solved(league["codes"]["1Ze"], {"par": None, "costs": None})
    rows = friends.rows(friends.cleaned(league), records.empty(), DATE, "Tu")
    assert [(row["given"], row["par"]) for row in rows] == [(7, 12), (None, None)]


def test_my_own_code_is_not_listed_twice() -> None:
    league = friends.empty()
    friends.add(league, "1MINE", "eu", told(74))
    assert len(friends.rows(league, mine(), DATE, "Tu")) == 1


def test_over_all_dates() -> None:
    """Rita wins the second of December; the third has nobody to be won against."""
    league = league_of(Rita=80, Ze=60)
    friends.add(league, "1OTHER", "Ze", told(101, "2026-12-03"))
    assert friends.totals(league, mine(), "Tu") == [
        {"name": "Rita", "days": 1, "average": 800, "first": 1, "me": False},
        {"name": "Ze", "days": 2, "average": 805, "first": 0, "me": False},
        {"name": "Tu", "days": 1, "average": 740, "first": 0, "me": True},
    ]
    assert friends.dates(league) == ["2026-12-03", DATE]


def test_a_friend_who_is_called_as_i_am() -> None:
    assert len(friends.totals(league_of(Tu=80), mine(), "Tu")) == 2


def test_the_same_code_again_changes_the_name() -> None:
    league = league_of(Rita=80)
    friends.add(league, "1Rita", "Rita M.", told(80))
    assert [each["name"] for each in league["codes"].values()] == ["Rita M."]


# -- names ----------------------------------------------------------------------------------------

NAMES = {
    "  Zé   da\tEsquina ": "Zé da Esquina",
    "<b>Rita</b>": "b Rita b",
    "<script>alert(1)</script>": "script alert(1) script",
    "x" * 99: "x" * 24,
    "\u202eatiR": "atiR",
    "Rita\n\n\x00": "Rita",
    "": "",
    "<>": "",
    "明子": "明子",
}


@pytest.mark.parametrize("typed", NAMES, ids=repr)
def test_names(typed: str) -> None:
    assert friends.name_of(typed) == NAMES[typed]


@given(st.text(st.characters(exclude_categories=()), max_size=60))
def test_any_name_is_one_plain_short_line(typed: str) -> None:
    name = friends.name_of(typed)
    assert len(name) <= 24
    assert not set(name) & set('<>\n\r\t"`&\u202e'.replace("&", ""))
    assert name == " ".join(name.split())


# -- what was stored ------------------------------------------------------------------------------


def test_what_was_stored_comes_back() -> None:
    league = league_of(Rita=80, Ze=60)
    assert friends.cleaned(league) == league


JUNK: list[Any] = [None, 7, [], {}, {"v": 2}, {"v": 1, "codes": []}, {"v": 1, "codes": {"1": 7}}]
JUNK += [{"v": 1, "codes": {"1": {"name": 7, "date": DATE, "us": 1, "them": 119, "hints": 0}}}]
JUNK += [{"v": 1, "codes": {"1": {"name": "a", "date": "x", "us": 1, "them": 119, "hints": 0}}}]


@pytest.mark.parametrize("stored", JUNK, ids=repr)
def test_junk_is_left_out(stored: object) -> None:
    assert friends.cleaned(stored) == friends.empty()


def test_two_devices() -> None:
    league = league_of(Rita=80)
    assert friends.merge(league, league_of(Rita=80, Ze=60)) == 1
    assert friends.merge(league, league_of(Rita=80, Ze=60)) == 0
    assert sorted(league["codes"]) == ["1Rita", "1Ze"]
