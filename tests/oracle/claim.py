"""A claim proved the slow way: every layout, every order of leading, every legal answer."""

from collections.abc import Iterator
from itertools import combinations, permutations, product

RANKS = "A7KJQ65432"
"""Strongest first (docs/rules.md S03)."""


def layouts(unseen: list[str]) -> Iterator[tuple[tuple[str, ...], ...]]:
    """Every way to give the unseen cards to three seats, as many to each."""
    each = len(unseen) // 3
    for first in combinations(unseen, each):
        rest = [card for card in unseen if card not in first]
        for second in combinations(rest, each):
            yield first, second, tuple(card for card in rest if card not in second)


def answers(hand: tuple[str, ...], led: str) -> tuple[str, ...]:
    """The cards that may be played to a led suit."""
    return tuple(card for card in hand if card[1] == led) or hand


def takes_it(card: str, other: str, trump: str) -> bool:
    """Whether another card takes the trick from the one that was led."""
    if other[1] == card[1]:
        return RANKS.index(other[0]) < RANKS.index(card[0])
    return other[1] == trump


def wins_all(order: tuple[str, ...], hands: tuple[tuple[str, ...], ...], trump: str) -> bool:
    """Whether the cards, led in this order, take every trick however the others play."""
    if not order:
        return True
    led, *rest = order
    choices = [answers(hand, led[1]) for hand in hands]
    if any(takes_it(led, card, trump) for cards in choices for card in cards):
        return False
    return all(
        wins_all(
            tuple(rest),
            tuple(
                tuple(card for card in hand if card != played)
                for hand, played in zip(hands, (a, b, c), strict=True)
            ),
            trump,
        )
        for a in choices[0]
        for b in choices[1]
        for c in choices[2]
    )


def sure(hand: list[str], unseen: list[str], trump: str) -> bool:
    """Whether some order of leading takes every trick in every layout."""
    every = list(layouts(unseen))
    return any(
        all(wins_all(order, hands, trump) for hands in every) for order in permutations(hand)
    )


def uneven(unseen: list[str], sizes: tuple[int, ...]) -> Iterator[tuple[tuple[str, ...], ...]]:
    """Every way to give the unseen cards to seats, to each as many as it holds."""
    if len(sizes) == 1:
        yield (tuple(unseen),)
        return
    for first in combinations(unseen, sizes[0]):
        rest = [card for card in unseen if card not in first]
        for others in uneven(rest, sizes[1:]):
            yield first, *others


def takes_and_wins_all(
    table: list[str], order: tuple[str, ...], hands: tuple[tuple[str, ...], ...], trump: str
) -> bool:
    """Whether the first card takes the trick that has begun and the others, led then, all theirs.

    `hands` are those of the three other seats, the next to play first.
    """
    mine, *rest = order
    later = 3 - len(table)
    choices = [answers(hand, table[0][1]) for hand in hands[:later]]
    for played in product(*choices):
        best = table[0]
        for card in (*table[1:], mine, *played):
            if takes_it(best, card, trump):
                best = card
        left = tuple(tuple(card for card in hand if card not in played) for hand in hands)
        if best != mine or not wins_all(tuple(rest), left, trump):
            return False
    return True
