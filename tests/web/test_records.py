"""Results that are kept: the first one of a date counts, rows of days, figures, and merging."""

import copy
import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.web.loading import load

records, merging = load("records"), load("merging")
TODAY = "2026-12-02"


def day(us: int = 74, on: str = TODAY, **more: Any) -> dict[str, Any]:
    """A day's result."""
    plain = {"on": on, "us": us, "them": 120 - us, "games": 1, "code": "1ABC", "hints": 0}
    return {**plain, "tricks": "1110001110", **more}


def hand(us: int = 74, deal: str = "S:3D:…", **more: Any) -> dict[str, Any]:
    """A practice hand."""
    plain = {"on": TODAY, "us": us, "them": 120 - us, "deal": deal, "rules": "portuguese"}
    return {**plain, "level": "player", "partner": "player", **more}


def played(*dates: str, late: tuple[str, ...] = (), **more: Any) -> Any:
    """Records with a result on each date, begun on it or, where `late`, some day after it."""
    kept = records.empty()
    for date in dates:
        records.begin_day(kept, date, "2026-12-31" if date in late else date)
        records.finish_day(kept, date, day(**more))
    return kept


# -- the first result counts ----------------------------------------------------------------------


def test_the_first_result_counts() -> None:
    kept = records.empty()
    assert records.finish_day(kept, TODAY, day(74)) is True
    assert records.finish_day(kept, TODAY, day(120)) is False
    assert kept["days"][TODAY]["us"] == 74


def test_a_day_begins_once() -> None:
    kept = records.empty()
    assert records.begin_day(kept, TODAY, TODAY) is True
    assert records.begin_day(kept, TODAY, "2026-12-05") is False
    assert kept["begun"] == {TODAY: TODAY}


# -- rows of days ---------------------------------------------------------------------------------

ROWS = {
    "nothing": ((), (), TODAY, (0, 0)),
    "today": ((TODAY,), (), TODAY, (1, 1)),
    "today unfinished": (("2026-11-30", "2026-12-01"), (), TODAY, (2, 2)),
    "yesterday missed": (("2026-11-29", "2026-11-30"), (), TODAY, (0, 2)),
    "over a leap day": (("2028-02-28", "2028-02-29", "2028-03-01"), (), "2028-03-01", (3, 3)),
    "over the end of a year": (("2026-12-31", "2027-01-01"), (), "2027-01-01", (2, 2)),
    "the longest is past": (
        ("2026-11-01", "2026-11-02", "2026-11-03", "2026-12-01"),
        (),
        TODAY,
        (1, 3),
    ),
    "the archive does not count": (
        ("2026-11-30", "2026-12-01", TODAY),
        ("2026-12-01",),
        TODAY,
        (1, 1),
    ),
    "finished after midnight": (("2026-12-01",), (), TODAY, (1, 1)),
    "a clock set back": (("2026-12-01", TODAY), (), "2026-11-20", (2, 2)),
    "the first day of all": (("2026-01-01",), (), "2026-01-01", (1, 1)),
}


@pytest.mark.parametrize("name", ROWS)
def test_days_in_a_row(name: str) -> None:
    dates, late, today, expected = ROWS[name]
    assert records.streak(played(*dates, late=late), today) == expected


def test_a_day_begun_before_midnight_counts_for_its_date() -> None:
    kept = records.empty()
    records.begin_day(kept, "2026-12-01", "2026-12-01")
    records.finish_day(kept, "2026-12-01", day(on=TODAY))
    assert records.in_streak(kept, "2026-12-01")


def test_the_last_seven_days() -> None:
    kept = played("2026-11-27", "2026-12-01")
    assert records.last_days(kept, TODAY) == [False, True, False, False, False, True, False]
    assert records.last_days(records.empty(), "2026-01-02") == [False, False]


# -- figures --------------------------------------------------------------------------------------


def test_figures() -> None:
    """Differences +9, -3 and one unknown: 6 / 2; given 7 and 0 of two known."""
    kept = records.empty()
    costs = [0, 2, 0, 0, 0, 5, 0, 0, 0, 0]
    records.finish_day(kept, "2026-12-01", day(74, ref={"us": 65}, costs=costs, par=68))
    records.finish_day(kept, "2026-12-02", day(57, ref={"us": 60}, costs=[0] * 10))
    records.finish_day(kept, "2026-12-03", day(60))
    expected = {"played": 3, "won": 1, "difference": 30, "given": 35}
    assert records.summary(kept) == expected
    assert records.differences(kept) == [0, 0, 0, 1, 0, 0, 1, 0, 0]


def test_no_figures() -> None:
    expected = {"played": 0, "won": 0, "difference": None, "given": None}
    assert records.summary(records.empty()) == expected


@pytest.mark.parametrize(
    "gap, place",
    [(-21, 0), (-20, 1), (-10, 2), (-4, 3), (-1, 3), (0, 4), (1, 5), (5, 6), (11, 7), (21, 8)],
)
def test_bins_of_differences(gap: int, place: int) -> None:
    kept = records.empty()
    records.finish_day(kept, TODAY, day(60 + gap, ref={"us": 60}))
    assert [at for at, count in enumerate(records.differences(kept)) if count] == [place]


def test_practice_is_counted_by_rules_and_level() -> None:
    kept = records.empty()
    for number, us in enumerate((74, 46, 60, 120, 0)):
        assert records.finish_hand(kept, hand(us, f"deal {number}"))
    assert records.finish_hand(kept, hand(61, "other", rules="north", level="learner"))
    table = kept["tables"]["portuguese|player"]
    assert {name: table[name] for name in ("played", "won", "lost", "us")} == {
        "played": 5,
        "won": 2,
        "lost": 2,
        "us": 300,
    }
    assert sorted(kept["tables"]) == ["north|learner", "portuguese|player"]
    assert records.points_bins(kept) == [1, 0, 0, 0, 1, 0, 2, 1, 0, 0, 0, 1]
    assert [each["us"] for each in kept["best"]] == [120, 74, 61, 60, 46]
    assert [each["us"] for each in kept["worst"]] == [0, 46, 60, 61, 74]


def test_the_same_hand_counts_once() -> None:
    kept = records.empty()
    assert records.finish_hand(kept, hand(74))
    assert not records.finish_hand(kept, hand(120))
    assert kept["tables"]["portuguese|player"]["played"] == 1


# -- what was stored ------------------------------------------------------------------------------


def full() -> Any:
    """Records with something of everything."""
    kept = played("2026-11-30", "2026-12-01", ref={"us": 65}, par=68, costs=[0] * 10)
    records.finish_hand(kept, hand())
    return kept


def test_what_was_stored_comes_back() -> None:
    assert records.cleaned(json.loads(json.dumps(full()))) == full()


JUNK = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=9),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=9), inner),
    max_leaves=6,
)
PATHS = [("days",), ("days", "2026-12-01"), ("begun", "2026-12-01"), ("hands",), ("best",)]
PATHS += [("days", "2026-12-01", name) for name in ("us", "ref", "costs", "code", "on", "hints")]
PATHS += [("tables", "portuguese|player"), ("tables", "portuguese|player", "bins"), ("v",)]


@given(st.sampled_from(PATHS), JUNK)
def test_junk_is_left_out_and_nothing_fails(path: tuple[str, ...], junk: Any) -> None:
    stored = full()
    place = stored
    for name in path[:-1]:
        place = place[name]
    place[path[-1]] = junk
    kept = records.cleaned(stored)
    records.streak(kept, TODAY)
    records.summary(kept)
    records.differences(kept)
    records.points_bins(kept)
    merging.merge(kept, records.cleaned(stored))
    assert records.cleaned(kept) == kept


@given(JUNK)
def test_anything_can_have_been_stored(junk: Any) -> None:
    assert records.cleaned(junk) == records.empty()


# -- two devices ----------------------------------------------------------------------------------


def test_the_earlier_finish_of_a_date_stays() -> None:
    mine, theirs = records.empty(), records.empty()
    for kept, us, on in ((mine, 74, "2026-12-03"), (theirs, 80, "2026-12-02")):
        records.finish_day(kept, "2026-12-02", day(us, on))
    records.finish_day(mine, "2026-12-01", day(74, "2026-12-01"))
    records.finish_day(theirs, "2026-12-01", day(90, "2026-12-01"))
    records.finish_day(theirs, "2026-11-30", day(61, "2026-11-30"))
    told = merging.merge(mine, theirs)
    assert told == {"new": 1, "earlier": 1, "kept": 1, "hands": 0}
    assert {date: kept["us"] for date, kept in mine["days"].items()} == {
        "2026-12-02": 80,
        "2026-12-01": 74,
        "2026-11-30": 61,
    }


def test_merging_twice_changes_nothing_more() -> None:
    mine, theirs = played("2026-12-01"), full()
    records.finish_hand(theirs, hand(120, "more"))
    merging.merge(mine, theirs)
    once = copy.deepcopy(mine)
    told = merging.merge(mine, theirs)
    assert mine == once
    assert (told["new"], told["earlier"], told["hands"]) == (0, 0, 0)
