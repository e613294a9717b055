"""What happens to a page from outside: it is frozen, left, printed, its clock and network change."""

import json
import threading
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from e2e.conftest import Profiles, Watch
from e2e.server import Handler, serving
from e2e.table import BOOT, Table, put_before
from tools.common import DIST

FAILED = "() => document.documentElement?.dataset.app === 'failed'"
READY = "() => document.documentElement?.dataset.app === 'ready'"
LIMIT = "LOAD_LIMIT = 60_000"
QUICK = json.dumps({"speed": "fast"})
SLOWED = "python_stdlib.zip"


class Stalling(Handler):
    """Sends half of one file and then nothing more, until `free` is set."""

    free = threading.Event()

    def copyfile(self, source: Any, outputfile: Any) -> None:
        """Send a file, or half of it."""
        body = source.read()
        stalls = self.path.endswith(SLOWED) and not self.free.is_set()
        outputfile.write(body[: len(body) // 2] if stalls else body)
        if stalls:
            outputfile.flush()
            self.free.wait()
            self.close_connection = True


@pytest.fixture
def stalled(browser: Browser) -> Iterator[Page]:
    """A page whose host stops in the middle of a file, and that waits for two seconds only."""
    Stalling.free.clear()
    watch = Watch()
    with serving(DIST, Stalling) as site:
        profiles = Profiles(browser, site, watch)
        yield profiles.page()
        Stalling.free.set()
        profiles.close()
    watch.check((".*",))


def sooner(route: Route) -> None:
    """The page's modules, with less patience."""
    text = route.fetch().text()
    assert LIMIT in text
    route.fulfill(body=text.replace(LIMIT, "LOAD_LIMIT = 4_000"), content_type="text/json")


def test_a_download_that_stops_in_the_middle_is_told_and_a_retry_helps(stalled: Page) -> None:
    stalled.context.route("**/page/modules.json", sooner)
    stalled.goto("./?speed=instant")
    stalled.wait_for_function(FAILED, timeout=BOOT)
    expect(stalled.locator("#boot")).to_contain_text("O jogo deixou de responder.")
    stalled.context.unroute("**/page/modules.json")
    Stalling.free.set()
    stalled.locator("#retry").click()
    stalled.wait_for_function(READY, timeout=BOOT)


def test_a_page_that_was_frozen_goes_on(page: Page) -> None:
    table = Table.open(page)
    seen = table.play(table.seen().legal[0])
    session = page.context.new_cdp_session(page)
    session.send("Page.setWebLifecycleState", {"state": "frozen"})
    session.send("Page.setWebLifecycleState", {"state": "active"})
    assert len(table.play(seen.legal[0]).cards) == len(seen.cards) - 1


def test_going_away_and_back_finds_the_game_where_it_was(page: Page) -> None:
    table = Table.open(page)
    before = table.play(table.seen().legal[0])
    page.goto("./pt/")
    page.go_back()
    assert table.to_act() == before
    table.play(before.legal[0])


@pytest.mark.parametrize("now", [0, 4_000_000_000_000], ids=["put back", "put on"])
def test_a_clock_that_is_changed_stops_nothing(page: Page, now: int) -> None:
    put_before(page, settings=QUICK)
    table = Table.open(page, speed="fast")
    seen = table.play(table.seen().legal[0])
    page.evaluate("now => { Date.now = () => now; }", now)
    assert len(table.play(seen.legal[0]).cards) == len(seen.cards) - 1
