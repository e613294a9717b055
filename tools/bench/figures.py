"""What is measured and what it should be."""

from dataclasses import dataclass
from typing import Any, Literal

type Unit = Literal["ms", "bytes", "a second", "ratio", "nodes", "requests", "tasks"]


@dataclass(frozen=True, slots=True)
class Goal:
    """A figure's meaning and its bound: at most, or at least where `least` is set; None: none."""

    says: str
    unit: Unit
    bound: float | None = None
    least: bool = False

    def met(self, value: float | None) -> bool | None:
        """Tell whether a value meets the goal; None where there is no goal or no value."""
        if self.bound is None or value is None:
            return None
        return value >= self.bound if self.least else value <= self.bound


READY = "the engine's first answer is on the screen"
GOALS: dict[str, Goal] = {
    "ready_first_ms": Goal(f"first visit: until {READY}", "ms"),
    "ready_first_stock_ms": Goal("the same, stock library and uncompiled wheel", "ms"),
    "ready_first_ratio": Goal("first visit: ours / stock", "ratio", 0.55),
    "ready_second_ms": Goal(f"second visit: until {READY}", "ms"),
    "ready_second_stock_ms": Goal("the same, stock library and uncompiled wheel", "ms"),
    "ready_second_ratio": Goal("second visit: ours / stock", "ratio", 0.55),
    "paint_first_ratio": Goal("first visit: first contentful paint / ready", "ratio", 0.15),
    "paint_second_ratio": Goal("second visit: first contentful paint / ready", "ratio", 0.15),
    "playable_first_ms": Goal("first visit: until a legal card takes a tap", "ms"),
    "playable_first_ratio": Goal("first visit: playable / ready", "ratio", 0.45),
    "playable_second_ratio": Goal("second visit: playable / ready", "ratio", 0.45),
    "playable_slow_ms": Goal("first visit, 1.6 Mbit/s and 150 ms: playable", "ms"),
    "playable_slow_ratio": Goal(
        "first visit, 1.6 Mbit/s and 150 ms: playable / ready", "ratio", 0.25
    ),
    "firefox_ms": Goal(f"Firefox, first visit: until {READY}", "ms"),
    "firefox_stock_ms": Goal("the same, stock library and uncompiled wheel", "ms"),
    "firefox_ratio": Goal("Firefox, first visit: ours / stock", "ratio", 0.55),
    "webkit_ms": Goal(f"WebKit, first visit: until {READY}", "ms"),
    "webkit_stock_ms": Goal("the same, stock library and uncompiled wheel", "ms"),
    "webkit_ratio": Goal("WebKit, first visit: ours / stock", "ratio", 0.35),
    "lighthouse_performance": Goal("Lighthouse, a slow phone: performance", "ratio"),
    "lighthouse_accessibility": Goal("the same: accessibility", "ratio", 1, least=True),
    "lighthouse_practices": Goal("the same: best practices", "ratio", 1, least=True),
    "lighthouse_search": Goal("the same: search engines", "ratio", 1, least=True),
    "update_page_bytes": Goal(
        "update after a changed line of the page: what is fetched, gzip -9", "bytes", 300e3
    ),
    "update_engine_bytes": Goal("update after a changed line of the engine", "bytes", 300e3),
    "download_bytes": Goal("first visit: everything fetched, gzip -9 file by file", "bytes", 5.9e6),
    "download_own_bytes": Goal("of it, what is not a runtime", "bytes", 300e3),
    "deals_cpython": Goal("hands of four `player` bots in CPython", "a second", 1200, least=True),
    "deals_browser": Goal("the same in Pyodide under Node", "a second", 600, least=True),
    "deals_ratio": Goal("CPython / Pyodide", "ratio", 2.5),
    "crafty_ms": Goal("a card of `crafty` in Pyodide, forced ones left out: median", "ms"),
    "crafty_p95_ms": Goal("the same: 95th percentile", "ms"),
    "master_ms": Goal("a card of `master` in Pyodide: median", "ms", 150),
    "master_p95_ms": Goal("the same: 95th percentile", "ms", 400),
    "master_ratio": Goal("the median, Pyodide / CPython", "ratio", 2.5),
    "solver_4_nodes": Goal("value of a random ending of 4 tricks: trick nodes", "nodes", 100),
    "solver_4_ms": Goal("the same in Pyodide, a new solver each", "ms", 1),
    "solver_5_nodes": Goal("5 tricks: trick nodes", "nodes", 450),
    "solver_5_ms": Goal("the same in Pyodide", "ms", 4),
    "solver_6_nodes": Goal("6 tricks: trick nodes", "nodes", 1500),
    "solver_6_ms": Goal("the same in Pyodide", "ms", 12),
    "solver_7_nodes": Goal("7 tricks: trick nodes", "nodes", 6500),
    "solver_7_ms": Goal("the same in Pyodide", "ms", 50),
    "solver_ratio": Goal("7 tricks, Pyodide / CPython", "ratio", 2.5),
    "game_or_not_ms": Goal("61 or not for a full deal, Pyodide", "ms", 200),
    "review_7_ms": Goal("losses of the last seven tricks of a hand, Pyodide: median", "ms", 800),
    "review_7_p95_ms": Goal("the same: 95th percentile", "ms", 3000),
    "review_ms": Goal("losses of the whole hand, Pyodide: median", "ms", 10_000),
    "review_p95_ms": Goal("the same: 95th percentile", "ms", 60_000),
    "review_solved": Goal("hands that the nodes of a review are enough for", "ratio"),
    "fuzz_cpython": Goal(
        "requests with all manner of faults that the Host stood", "requests", 100_000, least=True
    ),
    "fuzz_browser": Goal("the same in Pyodide under Node", "requests", 10_000, least=True),
    "tap_ms": Goal("from the tap on a card to the card on the table, median of a hand", "ms", 100),
    "long_tasks": Goal(
        "tasks over 50 ms on the page's thread while bots think, a hand of `player`", "tasks", 0
    ),
    "long_tasks_review": Goal("the same while the hand's review is worked out", "tasks", 0),
    "layout_shift": Goal("layout shift from the start of a visit to the end of a hand", "ratio", 0),
    "heap_growth": Goal("the page's heap after a hundred hands / after ten", "ratio", 1.1),
    "nodes_growth": Goal("its nodes after a hundred hands / after ten", "ratio", 1.1),
    "worker_memory_bytes": Goal("the engine's WebAssembly memory after a hand (its peak)", "bytes"),
    "page_heap_bytes": Goal("the page's JavaScript heap after a hand and a collection", "bytes"),
}


def ratio(part: float | None, whole: float | None) -> float | None:
    """Return part / whole to three places, None where one of them is missing."""
    return None if part is None or not whole else round(part / whole, 3)


def judged(values: dict[str, float | None]) -> dict[str, dict[str, Any]]:
    """Return each value with its unit, its goal and whether that was met."""
    return {
        name: {
            "value": value,
            "unit": GOALS[name].unit,
            "goal": GOALS[name].bound,
            "met": GOALS[name].met(value),
        }
        for name, value in values.items()
    }
