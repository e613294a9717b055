"""The deal of the day: its terms, its number, its dates and its cards."""

import pytest

from sueca_core.bots.levels import BOT_VERSIONS
from sueca_core.game.errors import CodedError
from sueca_core.game.rulesets import PRESETS
from sueca_core.game.seats import Seat
from sueca_core.session.daily import (
    DAILY_TERMS,
    check_begun,
    daily_name,
    daily_terms,
    day_number,
)
from sueca_core.session.model import Kind, Levels, daily
from sueca_core.session.present import present
from tests.game.support import hand_of
from tests.oracle import dealing, shuffle
from tests.session.support import new_daily
from tests.tables import read

NUMBERS = [
    ("2026-01-01", 1),
    ("2026-01-02", 2),
    ("2026-02-28", 59),
    ("2026-03-01", 60),
    ("2026-12-02", 336),
    ("2026-12-31", 365),
    ("2027-01-01", 366),
    ("2028-02-29", 790),
    ("2028-03-01", 791),
]
BAD_DATES = [
    "",
    "today",
    "2026-13-01",
    "2026-02-29",
    "2026-2-3",
    "20261202",
    "2026-W49-3",
    "2026-12-02 ",
    "2026-12-02T00:00",
    "02-12-2026",
    "2026/12/02",
    "٢٠٢٦-١٢-٠٢",
    "0000-00-00",
]
TOO_EARLY = ["2025-12-31", "2025-01-01", "0001-01-01"]


def code_of_date(text: str) -> str:
    with pytest.raises(CodedError) as refused:
        daily(text)
    return refused.value.code


@pytest.mark.parametrize("day, number", NUMBERS)
def test_day_numbers(day: str, number: int) -> None:
    assert day_number(day) == number
    assert present(new_daily(day)).day == number


@pytest.mark.parametrize(
    "day,since,level",
    [
        ("2026-01-01", "2026-01-01", "player"),
        ("2026-11-30", "2026-01-01", "player"),
        ("2026-12-01", "2026-12-01", "master"),
        ("2026-12-02", "2026-12-01", "master"),
        ("2031-05-17", "2026-12-01", "master"),
    ],
)
def test_the_terms_in_force(day: str, since: str, level: str) -> None:
    terms = daily_terms(day)
    assert terms.rules == PRESETS["portuguese"]
    assert (terms.since, terms.shuffle, terms.level) == (since, "v1", level)
    assert daily(day).levels == Levels(level, level)


def test_the_terms_name_the_versions_that_play() -> None:
    """Or a day would not be played as its terms say; old rows may name versions that are gone."""
    newest = DAILY_TERMS[-1]
    assert newest.bots == BOT_VERSIONS[newest.level]


def test_the_table_of_terms_is_in_order_and_covers_every_day() -> None:
    since = [each.since for each in DAILY_TERMS]
    assert since == sorted(set(since))
    assert since[0] == "2026-01-01"


@pytest.mark.parametrize("text", BAD_DATES)
def test_bad_dates(text: str) -> None:
    assert code_of_date(text) == "daily/bad_date"


@pytest.mark.parametrize("text", TOO_EARLY)
def test_days_before_the_first(text: str) -> None:
    assert code_of_date(text) == "daily/before_first"


BEGUN = [
    ("2026-12-02", "2026-12-02"),
    ("2026-12-02", "2026-12-03"),
    ("2026-12-31", "2027-01-01"),
]
NOT_BEGUN = [
    ("2026-12-03", "2026-12-02", "daily/not_begun"),
    ("2027-01-01", "2026-12-31", "daily/not_begun"),
    ("9999-12-31", "2026-12-31", "daily/not_begun"),
    ("2026-12-02", "soon", "daily/bad_date"),
    ("soon", "2026-12-02", "daily/bad_date"),
    ("2025-12-31", "2026-12-02", "daily/before_first"),
]


@pytest.mark.parametrize("day, latest", BEGUN)
def test_days_that_have_begun(day: str, latest: str) -> None:
    check_begun(day, latest)
    assert daily_name(day) == f"daily/v1/{day}"


@pytest.mark.parametrize("day, latest, code", NOT_BEGUN)
def test_days_that_have_not(day: str, latest: str, code: str) -> None:
    with pytest.raises(CodedError) as refused:
        check_begun(day, latest)
    assert refused.value.code == code


def test_a_daily_sitting() -> None:
    sitting = new_daily("2026-12-02")
    assert (sitting.kind, sitting.date) == (Kind.DAILY, "2026-12-02")
    assert sitting.levels == Levels("master", "master")
    screen = present(sitting)
    assert (screen.kind, screen.date, screen.day) == ("daily", "2026-12-02", 336)
    assert (screen.rules, screen.target, screen.hand_number) == ("portuguese", 4, 1)


def test_what_south_holds_on_the_second_of_december() -> None:
    """East deals the fixed pack from the bottom: North, West, South, East."""
    screen = present(new_daily("2026-12-02"))
    shown = " ".join(each.card.text for each in screen.hand)
    assert shown == "QS KH JH AC 7C QC 6C 7D 3D 2D"
    assert screen.dealer.letter == "E"
    assert screen.turn is screen.leader is Seat.NORTH
    assert screen.trump is not None
    assert (screen.trump.card.text, screen.trump.owner.letter) == ("AS", "E")


@pytest.mark.parametrize("row", read("fixed_points.json"), ids=lambda row: str(row["date"]))
def test_first_hands_as_the_oracle_deals_them(row: dict[str, str]) -> None:
    state = new_daily(row["date"]).state
    dealer = shuffle.daily_first_dealer(row["date"])
    pack = shuffle.daily_pack(row["date"], 0)
    expected = dealing.deal(pack, dealer, "ccw", "bottom")
    deal = hand_of(state).deal
    assert (deal.dealer.letter, deal.turned.text) == (dealer, expected["turned"])
    held = [sorted(each.text for each in hand) for hand in deal.hands]
    assert held == [sorted(expected["hands"][letter]) for letter in "SWNE"]
