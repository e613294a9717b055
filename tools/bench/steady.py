"""How steady the page is: nothing blocks it, nothing jumps, and it does not grow with the hands."""

import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Page, Playwright

from tools.bench.hands import page_heap, play_a_hand
from tools.bench.host import Host
from tools.bench.visits import PATIENCE_MS, opened, visit

SIZES = ((1280, 800), (390, 844), (320, 568), (568, 320))  # CSS px: a desk, phones, one on its side
WARM_HANDS = 10
HANDS = 100
# What the browser tells of itself from the first line of the page on. A long task is one that holds
# the page's thread for more than 50 ms.
OBSERVE = """{
  globalThis.blocked = []; globalThis.shifted = [];
  const watch = (type, take) => {
    const observer = new PerformanceObserver((list) => list.getEntries().forEach(take));
    observer.observe({ type, buffered: true });
  };
  watch("longtask", ({ startTime, duration }) => blocked.push([startTime, duration]));
  watch("layout-shift", ({ value, hadRecentInput }) => hadRecentInput || shifted.push(value));
}"""
# Hands by the page's own controls, as fast as the page goes on. Returned are the stretches of time
# in which a bot was to play.
PLAY = """async (hands) => {
  const root = document.documentElement.dataset;
  const all = (selector) => document.querySelectorAll(selector);
  const until = async (holds, frames = Infinity) => {
    for (; !holds() && frames > 0; frames -= 1) await new Promise(requestAnimationFrame);
  };
  const mine = () => root.turn === "S" && all('#hand button[data-legal="true"]').length > 0;
  const thinking = [];
  for (let hand = 0; hand < hands; hand += 1) {
    await until(() => root.phase === "playing" && all("#hand button").length === 10);
    for (let left = 9; left >= 0; left -= 1) {
      const begun = performance.now();
      await until(() => mine() || all("#hand button").length <= left);  // the last plays itself
      thinking.push([begun, performance.now()]);
      while (all("#hand button").length > left) {
        if (mine()) all('#hand button[data-legal="true"]')[0].click();
        await until(() => all("#hand button").length <= left || !mine(), 20);  // else lifted alone
      }
    }
    await until(() => root.over === "true");
    document.querySelector("#result-main").click();
    await until(() => root.over === "false");
  }
  return thinking;
}"""
INSIDE = """(thinking) => blocked.filter(([begun, duration]) =>
  thinking.some(([from, to]) => begun < to && begun + duration > from)).length"""

# The review of a hand has been worked out to its last card.
REVIEWED = """() => {
  const given = document.querySelector("#review-given").textContent;
  return given !== "" && !given.includes("%");
}"""
SUM = "shifted.reduce((sum, each) => sum + each, 0)"


@contextmanager
def watched(
    playwright: Playwright, program: str, address: str, size: tuple[int, int] = SIZES[0]
) -> Iterator[Page]:
    """A page whose long tasks and shifts are written down from its start on."""
    with (
        tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as profile,
        opened(playwright, program, Path(profile)) as page,
    ):
        page.set_default_timeout(PATIENCE_MS)
        page.set_viewport_size({"width": size[0], "height": size[1]})
        page.add_init_script(OBSERVE)
        visit(page, address)
        yield page


def blocked(playwright: Playwright, program: str, host: Host) -> dict[str, float | None]:
    """Play a hand at a player's speed and count what held the page while bots thought."""
    with watched(playwright, program, host.address) as page:
        stretches = page.evaluate(PLAY, 1)
        return {"long_tasks": page.evaluate(INSIDE, stretches)}


def reviewing(playwright: Playwright, program: str, host: Host) -> dict[str, float | None]:
    """Play a hand, open its review and count what held the page until all of it was there."""
    with watched(playwright, program, f"{host.address}?speed=instant") as page:
        play_a_hand(page)
        page.wait_for_function("() => document.documentElement.dataset.over === 'true'")
        page.evaluate("blocked.length = 0")
        page.locator('[data-do="review"]').first.click()
        page.wait_for_function(REVIEWED)
        return {"long_tasks_review": page.evaluate("blocked.length")}


def shifted(playwright: Playwright, program: str, host: Host) -> dict[str, float | None]:
    """Play a hand with the pointer and add up what jumped, but for what a click has moved.

    Once in every size; the worst of them is told.
    """
    sums = []
    for size in SIZES:
        with watched(playwright, program, f"{host.address}?speed=instant", size) as page:
            play_a_hand(page)
            sums.append(page.evaluate(SUM))
    return {"layout_shift": round(max(sums), 4)}


def nodes(page: Page) -> int:
    """Return the nodes that the page holds after a collection, also those in no document."""
    session = page.context.new_cdp_session(page)
    session.send("HeapProfiler.collectGarbage")
    count: int = session.send("Memory.getDOMCounters")["nodes"]
    session.detach()
    return count


def growth(playwright: Playwright, program: str, host: Host) -> dict[str, float | None]:
    """Play many hands in one page and compare its heap and its nodes with those after a few."""
    with watched(playwright, program, f"{host.address}?speed=instant") as page:
        page.evaluate(PLAY, WARM_HANDS)
        heap, held = page_heap(page), nodes(page)
        page.evaluate(PLAY, HANDS - WARM_HANDS)
        return {
            "heap_growth": round(page_heap(page) / heap, 3),
            "nodes_growth": round(nodes(page) / held, 3),
        }


def measured(playwright: Playwright, program: str, host: Host) -> dict[str, float | None]:
    """Return what held the page in a hand and its review, what jumped, what grew over a hundred."""
    parts = (blocked, reviewing, shifted, growth)
    found = [each(playwright, program, host) for each in parts]
    return {name: value for each in found for name, value in each.items()}
