"""Measure how many hands a second the engine plays with itself here."""

import json
from pathlib import Path

from sueca_core.cli.bench import deals_per_second


def main() -> None:
    """Read what is wanted, measure, and write the speeds of all rounds."""
    wanted = json.loads(Path("/stage/wanted.json").read_text(encoding="utf-8"))
    speeds = [deals_per_second("player", wanted["deals"]) for _ in range(wanted["rounds"])]
    Path("/stage/speeds.json").write_text(json.dumps(speeds), encoding="utf-8")
