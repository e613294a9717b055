"""The rules in plain HTML, from a rulebook and the texts of a language.

The same parts in the same order as the page of rules in the game (`web/page/rulespage.py`), and
worded by the same module of the page.
"""

import importlib.util
from collections.abc import Iterable
from types import ModuleType
from typing import Any

from sueca_core.game.rulesets import PRESETS
from tools.common import WEB
from tools.html import element, text

__all__ = ["Book", "Words", "page_module", "paragraph", "rules_of", "tables_of"]

SIGNS = {"S": "♠", "H": "♥", "D": "♦", "C": "♣"}
TIPS, STORIES = 8, 3
RELATIVES = ("bisca", "briscola", "belote", "italiana")

type Words = Any
"""The texts of a language: `Words` of web/page/words.py."""
type Book = dict[str, Any]
"""A rulebook as the host tells it."""


def page_module(name: str) -> ModuleType:
    """Load one of the page's pure modules, which import nothing."""
    found = importlib.util.spec_from_file_location(name, WEB / "page" / f"{name}.py")
    assert found is not None
    assert found.loader is not None
    module = importlib.util.module_from_spec(found)
    found.loader.exec_module(module)
    return module


RULES = page_module("words_of_rules")


def rules_of(words: Words, book: Book) -> Iterable[str]:
    """The parts, in the order of the page of rules in the game."""
    yield paragraph(words.t("page.intro"))
    yield heading(words, "cards")
    yield paragraph(words.t("page.cards.text"))
    ranks = zip(book["ranks"], book["points"], strict=True)
    yield row(figure(words, f"{rank}S", str(points)) for rank, points in ranks)
    yield paragraph(words.t("page.cards.note"))
    yield heading(words, "deal")
    yield bullets(RULES.deal_lines(words, book), "ol")
    yield heading(words, "tricks")
    yield paragraph(words.t("page.tricks.text"))
    yield from (worked_trick(words, each) for each in book["tricks"])
    yield heading(words, "choices")
    yield from (worked_choice(words, each) for each in book["choices"])
    yield from scores(words, book)
    yield heading(words, "special")
    for name in ("weak_leader", "weak_others", "revoke"):
        yield paragraph(words.t(f"rule.{name}.{book['options'][name]}"))
    yield heading(words, "questions")
    yield questions(words, book)
    yield from the_rest(words)


def worked_trick(words: Words, worked: Book) -> str:
    """A trick of the examples: what it shows, the cards with their players, who wins."""
    key = "page.won.you" if worked["winner"] == "S" else "page.won"
    values = {"suit": words.suit(worked["trump"]), "seat": words.seat(worked["winner"])}
    cards = [
        figure(
            words, each["card"], words.seat(each["seat"]), marked=each["seat"] == worked["winner"]
        )
        for each in worked["cards"]
    ]
    told = paragraph(words.n(key, worked["points"], **values), "quiet")
    return example(words.t(f"worked.{worked['code']}"), row(cards), told)


def worked_choice(words: Words, choice: Book) -> str:
    """A hand of the examples: which of its cards may be played."""
    values = {"suit": words.suit(choice["trump"]), "card": words.card(choice["led"])}
    cards = []
    for card in choice["hand"]:
        may = card in choice["legal"]
        cards.append(figure(words, card, words.t("page.may" if may else "page.may_not"), may))
    told = paragraph(words.t("page.choice", **values), "quiet")
    return example(words.t(f"choice.{choice['code']}"), told, row(cards))


def scores(words: Words, book: Book) -> Iterable[str]:
    """The scoring table and the rules around it."""
    yield heading(words, "scores")
    yield paragraph(words.t("page.scores.text"))
    keys = ("points", "name", "games")
    names = [element("th", text(words.t(f"page.scores.{key}")), scope="col") for key in keys]
    lines = [element("tr", *names)]
    for each in book["scores"]:
        cells = (
            RULES.range_text(words, each),
            words.t(f"outcome.{each['code']}"),
            RULES.games_text(words, each),
        )
        lines.append(element("tr", *(element("td", text(cell)) for cell in cells)))
    yield element("table", *lines)
    yield from map(paragraph, RULES.rule_lines(words, book))


def questions(words: Words, book: Book) -> str:
    """Questions with their answers."""
    told = []
    for each in book["questions"]:
        told.append(element("dt", text(words.t(f"question.{each['code']}"))))
        told.append(element("dd", text(RULES.answer(words, each))))
    return element("dl", *told)


def the_rest(words: Words) -> Iterable[str]:
    """What is the same at every table."""
    yield heading(words, "tips")
    yield bullets(words.t(f"tip.{number}") for number in range(1, TIPS + 1))
    yield heading(words, "silence")
    yield paragraph(words.t("page.silence.text"))
    yield heading(words, "story")
    yield from (paragraph(words.t(f"story.{number}")) for number in range(1, STORIES + 1))
    yield heading(words, "relatives")
    yield bullets(words.t(f"relative.{name}") for name in RELATIVES)


def tables_of(words: Words) -> Iterable[str]:
    """Every other table, by what differs."""
    yield heading(words, "tables")
    told = []
    for name in PRESETS:
        told.append(element("dt", text(words.t(f"preset.{name}"))))
        told.append(element("dd", text(words.t(f"preset.{name}.text"))))
    yield element("dl", *told)


# -- pieces ---------------------------------------------------------------------------------------


def heading(words: Words, part: str) -> str:
    """A heading that an address can point to."""
    return element("h2", text(words.t(f"page.{part}")), id=part)


def paragraph(words: str, kind: str = "") -> str:
    """One paragraph."""
    return element("p", text(words), class_=kind)


def bullets(lines: Iterable[str], kind: str = "ul") -> str:
    """A list."""
    return element(kind, *(element("li", text(line)) for line in lines))


def example(lead: str, *parts: str) -> str:
    """An example under the sentence that it shows."""
    return element("div", paragraph(lead, "lead"), *parts, class_="example")


def row(figures: Iterable[str]) -> str:
    """Cards beside each other."""
    return element("div", *figures, class_="row")


def figure(words: Words, card: str, caption: str, marked: bool = False) -> str:
    """A card with what is said under it."""
    sign = f"{SIGNS[card[1]]}\N{VARIATION SELECTOR-15}"
    drawn = element("b", card[0]) + element("i", sign)
    name = words.card(card)
    picture = element("span", drawn, class_="face", data_suit=card[1], role="img", aria_label=name)
    told = element("figcaption", text(caption))
    return element("figure", picture, told, class_="marked" if marked else "")
