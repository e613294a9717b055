"""Whatever is missing, the player is told why and can try again; nobody waits for ever."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, Route, expect

from e2e.table import BOOT, Table

READY = "() => document.documentElement?.dataset.app === 'ready'"
FAILED = "() => document.documentElement?.dataset.app === 'failed'"
NOISE = ".*"  # what a browser and the runtimes say of a missing file is their own affair
OLD_BROWSERS = {
    "no WebAssembly": "delete globalThis.WebAssembly;",
    "no exceptions in WebAssembly": "delete WebAssembly.Tag; delete WebAssembly.Exception;",
    "no broadcast channel": "delete globalThis.BroadcastChannel;",
    "nothing that unpacks": "delete globalThis.DecompressionStream;",
}

type Answer = Callable[[Route], None]


def not_found(route: Route) -> None:
    """What a host says of a file that is not there."""
    route.fulfill(status=404, body="not found")


def a_page(route: Route) -> None:
    """What some hosts send for any address: a page, and that all is well."""
    route.fulfill(status=200, content_type="text/html", body="<!doctype html><title>Hello</title>")


def cut_off(route: Route) -> None:
    """A connection that is lost."""
    route.abort("connectionreset")


def half(route: Route) -> None:
    """A file that was not published to its end."""
    whole = route.fetch()
    route.fulfill(response=whole, body=whole.body()[: len(whole.body()) // 2])


def changed(route: Route) -> None:
    """A file of the right length that is not the one that was built."""
    whole = route.fetch()
    body = bytearray(whole.body())
    body[len(body) // 2] ^= 1
    route.fulfill(response=whole, body=bytes(body))


def no_script(route: Route) -> None:
    """What a host sends that does not know what `.mjs` is."""
    route.fulfill(response=route.fetch(), content_type="text/plain")


def blocked(route: Route) -> None:
    """What a blocker of advertisements does with an address that it dislikes."""
    route.abort("blockedbyclient")


# Each with the file that is amiss and what comes instead.
AMISS: dict[str, tuple[str, Answer]] = {
    "no package": ("**/engine/sueca_core-*", not_found),
    "a page for the package": ("**/engine/sueca_core-*", a_page),
    "no WebAssembly file": ("**/pyodide.asm.wasm", not_found),
    "a page for the WebAssembly file": ("**/pyodide.asm.wasm", a_page),
    "no standard library": ("**/python_stdlib.bin", not_found),
    "a page for the standard library": ("**/python_stdlib.bin", a_page),
    "no module of the engine's runtime": ("**/runtime/engine.mjs*", not_found),
    "nothing that begins the package": ("**/runtime/package.mjs", not_found),
    "no worker": ("**/worker/engine.py", not_found),
    "no modules of the page": ("**/page/modules.txt", not_found),
    "no settings of the page": ("**/page/config.json", not_found),
    "no main module of the page": ("**/page/main.py", not_found),
    "no MicroPython": ("**/micropython.wasm", not_found),
    "no PyScript": ("**/pyscript/core.js", not_found),
    "no words": ("**/text/pt-PT.json", not_found),
    "half a package": ("**/engine/sueca_core-*", half),
    "another package": ("**/engine/sueca_core-*", changed),
    "half a WebAssembly file": ("**/pyodide.asm.wasm", half),
    "half a standard library": ("**/python_stdlib.bin", half),
    "another standard library": ("**/python_stdlib.bin", changed),
    "half a MicroPython": ("**/micropython.wasm", half),
    "a file that was blocked": ("**/pyscript/core.js", blocked),
    "settings that were blocked": ("**/page/config.json", blocked),
    "a lost connection": ("**/pyodide.asm.wasm", cut_off),
}
# A page without these is plainer or slower, and plays.
ADORNS = ("**/art/*.svg", "**/records/*.json", "**/favicon.svg")


@pytest.mark.console_errors(NOISE)
@pytest.mark.parametrize("pattern, answer", AMISS.values(), ids=AMISS.keys())
def test_a_file_that_is_amiss_is_told_and_a_retry_helps(
    page: Page, pattern: str, answer: Answer
) -> None:
    page.context.route(pattern, answer)
    page.goto("./?speed=instant")
    page.wait_for_function(FAILED)  # long before the page gives up by itself
    told = page.locator("#boot")
    expect(told).to_contain_text("Não foi possível carregar o jogo: falta um ficheiro")
    retry = told.locator("button:visible, a:visible")
    expect(retry).to_have_count(1)
    expect(retry).to_contain_text("Tentar outra vez")

    page.context.unroute(pattern)
    retry.click()
    page.wait_for_function(READY, timeout=BOOT)
    assert len(Table(page).to_act().cards) == 10


@pytest.mark.console_errors(NOISE)
def test_a_page_whose_very_first_program_is_blocked_says_so_by_itself(page: Page) -> None:
    page.context.route("**/runtime/start.js", blocked)
    page.goto("./?speed=instant")
    told = page.locator("#boot .missing")
    expect(told).to_be_hidden()
    page.evaluate("() => document.getAnimations().forEach((each) => each.finish())")  # 30 s later
    expect(told).to_be_visible()
    expect(told).to_contain_text("Não foi possível carregar o jogo: falta um ficheiro")
    page.context.unroute("**/runtime/start.js")
    told.locator("a").click()
    page.wait_for_function(READY, timeout=BOOT)


@pytest.mark.console_errors(NOISE)
def test_what_only_adorns_the_game_may_be_blocked(page: Page) -> None:
    asked: set[str] = set()
    for pattern in ADORNS:
        page.context.route(pattern, blocked)
    page.context.on("requestfailed", lambda request: asked.add(request.url))
    table = Table.open(page, dealer=None)
    assert len(table.play(table.seen().legal[0]).cards) == 9
    assert len(asked) >= len(ADORNS)


@pytest.mark.console_errors(NOISE)
def test_a_host_that_does_not_know_modules_is_told_at_once(page: Page) -> None:
    page.context.route("**/*.mjs*", no_script)
    page.goto("./?speed=instant")
    page.wait_for_function(FAILED)
    told = page.locator("#boot")
    expect(told).to_contain_text("Não foi possível carregar o jogo: falta um ficheiro")
    expect(told.locator("button:visible, a:visible")).to_contain_text("Tentar outra vez")


@pytest.mark.console_errors("Incorrect response MIME type", "falling back to ArrayBuffer")
def test_a_host_that_does_not_know_webassembly_does(page: Page) -> None:
    def without_a_type(route: Route) -> None:
        route.fulfill(response=route.fetch(), content_type="application/octet-stream")

    page.context.route("**/*.wasm", without_a_type)
    assert len(Table.open(page).seen().cards) == 10


@pytest.mark.console_errors(NOISE)
def test_a_failure_on_a_later_visit_keeps_the_saved_game(page: Page) -> None:
    table = Table.open(page)
    before = table.play(table.seen().legal[0])
    page.context.route("**/engine/sueca_core-*", not_found)
    page.reload()
    page.wait_for_function(FAILED)
    expect(page.locator("#boot")).to_contain_text("Não foi possível carregar o jogo")
    page.context.unroute("**/engine/sueca_core-*")
    page.locator("#retry").click()
    page.wait_for_function(READY, timeout=BOOT)
    assert table.to_act() == before


@pytest.mark.parametrize("lacking", OLD_BROWSERS.values(), ids=OLD_BROWSERS.keys())
def test_a_browser_that_is_too_old_is_told_before_anything_big_is_loaded(
    page: Page, lacking: str
) -> None:
    page.add_init_script(lacking)
    asked: list[str] = []
    page.context.on("request", lambda request: asked.append(request.url))
    page.goto("./", wait_until="networkidle")
    page.wait_for_function(FAILED)
    expect(page.locator("html")).to_have_attribute("data-failed", "boot/unsupported")
    expect(page.locator("#boot")).to_contain_text("Este navegador é antigo de mais")
    expect(page.locator("#boot")).to_contain_text("This browser is too old")
    expect(page.locator("#primer")).to_contain_text("O sete bate o rei; o valete bate a dama.")
    assert [url for url in asked if url.endswith(("pyodide.asm.wasm", ".bin"))] == []
