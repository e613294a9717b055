"""``solve``: the keys of the JSON object, the lines for people, and what is refused."""

import argparse
import json

import pytest

from sueca_core.cli import solve
from sueca_core.game.errors import CodedError

POSITION = "H:S:2C2S/2D3D/3S7S/4SAS"


def run(*arguments: str) -> int:
    parser = argparse.ArgumentParser()
    solve.add_parser(parser.add_subparsers())
    args = parser.parse_args(["solve", *arguments])
    code: int = args.run(args)
    return code


@pytest.mark.parametrize(
    "rules,cards", [("portuguese", {"2C": 10, "2S": 10}), ("brazilian", {"2C": 10, "2S": 0})]
)
def test_json(capsys: pytest.CaptureFixture[str], rules: str, cards: dict[str, int]) -> None:
    """The rule set gives the direction; see the two positions argued in `test_by_hand`."""
    assert run(POSITION, "--rules", rules, "--json") == 0
    said = capsys.readouterr()
    told = json.loads(said.out)
    assert list(told) == ["value", "cards", "nodes", "seconds"]
    assert (told["value"], told["cards"]) == (10, cards)
    assert told["nodes"] > 0
    assert told["seconds"] > 0
    assert said.err == ""


def test_lines(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("H:S:KD/4S7S/3D/2D:3SAS2S") == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[:3] == ["W to play takes 21", "4S 11", "7S 21"]
    assert lines[3].split()[1] == "nodes,"


def test_long_work_shows_progress(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(solve, "_NODES_A_LINE", 5000)
    position = "S:N:4D6S7HADJCKHKS/3C3D5H7SJDKCQH/2D4S5D7DACJHQS/2C2H3S5C6HASJS"
    assert run(position, "--json") == 0
    said = capsys.readouterr()
    assert len(json.loads(said.out)["cards"]) == 7
    assert len(said.err.splitlines()) > 1
    assert all(" of 7 cards, " in line for line in said.err.splitlines())


@pytest.mark.parametrize(
    "arguments,code",
    [
        ((POSITION, "--rules", "italian"), "rules/unknown_preset"),
        (("H:S:2C2S/2D3D/3S7S",), "notation/bad_position"),
        (("H:S:2C/2D3D/3S7S/4S:ASKS", "--rules", "brazilian"), "notation/bad_position"),
    ],
)
def test_refusals(arguments: tuple[str, ...], code: str) -> None:
    with pytest.raises(CodedError) as refused:
        run(*arguments)
    assert refused.value.code == code
