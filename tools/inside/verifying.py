"""Play the sitting on the compiled files: its replies are those that the sources gave."""

import json
from pathlib import Path

from tools.inside.sitting import play


def main() -> None:
    """Fail when a module is missing or a reply differs."""
    expected = json.loads(Path("/stage/out/replies.json").read_text(encoding="utf-8"))
    if play() != expected:
        raise AssertionError("the compiled engine answers otherwise than its sources")
