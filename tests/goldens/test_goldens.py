"""The computer players play as they did: a change of a card asks for a new version of the level.

These files prove nothing but that; what the cards should be is for the other tests.
"""

import json

import pytest

from sueca_core.bots.levels import BOT_VERSIONS, LEVELS
from tests.goldens.written import (
    CHOICES,
    HUNDRED,
    LEVEL,
    RUBBERS,
    hand_played,
    path_of,
    rubber_text,
)
from tests.pyodide.work import choices

CHOSEN = [json.loads(line) for line in CHOICES.read_text("utf-8").splitlines()]
LEVEL_OF = [str(row["level"]) for row in CHOSEN]
QUICK = {"random": 500, "learner": 500, "player": 500, "crafty": 200, "master": 12}
"""So many choices are made anew in the quick tests."""
ROWS = [json.loads(line) for line in HUNDRED.read_text("utf-8").splitlines()]


@pytest.mark.parametrize("rules", RUBBERS)
def test_a_rubber(rules: str) -> None:
    assert rubber_text(rules) == path_of(rules).read_text("utf-8")


@pytest.mark.parametrize("rules", RUBBERS)
def test_the_version_is_the_one_written_down(rules: str) -> None:
    assert path_of(rules).read_text("utf-8").startswith(f"{LEVEL} {BOT_VERSIONS[LEVEL]} at every")


@pytest.mark.parametrize("row", ROWS, ids=[str(row["seed"]) for row in ROWS])
def test_a_hundred_hands(row: dict[str, str]) -> None:
    assert hand_played(row["seed"]) == row["play"]


def test_there_are_a_hundred() -> None:
    assert len({row["seed"] for row in ROWS}) == 100


@pytest.mark.parametrize("row", CHOSEN, ids=LEVEL_OF)
def test_choices(row: dict[str, str]) -> None:
    count = QUICK[row["level"]]
    assert choices(row["level"], count) == " ".join(row["cards"].split()[:count])


@pytest.mark.slow
@pytest.mark.parametrize("row", CHOSEN[3:], ids=LEVEL_OF[3:])
def test_all_choices_of_the_levels_that_search(row: dict[str, str]) -> None:
    assert choices(row["level"], 500) == row["cards"]


def test_the_choices_are_those_of_every_level_in_its_version() -> None:
    assert [(row["level"], row["version"]) for row in CHOSEN] == [*BOT_VERSIONS.items()]
    assert [len(row["cards"].split()) for row in CHOSEN] == [500] * len(LEVELS)
