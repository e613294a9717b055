"""After one visit the game needs no network; a new version waits until it is wanted."""

import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from e2e.conftest import Profiles, Watch
from e2e.server import serving
from e2e.table import Table
from tools import offline
from tools.common import DIST

KEPT = "navigator.serviceWorker.controller?.state === 'activated'"
WAITS = "async () => Boolean((await navigator.serviceWorker.getRegistration()).waiting)"
GONE = "async () => (await navigator.serviceWorker.getRegistrations()).length === 0"
HIDDEN_ERRORS = ("Failed to load resource", "ERR_CONNECTION_REFUSED", "Failed to fetch")


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """A copy of the site that a test may change."""
    return Path(shutil.copytree(DIST, tmp_path / "site"))


@contextmanager
def visitor(browser: Browser, site: str, *allowed: str, **more: Any) -> Iterator[Page]:
    """A page of a profile in which service workers run."""
    watch = Watch()
    profiles = Profiles(browser, site, watch)
    yield profiles.page(service_workers="allow", **more)
    profiles.close()
    watch.check(allowed)


def keep(page: Page) -> Table:
    """Open the game, and wait until the browser has kept all of it."""
    table = Table.open(page)
    page.wait_for_function(KEPT)
    return table


def look_for_news(page: Page) -> None:
    """Let the browser look for a new worker, as it does by itself at every visit."""
    page.evaluate("async () => (await navigator.serviceWorker.getRegistration()).update()")


def change(site: Path, title: str) -> None:
    """Publish a new version of the site: the page has another title."""
    index = site / "index.html"
    text = index.read_text("utf-8")
    index.write_text(text.replace("<html ", f'<html data-v="{title}" ', 1), "utf-8")
    offline.write(site)


def test_the_game_goes_on_without_a_network(browser: Browser, copy: Path) -> None:
    with serving(copy) as site:
        visiting = visitor(browser, site, *HIDDEN_ERRORS)
        page = visiting.__enter__()
        table = keep(page)
        before = table.play(table.to_act().legal[0])
    # The server is gone from here on.
    page.reload()
    seen = table.to_act()
    assert (seen.cards, seen.table) == (before.cards, before.table)
    table.play(seen.legal[0])
    page.goto("./?daily=2026-02-28&speed=instant&lang=en")
    assert len(table.to_act().cards) == 10
    expect(page.locator("html")).to_have_attribute("lang", "en")
    visiting.__exit__(None, None, None)


def test_the_browser_would_install_it(browser: Browser, copy: Path) -> None:
    with serving(copy) as site, visitor(browser, site) as page:
        keep(page)
        session = page.context.new_cdp_session(page)
        manifest = session.send("Page.getAppManifest")
        assert manifest["errors"] == []
        assert len(manifest["manifest"]["screenshots"]) == 2  # it leaves out what it cannot use
        hindered = session.send("Page.getInstallabilityErrors")["installabilityErrors"]
        # A profile that a test throws away installs nothing, whatever the page is like.
        assert [each["errorId"] for each in hindered] == ["in-incognito"]


def test_a_new_version_is_offered_between_hands_and_the_game_goes_on(
    browser: Browser, copy: Path
) -> None:
    with serving(copy) as site, visitor(browser, site) as page:
        table = keep(page)
        change(copy, "second")
        look_for_news(page)
        page.wait_for_function(WAITS)
        offer = page.locator('[data-do="update"]')
        expect(offer).to_be_hidden()
        over = table.play_hand()
        expect(offer).to_be_visible()
        expect(page.locator("html")).not_to_have_attribute("data-v", "second")
        with page.expect_navigation():
            offer.click()
        expect(page.locator("html")).to_have_attribute("data-v", "second")
        seen = table.to_act()
        assert (seen.phase, seen.points, seen.games) == (over.phase, over.points, over.games)


@pytest.mark.parametrize("text", ["", "this is no script (", "throw new Error('broken')"])
def test_a_broken_worker_does_not_stop_the_game(browser: Browser, copy: Path, text: str) -> None:
    (copy / offline.WORKER).write_text(text)
    with serving(copy) as site, visitor(browser, site, "broken", "Unexpected") as page:
        table = Table.open(page)
        table.play(table.to_act().legal[0])


def test_without_a_worker_the_game_runs(browser: Browser, copy: Path) -> None:
    (copy / offline.WORKER).unlink()
    with serving(copy) as site, visitor(browser, site, "404", "bad HTTP response") as page:
        table = Table.open(page)
        table.play(table.to_act().legal[0])


def test_the_kill_switch_frees_a_browser(browser: Browser, copy: Path) -> None:
    with serving(copy) as site, visitor(browser, site) as page:
        table = keep(page)
        offline.write_kill_switch(copy)
        look_for_news(page)
        page.wait_for_function("async () => (await caches.keys()).length === 0")
        page.wait_for_function(GONE)
        page.reload()
        table.play(table.to_act().legal[0])
