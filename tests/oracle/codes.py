"""The code of a day's result, written by the table in the engine's description and nothing else."""

from datetime import date
from hashlib import sha256

from .dealing import Deal, deal
from .play import replay
from .shuffle import daily_first_dealer, daily_pack

DIGITS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"


def deal_of(day: str) -> Deal:
    """The deal of the day: anticlockwise, trump from the bottom."""
    return deal(daily_pack(day, 0), daily_first_dealer(day), "ccw", "bottom")


def code_of(day: str, bots: int, hints: int, points: int, plays: list[str]) -> str:
    """The code of a result; `points` is what it claims."""
    report = replay(deal_of(day), "ccw", plays)
    number = 0
    for card, legal in reversed(list(zip(plays, report["legal"], strict=True))):
        number = number * len(legal) + sorted(legal).index(card)
    number = number * 121 + points
    number = number * 41 + hints
    number = number * 256 + bots
    number = number * 65536 + (date.fromisoformat(day) - date(2026, 1, 1)).days
    number = number * 16 + 1
    return "1" + in_base_32(with_check(number))


def with_check(number: int) -> int:
    """A number with its check in front."""
    head = sha256(b"sueca/code/v1/%d" % number).hexdigest()[:5]
    return number * 2**20 + int(head, 16)


def in_base_32(number: int) -> str:
    """A number in our digits."""
    text = DIGITS[number % 32]
    return text if number < 32 else in_base_32(number // 32) + text
