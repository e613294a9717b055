"""How long a first visit takes in Firefox and WebKit, where this machine has them."""

from collections.abc import Callable
from contextlib import AbstractContextManager

from tools.bench.figures import ratio
from tools.bench.host import Host
from tools.bench.visits import READY, TIMES, Times, medians
from tools.common import say
from tools.others.finding import others
from tools.others.session import Session

RUNS = 3
NAMES = ("Firefox", "WebKit")

type Opener = Callable[[], AbstractContextManager[Session]]


def visit(opened: Opener, host: Host) -> Times:
    """Visit the game for the first time in a browser that has just started."""
    with opened() as session:
        session.goto(host.address)
        session.wait(READY)
        times: Times = session.evaluate(f"({TIMES})()")
        return times


def measured(hosts: dict[str, Host]) -> dict[str, float | None]:
    """Compare our site with the stock one; the visits alternate. None: no such browser here."""
    values: dict[str, float | None] = {}
    found = others()
    for name in NAMES:
        rows: dict[str, list[Times]] = {site: [] for site in hosts}
        for run in range(RUNS if name in found else 0):
            for site in sorted(hosts, reverse=run % 2 == 1):
                say(f"visits with {name}, round {run + 1} of {RUNS}: {site}")
                rows[site].append(visit(found[name], hosts[site]))
        ours, stock = (medians(rows[site]).get("ready") for site in ("ours", "stock"))
        short = name.lower()
        values[f"{short}_ms"], values[f"{short}_stock_ms"] = ours, stock
        values[f"{short}_ratio"] = ratio(ours, stock)
    return values


def versions() -> dict[str, str]:
    """Return the version that each of them tells of itself."""
    told = {}
    for name, opened in others().items():
        with opened() as session:
            told[name] = session.version
    return told
