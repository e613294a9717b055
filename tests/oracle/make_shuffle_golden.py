"""Write the golden rows of the daily shuffle: `python -m tests.oracle.make_shuffle_golden`.

Rows are only ever added. If the shuffle here disagrees with a stored row the program stops and
changes nothing: a day that people have played can never be dealt anew.
"""

from collections.abc import Iterator
from datetime import date, timedelta
from pathlib import Path

from .dealing import next_seat
from .goldens import Row, append_rows
from .shuffle import daily_first_dealer, daily_pack

GOLDEN = Path(__file__).parent.parent / "data" / "shuffle_golden.jsonl"
FIRST_DAY = date(2026, 1, 1)
HOW_MANY = 400
LEAP_DAYS = [date(year, 2, 29) for year in (2028, 2032, 2036, 2040, 2048, 2060, 2096, 2104)]
NO_LEAP_DAY = [date(2100, 2, 28), date(2100, 3, 1)]
FURTHER_HANDS = ["2026-01-01", "2026-11-01", "2026-12-02", "2026-12-31", "2028-02-29"]


def days(first: date, last: date, step: int) -> list[date]:
    """Every step-th day from the first to the last, both counted."""
    return [first + timedelta(n) for n in range(0, (last - first).days + 1, step)]


def chosen_days() -> list[date]:
    """Four hundred different days: runs, leap days, turns of the year, and a long spread."""
    chosen = days(FIRST_DAY, date(2026, 1, 31), 1)
    chosen += days(date(2026, 11, 1), date(2026, 12, 31), 1)
    chosen += [date(2027, 2, 28), date(2027, 3, 1), *LEAP_DAYS, *NO_LEAP_DAY]
    for year in range(2026, 2056):
        chosen += [date(year, 12, 31), date(year + 1, 1, 1)]
    chosen += days(date(2026, 2, 3), date(2119, 12, 31), 97)
    return sorted(list(dict.fromkeys(chosen))[:HOW_MANY])


def rows() -> Iterator[Row]:
    """Hand 0 of each chosen day, then hands 0 to 4 of a few; `dealer` deals that very hand."""
    for day in chosen_days():
        yield row(day.isoformat(), 0)
    for day_text in FURTHER_HANDS:
        for hand in (1, 2, 3, 4):
            yield row(day_text, hand)


def row(day: str, hand: int) -> Row:
    """One hand of a day. A day is played anticlockwise and no deal of it is voided."""
    dealer = daily_first_dealer(day)
    for _ in range(hand):
        dealer = next_seat(dealer, "ccw")
    return {"date": day, "hand": hand, "dealer": dealer, "pack": " ".join(daily_pack(day, hand))}


if __name__ == "__main__":
    print(append_rows(GOLDEN, rows(), ("date", "hand")), "rows added")
