"""Jobs: cutting the work differently changes nothing, and a budget that runs out says so."""

from itertools import pairwise

import pytest

from sueca_core.game.notation import parse_position
from sueca_core.game.position import Position
from sueca_core.game.seats import Direction
from sueca_core.solver.jobs import Done, Progress, finish
from sueca_core.solver.slices import NotSolved, Question
from sueca_core.solver.solver import Solver

CCW = Direction.ANTICLOCKWISE
LEAD = "S:N:4D6S7HADJCKHKS/3C3D5H7SJDKCQH/2D4S5D7DACJHQS/2C2H3S5C6HASJS"
THIRD = "S:N:2C2D2H3CADQCQD/2S3SAHJHQHQS/5C6C7SACJCJS/3D4C4H4S5H7CKS:5DKD"
POSITIONS = [parse_position(LEAD), parse_position(THIRD)]
"""Seven tricks; each takes the solver more than ten thousand nodes."""

positions = pytest.mark.parametrize("position", POSITIONS, ids=["lead", "third"])


type Report = tuple[Progress, int]
"""Progress and the nodes used by then."""


def steps[Result](job: Question[Result], max_nodes: int) -> tuple[list[Report], Result]:
    """What a job reports before its end, and its result."""
    reports = []
    state = job.step(max_nodes)
    while isinstance(state, Progress):
        reports.append((state, job.nodes))
        state = job.step(max_nodes)
    return reports, state.result


@positions
def test_cutting_changes_no_value_and_no_node(position: Position) -> None:
    short, by_short = steps(Solver(position.trump, CCW).solving(position), 1)
    longer, by_longer = steps(Solver(position.trump, CCW).solving(position), 4000)
    at_once, by_one = steps(Solver(position.trump, CCW).solving(position), 10**9)
    assert len(short) > len(longer) > len(at_once) == 0
    assert by_short == by_longer == by_one == Solver(position.trump, CCW).solve(position)


@positions
def test_cutting_changes_no_other_question(position: Position) -> None:
    exact = Solver(position.trump, CCW).value(position)
    reports, by_steps = steps(Solver(position.trump, CCW).valuing(position), 1)
    assert (by_steps, len(reports) > 0) == (exact, True)
    for points in (exact, exact + 1):
        _, answer = steps(Solver(position.trump, CCW).reaching(position, points), 1)
        assert answer is (points == exact)


@positions
def test_two_jobs_may_take_turns(position: Position) -> None:
    solver = Solver(position.trump, CCW)
    values, threshold = solver.solving(position), solver.valuing(position)
    for _ in range(3):
        values.step(1)
        threshold.step(1)
    alone = Solver(position.trump, CCW).solve(position)
    assert finish(threshold) == alone.value
    assert finish(values).cards == alone.cards


@positions
def test_progress_grows_towards_the_number_of_cards(position: Position) -> None:
    reports, solved = steps(Solver(position.trump, CCW).solving(position), 1)
    done = [report.done for report, _ in reports]
    nodes = [used for _, used in reports]
    assert done == sorted(done)
    assert done[0] < done[-1]
    assert nodes == sorted(set(nodes))
    assert nodes[-1] < solved.nodes
    assert all(report.done < report.of <= len(solved.cards) for report, _ in reports)


@positions
def test_a_step_takes_about_the_nodes_it_was_given(position: Position) -> None:
    """In whole slices of 1,500, each of which ends at the next trick that is done."""
    reports, _ = steps(Solver(position.trump, CCW).solving(position), 4000)
    nodes = [0, *[used for _, used in reports]]
    assert all(4000 <= after - before < 6000 for before, after in pairwise(nodes))


@positions
def test_a_finished_job_hands_over_its_result_again(position: Position) -> None:
    job = Solver(position.trump, CCW).valuing(position)
    value = finish(job)
    assert job.step() == job.step(1) == Done(value)


@positions
def test_a_budget_that_is_too_small_is_no_answer(position: Position) -> None:
    solver = Solver(position.trump, CCW)
    with pytest.raises(NotSolved):
        solver.solve(position, max_nodes=5000)
    assert 5000 <= solver.nodes < 5500
    with pytest.raises(NotSolved):
        Solver(position.trump, CCW).value(position, max_nodes=300)
    with pytest.raises(NotSolved):
        Solver(position.trump, CCW).reaches(position, 30, max_nodes=0)


@positions
def test_a_spent_job_never_answers(position: Position) -> None:
    job = Solver(position.trump, CCW).solving(position, max_nodes=2000)
    with pytest.raises(NotSolved):
        finish(job)
    with pytest.raises(NotSolved):
        job.step()


@positions
def test_a_budget_does_not_depend_on_the_steps(position: Position) -> None:
    """The nodes after which a job gives up, or does not, are the same however it is stepped."""
    for budget in (2000, 9000, 26_000):
        assert outcome(position, budget, 1) == outcome(position, budget, 10**9)


def outcome(position: Position, budget: int, max_nodes: int) -> tuple[object, int]:
    """The result or `NotSolved`, and the nodes used."""
    solver = Solver(position.trump, CCW)
    try:
        _, solved = steps(solver.solving(position, budget), max_nodes)
    except NotSolved:
        return NotSolved, solver.nodes
    return solved, solver.nodes


@positions
def test_enough_is_enough(position: Position) -> None:
    free = Solver(position.trump, CCW).solve(position)
    assert Solver(position.trump, CCW).solve(position, max_nodes=free.nodes + 1500) == free


@positions
def test_giving_up_spoils_nothing(position: Position) -> None:
    solver = Solver(position.trump, CCW)
    with pytest.raises(NotSolved):
        solver.solve(position, max_nodes=2000)
    assert solver.solve(position).cards == Solver(position.trump, CCW).solve(position).cards
