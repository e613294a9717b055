"""The computer players play as they did: a change of a card asks for a new version of the level.

These files prove nothing but that; what the cards should be is for the other tests.
"""

import json

import pytest

from sueca_core.bots.levels import BOT_VERSIONS
from tests.goldens.written import HUNDRED, LEVEL, RUBBERS, hand_played, path_of, rubber_text

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
