"""How many requests with faults the engine stands: in CPython, and in Pyodide under Node."""

import json
import tempfile
from pathlib import Path

from tools import runtime, wheel
from tools.inside import fuzzing

SEED = 1
IN_CPYTHON = 100_000
IN_PYODIDE = 10_000


def in_pyodide(count: int) -> dict[str, int]:
    """Send so many requests to a Host in Pyodide; how many were met and refused."""
    with tempfile.TemporaryDirectory() as scratch:
        stage = Path(scratch, "stage")
        runtime.stage(stage, wheel.build(Path(scratch, "wheel")))
        wanted = {"requests": count, "seed": SEED}
        (stage / "wanted.json").write_text(json.dumps(wanted), encoding="utf-8")
        runtime.inside(stage, runtime.STOCK_LIBRARY, "fuzzing")
        told: dict[str, int] = json.loads((stage / "fuzzed.json").read_text(encoding="utf-8"))
    return told


def measured() -> dict[str, float | None]:
    """Return how many were stood; the first that is not ends all with what it was."""
    return {
        "fuzz_cpython": sum(fuzzing.fuzzed(IN_CPYTHON, SEED).values()),
        "fuzz_browser": sum(in_pyodide(IN_PYODIDE).values()),
    }
