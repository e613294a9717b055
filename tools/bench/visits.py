"""How long a visit takes: the first in a fresh profile, the second in a browser started anew."""

import statistics
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Page, Playwright

from tools import browser
from tools.bench.host import Host
from tools.common import say

PHONE = {"width": 390, "height": 844}
SETTLE_MS = 2500  # a browser that has just started is busy with itself
STAY_MS = (
    6000  # as long as a visitor stays at the least; browsers store what they compiled meanwhile
)
PATIENCE_MS = 180_000
READY = "document.documentElement.dataset.app === 'ready'"
TIMES = """() => {
  const marks = performance.getEntriesByType("mark");
  const ours = marks.filter((each) => each.name.startsWith("sueca:"));
  const times = Object.fromEntries(ours.map((each) => [each.name.slice(6), each.startTime]));
  const [paint] = performance.getEntriesByName("first-contentful-paint");
  return { ...times, paint: paint?.startTime };
}"""
SLOW_4G = {
    "offline": False,
    "latency": 150,
    "downloadThroughput": 1.6e6 / 8,
    "uploadThroughput": 0.75e6 / 8,
}

type Times = dict[str, float | None]
"""Milliseconds from the start of the navigation, by mark; `paint` is the first contentful one."""


@contextmanager
def opened(
    playwright: Playwright, program: str, profile: Path, *, kept: bool = True
) -> Iterator[Page]:
    """Start a browser on the profile and give its page once the browser has come to rest.

    `kept`: whether the browser may keep the site for later, as it does after a first visit.
    """
    context = playwright.chromium.launch_persistent_context(
        profile,
        executable_path=program,
        args=list(browser.FLAGS),
        viewport={"width": PHONE["width"], "height": PHONE["height"]},
        locale="pt-PT",
        service_workers="allow" if kept else "block",
    )
    try:
        page = context.pages[0]
        page.wait_for_timeout(SETTLE_MS)
        yield page
    finally:
        context.close()


def visit(page: Page, address: str) -> Times:
    """Go to the game, wait until it is ready, and return when things happened."""
    page.goto(address)
    page.wait_for_function(READY, timeout=PATIENCE_MS)
    times: Times = page.evaluate(TIMES)
    return times


def two_visits(playwright: Playwright, program: str, host: Host) -> tuple[Times, Times]:
    """Visit the game for the first time, close the browser, and come again."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as profile:
        with opened(playwright, program, Path(profile)) as page:
            first = visit(page, host.address)
            page.wait_for_timeout(STAY_MS)
        with opened(playwright, program, Path(profile)) as page:
            second = visit(page, host.address)
    return first, second


def slow_visit(playwright: Playwright, program: str, host: Host) -> Times:
    """Visit the game for the first time over a slow mobile network."""
    with (
        tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as profile,
        opened(playwright, program, Path(profile)) as page,
    ):
        session = page.context.new_cdp_session(page)
        session.send("Network.enable")
        session.send("Network.emulateNetworkConditions", SLOW_4G)
        return visit(page, host.address)


def medians(rows: list[Times]) -> Times:
    """Return the median of each time; None where a mark was ever missing."""
    names = {name: None for row in rows for name in row}
    return {name: median([row.get(name) for row in rows]) for name in names}


def median(values: list[float | None]) -> float | None:
    """Return the median in whole milliseconds, None when a value is missing."""
    known = [value for value in values if value is not None]
    return round(statistics.median(known)) if known and len(known) == len(values) else None


def alternating(
    playwright: Playwright, program: str, hosts: dict[str, Host], runs: int
) -> dict[str, tuple[list[Times], list[Times]]]:
    """Return the first and the second visits of each site; a first round only warms up."""
    found: dict[str, tuple[list[Times], list[Times]]] = {name: ([], []) for name in hosts}
    for run in range(runs + 1):
        for name in sorted(hosts, reverse=run % 2 == 1):
            say(f"visits, round {run} of {runs}: {name}")
            first, second = two_visits(playwright, program, hosts[name])
            if run:
                found[name][0].append(first)
                found[name][1].append(second)
    return found
