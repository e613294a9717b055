"""What every test in the browser shares: the site, a browser, and pages that are watched.

A test fails when its page writes an error to the console, throws one, or asks another host for
anything.
A test that breaks something on purpose names the errors it expects, as regular expressions:

    @pytest.mark.console_errors("404", "Failed to fetch")

Requests to another host are never allowed.
"""

import os
import re
from collections.abc import Callable, Iterator
from typing import Any, Protocol
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Page,
    ViewportSize,
    expect,
    sync_playwright,
)

from e2e.server import serving
from tools import browser as browsers
from tools.common import DIST

PHONE = (390, 844)
NOW = "2026-12-02T12:00:00Z"  # a day whose deals are written down among the fixed points
PATIENCE = 30_000  # ms; a busy machine may be slow
expect.set_options(timeout=PATIENCE)

# Only the date is put: Playwright's own clock would take the timers and performance marks too.
FIXED_DATE = """{
    const now = new Date("NOW").getTime();
    globalThis.Date = class extends Date {
        constructor(...parts) { parts.length ? super(...parts) : super(now); }
        static now() { return now; }
    };
}"""


class NewPage(Protocol):
    """Make a page in a fresh profile; see `Profiles.page`."""

    def __call__(
        self,
        size: tuple[int, int] = PHONE,
        *,
        locale: str = "pt-PT",
        now: str = NOW,
        **more: Any,
    ) -> Page: ...


class Watch:
    """Collects what a page must not do, and all that it writes to the console."""

    def __init__(self) -> None:
        self.errors: list[str] = []
        self.strangers: list[str] = []
        self.lines: list[str] = []

    def over(self, context: BrowserContext, host: str) -> None:
        """Watch every page and worker of the context."""
        context.on("console", self._console)
        context.on("weberror", lambda error: self.errors.append(str(error.error)))
        context.on("request", lambda request: self._request(request.url, host))

    def _console(self, message: ConsoleMessage) -> None:
        self.lines.append(message.text)
        if message.type == "error":
            where = message.location.get("url", "")
            self.errors.append(f"{message.text} ({where})")

    def _request(self, url: str, host: str) -> None:
        parts = urlsplit(url)
        if parts.scheme not in ("blob", "data") and parts.netloc != host:
            self.strangers.append(url)

    def check(self, allowed: tuple[str, ...] = ()) -> None:
        """Fail when a page did what it must not."""
        unexpected = [
            error for error in self.errors if not any(re.search(part, error) for part in allowed)
        ]
        assert not self.strangers, f"asked another host: {self.strangers}"
        assert not unexpected, f"errors in the browser: {unexpected}"


class Profiles:
    """Fresh browser profiles, watched."""

    def __init__(self, browser: Browser, site: str, watch: Watch) -> None:
        self._browser, self._site, self._watch = browser, site, watch
        self._contexts: list[BrowserContext] = []

    def page(
        self,
        size: tuple[int, int] = PHONE,
        *,
        locale: str = "pt-PT",
        now: str = NOW,
        **more: Any,
    ) -> Page:
        """A page of (width, height) in a profile of its own, nothing opened yet.

        Its date stands at `now`. Any further argument goes to Playwright's `new_context`.
        """
        viewport = ViewportSize(width=size[0], height=size[1])
        # A page that keeps itself would answer where a test breaks the network.
        more = {"timezone_id": "Europe/Lisbon", "service_workers": "block", **more}
        context = self._browser.new_context(
            base_url=self._site, viewport=viewport, locale=locale, **more
        )
        self._contexts.append(context)
        context.set_default_timeout(PATIENCE)
        self._watch.over(context, urlsplit(self._site).netloc)
        context.add_init_script(FIXED_DATE.replace("NOW", now))
        return context.new_page()

    def close(self) -> None:
        """Close every page and forget its profile."""
        for context in self._contexts:
            context.close()


@pytest.fixture(scope="session")
def site() -> Iterator[str]:
    """The address of the built site, in a sub-folder, ending in a slash."""
    assert (DIST / "index.html").exists(), "build the site first: python3 build.py site"
    with serving(DIST) as address:
        yield address


@pytest.fixture(scope="session")
def program() -> str | None:
    """The Chromium that is started; None where SUECA_ENGINE names another of Playwright's."""
    if os.environ.get("SUECA_ENGINE", "chromium") != "chromium":
        return None
    return os.environ.get("SUECA_BROWSER") or browsers.find()


@pytest.fixture(scope="session")
def browser(program: str | None) -> Iterator[Browser]:
    """One browser for all tests."""
    with sync_playwright() as playwright:
        if program:
            started = playwright.chromium.launch(executable_path=program, args=list(browsers.FLAGS))
        else:
            started = getattr(playwright, os.environ["SUECA_ENGINE"]).launch()
        yield started
        started.close()


@pytest.fixture
def watch(request: pytest.FixtureRequest) -> Iterator[Watch]:
    """What the pages of this test must not do; looked at when the test is over."""
    watching = Watch()
    yield watching
    marker = request.node.get_closest_marker("console_errors")
    watching.check(marker.args if marker else ())


@pytest.fixture
def new_page(browser: Browser, site: str, watch: Watch) -> Iterator[NewPage]:
    """Make pages, each in a fresh profile that is closed after the test; see `Profiles.page`."""
    profiles = Profiles(browser, site, watch)
    yield profiles.page
    profiles.close()


@pytest.fixture(scope="module")
def lasting_page(browser: Browser, site: str) -> Iterator[NewPage]:
    """The same for pages that all tests of a module share; looked at after the last of them."""
    watching = Watch()
    profiles = Profiles(browser, site, watching)
    yield profiles.page
    profiles.close()
    watching.check()


@pytest.fixture
def page(new_page: NewPage) -> Page:
    """A page of a phone's size, with nothing opened yet."""
    return new_page()


@pytest.fixture
def blocked() -> Callable[[Page, str], None]:
    """Make files missing: `blocked(page, "**/engine/sueca_core-*")` answers them with 404, in workers too.

    `page.context.unroute("**/engine/sueca_core-*")` brings them back.
    """

    def block(page: Page, pattern: str) -> None:
        page.context.route(pattern, lambda route: route.fulfill(status=404, body="not found"))

    return block
