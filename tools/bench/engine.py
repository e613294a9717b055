"""How fast the engine, its players and the solver are, in CPython and in Pyodide under Node."""

import json
import statistics
import tempfile
from pathlib import Path

from tools import runtime, wheel
from tools.common import python, run

DEALS = 1500
HANDS = 10
ROUNDS = 3

type Speeds = dict[str, float]


def medians(rounds: list[Speeds]) -> Speeds:
    """Return the median of each figure over the rounds."""
    return {name: statistics.median(each[name] for each in rounds) for name in rounds[0]}


def in_cpython() -> Speeds:
    """Return every figure of `sueca_core bench`: the median of a few processes."""
    command = python("-m", "sueca_core", "bench", "--json")
    command += ["--deals", str(DEALS), "--hands", str(HANDS)]
    return medians([json.loads(run(command, "Playing in CPython")) for _ in range(ROUNDS)])


def in_pyodide() -> Speeds:
    """Return the same figures: the median of a few rounds in one process."""
    with tempfile.TemporaryDirectory() as scratch:
        stage = Path(scratch, "stage")
        runtime.stage(stage, wheel.build(Path(scratch, "wheel")))
        wanted = {"deals": DEALS, "hands": HANDS, "rounds": ROUNDS}
        (stage / "wanted.json").write_text(json.dumps(wanted), encoding="utf-8")
        runtime.inside(stage, runtime.STOCK_LIBRARY, "speeding")
        rounds: list[Speeds] = json.loads((stage / "speeds.json").read_text(encoding="utf-8"))
    return medians(rounds)


def compared(cpython: Speeds, pyodide: Speeds) -> dict[str, float]:
    """Return the figures that have goals: hands a second, thinking, and the solver's work."""
    player = "deals_per_second_player"
    found = {
        "deals_cpython": round(cpython[player]),
        "deals_browser": round(pyodide[player]),
        "deals_ratio": round(cpython[player] / pyodide[player], 3),
        "master_ratio": round(pyodide["master_ms"] / cpython["master_ms"], 3),
        "solver_ratio": round(pyodide["solver_7_ms"] / cpython["solver_7_ms"], 3),
    }
    for name, value in pyodide.items():
        if not name.startswith("deals"):
            found[name] = value
    return found
