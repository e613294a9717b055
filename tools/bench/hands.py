"""A hand played in the browser: how soon a tapped card lies on the table, and the memory used."""

import statistics
import tempfile
from pathlib import Path

from playwright.sync_api import Page, Playwright, Route

from tools.bench.host import Host
from tools.bench.visits import opened, visit

# From the moment the finger leaves the card to the frame that shows the card in its slot.
WATCH = """() => {
  globalThis.taps = [];
  let begun = null;
  const card = (target) => target.closest?.("#hand [data-card]")?.dataset.card;
  addEventListener("pointerup", (event) => {
    if (card(event.target)) begun = { card: card(event.target), at: event.timeStamp };
  }, true);
  const everything = { subtree: true, childList: true, attributes: true };
  new MutationObserver(() => {
    const tap = begun;
    if (!tap || !document.querySelector(`#table [data-seat="S"] [data-card="${tap.card}"]`)) return;
    begun = null;
    requestAnimationFrame((shown) => taps.push(shown - tap.at));
  }).observe(document.getElementById("table"), everything);
}"""
MY_TURN = "() => document.querySelector('#hand button[data-legal=\"true\"]')"
HAND_OVER = "document.documentElement.dataset.phase !== 'playing'"
# The measured page lets its worker tell how large its memory is.
ENGINE = "**/runtime/engine.mjs*"
DOOR = 'pyodide.registerJsModule("sueca_boot"'
MEMORY = "globalThis.pyodideOfTheBench._module.HEAPU8.length"
CARDS = 10


def open_the_door(route: Route) -> None:
    """Let the worker keep its Pyodide where it can be asked for its memory."""
    text = route.fetch().text()
    opened_up = text.replace(DOOR, f"globalThis.pyodideOfTheBench = pyodide; {DOOR}")
    route.fulfill(body=opened_up, content_type="text/javascript")


def play_a_hand(page: Page) -> None:
    """Play the first legal card whenever it is our turn, ten times."""
    for _ in range(CARDS):
        page.wait_for_function(f"({MY_TURN})() || {HAND_OVER}")
        page.locator('#hand button[data-legal="true"]').first.click()
        page.wait_for_timeout(150)
    page.wait_for_function(HAND_OVER)


def page_heap(page: Page) -> int:
    """Return the bytes in use in the page's JavaScript heap after a collection."""
    session = page.context.new_cdp_session(page)
    session.send("HeapProfiler.collectGarbage")
    used: int = session.send("Runtime.getHeapUsage")["usedSize"]
    return used


def measured(playwright: Playwright, program: str, host: Host) -> dict[str, float | None]:
    """Play a hand without pauses and return the median tap, the worker's memory and the heap."""
    with (
        tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as profile,
        opened(playwright, program, Path(profile)) as page,
    ):
        page.route(ENGINE, open_the_door)
        visit(page, f"{host.address}?speed=instant")
        page.evaluate(WATCH)
        play_a_hand(page)
        taps: list[float] = page.evaluate("taps")
        return {
            "tap_ms": round(statistics.median(taps), 1) if taps else None,
            "worker_memory_bytes": page.workers[0].evaluate(MEMORY),
            "page_heap_bytes": page_heap(page),
        }
