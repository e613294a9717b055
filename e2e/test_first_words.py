"""The very first picture speaks the visitor's language, before any code of the page's own runs."""

import json

import pytest
from playwright.sync_api import Page, Route, expect

from e2e.conftest import NewPage
from e2e.table import BOOT
from tools.common import WEB

SPOKEN = "() => document.documentElement?.dataset.spoken === ''"
READY = "() => document.documentElement?.dataset.app === 'ready'"
WORDS = """() => Object.fromEntries(
    [...document.querySelectorAll("#boot [data-t], #primer [data-t], #bar [data-t]")]
        .map((element) => [element.dataset.t, element.textContent]))"""


def texts(tag: str) -> dict[str, object]:
    """A language's catalogue, from the sources."""
    catalogue: dict[str, object] = json.loads((WEB / "text" / f"{tag}.json").read_text("utf-8"))
    return catalogue


def check(page: Page, tag: str) -> None:
    """The page speaks this language, as whoever looks at its words and at its root is told."""
    expect(page.locator("html")).to_have_attribute("lang", tag)
    found, known = page.evaluate(WORDS), texts(tag)
    assert len(found) > 15
    assert found == {key: known[key] for key in found}


@pytest.mark.console_errors("404")
@pytest.mark.parametrize(
    "wish, tag",
    [("pt-PT", "pt-PT"), ("pt-AO", "pt-PT"), ("pt-BR", "pt-BR"), ("en-US", "en"),
     ("fr-CA", "fr"), ("es-MX", "es"), ("de-AT", "en")],
)  # fmt: skip
def test_what_the_browser_wishes(new_page: NewPage, wish: str, tag: str) -> None:
    page = new_page(locale=wish)
    page.route("**/page/main.py", lambda route: route.fulfill(status=404, body="not found"))
    page.goto("./")
    page.wait_for_function(SPOKEN)
    check(page, tag)


@pytest.mark.parametrize(
    "address, saved, tag",
    [
        ("?lang=fr", "es", "fr"), ("./", "es", "es"), ("?lang=xx", "pt-BR", "pt-BR"),
        ("./", "broken", "en"), ("?lang=%3Cb%3E", None, "en"),
    ],
)  # fmt: skip
def test_both_choose_alike(new_page: NewPage, address: str, saved: str | None, tag: str) -> None:
    """What start.js puts in is what the page's own code finds right when it comes."""
    page = new_page(locale="en-GB")
    value = json.dumps({"lang": saved}) if saved != "broken" else "{"
    if saved:
        page.add_init_script(f"localStorage['sueca.v1.settings'] = {json.dumps(value)}")
    page.goto(address)
    page.wait_for_function(SPOKEN)
    check(page, tag)
    page.wait_for_function(READY, timeout=BOOT)
    expect(page.locator("html")).to_have_attribute("lang", tag)


@pytest.mark.console_errors("404")
@pytest.mark.parametrize("pattern", ["**/text/en.json", "**/records/*.json"])
def test_what_was_asked_for_early_and_in_vain_is_asked_for_again(
    new_page: NewPage, pattern: str
) -> None:
    page = new_page(locale="en-GB")
    asked: list[str] = []

    def second_time(route: Route) -> None:
        asked.append(route.request.url)
        if len(asked) == 1:
            route.fulfill(status=404, body="not found")
        else:
            route.continue_()

    page.context.route(pattern, second_time)
    page.goto("./")
    page.wait_for_function(READY, timeout=BOOT)
    expect(page.locator('[data-do="hint"]').first).to_contain_text("Hint")
    assert len(asked) > 1
    assert asked[1] == asked[0]
