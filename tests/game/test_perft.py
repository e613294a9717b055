"""How many ways there are to play on: the engine's counts against those of the oracle."""

import pytest

from sueca_core.game.engine import playable_cards
from sueca_core.game.notation import parse_deal
from sueca_core.game.state import Phase, State
from tests.game.support import dealt, hand_of, play, play_all, rules_for, turn_of
from tests.tables import Row, ids, read_lines

QUICK_DEPTH = 5
FULL = read_lines("perft.jsonl")
DEEP = [row for row in FULL if len(row["counts"]) > QUICK_DEPTH]
ENDINGS = read_lines("perft_endings.jsonl")
LONG = [row for row in ENDINGS if len(row["counts"]) > 15]
SHORT = [row for row in ENDINGS if row not in LONG]


def counts(state: State, depth: int) -> list[int]:
    """Number of legal sequences of 1, 2, ... depth cards; zeros once the hand is over."""
    totals = [0] * depth
    if depth == 0 or state.phase is not Phase.PLAYING:
        return totals
    turn = turn_of(state)
    for each in playable_cards(state.rules, hand_of(state), turn):
        after, _ = play(state, turn, each)
        totals[0] += 1
        for distance, number in enumerate(counts(after, depth - 1), start=1):
            totals[distance] += number
    return totals


def dealt_row(row: Row) -> State:
    return dealt(rules_for(row["rules"]), parse_deal(row["deal"]))


@pytest.mark.parametrize("row", FULL, ids=ids(FULL))
def test_first_plays(row: Row) -> None:
    expected = row["counts"][:QUICK_DEPTH]
    assert counts(dealt_row(row), len(expected)) == expected


@pytest.mark.slow
@pytest.mark.parametrize("row", DEEP, ids=ids(DEEP))
def test_first_two_tricks(row: Row) -> None:
    assert counts(dealt_row(row), len(row["counts"])) == row["counts"]


@pytest.mark.slow
@pytest.mark.parametrize("row", LONG, ids=ids(LONG))
def test_the_last_four_tricks(row: Row) -> None:
    state = play_all(dealt_row(row), row["plays"])
    assert counts(state, len(row["counts"])) == row["counts"]


@pytest.mark.parametrize("row", SHORT, ids=ids(SHORT))
def test_shorter_endings(row: Row) -> None:
    state = play_all(dealt_row(row), row["plays"])
    assert counts(state, len(row["counts"])) == row["counts"]


def test_where_revokes_are_allowed_every_card_counts() -> None:
    """Ten cards in each hand, then nine in the winner's: nobody need follow."""
    state = dealt(rules_for("portuguese,revoke=allowed"), parse_deal(FULL[0]["deal"]))
    assert counts(state, QUICK_DEPTH) == [10, 100, 1_000, 10_000, 90_000]
