"""The levels that search: legal, repeatable, blind to hidden cards, exact where they can be."""

from dataclasses import replace
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sueca_core.bots.levels import choose, start
from sueca_core.bots.reading import read
from sueca_core.bots.searching import CRAFTY, MASTER, Searching, Thoroughness
from sueca_core.bots.worlds import Worlds
from sueca_core.cli.match import play_match
from sueca_core.game.actions import PlayCard
from sueca_core.game.cards import Card
from sueca_core.game.engine import apply
from sueca_core.game.position import Position
from sueca_core.game.rulesets import PRESETS, RuleSet
from sueca_core.game.state import State
from sueca_core.game.view import PlayerView
from sueca_core.solver.jobs import Done, Progress, finish
from sueca_core.solver.solver import Solver
from tests.bots.support import middle, revoked, seen, view_to_play
from tests.game.support import hand_of, turn_of
from tests.properties.layouts import other_layout
from tests.properties.strategies import rule_sets, seeds

PLAIN = PRESETS["portuguese"]
SMALL = Thoroughness(layouts=12, margin=1, oversampling=2, exact_layouts=6)
"""All that master does, with fewer layouts."""


def small(view: PlayerView, step_size: int = 10**9) -> Card:
    """The card of a master with few layouts."""
    return finish(Searching(view, SMALL, "small", step_size))


@settings(max_examples=10)
@given(rule_sets(), seeds)
def test_whole_hands_by_the_rules(rules: RuleSet, seed: int) -> None:
    state = middle(rules, seed, 0)
    for _ in range(40):
        view = view_to_play(state)
        chosen = small(view)
        assert chosen in view.legal
        state, _ = apply(state, PlayCard(view.seat, chosen))


@settings(max_examples=12)
@given(rule_sets(), seeds, st.integers(0, 39))
def test_master_plays_by_the_rules(rules: RuleSet, seed: int, plies: int) -> None:
    view = view_to_play(middle(rules, seed, plies))
    assert choose("master", view) in view.legal


def test_revokes_of_others_are_lived_with() -> None:
    """`test_reading` counts how many of such hands leave no layout to those who believe voids."""
    for seed in range(60):
        view = view_to_play(revoked(seed, seed % 38))
        assert small(view) in view.legal
        assert choose("crafty", view) in view.legal


@settings(max_examples=20)
@given(seeds, st.integers(0, 37))
def test_where_the_work_is_cut_changes_nothing(seed: int, plies: int) -> None:
    view = view_to_play(middle(PLAIN, seed, plies))
    assert small(view, 1) is small(view, 700) is small(view)


@pytest.mark.parametrize("seed,plies", [(3, 0), (2, 5), (1, 12), (2, 28)])
def test_a_job_tells_how_far_it_is(seed: int, plies: int) -> None:
    view = view_to_play(middle(PLAIN, seed, plies))
    job = Searching(view, MASTER, "sueca/bot/master/1", 2_000)
    told: list[Progress] = []
    state = job.step()
    while isinstance(state, Progress):
        told.append(state)
        state = job.step()
    assert len(told) > 3
    assert [each.done for each in told] == list(range(1, len(told) + 1))
    assert all(each.of > each.done for each in told)
    assert told[0].of < 2 * len(told)
    assert told[-1].of < 1.5 * len(told)
    assert state == job.step() == Done(choose("master", view))


def test_a_card_without_alternative_takes_one_step() -> None:
    """Forced by the rules, or equal to all others."""
    forced = seen("7H", "AH", turned="2S", dealer="W", fill="3C 4C 5C 6C 3D 4D 5D 6D 3S")
    assert start("master", forced).step() == Done(forced.legal[0])
    equal = seen("6H 5H", "AH", turned="2S", dealer="W", fill="3C 4C 5C 6C 3D 4D 5D 3S")
    state = start("master", equal).step()
    assert isinstance(state, Done)
    assert state.result in equal.legal


@settings(max_examples=30)
@given(seeds, st.integers(0, 35))
def test_hidden_cards_change_nothing(seed: int, plies: int) -> None:
    state = middle(PLAIN, seed, plies)
    other = other_layout(state, turn_of(state), Random(seed + 1))
    assert small(view_to_play(other)) is small(view_to_play(state))


@settings(max_examples=6)
@given(seeds, st.integers(0, 35))
def test_hidden_cards_change_nothing_for_master(seed: int, plies: int) -> None:
    state = middle(PLAIN, seed, plies)
    other = other_layout(state, turn_of(state), Random(seed + 1))
    chosen = choose("master", view_to_play(state))
    assert choose("master", view_to_play(other)) is chosen
    assert choose("master", view_to_play(state)) is chosen


CERTAIN = [
    (530, 34),
    (575, 34),
    (582, 32),
    (926, 34),
    (1061, 34),
    (1858, 30),
    (1871, 34),
    (2219, 31),
    (2618, 34),
    (3356, 34),
    (4184, 34),
    (4355, 34),
    (5777, 34),
]
"""Seeds and plies of endings with one layout for the seat to play, and a choice that matters."""


def solver_values(state: State) -> dict[Card, int]:
    """What each card is worth when all hands lie open."""
    hand = hand_of(state)
    position = Position(hand.deal.trump, hand.leader, hand.hands, hand.table)
    return Solver(hand.deal.trump, state.rules.direction).solve(position).cards


@pytest.mark.parametrize("seed,plies", CERTAIN)
def test_certain_endings_are_played_as_the_solver_plays_them(seed: int, plies: int) -> None:
    state = middle(PLAIN, seed, plies)
    view, values = view_to_play(state), solver_values(state)
    assert Worlds(read(view)).count == 1
    assert len({*values.values()}) > 1
    assert values[choose("master", view)] == max(values.values())


def test_what_the_seed_is_made_of() -> None:
    """Level and version, and with the view games and what waits."""
    views = [view_to_play(middle(PLAIN, seed, 2)) for seed in range(30)]
    few = Thoroughness(layouts=1, margin=0)
    first, again, other = [
        [finish(Searching(view, few, text)) for view in views] for text in ("a/1", "a/1", "a/2")
    ]
    assert first == again
    assert first != other
    waiting = [finish(Searching(replace(view, pending=1), few, "a/1")) for view in views]
    assert first != waiting


@pytest.mark.slow
@pytest.mark.parametrize(
    "stronger,weaker,deals,more_than",
    [("crafty", "player", 100, 2), ("master", "player", 30, 3)],
)
def test_strength(stronger: str, weaker: str, deals: int, more_than: float) -> None:
    """In points a hand; the standard errors are about 1.3 and 2.6."""
    result = play_match(stronger, weaker, deals, "search", PLAIN)
    assert result.points > more_than


def test_how_much_the_levels_imagine() -> None:
    assert (CRAFTY.layouts, CRAFTY.oversampling, CRAFTY.exact_layouts) == (20, 3, 0)
    assert (MASTER.layouts, MASTER.oversampling, MASTER.exact_layouts) == (160, 8, 40)
