"""Civil dates, against Python's own calendar."""

import datetime

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.web.loading import load

civil = load("civil")
FIRST = datetime.date(2026, 1, 1)
DAYS = st.dates(FIRST, datetime.date(2199, 12, 31))


@given(DAYS)
def test_numbers_and_weekdays(day: datetime.date) -> None:
    number = (day - FIRST).days + 1
    assert civil.number_of(day.isoformat()) == number
    assert civil.date_of(number) == day.isoformat()
    assert civil.weekday(day.isoformat()) == day.weekday()


def test_every_day_of_eight_years() -> None:
    """Leap days, ends of months and of years follow each other without a gap."""
    days = [(FIRST + datetime.timedelta(days=place)).isoformat() for place in range(3000)]
    assert [civil.date_of(place + 1) for place in range(3000)] == days
    assert [civil.number_of(day) for day in days] == list(range(1, 3001))


def test_the_day_before_the_first() -> None:
    assert civil.number_of("2025-12-31") == 0


@given(DAYS, st.integers(-30, 30))
def test_months(day: datetime.date, step: int) -> None:
    month = civil.month_of(day.isoformat())
    there = civil.next_month(month, step)
    assert civil.next_month(there, -step) == month
    listed = civil.dates_in(there)
    first = datetime.date.fromisoformat(listed[0])
    after = datetime.date.fromisoformat(listed[-1]) + datetime.timedelta(days=1)
    assert first.day == after.day == 1
    assert len(listed) == (after - first).days


BAD = ["", "2026", "2026-13-01", "2026-02-29", "2026-00-10", "2026-01-00", "26-01-01", None, 7]
BAD += ["2026/01/01", "2026-1-1", "٢٠٢٦-01-01", "2026-01-01T00", "-026-01-01", "2026-01- 1"]


@pytest.mark.parametrize("text", BAD, ids=repr)
def test_what_is_no_date(text: object) -> None:
    assert civil.parts(text) is None


@given(DAYS)
def test_what_is_one(day: datetime.date) -> None:
    assert civil.parts(day.isoformat()) == (day.year, day.month, day.day)
