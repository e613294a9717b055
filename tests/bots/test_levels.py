"""Levels: their names, what they refuse, and that nothing but the view decides."""

import os
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sueca_core.bots import learner, player
from sueca_core.bots.levels import BOT_VERSIONS, LEVELS, choose, start
from sueca_core.game.errors import CodedError
from sueca_core.game.rulesets import PRESETS, RuleSet
from sueca_core.game.seats import SEATS
from sueca_core.game.state import Phase
from sueca_core.game.view import player_view
from sueca_core.solver.jobs import Done, finish
from tests.bots.support import middle, seen, view_to_play
from tests.game.support import hand_of, play, turn_of
from tests.properties.layouts import other_layout
from tests.properties.strategies import rule_sets, seeds

ROOT = Path(__file__).parents[2]
PLAIN = PRESETS["portuguese"]
plies = st.integers(0, 39)
QUICK = LEVELS[:4]
"""What master chooses is tested in `test_search`, for fewer views."""
levels = st.sampled_from(QUICK)

LIST_OF_CHOICES = """
from sueca_core.bots.levels import LEVELS, choose
from sueca_core.game.rulesets import PRESETS
from tests.bots.support import middle, view_to_play
for seed in range(60):
    view = view_to_play(middle(PRESETS["brazilian"], seed, seed * 7 % 40))
    print([choose(level, view) for level in LEVELS[:4 + (seed < 8)]])
"""


def test_the_levels_from_the_weakest_to_the_strongest() -> None:
    assert LEVELS == ("random", "learner", "player", "crafty", "master")
    assert tuple(BOT_VERSIONS) == LEVELS


@pytest.mark.parametrize("name", ["", "Player", "nobody" * 10])
def test_an_unknown_level(name: str) -> None:
    view = view_to_play(middle(PLAIN, 1, 0))
    with pytest.raises(CodedError) as caught:
        choose(name, view)
    assert caught.value.code == "bots/unknown_level"
    assert caught.value.values == {"level": name[:20]}
    with pytest.raises(CodedError):
        start(name, view)


@pytest.mark.parametrize("level", LEVELS)
def test_a_seat_that_is_not_to_play(level: str) -> None:
    state = middle(PLAIN, 1, 2)
    view = player_view(state, turn_of(state).partner)
    with pytest.raises(CodedError) as caught:
        choose(level, view)
    assert caught.value.code == "bots/not_your_turn"


@given(rule_sets(), seeds, levels)
def test_every_level_plays_whole_hands_by_the_rules(rules: RuleSet, seed: int, level: str) -> None:
    """Where revokes are allowed too: a computer player never makes one."""
    state = middle(rules, seed, 0)
    for _ in range(40):
        view = view_to_play(state)
        card = choose(level, view)
        assert card in view.legal
        state, _ = play(state, view.seat, card)
    assert state.phase in (Phase.HAND_OVER, Phase.RUBBER_OVER, Phase.COUNTING)


@pytest.mark.parametrize("level", LEVELS)
def test_a_forced_card(level: str) -> None:
    view = seen("7H", "AH", turned="2S", dealer="W", fill="3C 4C 5C 6C 3D 4D 5D 6D 3S")
    assert choose(level, view).text == "7H"


@given(seeds, plies, levels)
def test_a_job_comes_to_the_same_card(seed: int, plies: int, level: str) -> None:
    view = view_to_play(middle(PLAIN, seed, plies))
    job = start(level, view)
    assert finish(job) is choose(level, view)
    assert job.step() == Done(choose(level, view))


@given(seeds, plies, levels)
def test_equal_views_get_equal_cards(seed: int, plies: int, level: str) -> None:
    first, second = middle(PLAIN, seed, plies), middle(PLAIN, seed, plies)
    assert choose(level, view_to_play(first)) is choose(level, view_to_play(second))


@given(seeds, st.integers(0, 35), levels)
def test_hidden_cards_change_nothing(seed: int, plies: int, level: str) -> None:
    state = middle(PLAIN, seed, plies)
    other = other_layout(state, turn_of(state), Random(seed + 1))
    assert choose(level, view_to_play(other)) is choose(level, view_to_play(state))


def test_layouts_do_differ() -> None:
    """Or the test above would prove nothing."""
    states = [middle(PLAIN, seed, 12) for seed in range(20)]
    others = [other_layout(each, turn_of(each), Random(1)) for each in states]
    different = [hand_of(a).hands != hand_of(b).hands for a, b in zip(states, others, strict=True)]
    assert all(different)


def test_a_new_process_plays_the_same_cards() -> None:
    """With another order of everything that Python leaves open."""
    lists = [
        subprocess.run(
            [sys.executable, "-c", LIST_OF_CHOICES],
            env={**os.environ, "PYTHONHASHSEED": seed},
            cwd=ROOT,
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for seed in ("1", "2")
    ]
    views = [view_to_play(middle(PRESETS["brazilian"], seed, seed * 7 % 40)) for seed in range(60)]
    here = "".join(
        f"{[choose(level, view) for level in LEVELS[: 4 + (seed < 8)]]}\n"
        for seed, view in enumerate(views)
    )
    assert lists == [here, here]


def test_random_plays_every_legal_card() -> None:
    """Ten cards to lead, seen from forty leads each: all places in the hand come up."""
    views = [view_to_play(middle(PLAIN, seed, 0)) for seed in range(200)]
    places = {view.hand.index(choose("random", view)) for view in views}
    assert places == set(range(10))


def test_learner_and_player_are_the_modules_of_that_name() -> None:
    views = [view_to_play(middle(PLAIN, seed, seed % 37)) for seed in range(80)]
    assert [choose("learner", view) for view in views] == [learner.choose(view) for view in views]
    assert [choose("player", view) for view in views] == [player.choose(view) for view in views]
    assert set(SEATS) == {view.seat for view in views}
