"""What a hand is worth, written down step by step as the rules say it (rules.md 4.1).

Deliberately another style than the engine's: options are a plain dict, a rubber is a plain
dict that is copied and changed, and every step is an `if` in the order of the text.
"""

import json
from pathlib import Path
from typing import TypedDict

Options = dict[str, str]
PRESETS = Path(__file__).parent.parent / "data" / "presets.json"


class Rubber(TypedDict):
    """Games so far (never cut off at the target), what waits, and how the rubber ended.

    `pending` is the number of games that wait as text, or "double".
    """

    games: dict[str, int]
    pending: str
    completed: int
    winner: str | None
    sweep: bool
    shutout: bool
    award: dict[str, int]


def options(rules: str) -> Options:
    """The options that a rule-set text names: a preset, then `name=value` changes."""
    preset, *changes = rules.split(",")
    chosen: Options = dict(json.loads(PRESETS.read_text("utf-8"))[preset])
    for change in changes:
        name, text = change.split("=")
        assert name in chosen, name
        chosen[name] = text
    return chosen


def new_rubber(games: str = "0:0", pending: str = "0", completed: int = 0) -> Rubber:
    """A rubber at some score, e.g. new_rubber("3:0", "1")."""
    north_south, east_west = games.split(":")
    return {
        "games": {"NS": int(north_south), "EW": int(east_west)},
        "pending": pending,
        "completed": completed,
        "winner": None,
        "sweep": False,
        "shutout": False,
        "award": {"NS": 0, "EW": 0},
    }


def pending_after_tie(chosen: Options, pending: str) -> str:
    """What waits after a tied hand. Only `carry` adds to what waited already."""
    if chosen["tie"] == "void":
        return "0"
    if chosen["tie"] == "carry":
        return str(int(pending) + 1)
    if chosen["tie"] == "carry_once":
        return "1"
    return "double"


def base(chosen: Options, card_points: int, total: int, tricks: int) -> int:
    """Games of the side that won a hand, before what waited is added."""
    if tricks == 10:
        return 4
    if card_points == 120:
        return int(chosen["all_points_lost_trick"])
    if total >= (98 if chosen["last_trick"] == "10" else 91):
        return 2
    if total == 90 and chosen["last_trick"] == "0":
        return int(chosen["exact_90"])
    return 1


def score(rubber: Rubber, chosen: Options, card_points: int, tricks: int, last: str) -> Rubber:
    """The rubber after one more hand.

    Card points and tricks are those of North and South; `last` is the side that took the
    tenth trick, which matters only with `last_trick=10`.
    """
    cards = {"NS": card_points, "EW": 120 - card_points}
    taken = {"NS": tricks, "EW": 10 - tricks}
    total = dict(cards)
    total[last] += int(chosen["last_trick"])

    after = new_rubber()
    after["games"] = dict(rubber["games"])
    after["completed"] = rubber["completed"] + 1
    if total["NS"] == total["EW"]:
        after["pending"] = pending_after_tie(chosen, rubber["pending"])
        return after

    side, other = ("NS", "EW") if total["NS"] > total["EW"] else ("EW", "NS")
    award = base(chosen, cards[side], total[side], taken[side])
    waiting = award if rubber["pending"] == "double" else int(rubber["pending"])
    award = award + waiting
    after["award"][side] = award
    after["games"][side] += award

    after["sweep"] = taken[side] == 10
    swept_it = after["sweep"] and chosen["sweep"] == "wins_rubber"
    if after["games"][side] >= int(chosen["target"]) or swept_it:
        after["winner"] = side
        after["shutout"] = after["games"][other] == 0 and after["completed"] >= 2
    return after
