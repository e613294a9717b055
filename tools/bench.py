"""Figures that may never be assertions: sizes of the site's files, time to a ready engine."""

import gzip
import json
import statistics
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, sync_playwright

from e2e.server import serving
from tools import browser
from tools.common import DIST, say

VISITS = 5
READY = "document.documentElement.dataset.app === 'ready'"
MARKS = """Object.fromEntries(performance.getEntriesByType('mark')
    .filter((mark) => mark.name.startsWith('sueca:'))
    .map((mark) => [mark.name, Math.round(mark.startTime)]))"""


def sizes(dist: Path = DIST) -> dict[str, dict[str, int]]:
    """Return the bytes of each file of the site, raw and gzipped, largest first, and the sums."""
    files = sorted(
        (path for path in dist.rglob("*") if path.is_file()), key=lambda path: -path.stat().st_size
    )
    table = {
        str(path.relative_to(dist)): {
            "raw": path.stat().st_size,
            "gzip": len(gzip.compress(path.read_bytes(), 6)),
        }
        for path in files
    }
    total = {kind: sum(row[kind] for row in table.values()) for kind in ("raw", "gzip")}
    return {"total": total, **table}


def visit(chromium: Browser, address: str) -> dict[str, int]:
    """Open the game in a fresh profile; return its performance marks in milliseconds."""
    context = chromium.new_context()
    page = context.new_page()
    page.goto(address)
    page.wait_for_function(READY)
    marks: dict[str, int] = page.evaluate(MARKS)
    context.close()
    return marks


def start_up() -> dict[str, float]:
    """Return the median of each performance mark over a few first visits, in milliseconds."""
    with serving(DIST) as address, sync_playwright() as playwright:
        chromium = playwright.chromium.launch(
            executable_path=browser.find(), args=list(browser.FLAGS)
        )
        visits = [visit(chromium, address) for _ in range(VISITS)]
        chromium.close()
    return {name: statistics.median(marks[name] for marks in visits) for name in visits[0]}


def figures() -> dict[str, Any]:
    """Return everything that is measured."""
    return {"start_up_ms": start_up(), "bytes": sizes()}


def print_figures() -> None:
    """Print the figures as JSON."""
    say(json.dumps(figures(), indent=1))
