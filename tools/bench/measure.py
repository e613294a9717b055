"""Measure everything: `python3 build.py bench`."""

import contextlib
import json
import os
import platform
import shutil
import sys
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from playwright.sync_api import Playwright, sync_playwright

from tools import browser, site, wheel
from tools.bench import (
    download,
    engine,
    fuzz,
    hands,
    lighthouse,
    others,
    report,
    steady,
    stock,
    update,
    visits,
)
from tools.bench.figures import GOALS, judged, ratio
from tools.bench.host import Host, hosted
from tools.common import WORK, say

SITES = WORK / "bench"
SLOW_RUNS = 3

type Values = dict[str, float | None]


def build_sites() -> dict[str, Path]:
    """Build our site and the stock one."""
    shutil.rmtree(SITES, ignore_errors=True)
    engine = stock.lay_out(SITES / "engine", wheel.build(SITES / "wheel"))
    return {"ours": site.build(SITES / "ours"), "stock": site.build(SITES / "stock", engine)}


def start_up(playwright: Playwright, program: str, hosts: dict[str, Host], runs: int) -> Values:
    """Compare first and second visits with those of the stock site."""
    found = visits.alternating(playwright, program, hosts, runs)
    ours, plain = ([visits.medians(rows) for rows in found[name]] for name in ("ours", "stock"))
    values: Values = {}
    for name, own, other in zip(("first", "second"), ours, plain, strict=True):
        values[f"ready_{name}_ms"] = own["ready"]
        values[f"ready_{name}_stock_ms"] = other["ready"]
        values[f"ready_{name}_ratio"] = ratio(own["ready"], other["ready"])
        values[f"paint_{name}_ratio"] = ratio(own["paint"], own["ready"])
        values[f"playable_{name}_ratio"] = ratio(own.get("playable"), own["ready"])
    return {**values, "playable_first_ms": ours[0].get("playable")}


def slow_network(playwright: Playwright, program: str, host: Host) -> Values:
    """Measure first visits over a slow mobile network."""
    say("visits over a slow network")
    rows = [visits.slow_visit(playwright, program, host) for _ in range(SLOW_RUNS)]
    times = visits.medians(rows)
    playable = times.get("playable")
    return {"playable_slow_ms": playable, "playable_slow_ratio": ratio(playable, times["ready"])}


def speeds() -> Values:
    """Measure the engine alone."""
    say("the engine alone")
    return {**engine.compared(engine.in_cpython(), engine.in_pyodide())}


def machine(version: str) -> dict[str, str]:
    """Tell what was measured on."""
    return {
        "date": datetime.now(UTC).strftime("%Y-%m-%d"),
        "processors": str(os.cpu_count()),
        "system": f"{platform.system()} {platform.machine()}",
        "CPython": platform.python_version(),
        "Chromium": version,
        **others.versions(),
    }


def browser_version(playwright: Playwright, program: str) -> str:
    """Return the version that the browser tells of itself."""
    started = playwright.chromium.launch(executable_path=program, args=list(browser.FLAGS))
    version = started.version
    started.close()
    return version


def measured(runs: int) -> dict[str, Any]:
    """Build the sites, measure everything, and return the report."""
    program = browser.find()
    sites = build_sites()
    values = speeds()
    say("requests with faults")
    values |= fuzz.measured()
    say("updates")
    values |= update.measured(sites["ours"])
    with contextlib.ExitStack() as stack:
        hosts = {name: stack.enter_context(hosted(folder)) for name, folder in sites.items()}
        playwright = stack.enter_context(sync_playwright())
        version = browser_version(playwright, program)
        say("a first visit's files, and a hand")
        files = download.fetched(playwright, program, hosts["ours"])
        values |= {"download_bytes": sum(files.values()), "download_own_bytes": download.own(files)}
        values |= hands.measured(playwright, program, hosts["ours"])
        say("a hundred hands")
        values |= steady.measured(playwright, program, hosts["ours"])
        values |= slow_network(playwright, program, hosts["ours"])
        values |= start_up(playwright, program, hosts, runs)
        values |= others.measured(hosts)
        values |= lighthouse.measured(program, hosts["ours"])
    ordered = {name: values[name] for name in GOALS}
    return {"machine": machine(version), "runs": runs, "figures": judged(ordered), "files": files}


def run(runs: int, *, write: bool) -> None:
    """Print the report as one JSON object, progress aside; write BENCHMARKS.md if wanted."""
    with contextlib.redirect_stdout(sys.stderr):
        found = measured(runs)
    if write:
        report.write(found)
    print(json.dumps(found, indent=1))
