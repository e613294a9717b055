"""How fast the engine plays with itself, in CPython and in the browser's Python under Node."""

import json
import statistics
import tempfile
from pathlib import Path

from tools import runtime, wheel
from tools.common import python, run

DEALS = 1500
ROUNDS = 3
CODE = "from sueca_core.cli.bench import deals_per_second as speed; print(speed('player', {}))"


def in_cpython() -> float:
    """Return hands a second: the median of a few processes."""
    command = python("-c", CODE.format(DEALS))
    return statistics.median(float(run(command, "Playing in CPython")) for _ in range(ROUNDS))


def in_pyodide() -> float:
    """Return hands a second: the median of a few rounds in one process."""
    with tempfile.TemporaryDirectory() as scratch:
        stage = Path(scratch, "stage")
        runtime.stage(stage, wheel.build(Path(scratch, "wheel")))
        wanted = {"deals": DEALS, "rounds": ROUNDS}
        (stage / "wanted.json").write_text(json.dumps(wanted), encoding="utf-8")
        runtime.inside(stage, runtime.STOCK_LIBRARY, "speeding")
        speeds: list[float] = json.loads((stage / "speeds.json").read_text(encoding="utf-8"))
    return statistics.median(speeds)
