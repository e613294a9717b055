"""A result of the deal of the day as a short text that anybody can replay.

The text is the form's number (``1``) and one whole number in base 32, written in the digits
``0123456789ABCDEFGHJKMNPQRSTVWXYZ`` (no I, L, O, U; small letters, spaces and hyphens do not
matter, I and L are read as 1 and O as 0). The number is made of digits of different sizes, the
least significant first:

=========  ============  ==================================================================
digit      size          meaning
=========  ============  ==================================================================
check      2**20         the first 20 bits of SHA-256("sueca/code/v1/" + the rest in decimal)
scheme     16            version of the shuffle
day        2**16         day number - 1 (dates up to 2205)
bots       256           version of the computer players
hints      41            hints asked for
points     121           the claim: points of North and South
play 1-40  legal cards   index of the card among the seat's legal cards in sorted order
=========  ============  ==================================================================

The deal itself is not in it: it follows from the date. Cards that do not follow cannot even be
written down, so every code that holds its check leads through a whole hand.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import date
from hashlib import sha256
from typing import Final

from sueca_core.game.actions import PlayCard
from sueca_core.game.cards import Card
from sueca_core.game.engine import apply
from sueca_core.game.errors import CodedError
from sueca_core.game.scoring import HandResult
from sueca_core.game.seats import Seat
from sueca_core.game.shuffle import FIRST_DAY
from sueca_core.game.state import State
from sueca_core.game.view import player_view
from sueca_core.session.daily import daily_terms, day_number
from sueca_core.session.flow import begin_hand
from sueca_core.session.model import daily

__all__ = ["DayResult", "Replayed", "decode_code", "encode_code", "first_hand"]

_FORM: Final = "1"
_DIGITS: Final = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
_READ_AS: Final = str.maketrans({"I": "1", "L": "1", "O": "0", "-": None, " ": None})
_MOST_CHARACTERS: Final = 64
_CARDS: Final = 40
_CHECK, _SCHEME, _DAY, _BOTS, _HINTS, _POINTS = 1 << 20, 16, 1 << 16, 256, 41, 121


@dataclass(frozen=True, slots=True)
class DayResult:
    """The deal of a day as somebody played it."""

    date: str
    """ISO date."""
    bots: int
    """Version of the computer players, 0 to 255."""
    hints: int
    """Hints asked for, 0 to 40; more are written as 40."""
    plays: tuple[Card, ...]
    """The forty cards in order of play."""


@dataclass(frozen=True, slots=True)
class Replayed:
    """A result that was read, and the finished hand that it leads to."""

    result: DayResult
    score: HandResult


def first_hand(day: str) -> State:
    """The deal of a day before its first card. Raises as `daily_terms`."""
    return begin_hand(daily(day))[0].state


def encode_code(result: DayResult) -> str:
    """The code of a result.

    Raises what `engine.apply` raises for cards that cannot be played, ``code/unfinished`` for other
    than a whole hand, and ``daily/not_begun`` for a date that the form has no room for.
    """
    if day_number(result.date) > _DAY:
        raise CodedError("daily/not_begun", date=result.date)
    state, played = first_hand(result.date), []
    for each in result.plays:
        turn = _turn(state)
        legal = player_view(state, turn).legal
        state, _ = apply(state, PlayCard(turn, each))
        played.append((legal.index(each), len(legal)))
    if state.result is None:
        raise CodedError("code/unfinished")
    rest = _joined([*_head(result, state.result.points[0]), *played])
    return _FORM + _written(_joined([(_check(rest), _CHECK)], rest))


def _head(result: DayResult, points: int) -> list[tuple[int, int]]:
    return [
        (_scheme(result.date), _SCHEME),
        (day_number(result.date) - 1, _DAY),
        (result.bots % _BOTS, _BOTS),
        (min(result.hints, _HINTS - 1), _HINTS),
        (points, _POINTS),
    ]


def decode_code(text: str) -> Replayed:
    """Read a code and replay it card by card.

    Raises ``code/empty``, ``code/too_long``, ``code/bad_character``, ``code/too_new``,
    ``code/bad_check``, ``code/wrong_scheme``, ``code/leftover``, ``code/wrong_claim`` or
    ``code/not_canonical``.
    """
    clean = _cleaned(text)
    rest, check = divmod(_read(clean[1:]), _CHECK)
    if check != _check(rest):
        raise CodedError("code/bad_check")
    rest, scheme = divmod(rest, _SCHEME)
    rest, day = divmod(rest, _DAY)
    rest, bots = divmod(rest, _BOTS)
    rest, hints = divmod(rest, _HINTS)
    rest, points = divmod(rest, _POINTS)
    when = _date(day)
    if scheme != _scheme(when):
        raise CodedError("code/wrong_scheme", scheme=scheme)
    state, plays = _played(first_hand(when), rest)
    assert state.result is not None, "forty legal cards end a hand"
    if state.result.points[0] != points:
        raise CodedError("code/wrong_claim", claimed=points, points=state.result.points[0])
    result = DayResult(when, bots, hints, plays)
    if encode_code(result) != clean:
        raise CodedError("code/not_canonical")
    return Replayed(result, state.result)


def _played(state: State, number: int) -> tuple[State, tuple[Card, ...]]:
    """The hand that a number leads through. Raises ``code/leftover`` when it says more."""
    plays = []
    for _ in range(_CARDS):
        turn = _turn(state)
        legal = player_view(state, turn).legal
        number, place = divmod(number, len(legal))
        state, _ = apply(state, PlayCard(turn, legal[place]))
        plays.append(legal[place])
    if number:
        raise CodedError("code/leftover")
    return state, tuple(plays)


def _turn(state: State) -> Seat:
    """Who plays. Raises ``code/leftover`` for a card after the last."""
    if state.hand is None or state.hand.turn is None:
        raise CodedError("code/leftover")
    return state.hand.turn


def _joined(digits: Iterable[tuple[int, int]], rest: int = 0) -> int:
    """One number of digits with their sizes, the first the least significant."""
    for value, size in reversed(list(digits)):
        rest = rest * size + value
    return rest


def _check(rest: int) -> int:
    return int.from_bytes(sha256(f"sueca/code/v1/{rest}".encode()).digest()[:4], "big") >> 12


def _scheme(day: str) -> int:
    return int(daily_terms(day).shuffle.removeprefix("v"))


def _date(number: int) -> str:
    """The date of a day number - 1."""
    return date.fromordinal(date.fromisoformat(FIRST_DAY).toordinal() + number).isoformat()


def _written(number: int) -> str:
    text = ""
    while number:
        number, place = divmod(number, len(_DIGITS))
        text = _DIGITS[place] + text
    return text


def _read(text: str) -> int:
    number = 0
    for each in text:
        number = number * len(_DIGITS) + _DIGITS.index(each)
    return number


def _cleaned(text: str) -> str:
    """The code without what does not matter. Raises for what is no code of this form."""
    if len(text) > 4 * _MOST_CHARACTERS:
        raise CodedError("code/too_long", most=_MOST_CHARACTERS)
    clean = "".join(text.split()).upper().translate(_READ_AS)
    if not clean:
        raise CodedError("code/empty")
    strange = [each for each in clean if each not in _DIGITS]
    if strange:
        raise CodedError("code/bad_character", text=strange[0])
    if len(clean) > _MOST_CHARACTERS:
        raise CodedError("code/too_long", most=_MOST_CHARACTERS)
    if clean[0] != _FORM:
        raise CodedError("code/too_new", form=clean[0])
    return clean
