"""What must hold of every solution, checked where trying everything takes too long.

A wrong table key or a play left out by mistake shows itself as a position whose value is not that
of its best card, or that changes when seats or suits are renamed.
"""

import pytest

from sueca_core.game.cards import CARDS, SUITS, Card, Suit, sort_cards
from sueca_core.game.position import Position
from sueca_core.game.seats import SEATS, Direction, Seat, order_from
from sueca_core.game.trick import trick_points, winning_place
from sueca_core.solver.solver import Solver
from tests.solver.endings import after, all_points, direction_of, ending, without

SHAPES = [(tricks, on_table) for tricks in (4, 5, 6) for on_table in (0, 1, 2, 3)]
SEEDS = range(6)


def value(position: Position, direction: Direction) -> int:
    """The value by a new solver."""
    return Solver(position.trump, direction).value(position)


def worth(position: Position, played: Card, direction: Direction) -> int:
    """What the side to play takes after that card, from the value of the next position."""
    if len(position.table) < 3:
        following = after(position, played)
        return all_points(position) - value(following, direction)
    trick = (*position.table, played)
    place = winning_place(trick, position.trump)
    leader = order_from(position.leader, direction)[place]
    rest = value(Position(position.trump, leader, without(position, played)), direction)
    if place % 2 == 1:  # the fourth seat and its partner
        return trick_points(trick) + rest
    return all_points(position) - trick_points(trick) - rest


@pytest.mark.parametrize("tricks,on_table", SHAPES)
def test_card_values_are_the_values_of_the_next_positions(tricks: int, on_table: int) -> None:
    for seed in SEEDS:
        position, direction = ending(seed, tricks, on_table), direction_of(seed)
        solved = Solver(position.trump, direction).solve(position)
        expected = {each: worth(position, each, direction) for each in solved.cards}
        assert solved.cards == expected
        assert solved.value == max(expected.values()) == value(position, direction)


@pytest.mark.parametrize("tricks,on_table", SHAPES)
def test_reaches_says_what_the_value_says(tricks: int, on_table: int) -> None:
    for seed in SEEDS:
        position, direction = ending(seed, tricks, on_table), direction_of(seed)
        exact = value(position, direction)
        solver = Solver(position.trump, direction)
        for points in (-1, 0, 1, exact - 8, exact - 1, exact, exact + 1, exact + 8, 120, 121):
            assert solver.reaches(position, points) is (exact >= points), points


def renamed(position: Position, seats: dict[Seat, Seat], suits: dict[Suit, Suit]) -> Position:
    """The same position with other names for seats and suits."""
    new = {each: CARDS[suits[each.suit].index * 10 + each.rank.index] for each in CARDS}
    hands = dict(zip(SEATS, position.hands, strict=True))
    back = {to: of for of, to in seats.items()}
    return Position(
        suits[position.trump],
        seats[position.leader],
        tuple(sort_cards(new[each] for each in hands[back[seat]]) for seat in SEATS),
        tuple(new[each] for each in position.table),
    )


SAME_SEATS = {seat: seat for seat in SEATS}
TURNED = {seat: order_from(seat, Direction.CLOCKWISE)[1] for seat in SEATS}
MIRRORED = {seat: SEATS[-seat.index] for seat in SEATS}
SAME_SUITS = {suit: suit for suit in SUITS}
OTHER_SUITS = dict(zip(SUITS, (*SUITS[1:], SUITS[0]), strict=True))


@pytest.mark.parametrize("tricks,on_table", SHAPES)
def test_names_do_not_matter(tricks: int, on_table: int) -> None:
    """Seats turned by one, suits exchanged, or the table seen in a mirror."""
    for seed in SEEDS:
        position, direction = ending(seed, tricks, on_table), direction_of(seed)
        exact = value(position, direction)
        assert value(renamed(position, TURNED, SAME_SUITS), direction) == exact
        assert value(renamed(position, SAME_SEATS, OTHER_SUITS), direction) == exact
        assert value(renamed(position, MIRRORED, OTHER_SUITS), direction.reverse) == exact
