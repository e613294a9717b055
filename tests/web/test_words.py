"""Places, plurals and the choice of a language."""

import pytest

from tests.web.loading import load, one_or_other

module = load("words")
TEXTS = {
    "greet": "{who}, {n} vezes {who}",
    "tricks.one": "{n} vaza",
    "tricks.other": "{n} vazas",
    "card.7H": "sete de copas",
}
WORDS = module.Words("pt-PT", TEXTS, one_or_other, lambda number: f"<{number}>")


def test_places_are_filled_wherever_they_stand_and_numbers_are_written_by_the_language() -> None:
    assert WORDS.t("greet", who="Norte", n=2) == "Norte, <2> vezes Norte"


@pytest.mark.parametrize(
    "count, text",
    [pytest.param(0, "<0> vazas"), pytest.param(1, "<1> vaza"), pytest.param(10, "<10> vazas")],
)
def test_plural(count: int, text: str) -> None:
    assert WORDS.n("tricks", count) == text


def test_a_missing_form_falls_back_to_other() -> None:
    many = module.Words("pt-PT", TEXTS, lambda count: "many", str)
    assert many.n("tricks", 1000) == "1000 vazas"


def test_a_missing_key_shows_itself() -> None:
    assert WORDS.t("nobody.knows") == "nobody.knows"
    assert not WORDS.has("nobody.knows")


def test_card_names_come_whole() -> None:
    assert WORDS.card("7H") == "sete de copas"


@pytest.mark.parametrize(
    "wishes, tag",
    [
        pytest.param(["pt-PT"], "pt-PT", id="exact"),
        pytest.param(["pt"], "pt-PT", id="bare Portuguese"),
        pytest.param(["pt-AO", "en"], "pt-PT", id="Angola"),
        pytest.param(["pt-MZ"], "pt-PT", id="Mozambique"),
        pytest.param(["pt-BR", "pt-PT"], "pt-BR", id="Brazil"),
        pytest.param(["pt-br"], "pt-BR", id="as an address may write it"),
        pytest.param(["fr-CH", "de"], "fr", id="French of Switzerland"),
        pytest.param(["es-419"], "es", id="Spanish of America"),
        pytest.param(["de-DE", "en-GB", "pt-PT"], "en", id="the first that can be had"),
        pytest.param(["EN-us"], "en", id="case does not matter"),
        pytest.param(["de", "it"], "en", id="none can be had"),
        pytest.param([], "en", id="no wish"),
    ],
)
def test_language(wishes: list[str], tag: str) -> None:
    assert module.best_tag(wishes, ("pt-PT", "pt-BR", "en", "fr", "es"), "en") == tag
