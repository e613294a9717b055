"""The figures as a table for people, in BENCHMARKS.md."""

from typing import Any

from tools.bench.figures import GOALS, Unit
from tools.common import ROOT

TARGET = ROOT / "BENCHMARKS.md"
PLAYERS = ROOT / "tools" / "bench" / "players.md"
"""What takes hours and is measured by hand: how strong the players are."""
HEAD = """\
# Benchmarks

Written by `python3 build.py bench --write`. Times are medians of {runs} visits after a warm-up, in
a Chromium started for each, from a host on the same machine that serves the site in a sub-folder
and presses its files as hosts do. A first visit has a fresh profile; a second one comes with the
same profile in a browser started anew. *Stock* is the same site, page and all, built with Pyodide's
own `python_stdlib.zip` and our wheel as sources, which Pyodide loads and installs by itself
(`tools/bench/stock.mjs`); the visits to both alternate. Firefox and WebKit are those of the system
(`firefox-esr`, and `webkit2gtk-driver` with `xvfb`), where it has them.

A second visit is the first one that comes out of the copy that the browser keeps. What it compiles
of that copy is kept from then on, so the third visit is the quicker one, by about a quarter.

{machine}

| what | measured | goal | met |
|---|---|---|---|
"""
SIGN = {True: "yes", False: "**no**", None: ""}


def shown(value: float | None, unit: Unit) -> str:
    """Return a value for people."""
    if value is None:
        return "not measured here"
    forms = {
        "ms": f"{value:,.0f} ms" if value >= 20 else f"{value:.1f} ms",
        "nodes": f"{value:,.0f}",
        "requests": f"{value:,.0f}",
        "tasks": f"{value:,.0f}",
        "bytes": f"{value / 1e6:,.2f} MB",
        "a second": f"{value:,.0f} a second",
        "ratio": f"{value:.2f}",
    }
    return forms[unit]


def row(name: str, figure: dict[str, Any]) -> str:
    """Return a figure's row of the table."""
    goal = GOALS[name]
    sign = "≥" if goal.least else "≤"
    bound = "" if goal.bound is None else f"{sign} {shown(goal.bound, goal.unit)}"
    cells = (goal.says, shown(figure["value"], goal.unit), bound, SIGN[figure["met"]])
    return f"| {' | '.join(cells)} |"


def write(report: dict[str, Any]) -> None:
    """Write BENCHMARKS.md from what `python3 build.py bench` prints."""
    machine = "; ".join(f"{name}: {value}" for name, value in report["machine"].items())
    head = HEAD.format(runs=report["runs"], machine=f"Measured on: {machine}.")
    rows = [row(name, figure) for name, figure in report["figures"].items()]
    players = PLAYERS.read_text(encoding="utf-8")
    TARGET.write_text(head + "\n".join(rows) + "\n\n" + players, encoding="utf-8")
