"""The examples run as their README says, and both play the same hand."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.source import ROOT
from tools import wheel

EXAMPLES = ROOT / "examples"
DATE = "2026-12-02"


def output(*command: str | Path, **more: str) -> list[str]:
    """The lines that a program prints."""
    environment = {**os.environ, **more}
    ran = subprocess.run(command, capture_output=True, text=True, check=False, env=environment)
    assert ran.returncode == 0, ran.stderr[-500:]
    return ran.stdout.splitlines()


@pytest.fixture(scope="module")
def in_cpython() -> list[str]:
    return output(sys.executable, EXAMPLES / "a_hand.py", DATE, PYTHONPATH=str(ROOT))


def test_the_example_plays_a_whole_hand(in_cpython: list[str]) -> None:
    *tricks, points = in_cpython
    assert [line.split()[0] for line in tricks] == [str(number) for number in range(1, 11)]
    assert len({card for line in tricks for card in line.split()[2:]}) == 40
    assert sum(map(int, points.split()[1:])) == 120


@pytest.mark.slow
@pytest.mark.xdist_group("pyodide")
def test_bare_pyodide_plays_the_same_hand(in_cpython: list[str], tmp_path: Path) -> None:
    # A program finds the packages of the folder that it lies in.
    program = tmp_path / "a_hand.mjs"
    program.write_text((EXAMPLES / "a_hand.mjs").read_text("utf-8"))
    (tmp_path / "a_hand.py").write_text((EXAMPLES / "a_hand.py").read_text("utf-8"))
    (tmp_path / "node_modules").symlink_to(ROOT / "web" / "node_modules")
    package = wheel.build(tmp_path / "wheel")
    assert output("node", program, package, DATE) == in_cpython


@pytest.mark.parametrize("name", ["a_hand.py", "a_hand.mjs"])
def test_each_is_short_enough_to_be_read(name: str) -> None:
    assert len((EXAMPLES / name).read_text("utf-8").splitlines()) <= 36
