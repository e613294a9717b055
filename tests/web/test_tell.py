"""A day's result to be shared: words first, squares after, and never a card."""

import re
from typing import Any

import pytest

from tests.source import ROOT
from tests.web.loading import load, words

tell = load("tell")
LINK = "https://example.org/sueca/?daily=2026-12-02"
DAY = {"us": 74, "them": 46, "hints": 0, "tricks": "1110001110"}
COSTS = {**DAY, "costs": [0, 0, 2, 0, 0, 0, 5, 0, 0, 0]}
TAGS = sorted(path.stem for path in (ROOT / "web" / "text").glob("*.json"))


def shared(day: dict[str, Any], gap: int | None) -> list[str]:
    """The lines that are shared, in Portuguese."""
    text: str = tell.share_text(words(), day, 336, "2 de dez de 2026", LINK, gap)
    return text.split("\n")


def test_with_what_each_card_cost() -> None:
    assert shared(COSTS, 9) == [
        "Sueca do dia 336 · 2 de dez de 2026",
        "74–46 · +9 que o robô",
        "🟩🟩🟨🟩🟩🟩⬛🟩🟩🟩",
        LINK,
    ]


def test_with_tricks_won_and_lost() -> None:
    assert shared(DAY, None)[1:3] == ["74–46", "🟩🟩🟩⬜⬜⬜🟩🟩🟩⬜"]


@pytest.mark.parametrize("gap, end", [(-3, "−3 que o robô"), (0, "como o robô")])
def test_below_and_level(gap: int, end: str) -> None:
    assert shared(DAY, gap)[1] == f"74–46 · {end}"


def test_hints_are_said() -> None:
    assert shared({**DAY, "hints": 2}, 9)[1] == "74–46 · +9 que o robô · com 2 dicas"


def test_in_words() -> None:
    said = tell.in_words(words(), {**COSTS, "hints": 1}, 336, "2 de dezembro de 2026", LINK, 9)
    assert said == (
        "Sueca do dia 336, 2 de dezembro de 2026: 74 a 46. "
        "No mesmo lugar: mais 9 pontos do que o robô. Jogado com 1 dica. "
        "Cartas que não deram nada: 1, 2, 4, 5, 6, 8, 9, 10. "
        "Cartas que deram 1 a 4 pontos: 3. Cartas que deram 5 pontos ou mais: 7.\n" + LINK
    )


@pytest.mark.parametrize("tag", TAGS)
@pytest.mark.parametrize("day", [DAY, COSTS], ids=["tricks", "costs"])
@pytest.mark.parametrize("gap", [None, 9, -1, 0])
def test_no_spoiler_in_any_language(tag: str, day: dict[str, Any], gap: int | None) -> None:
    """No card, no suit and no trump, by sign or by name."""
    told = words(tag)
    texts = [
        tell.share_text(told, day, 336, "x", LINK, gap),
        tell.in_words(told, day, 336, "x", LINK, gap),
    ]
    names = [told.suit(suit).lower() for suit in "SHDC"] + [told.t("head.trump").lower()]
    for text in texts:
        assert not [name for name in names if name in text.lower()]
        assert not re.search(r"[♠♥♦♣]|\b[A7KJQ65432][SHDC]\b", text)
