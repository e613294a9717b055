"""Layouts of the unseen cards, each equally likely among all that fit what the seat knows.

How many ways there are to share out the suits one after the other is counted first, exactly and in
whole numbers; a layout is then drawn suit by suit in proportion to what each way of splitting the
suit leaves open. So voids, the sizes of the hands and the place of the turned card are honoured,
and no layout is more likely than another.
"""

from functools import cache
from math import comb
from typing import Final

from sueca_core.bots.generator import Generator
from sueca_core.bots.situation import Situation
from sueca_core.solver.packed import COUNT

__all__ = ["Worlds", "subsets"]

SUITS: Final = 4
_WORDS: Final = 1 << 32

type Split = tuple[int, int]
"""Cards of one suit that the first and the second of the three seats get."""


class Worlds:
    """The layouts that fit one situation."""

    def __init__(self, it: Situation) -> None:
        """Count them; a situation that no layout fits has a `count` of 0."""
        self._seats = (it.next, it.partner, it.previous)
        self._turned = (it.turned_at, it.trump, it.turned)
        self._cards = list(it.out)
        self._cards[it.trump] &= ~it.turned
        self._voids = [it.voids[seat] for seat in self._seats]
        self._rooms = [it.rooms[seat] for seat in self._seats]
        self._ways: dict[tuple[int, int, int], int] = {}
        self._splits: dict[tuple[int, int, int], tuple[int, list[tuple[int, Split]]]] = {}
        self._left = [sum(COUNT[mask] for mask in self._cards[suit:]) for suit in range(5)]
        self.count = self._number(0, self._rooms[0], self._rooms[1])

    def draw(self, generator: Generator) -> list[list[int]]:
        """A layout: by seat the suit masks of its hand; the own seat's are empty."""
        hands = [[0, 0, 0, 0] for _ in range(4)]
        first, second, third = (hands[seat] for seat in self._seats)
        room1, room2 = self._rooms[0], self._rooms[1]
        for suit in range(SUITS):
            mask = self._cards[suit]
            if not mask:
                continue
            one, two = self._split(suit, room1, room2, generator)
            first[suit] = _some(mask, one, generator)
            mask ^= first[suit]
            second[suit] = _some(mask, two, generator)
            third[suit] = mask ^ second[suit]
            room1, room2 = room1 - one, room2 - two
        owner, trump, turned = self._turned
        if turned:
            hands[owner][trump] |= turned
        return hands

    def _number(self, suit: int, room1: int, room2: int) -> int:
        """Ways to share out the suits from this one on; the third seat takes what is left."""
        if suit == SUITS:
            return int(room1 == room2 == 0)
        key = (suit, room1, room2)
        if key not in self._ways:
            self._ways[key] = self._open(key)[0]
        return self._ways[key]

    def _split(self, suit: int, room1: int, room2: int, generator: Generator) -> Split:
        total, choices = self._open((suit, room1, room2))
        number = _below(total, generator)
        for weight, split in choices:
            if number < weight:
                return split
            number -= weight
        raise AssertionError("the weights add up to the total")

    def _open(self, key: tuple[int, int, int]) -> tuple[int, list[tuple[int, Split]]]:
        """The ways to split a suit, each with the number of layouts that it leaves."""
        found = self._splits.get(key)
        if found is None:
            suit, room1, room2 = key
            room3 = self._left[suit] - room1 - room2
            choices = self._choices(suit, (room1, room2, room3))
            found = sum(weight for weight, _ in choices), choices
            self._splits[key] = found
        return found

    def _choices(self, suit: int, rooms: tuple[int, int, int]) -> list[tuple[int, Split]]:
        number = COUNT[self._cards[suit]]
        most = [0 if self._voids[n] >> suit & 1 else rooms[n] for n in range(3)]
        choices: list[tuple[int, Split]] = []
        for one in range(min(number, most[0]) + 1):
            for two in range(min(number - one, most[1]) + 1):
                if number - one - two > most[2]:
                    continue
                rest = self._number(suit + 1, rooms[0] - one, rooms[1] - two)
                if rest:
                    ways = comb(number, one) * comb(number - one, two)
                    choices.append((ways * rest, (one, two)))
        return choices


def _some(mask: int, size: int, generator: Generator) -> int:
    """So many cards of a suit mask, each choice equally likely."""
    choices = subsets(mask)[size]
    return choices[0] if len(choices) == 1 else choices[generator.below(len(choices))]


@cache
def subsets(mask: int) -> tuple[tuple[int, ...], ...]:
    """The sub-masks of a suit mask by their number of cards, each size in falling order."""
    by_size: list[list[int]] = [[] for _ in range(COUNT[mask] + 1)]
    part = mask
    while True:
        by_size[COUNT[part]].append(part)
        if not part:
            return tuple(tuple(each) for each in by_size)
        part = part - 1 & mask


def _below(n: int, generator: Generator) -> int:
    """A number from 0 to n - 1 for n up to 2**64, each equally likely."""
    if n <= _WORDS:
        return generator.below(n)
    limit = _WORDS * _WORDS - _WORDS * _WORDS % n
    while True:
        number = generator.word() * _WORDS + generator.word()
        if number < limit:
            return number % n
