"""A small generator of whole numbers, the same on every Python.

SHA-256 over a text makes the start, so that equal texts draw equal numbers; a 32-bit xorshift
(shifts 13, 17, 5: every state but 0 in one cycle) walked beside a counter makes the rest. Drawing
is a few operations on small ints. Test vectors pin it: a change means a new version of every bot
that draws.
"""

from hashlib import sha256
from typing import Final

__all__ = ["Generator"]

_WORD: Final = 0xFFFFFFFF
_STEP: Final = 0x9E3779B9
"""An odd number, so that the counter passes every word before it repeats."""
_MIX: Final = 0x85EBCA6B


class Generator:
    """An endless, repeatable supply of numbers from a text."""

    __slots__ = ("_counter", "_state")

    def __init__(self, text: str) -> None:
        digest = sha256(text.encode()).digest()
        self._state = int.from_bytes(digest[:4], "big") or 1
        self._counter = int.from_bytes(digest[4:8], "big")

    def word(self) -> int:
        """The next 32-bit word."""
        state = self._state
        state ^= state << 13 & _WORD
        state ^= state >> 17
        state ^= state << 5 & _WORD
        self._state = state
        self._counter = self._counter + _STEP & _WORD
        mixed = (state + self._counter) * _MIX & _WORD
        return mixed ^ mixed >> 16

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, each equally likely; n is from 1 to 2**32."""
        limit = _WORD + 1 - (_WORD + 1) % n
        while True:
            word = self.word()
            if word < limit:
                return word % n
