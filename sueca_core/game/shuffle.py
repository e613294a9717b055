"""The frozen shuffle, version 1.

The bytes of SHA-256(text + "/" + k) for k = 0, 1, 2 … are read as big-endian words; a word beyond
the largest multiple of n is skipped, so that every number below n is equally likely; Fisher-Yates
then runs from the last place to the second over the pack in its written order. Nothing here may
ever change: the deal of every day depends on it.
"""

from datetime import date
from hashlib import sha256
from typing import Final

from sueca_core.game.cards import CARDS, Card
from sueca_core.game.errors import CodedError
from sueca_core.game.seats import SEATS, Direction, Seat, following

__all__ = [
    "FIRST_DAY",
    "Stream",
    "check_date",
    "choice_from_bottom",
    "dealer_of",
    "first_dealer",
    "pack_of",
    "pack_text",
    "shuffled_pack",
    "split_seed",
]

FIRST_DAY: Final = "2026-01-01"
"""The date of deal of the day number 1."""

_WORD: Final = 1 << 32


class Stream:
    """An endless, repeatable supply of numbers from a text."""

    __slots__ = ("_block", "_bytes", "_text")

    def __init__(self, text: str) -> None:
        self._text = text
        self._block = 0
        self._bytes = b""

    def _word(self) -> int:
        if not self._bytes:
            self._bytes = sha256(f"{self._text}/{self._block}".encode()).digest()
            self._block += 1
        word, self._bytes = self._bytes[:4], self._bytes[4:]
        return int.from_bytes(word, "big")

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, each equally likely; n is at least 1."""
        words, span = 1, _WORD
        while span < n:
            words, span = words + 1, span * _WORD
        limit = span - span % n
        while True:
            number = 0
            for _ in range(words):
                number = number * _WORD + self._word()
            if number < limit:
                return number % n


def shuffled_pack(text: str) -> tuple[Card, ...]:
    """The forty cards as the stream of `text` shuffles them; place 0 is the top of the pack."""
    stream = Stream(text)
    pack = list(CARDS)
    for i in range(39, 0, -1):
        j = stream.below(i + 1)
        pack[i], pack[j] = pack[j], pack[i]
    return tuple(pack)


_DAILY: Final = "daily/v1/"


def split_seed(seed: str) -> tuple[str, int]:
    """A deal seed's stream name and hand number: ``daily/v1/2026-12-02/3`` or ``<name>/3``.

    A bare name is its hand 0. The stream name is what the shuffle's texts begin with
    (``sueca/daily/v1/2026-12-02`` or ``sueca/deal/v1/<name>``). Raises ``seed/bad`` for an empty
    seed, ``daily/bad_date`` or ``daily/before_first`` for a day that has no deal.
    """
    name, slash, last = seed.rpartition("/")
    if not (slash and last.isascii() and last.isdigit() and len(last) < 7 and name != "daily/v1"):
        name, last = seed, "0"
    if not name:
        raise CodedError("seed/bad", text=seed[:40])
    if name.startswith(_DAILY):
        check_date(name.removeprefix(_DAILY))
        return f"sueca/{name}", int(last)
    return f"sueca/deal/v1/{name}", int(last)


def check_date(text: str) -> str:
    """The text itself, if it is an ISO civil date from `FIRST_DAY` on.

    Raises ``daily/bad_date`` or ``daily/before_first``.
    """
    try:
        written: str | None = date.fromisoformat(text).isoformat()
    except ValueError:
        written = None
    if written != text:
        raise CodedError("daily/bad_date", text=text[:20])
    if text < FIRST_DAY:
        raise CodedError("daily/before_first", date=text, first=FIRST_DAY)
    return text


def pack_text(stream_name: str, hand: int) -> str:
    """The text whose stream shuffles hand number `hand` (0 for the first)."""
    return f"{stream_name}/{hand}"


def pack_of(seed: str) -> tuple[Card, ...]:
    """The shuffled pack that a deal seed names. Raises as `split_seed`."""
    return shuffled_pack(pack_text(*split_seed(seed)))


def first_dealer(stream_name: str) -> Seat:
    """Who deals hand 0."""
    return SEATS[Stream(f"{stream_name}/dealer").below(4)]


def dealer_of(stream_name: str, hand: int, direction: Direction) -> Seat:
    """Who deals hand number `hand`: the deal moves on one seat a hand (S13)."""
    dealer = first_dealer(stream_name)
    for _ in range(hand % 4):
        dealer = following(dealer, direction)
    return dealer


def choice_from_bottom(text: str) -> bool:
    """Whether a bot dealer takes trump from the bottom, for the hand of that pack text."""
    return Stream(f"{text}/choice").below(2) == 0
