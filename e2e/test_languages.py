"""The page speaks five languages, and the hand goes on in the other language."""

import re

import pytest
from playwright.sync_api import Page, expect

from e2e.conftest import NewPage
from e2e.table import Table

PAINTED = "() => performance.getEntriesByName('sueca:painted').length > 0"

RANKS = {
    "A": "ace", "7": "seven", "K": "king", "J": "jack", "Q": "queen",
    "6": "six", "5": "five", "4": "four", "3": "three", "2": "two",
}  # fmt: skip
SUITS = {"S": "spades", "H": "hearts", "D": "diamonds", "C": "clubs"}


def speak(page: Page, language: str) -> None:
    """Choose a language in the settings."""
    page.locator(f'dialog[open] input[name="lang"][value="{language}"]').check(force=True)


def test_another_language_keeps_the_hand(page: Page) -> None:
    table = Table.open(page)
    before = table.play_until(lambda seen: bool(seen.table) and len(seen.cards) < 9)
    record = table.record()
    root = page.locator("html")
    expect(root).to_have_attribute("lang", "pt-PT")
    table.press("settings")
    speak(page, "en")
    expect(root).to_have_attribute("lang", "en")
    expect(page.locator("dialog[open] h2")).to_have_text("Settings")
    page.keyboard.press("Escape")

    after = table.seen()
    assert (after.cards, after.table, after.legal) == (before.cards, before.table, before.legal)
    assert table.record() == record
    assert after.status.startswith("Your turn:")
    expect(table.card(after.cards[0])).to_have_attribute("aria-label", english(after.cards[0]))
    expect(table.button("rules")).to_have_text("Rules")
    expect(page).to_have_title("Sueca")

    after = table.play(after.legal[0])
    page.reload()
    expect(root).to_have_attribute("lang", "en")
    assert table.to_act() == after


def test_every_language_is_chosen_by_its_own_name_and_the_hand_stays(page: Page) -> None:
    table = Table.open(page)
    before = table.play_until(lambda seen: bool(seen.table) and len(seen.cards) < 9)
    record, root = table.record(), page.locator("html")
    with table.dialog("settings") as dialog:
        names = dialog.locator(".languages label")
        expect(names).to_have_text(list(SETTINGS))
        for name, (tag, title) in SETTINGS.items():
            dialog.get_by_role("radio", name=name, exact=True).check(force=True)
            expect(root).to_have_attribute("lang", tag)
            expect(dialog.locator("h2")).to_have_text(title)
            expect(dialog.locator("#set-rules-name")).to_have_text(RULES[tag])
            expect(dialog.locator("#set-opponents label").first).to_have_text(WEAKEST[tag])
            expect(dialog.locator(".languages :checked")).to_have_value(tag)
    after = table.seen()
    assert (after.cards, after.table, after.legal) == (before.cards, before.table, before.legal)
    assert table.record() == record


RULES = {
    "pt-PT": "Portuguesa", "pt-BR": "Portuguesa", "en": "Portuguese", "fr": "Portugaise",
    "es": "Portuguesa",
}  # fmt: skip
WEAKEST = {
    "pt-PT": "Aprendiz", "pt-BR": "Aprendiz", "en": "Learner", "fr": "Apprenti", "es": "Aprendiz",
}  # fmt: skip
SETTINGS = {
    "Português": ("pt-PT", "Definições"),
    "Português do Brasil": ("pt-BR", "Ajustes"),
    "English": ("en", "Settings"),
    "Français": ("fr", "Réglages"),
    "Español": ("es", "Ajustes"),
}


def english(card: str) -> re.Pattern[str]:
    """The English name of a card, as its button begins with."""
    return re.compile(f"^{RANKS[card[0]]} of {SUITS[card[1]]}, ")


@pytest.mark.parametrize(
    "locale, asked, lang, title",
    [
        ("pt-PT", "", "pt-PT", "A preparar a mesa"),
        ("pt-BR", "", "pt-BR", "Preparando a mesa"),
        ("pt-MZ", "", "pt-PT", "A preparar a mesa"),
        ("en-GB", "", "en", "Setting the table"),
        ("fr-CH", "", "fr", "On dresse la table"),
        ("es-MX", "", "es", "Preparando la mesa"),
        ("de-DE", "", "en", "Setting the table"),
        ("pt-PT", "?lang=en", "en", "Setting the table"),
        ("en-US", "?lang=pt-PT", "pt-PT", "A preparar a mesa"),
    ],
)
def test_the_language_of_the_first_visit(
    new_page: NewPage, locale: str, asked: str, lang: str, title: str
) -> None:
    page = new_page(locale=locale)
    page.goto(f"./{asked}")
    page.wait_for_function(PAINTED)
    expect(page.locator("html")).to_have_attribute("lang", lang)
    expect(page.locator("#boot")).to_contain_text(title)
    Table(page).to_act()


def test_the_address_comes_before_the_saved_choice(page: Page) -> None:
    table = Table.open(page)
    table.press("settings")
    speak(page, "en")
    expect(page.locator("html")).to_have_attribute("lang", "en")
    page.goto("./?speed=instant&lang=pt-PT")
    page.wait_for_function(PAINTED)
    expect(page.locator("html")).to_have_attribute("lang", "pt-PT")
    table.to_act()
