"""The order in which a hand is held."""

from itertools import pairwise, permutations
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sueca_core.game.cards import CARDS, SUITS, Suit
from sueca_core.session.ordering import held_in_order
from tests.game.support import cards, texts
from tests.properties.strategies import seeds

RED = "HD"
HELD = [
    ("2C 6D AS KH KS QD", "D", "QD 6D AS KS KH 2C"),
    ("2C 6D AS KH KS QD", "S", "AS KS KH 2C QD 6D"),
    ("2C 6D AS KH KS QD", "H", "KH AS KS QD 6D 2C"),
    ("2C 6D AS KH KS QD", "C", "2C KH AS KS QD 6D"),
    ("AH 7H KH JH QH 6H 5H 4H 3H 2H", "C", "AH 7H KH JH QH 6H 5H 4H 3H 2H"),
    ("7D AS 2C", "H", "AS 7D 2C"),
    ("7D AH 2C", "S", "AH 2C 7D"),
    ("AH 7D", "C", "AH 7D"),
    ("AS 2C", "C", "2C AS"),
    ("", "C", ""),
]


@pytest.mark.parametrize("held, trump, expected", HELD)
def test_held_in_order(held: str, trump: str, expected: str) -> None:
    assert texts(held_in_order(cards(held), Suit(trump))) == expected


def clashes(suits: tuple[str, ...]) -> int:
    """How many neighbouring suits have one colour."""
    return sum((first in RED) == (second in RED) for first, second in pairwise(suits))


def fewest_clashes(suits: set[str], trump: str) -> int:
    """The best that any order with trump on the left can do."""
    orders = [order for order in permutations(suits) if trump not in suits or order[0] == trump]
    return min(clashes(order) for order in orders)


@given(seeds, st.integers(1, 10), st.sampled_from(SUITS))
def test_trump_left_strong_cards_first_and_colours_alternate(
    seed: int, size: int, trump: Suit
) -> None:
    held = tuple(Random(seed).sample(CARDS, size))
    ordered = held_in_order(held, trump)
    assert sorted(texts(ordered).split()) == sorted(texts(held).split())
    suits = tuple(dict.fromkeys(each.suit.letter for each in ordered))
    assert texts(ordered) == " ".join(
        rank + suit for suit in suits for rank in "A7KJQ65432" if rank + suit in texts(held)
    )
    assert clashes(suits) == fewest_clashes(set(suits), trump.letter)
    assert trump.letter not in suits[1:]
