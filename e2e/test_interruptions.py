"""What happens to a page from outside: it is frozen, left, its clock and network change."""

import json
import threading
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from e2e.conftest import Profiles, Watch
from e2e.modules import MODULES, changed
from e2e.server import Handler, serving
from e2e.table import BOOT, Table, put_before
from tools import browser as browsers
from tools.common import DIST

FAILED = "() => document.documentElement?.dataset.app === 'failed'"
READY = "() => document.documentElement?.dataset.app === 'ready'"
LIMIT = "LOAD_LIMIT = 60_000"
SHORT = 8_000  # ms that the page waits for the engine in these tests
QUICK = json.dumps({"speed": "fast"})
SLOWED = "python_stdlib.bin"
# Bytes a second and ms: the engine takes longer than the page waits for a sign of life.
SLOW = {"offline": False, "latency": 150, "downloadThroughput": 600_000, "uploadThroughput": 90_000}
TAP = "() => document.querySelector('#hand.legal button[data-legal=\"true\"]')"
WATCH_RETURN = "() => { addEventListener('pageshow', (event) => { kept = event.persisted; }); }"
READY_AT = "() => performance.getEntriesByName('sueca:ready')[0].startTime"


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
    """A page whose host stops in the middle of a file, and that waits for a few seconds only."""
    Stalling.free.clear()
    watch = Watch()
    with serving(DIST, Stalling) as site:
        profiles = Profiles(browser, site, watch)
        yield profiles.page()
        Stalling.free.set()
        profiles.close()
    watch.check((".*",))


def test_a_download_that_stops_in_the_middle_is_told_and_a_retry_helps(stalled: Page) -> None:
    stalled.context.route(MODULES, changed(LIMIT, f"LOAD_LIMIT = {SHORT}"))
    stalled.goto("./?speed=instant")
    stalled.wait_for_function(FAILED, timeout=BOOT)
    expect(stalled.locator("#boot")).to_contain_text("O jogo deixou de responder.")
    stalled.context.unroute(MODULES)
    Stalling.free.set()
    stalled.locator("#retry").click()
    stalled.wait_for_function(READY, timeout=BOOT)


def test_a_slow_network_holds_up_the_engine_and_not_the_first_cards(page: Page) -> None:
    session = page.context.new_cdp_session(page)
    session.send("Network.enable")
    session.send("Network.emulateNetworkConditions", SLOW)
    page.context.route(MODULES, changed(LIMIT, f"LOAD_LIMIT = {SHORT}"))
    page.goto("./?speed=instant")
    page.wait_for_function(TAP)
    table = Table(page)
    table.click(table.seen().legal[0])
    expect(page.locator("#hand button")).to_have_count(9)
    expect(page.locator("html")).to_have_attribute("data-app", "loading")
    page.wait_for_function(READY, timeout=BOOT)
    assert page.evaluate(READY_AT) > SHORT
    assert table.to_act().legal


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


@pytest.fixture
def remembering(browser: Browser, program: str | None, site: str, watch: Watch) -> Iterator[Page]:
    """A page of a browser that keeps a page whole when it is left; Playwright forbids it that."""
    forbids = ["--disable-back-forward-cache"]
    other = browser.browser_type.launch(
        executable_path=program, args=list(browsers.FLAGS), ignore_default_args=forbids
    )
    profiles = Profiles(other, site, watch)
    yield profiles.page()
    profiles.close()
    other.close()


def test_a_page_that_the_browser_has_kept_whole_goes_on(remembering: Page) -> None:
    table = Table.open(remembering)
    before = table.play(table.seen().legal[0])
    remembering.evaluate(WATCH_RETURN)
    remembering.goto("./pt/")
    # Playwright's own way back waits for a page that loads.
    remembering.evaluate("() => { setTimeout(() => history.back()); }")
    remembering.wait_for_url("**/?speed=instant", wait_until="commit")
    table.wait("() => globalThis.kept === true")
    assert table.to_act() == before
    assert len(table.play(before.legal[0]).cards) == len(before.cards) - 1


@pytest.mark.parametrize("now", [0, 4_000_000_000_000], ids=["put back", "put on"])
def test_a_clock_that_is_changed_stops_nothing(page: Page, now: int) -> None:
    put_before(page, settings=QUICK)
    table = Table.open(page, speed="fast")
    seen = table.play(table.seen().legal[0])
    page.evaluate("now => { Date.now = () => now; }", now)
    assert len(table.play(seen.legal[0]).cards) == len(seen.cards) - 1
