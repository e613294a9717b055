"""A result of the deal of the day as the page and the terminal are told it."""

from sueca_core.game.scoring import HandResult
from sueca_core.session.daily import day_number
from sueca_core.session.results import sides
from sueca_core.wire.codes import DayResult

__all__ = ["shown_result"]


def shown_result(result: DayResult, score: HandResult, level: str) -> dict[str, object]:
    """Values for `codec.plain`: the date, the score, what was used, and the cards as played."""
    return {
        "date": result.date,
        "day": day_number(result.date),
        "points": sides(score.points),
        "tricks": sides(score.tricks),
        "games": sides(score.award),
        "code": score.outcome.value,
        "hints": result.hints,
        "level": level,
        "bots": result.bots,
        "plays": " ".join(each.text for each in result.plays),
    }
