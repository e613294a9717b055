"""An engine that dies or hangs is replaced, and the hand goes on from the last save."""

import pytest
from playwright.sync_api import Page, Route, expect

from e2e.modules import MODULES, changed
from e2e.table import BOOT, Table

LIMIT = "REPLY_LIMIT = 20_000"
DOOR = 'pyodide.registerJsModule("sueca_boot"'
# No byte more for the engine, as in a tab that has used up what its device gives.
FULL = """
WebAssembly.Memory.prototype.grow = () => { throw new RangeError("out of memory"); };
globalThis.pyodideOfTheTest.runPython(`
hog = []
for size in (1 << 20, 1 << 16, 1 << 12, 1 << 8):
    try:
        while True:
            hog.append(bytearray(size))
    except MemoryError:
        pass
`);
"""
KILL = "document.querySelector('script[type=py]').xworker.terminate()"
# The worker never gets to its next message.
HANG = "globalThis.pyodideOfTheTest.runPython('while True: pass')"


@pytest.fixture(autouse=True)
def impatient(page: Page) -> None:
    """Let the page wait for six seconds only, and let the test at the worker's Python."""

    def opened(route: Route) -> None:
        text = route.fetch().text()
        body = text.replace(DOOR, f"globalThis.pyodideOfTheTest = pyodide; {DOOR}")
        route.fulfill(body=body, content_type="text/javascript")

    page.context.route(MODULES, changed(LIMIT, "REPLY_LIMIT = 6_000"))
    page.context.route("**/runtime/engine.mjs*", opened)


def goes_on(table: Table) -> None:
    """Play a card that the dead engine never sees, and then the hand to its end."""
    before = table.seen()
    table.click(before.legal[0])
    notice = table.page.locator("#notice")
    expect(notice).to_contain_text("O motor do jogo deixou de responder")
    expect(notice).to_contain_text("foi reiniciado. Nada se perdeu.", timeout=BOOT)
    now = table.to_act()
    assert (now.cards, now.points, now.hand) == (before.cards, before.points, before.hand)
    table.page.locator("#notice-close").click()
    over = table.play_hand()
    assert sum(over.points.values()) == 120


def test_an_engine_that_was_killed_is_replaced(page: Page) -> None:
    table = Table.open(page)
    table.play(table.seen().legal[0])
    page.evaluate(KILL)
    goes_on(table)


def test_an_engine_that_hangs_is_replaced(page: Page) -> None:
    table = Table.open(page)
    table.play(table.seen().legal[0])
    worker = page.workers[0]
    page.evaluate("1")  # the worker is at rest
    worker.evaluate(f"setTimeout(() => {HANG})")
    goes_on(table)


def test_an_engine_without_memory_is_replaced(page: Page) -> None:
    table = Table.open(page)
    table.play(table.seen().legal[0])
    page.workers[0].evaluate(f"() => {{ {FULL} }}")
    goes_on(table)


@pytest.mark.console_errors("404")
def test_one_that_fails_again_at_once_ends_in_a_way_on(page: Page) -> None:
    table = Table.open(page)
    seen = table.play(table.seen().legal[0])
    page.context.route("**/worker/engine.py", lambda route: route.fulfill(status=404, body=""))
    page.evaluate(KILL)
    table.click(seen.legal[0])
    page.wait_for_function("document.documentElement?.dataset.app === 'failed'", timeout=BOOT)
    page.context.unroute("**/worker/engine.py")
    page.locator("#retry").click()
    assert table.to_act().cards == seen.cards
