"""One solver for a whole deal: a shared and bounded table that never changes a value."""

import pytest

from sueca_core.game.cards import SUITS
from sueca_core.game.errors import CodedError
from sueca_core.game.notation import parse_position
from sueca_core.game.position import Position
from sueca_core.game.seats import Direction, order_from
from sueca_core.game.trick import winning_place
from sueca_core.solver.solver import Solver
from tests.solver.endings import after, direction_of, ending, legal, without

CCW = Direction.ANTICLOCKWISE
HARD = parse_position("S:N:4D6S7HADJCKHKS/3C3D5H7SJDKCQH/2D4S5D7DACJHQS/2C2H3S5C6HASJS")
"""Seven tricks, some twenty thousand nodes."""


@pytest.mark.parametrize("entries", [0, 100, 1000])
def test_a_small_table_costs_nodes_and_no_value(entries: int) -> None:
    free = Solver(HARD.trump, CCW).solve(HARD)
    small = Solver(HARD.trump, CCW, entries=entries).solve(HARD)
    assert (small.value, small.cards) == (free.value, free.cards)
    assert small.nodes > free.nodes


def test_the_table_keeps_to_its_size() -> None:
    """The free table would hold more than the bound that the small one keeps."""
    free = Solver(HARD.trump, CCW)
    small = Solver(HARD.trump, CCW, entries=100)
    free.solve(HARD)
    job, most = small.solving(HARD), 0
    for _ in range(10):
        job.step(1)
        most = max(most, small.entries)
    assert 1000 < most <= 100 + 3000 < free.entries


def play_on(position: Position, direction: Direction) -> list[Position]:
    """All positions of one line of play, the first legal card each time."""
    line = [position]
    while len(position.hands[position.turn(direction).index]) > 1 or len(position.table) < 3:
        played = legal(position, direction)[0]
        trick = (*position.table, played)
        if len(trick) < 4:
            position = after(position, played)
        else:
            place = winning_place(trick, position.trump)
            leader = order_from(position.leader, direction)[place]
            position = Position(position.trump, leader, without(position, played))
        line.append(position)
    return line


@pytest.mark.parametrize("seed", range(4))
def test_one_table_for_every_position_of_a_deal(seed: int) -> None:
    """From the last trick to the first, as a review asks, and the other way round."""
    direction = direction_of(seed)
    line = play_on(ending(seed, 6), direction)
    assert len(line) == 24
    alone = [Solver(each.trump, direction).solve(each) for each in line]
    backwards = Solver(line[0].trump, direction, line[0].hands)
    forwards = Solver(line[0].trump, direction)
    assert [backwards.solve(each).cards for each in line[::-1]] == [
        each.cards for each in alone[::-1]
    ]
    assert [forwards.solve(each).cards for each in line] == [each.cards for each in alone]
    assert max(backwards.nodes, forwards.nodes) < sum(each.nodes for each in alone)


def test_what_is_known_is_not_searched_again() -> None:
    solver = Solver(HARD.trump, CCW)
    first = solver.solve(HARD)
    again = solver.solve(HARD)
    assert again.cards == first.cards
    assert again.nodes * 10 < first.nodes
    assert solver.nodes == first.nodes + again.nodes


def test_another_deal_is_begun_anew() -> None:
    """The same cards in other hands, and hands that are wider than those of the first position."""
    deals = [ending(seed, tricks) for seed, tricks in ((0, 4), (2, 5), (4, 3), (0, 4))]
    solver = Solver(SUITS[0], CCW)
    for each in deals:
        position = Position(SUITS[0], each.leader, each.hands)
        used = solver.nodes
        solved = solver.solve(position)
        assert solved == Solver(SUITS[0], CCW).solve(position)
        assert solver.nodes == used + solved.nodes


def test_exchanged_hands_are_another_deal() -> None:
    position = ending(0, 4)
    south, *others = position.hands
    moved = Position(position.trump, position.leader, (*others, south))
    solver = Solver(position.trump, CCW)
    before = solver.solve(position).cards
    assert solver.solve(moved) == Solver(position.trump, CCW).solve(moved)
    assert solver.solve(position).cards == before


def test_another_trump_is_refused() -> None:
    position = ending(0, 2)
    other = SUITS[position.trump.index - 1]
    with pytest.raises(ValueError, match=f"trump is {other.letter}"):
        Solver(other, CCW).value(position)


def test_hands_that_do_not_go_with_the_direction_are_refused() -> None:
    """East has played to South's ace, so the play goes anticlockwise; East keeps the seven."""
    position = parse_position("H:S:2H/3H4H/5H6H/7H:AHKH")
    assert Solver(position.trump, CCW).value(position) == 15
    with pytest.raises(CodedError) as refused:
        Solver(position.trump, Direction.CLOCKWISE).value(position)
    assert refused.value.code == "notation/bad_position"
