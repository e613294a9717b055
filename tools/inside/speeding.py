"""Measure how fast engine, computer players and solver are here."""

import json
from pathlib import Path

from sueca_core.cli.bench import figures


def main() -> None:
    """Read what is wanted, measure, and write the figures of all rounds."""
    wanted = json.loads(Path("/stage/wanted.json").read_text(encoding="utf-8"))
    rounds = [dict(figures(wanted["deals"], wanted["hands"])) for _ in range(wanted["rounds"])]
    Path("/stage/speeds.json").write_text(json.dumps(rounds), encoding="utf-8")
