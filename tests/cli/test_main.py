"""The command line as a whole: its commands, wrong words, and a run of its own process."""

import json
import subprocess
import sys

import pytest

from sueca_core.cli.main import main
from tests.source import ROOT
from tests.tables import read


def run(*arguments: str) -> subprocess.CompletedProcess[str]:
    """``python -m sueca_core`` in a process of its own."""
    command = [sys.executable, "-m", "sueca_core", *arguments]
    return subprocess.run(
        command, cwd=ROOT, capture_output=True, text=True, encoding="utf-8", check=False
    )


def test_a_process_of_its_own() -> None:
    done = run("deal", "daily/v1/2026-12-02/0", "--json")
    assert (done.returncode, done.stderr) == (0, "")
    told = json.loads(done.stdout)
    pack = read("fixed_points.json")[0]["pack"].split()
    assert told["hands"]["S"] == " ".join(sorted(pack[20:30]))
    assert (told["dealer"], told["turned"], told["leader"]) == ("E", "AS", "N")


def test_errors_leave_on_stderr_with_exit_code_2() -> None:
    done = run("deal", "daily/v1/2025-01-01/0", "--json")
    assert (done.returncode, done.stdout) == (2, "")
    assert "daily/before_first" in done.stderr
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize(
    "arguments",
    [[], ["juggle"], ["deal"], ["deal", "x", "--bones"], ["play", "--level", "oracle"]],
    ids=" ".join,
)
def test_wrong_words(capsys: pytest.CaptureFixture[str], arguments: list[str]) -> None:
    with pytest.raises(SystemExit) as left:
        main(arguments)
    assert left.value.code == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert "usage: sueca_core" in said.err


@pytest.mark.parametrize("command", ["play", "deal", "replay", "match", "perft", "bench"])
def test_help(capsys: pytest.CaptureFixture[str], command: str) -> None:
    with pytest.raises(SystemExit) as left:
        main([command, "--help"])
    assert left.value.code == 0
    assert f"usage: sueca_core {command}" in capsys.readouterr().out


@pytest.mark.slow
def test_bench(capsys: pytest.CaptureFixture[str]) -> None:
    """Only that it runs and what it tells; speeds are no assertions."""
    assert main(["bench", "--deals", "1", "--hands", "1", "--json"]) == 0
    figures = json.loads(capsys.readouterr().out)
    assert {"deals_per_second_random", "deals_per_second_player"} <= set(figures)
