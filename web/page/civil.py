"""Civil dates as ISO texts, without a clock and without a time zone. Pure.

A day's number counts from 1 January 2026, which is 1: whole days of the calendar, never hours, so
that summer time and time zones cannot touch it.
"""

FIRST = "2026-01-01"
_LENGTHS = (31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31)


def _leap(year):
    return year % 4 == 0 and (year % 100 != 0 or year % 400 == 0)


def month_length(year, month):
    return 29 if month == 2 and _leap(year) else _LENGTHS[month - 1]


def parts(iso):
    """Year, month and day of a date, or None for what is no date."""
    if not isinstance(iso, str) or len(iso) != 10 or iso[4] + iso[7] != "--":
        return None
    digits = iso[:4] + iso[5:7] + iso[8:]
    if [each for each in digits if each not in "0123456789"]:
        return None
    year, month, day = int(iso[:4]), int(iso[5:7]), int(iso[8:])
    if not (1 <= month <= 12 and 1 <= day <= month_length(year, month)):
        return None
    return year, month, day


def iso_of(year, month, day):
    return "{:04d}-{:02d}-{:02d}".format(year, month, day)


def number_of(iso):
    """The day's number; 1 for `FIRST`, less for dates before it."""
    year, month, day = parts(iso)
    before = year - 1
    days = before * 365 + before // 4 - before // 100 + before // 400
    days += sum(month_length(year, each) for each in range(1, month)) + day
    return days - 739616  # those up to 31 December 2025


def date_of(number):
    """The date of a day's number, for numbers from 1 on."""
    year = 2026
    left = number
    while left > 365 + _leap(year):
        left -= 365 + _leap(year)
        year += 1
    month = 1
    while left > month_length(year, month):
        left -= month_length(year, month)
        month += 1
    return iso_of(year, month, left)


def weekday(iso):
    """0 for a Monday to 6 for a Sunday; `FIRST` was a Thursday."""
    return (number_of(iso) + 2) % 7


def month_of(iso):
    """The month of a date: "2026-12"."""
    return iso[:7]


def next_month(month, step):
    """The month so many months later; "2026-12" and 1 give "2027-01"."""
    count = int(month[:4]) * 12 + int(month[5:]) - 1 + step
    return "{:04d}-{:02d}".format(count // 12, count % 12 + 1)


def dates_in(month):
    """All dates of a month in order."""
    year, number = int(month[:4]), int(month[5:])
    return [iso_of(year, number, day + 1) for day in range(month_length(year, number))]
