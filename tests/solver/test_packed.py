"""The packed form against the cards themselves."""

from random import Random

import pytest

from sueca_core.game.cards import CARDS, Card
from sueca_core.game.trick import trick_points
from sueca_core.solver import packed

MASKS = range(1024)


def held(mask: int) -> list[Card]:
    """Cards of spades, the first suit, from the ace down."""
    return [each for each in CARDS[:10] if mask & 2**each.index]


def test_tables_of_suit_masks() -> None:
    cards = [held(mask) for mask in MASKS]
    assert list(packed.COUNT) == [len(each) for each in cards]
    assert list(packed.WORTH) == [trick_points(tuple(each)) for each in cards]
    ranks = [[9 - each.strength for each in some] for some in cards]
    assert list(packed.STRONGEST) == [min(some, default=-1) for some in ranks]
    assert list(packed.WEAKEST) == [max(some, default=-1) for some in ranks]


def test_tables_of_ranks() -> None:
    assert list(packed.POINTS) == [each.points for each in CARDS[:10]]
    for rank, each in enumerate(CARDS[:10]):
        stronger = [other for other in CARDS[:10] if other.strength > each.strength]
        assert held(packed.ABOVE[rank]) == stronger
    assert held(packed.ABOVE[10]) == list(CARDS[:10])


@pytest.mark.parametrize(
    "mask,ranks",
    [
        (packed.ACE, "A"),
        (packed.SEVEN, "7"),
        (packed.COURT, "KJQ"),
        (packed.COUNTING, "A7KJQ"),
        (packed.EMPTY, "65432"),
    ],
)
def test_named_masks(mask: int, ranks: str) -> None:
    assert "".join(each.rank.letter for each in held(mask)) == ranks


def test_pack_and_unpack() -> None:
    random = Random(1)
    for size in range(41):
        cards = random.sample(CARDS, size)
        cards_set = packed.pack(cards)
        assert packed.unpack(cards_set) == tuple(sorted(cards, key=CARDS.index))
        assert packed.points_of(cards_set) == trick_points(tuple(cards))
    assert packed.pack(CARDS) == packed.PACK


def test_split_gives_the_suits_of_the_pack() -> None:
    for number, each in enumerate(CARDS):
        masks = [0] * 4
        masks[number // 10] = 1 << number % 10
        assert packed.split(packed.pack((each,))) == masks
