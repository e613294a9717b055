"""The hundred hands are the same forty cards in Pyodide as in CPython."""

import json
import shutil
import subprocess
from pathlib import Path

import pytest

from tests.source import ROOT
from tests.tables import read_lines


@pytest.mark.slow
def test_the_same_hands_in_pyodide() -> None:
    node = shutil.which("node")
    assert node, "build.py brings Node"
    script = Path(__file__).with_name("hands.mjs")
    done = subprocess.run(
        [node, str(script), str(ROOT)], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    rows = read_lines("hundred_hands.jsonl")
    assert json.loads(done.stdout) == [row["play"] for row in rows]
