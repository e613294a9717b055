"""The deal of the day: what it uses on which date, and which dates there are.

A day's deal is a pure function of the date. What else it uses (rules, the computer players' level
and their version) stands in a table by effective date, so that an old day never changes. Until
version 1.0 only the shuffle is frozen.
"""

from dataclasses import dataclass
from datetime import date
from typing import Final

from sueca_core.game.errors import CodedError
from sueca_core.game.rulesets import PRESETS, RuleSet
from sueca_core.game.shuffle import FIRST_DAY, check_date

__all__ = ["DAILY_TERMS", "DailyTerms", "check_begun", "daily_name", "daily_terms", "day_number"]


@dataclass(frozen=True, slots=True)
class DailyTerms:
    """What the daily uses from a date on."""

    since: str
    """First date, ISO."""
    shuffle: str
    """Version of the shuffle."""
    rules: RuleSet
    level: str
    """Level of all three computer players."""
    bots: int
    """Version of that level."""


DAILY_TERMS: Final = (
    DailyTerms(FIRST_DAY, "v1", PRESETS["portuguese"], "player", 1),
    DailyTerms("2026-12-01", "v1", PRESETS["portuguese"], "master", 1),
)
"""Oldest first."""


def daily_terms(day: str) -> DailyTerms:
    """The terms in force on a date. Raises ``daily/bad_date`` or ``daily/before_first``."""
    check_date(day)
    return [each for each in DAILY_TERMS if each.since <= day][-1]


def daily_name(day: str) -> str:
    """Seed name of a date's deals; hand i is ``<name>/<i>``. Raises as `daily_terms`."""
    return f"daily/{daily_terms(day).shuffle}/{day}"


def day_number(day: str) -> int:
    """Civil days from the first one, which is number 1."""
    return date.fromisoformat(day).toordinal() - date.fromisoformat(FIRST_DAY).toordinal() + 1


def check_begun(day: str, latest: str) -> None:
    """Raise ``daily/not_begun`` for a date after `latest`, the last that has begun on Earth."""
    check_date(day)
    if day > check_date(latest):
        raise CodedError("daily/not_begun", date=day)
