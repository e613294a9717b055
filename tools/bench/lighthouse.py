"""What Lighthouse says of the page, on the phone that it imagines.

It brings 130 packages with it, so it is no part of `web/package.json`: npx fetches the version that
stands here, and where it cannot, nothing is measured.
"""

import json
import os
import subprocess
import tempfile
from pathlib import Path

from tools.bench.host import Host
from tools.common import say

TOOL = "lighthouse@12.2.3"
CATEGORIES = {
    "performance": "lighthouse_performance",
    "accessibility": "lighthouse_accessibility",
    "best-practices": "lighthouse_practices",
    "seo": "lighthouse_search",
}
FLAGS = "--headless=new --no-sandbox --disable-gpu --disable-background-networking"
MOST_SECONDS = 600


def measured(program: str, host: Host) -> dict[str, float | None]:
    """Return the score of each category, from 0 to 1; None where Lighthouse did not run."""
    with tempfile.TemporaryDirectory() as scratch:
        told = Path(scratch, "told.json")
        command = ["npx", "--yes", TOOL, host.address, "--quiet", "--output=json"]
        command += [f"--output-path={told}", f"--chrome-flags={FLAGS}"]
        surroundings = {**os.environ, "CHROME_PATH": program}
        done = subprocess.run(
            command, env=surroundings, timeout=MOST_SECONDS, capture_output=True, check=False
        )
        if done.returncode or not told.exists():
            say("Lighthouse did not run here")
            return dict.fromkeys(CATEGORIES.values())
        found = json.loads(told.read_text(encoding="utf-8"))["categories"]
    return {name: found[category]["score"] for category, name in CATEGORIES.items()}
