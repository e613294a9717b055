"""The rules without the game: for whoever has no scripts, and for search engines."""

import pytest
from playwright.sync_api import Page, expect

from e2e.boxes import check_controls
from e2e.conftest import NewPage

FOLDERS = {"pt": "pt-PT", "pt-br": "pt-BR", "en": "en", "fr": "fr", "es": "es"}

folders = pytest.mark.parametrize("folder, lang", FOLDERS.items(), ids=FOLDERS)


@folders
def test_without_scripts_the_game_leads_to_the_rules(
    new_page: NewPage, folder: str, lang: str
) -> None:
    page = new_page(java_script_enabled=False)
    page.goto("./")
    page.locator(f'.noscript a[href="./{folder}/"]').click()
    expect(page.locator("html")).to_have_attribute("lang", lang)
    expect(page.locator("h1")).to_contain_text("Sueca")
    expect(page.locator("figure").first).to_be_visible()


@folders
@pytest.mark.parametrize("width", [320, 1280])
def test_it_fits_and_leads_back(new_page: NewPage, folder: str, lang: str, width: int) -> None:
    page = new_page((width, 700))
    page.goto(f"./{folder}/")
    wide = "document.documentElement.scrollWidth > document.documentElement.clientWidth"
    assert not page.evaluate(wide)
    check_controls(page)
    page.locator("main > a").click()
    page.wait_for_function("() => performance.getEntriesByName('sueca:painted').length > 0")
    expect(page.locator("html")).to_have_attribute("lang", lang)


def test_the_languages_lead_to_each_other(page: Page) -> None:
    page.goto("./pt/")
    for name, lang in (("Français", "fr"), ("English", "en"), ("Português do Brasil", "pt-BR")):
        page.get_by_role("link", name=name, exact=True).click()
        expect(page.locator("html")).to_have_attribute("lang", lang)
