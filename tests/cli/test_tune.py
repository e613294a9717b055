"""``tune``: a climb that keeps what wins for certain, and goes on where it was broken off."""

import json
from dataclasses import asdict, replace
from functools import partial
from itertools import islice
from pathlib import Path
from statistics import stdev
from typing import Any

import pytest

from sueca_core.bots import player
from sueca_core.bots.player_table import PLAYER, PlayerTable
from sueca_core.cli.climb import Climb, Step, climbed, sure
from sueca_core.cli.main import main
from sueca_core.cli.match import finished_hands
from sueca_core.game.rulesets import PRESETS

PLAIN = PRESETS["portuguese"]
CLIMB = Climb(PLAIN, "test", 6)


def tune(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[Any, str]:
    """What it prints as JSON, and what it says meanwhile."""
    assert main(["tune", "--json", "--deals", "6", *arguments]) == 0
    said = capsys.readouterr()
    return json.loads(said.out), said.err


# -- the climb ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "gains", [[3, 1, 4, 1, 5, -9], [2, 2, 2], [-1, -2, -3], [40, -10, 6, 6], [1, -1], [0, 0, 0]]
)
@pytest.mark.parametrize("errors", [1, 2, 3])
def test_sure_is_the_usual_test_of_a_mean(gains: list[int], errors: int) -> None:
    mean, error = sum(gains) / len(gains), stdev(gains) / len(gains) ** 0.5
    squares = sum(each * each for each in gains)
    assert sure(sum(gains), squares, len(gains), errors) is (0 < mean >= errors * error)


def steady(gain: int) -> Any:
    """A judge by whom every change gains so much on every deal; it notes what it was asked."""

    def judge(changed: PlayerTable, old: PlayerTable, seed: str, deals: int) -> list[int]:
        judge.asked.append((changed, old, seed, deals))  # type: ignore[attr-defined]
        return [gain] * deals

    judge.asked = []  # type: ignore[attr-defined]
    return judge


def test_what_wins_is_kept_and_built_on() -> None:
    judge = steady(1)
    rows = list(climbed(CLIMB, {}, 12, judge))
    tables = [PLAYER, *[table for _, _, table in rows]]
    for number, step, table in rows:
        assert table == replace(tables[number], **{step.name: step.value})
        assert table != tables[number]
        assert (step.kept, step.deals, step.gain, step.squares) == (True, 18, 18, 18)
    assert [deals for *_, deals in judge.asked] == [6, 12] * 12
    assert len({seed for *_, seed, _ in judge.asked}) == 24


@pytest.mark.parametrize("gain", [0, -1])
def test_what_does_not_win_is_dropped_early(gain: int) -> None:
    judge = steady(gain)
    rows = list(climbed(CLIMB, {}, 12, judge))
    assert {table for *_, table in rows} == {PLAYER}
    assert [deals for *_, deals in judge.asked] == [6] * 12


def test_a_good_beginning_is_not_enough() -> None:
    def judge(changed: PlayerTable, old: PlayerTable, seed: str, deals: int) -> list[int]:
        return [-1 if seed.endswith("more") else 1] * deals

    assert not any(step.kept for _, step, _ in climbed(CLIMB, {}, 5, judge))


def test_a_match_counts_games_and_points() -> None:
    """As `match` counts them: a table against itself, and a bad one against the level's."""
    assert CLIMB.judge(PLAYER, PLAYER, "even", 8) == [0] * 8
    bad = replace(PLAYER, ruff_second=40, ruff_third=40, ruff_last=40)
    gains = CLIMB.judge(bad, PLAYER, "worse", 30)
    assert sum(gains) < 0
    assert CLIMB.judge(PLAYER, bad, "worse", 30) == [-each for each in gains]


def test_gains_counted_again() -> None:
    """Twenty for each game and one for each point, both seatings of a deal together."""
    bad = replace(PLAYER, ruff_second=40, ruff_third=40, ruff_last=40)
    one, other = partial(player.choose, table=bad), player.choose
    expected = [0] * 12
    for players, sign in (((one, other), 1), ((other, one), -1)):
        for place, state in enumerate(islice(finished_hands(players, "again", PLAIN), 12)):
            assert state.result is not None
            (ns, ew), (ours, theirs) = state.result.points, state.result.award
            expected[place] += sign * (20 * (ours - theirs) + ns - ew)
    assert CLIMB.judge(bad, PLAYER, "again", 12) == expected


# -- the command ----------------------------------------------------------------------------------


def test_a_climb_that_is_broken_off_comes_to_the_same_end(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    at_once, told = tune(capsys, "--steps", "9")
    assert len(told.splitlines()) == 9
    journal = tmp_path / "journal"
    tune(capsys, "--steps", "4", "--journal", str(journal))
    with journal.open("a", encoding="utf-8") as file:
        file.write('{"step": 4, "na')
    later, told = tune(capsys, "--steps", "9", "--journal", str(journal))
    assert later == at_once
    assert len(told.splitlines()) == 5
    again, told = tune(capsys, "--steps", "9", "--journal", str(journal))
    assert (again, told) == (at_once, "")
    assert [json.loads(line).get("step") for line in journal.read_text().splitlines()] == [
        None,
        *range(9),
    ]


def test_steps_in_the_journal_are_believed(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    journal = tmp_path / "journal"
    tune(capsys, "--steps", "1", "--journal", str(journal))
    head = journal.read_text().splitlines()[0]
    step = {"step": 0, **asdict(Step("low", 77, 6, 100, 2000, kept=True))}
    journal.write_text(f"{head}\n{json.dumps(step)}\n")
    told, _ = tune(capsys, "--steps", "1", "--journal", str(journal))
    assert (told["steps"], told["kept"], told["changed"]) == (1, 1, {"low": 77})
    assert told["table"] == {**asdict(PLAYER), "low": 77}
    assert main(["tune", "--deals", "6", "--steps", "1", "--journal", str(journal)]) == 0
    assert "PlayerTable(low=77)" in capsys.readouterr().out


@pytest.mark.parametrize("other", [["--seed", "x"], ["--rules", "north"], ["--deals", "7"]])
def test_another_climbs_journal_is_refused(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, other: list[str]
) -> None:
    journal = tmp_path / "journal"
    arguments = ["--steps", "1", "--journal", str(journal)]
    tune(capsys, *arguments)
    before = journal.read_text()
    assert main(["tune", "--deals", "6", *arguments, *other]) == 2
    assert "tune/other" in capsys.readouterr().err
    assert journal.read_text() == before


@pytest.mark.parametrize("text", ["{}\n", "[]\n{}\n", '{"a": 1}\n{"b": 2}\n'])
def test_what_is_no_journal_is_left_alone(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, text: str
) -> None:
    file = tmp_path / "something"
    file.write_text(text)
    assert main(["tune", "--steps", "1", "--journal", str(file)]) == 2
    assert "tune/other" in capsys.readouterr().err
    assert file.read_text() == text
