"""Hints in words, in every language."""

from typing import Any

import pytest

from tests.test_text import LANGUAGES, TEXTS
from tests.web.loading import load, words

speak_hint = load("speak_hint")
PT, EN = words("pt-PT"), words("en")


def hint(code: str, *, told: bool = True, **values: Any) -> dict[str, Any]:
    return {"card": "7H", "reason": {"code": code, "values": values}, "told": told}


def test_the_card_first_then_the_reason() -> None:
    given = hint("give", seat="N", points=10)
    assert speak_hint.line(PT, {**given, "told": False}).startswith("Dica: o sete de copas.")
    assert speak_hint.line(PT, given) == "A vaza já é de Norte, de certeza: dá-lhe 10 pontos."
    assert speak_hint.line(PT, None) == ""


@pytest.mark.parametrize(
    "given, told",
    [
        (hint("keep_ace", card="AH", other="7H"), "Keep the ace of hearts: the seven of hearts"),
        (hint("lead_singleton", suit="C"), "It is your only card of clubs"),
        (hint("draw_trumps_low", count=4), "It draws trumps: the others still hold 4."),
        (hint("too_weak", card="KH", seat="W"), "Play low: West may still beat the king of hearts"),
        (
            hint("tried", layouts=40, points=3, other="KH"),
            "Tried in 40 ways in which the cards may lie: on average 3 points more than the king",
        ),
        (hint("spare_trump", points=0), "On the table: only 0 points."),
    ],
)
def test_values_become_words(given: dict[str, Any], told: str) -> None:
    assert speak_hint.line(EN, given).startswith(told)


@pytest.mark.parametrize("tag", LANGUAGES)
def test_no_place_is_left_open_in_any_language(tag: str) -> None:
    every = {"card": "7H", "other": "AH", "suit": "H", "seat": "N", "points": 3, "count": 2}
    every["layouts"] = 40
    codes = [key.removeprefix("hint.") for key in TEXTS[tag] if key.startswith("hint.")]
    plain = [code for code in codes if not code.startswith("helped")]
    told = [speak_hint.reason(words(tag), {"code": code, "values": every}) for code in plain]
    assert [each for each in told if "{" in each] == []


def test_that_hints_were_taken() -> None:
    assert speak_hint.helped(EN, {"hints": 2}) == "With help: 2 hints."
    assert speak_hint.helped(PT, {"hints": 1}) == "Com ajuda: 1 dica."
    assert speak_hint.helped(PT, {"hints": 0}) == ""
    assert speak_hint.helped(PT, {}) == ""
