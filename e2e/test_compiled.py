"""What the engine's worker runs was compiled by the build: it compiles next to nothing itself."""

from playwright.sync_api import Page, Route

from e2e.table import Table

DOOR = 'pyodide.registerJsModule("sueca_boot"'
SOURCES = """
import sys
names = [name for name in sys.modules if name.split(".")[0] in ("pyscript", "sueca_core")]
files = [getattr(sys.modules[name], "__file__", None) for name in names]
(len(names), sorted(file for file in files if file and not file.endswith(".pyc")))
"""


def open_the_door(route: Route) -> None:
    """Let a test ask the worker's Python."""
    text = route.fetch().text()
    body = text.replace(DOOR, f"globalThis.pyodideOfTheTest = pyodide; {DOOR}")
    route.fulfill(body=body, content_type="text/javascript")


def test_our_modules_and_those_of_pyscript_are_compiled_ones(page: Page) -> None:
    page.context.route("**/runtime/engine.mjs*", open_the_door)
    Table.open(page)
    ask = f"globalThis.pyodideOfTheTest.runPython({SOURCES!r}).toJs()"
    count, sources = page.workers[0].evaluate(ask)
    assert count > 50
    assert sources == []
