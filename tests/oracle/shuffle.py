"""The frozen shuffle, version 1, read straight off its description.

Deliberately another style than the engine's: the endless stream is a generator of single bytes
and everybody else just takes the next byte from it.
"""

from collections.abc import Iterator
from hashlib import sha256

SUITS = "SHDC"
RANKS = "A7KJQ65432"
FIRST_DEALERS = "SWNE"


def stream(text: str) -> Iterator[int]:
    """The bytes of SHA-256(text/0), SHA-256(text/1), ... one after the other, without end."""
    block = 0
    while True:
        yield from sha256(f"{text}/{block}".encode()).digest()
        block += 1


def below(n: int, source: Iterator[int]) -> int:
    """A number from 0 to n - 1: four bytes big-endian, more words only when n > 2^32."""
    words = 1
    while 2 ** (32 * words) < n:
        words += 1
    size = 2 ** (32 * words)
    limit = size - size % n
    while True:
        number = 0
        for _ in range(4 * words):
            number = number * 256 + next(source)
        if number < limit:
            return number % n


def unshuffled() -> list[str]:
    """AS first, 2C last."""
    return [rank + suit for suit in SUITS for rank in RANKS]


def pack(text: str) -> list[str]:
    """The forty cards that the given pack text shuffles to, the top of the pack first."""
    cards = unshuffled()
    source = stream(text)
    for i in range(39, 0, -1):
        j = below(i + 1, source)
        cards[i], cards[j] = cards[j], cards[i]
    return cards


def first_dealer(text: str) -> str:
    """The seat that the given dealer text draws."""
    return FIRST_DEALERS[below(4, stream(text))]


def daily_pack(date: str, hand: int) -> list[str]:
    """The pack of one hand of a day, e.g. daily_pack("2026-12-02", 0)."""
    return pack(f"sueca/daily/v1/{date}/{hand}")


def daily_first_dealer(date: str) -> str:
    """Who deals the first hand of that day."""
    return first_dealer(f"sueca/daily/v1/{date}/dealer")


def practice_pack(seed: str, deal: int) -> list[str]:
    """The pack of one deal of a practice rubber; voided deals count too."""
    return pack(f"sueca/deal/v1/{seed}/{deal}")


def practice_first_dealer(seed: str) -> str:
    """Who deals first in a practice rubber."""
    return first_dealer(f"sueca/deal/v1/{seed}/dealer")


def dealers_choice(pack_text: str) -> str:
    """What a bot that may choose where the trump comes from chooses: "bottom" or "top"."""
    return ["bottom", "top"][below(2, stream(pack_text + "/choice"))]
