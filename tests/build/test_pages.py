"""The rules as plain pages: the same as the page in the game says, in every language."""

import json
from html.parser import HTMLParser
from pathlib import Path

import pytest

from sueca_core.game.cards import CARDS
from sueca_core.game.rulesets import PRESETS, RuleSet
from sueca_core.session.rulebook import rulebook
from tests.source import ROOT
from tools import pages

LANGUAGES = {"pt": "pt-PT", "pt-br": "pt-BR", "en": "en", "fr": "fr", "es": "es"}
CODES = {"pt": "pt", "pt-BR": "pt-br", "en": "en", "fr": "fr", "es": "es", "x-default": "en"}
BOOK = rulebook(RuleSet())

languages = pytest.mark.parametrize("folder, tag", LANGUAGES.items(), ids=LANGUAGES)


class Read(HTMLParser):
    """What a page holds: its words, its elements with their attributes, what each one says."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.said: list[str] = []
        self.elements: list[tuple[str, dict[str, str | None]]] = []
        self.by_tag: dict[str, list[str]] = {}
        self._open: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.elements.append((tag, dict(attrs)))
        self.by_tag.setdefault(tag, []).append("")
        self._open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        self._open = self._open[: -self._open[::-1].index(tag) - 1]

    def handle_data(self, data: str) -> None:
        self.said.append(data)
        for tag in set(self._open):
            self.by_tag[tag][-1] += data

    def links(self, rel: str) -> dict[str | None, str | None]:
        """The addresses of the links of a kind, by their language."""
        found = [at for tag, at in self.elements if tag == "link" and at.get("rel") == rel]
        return {each.get("hreflang"): each.get("href") for each in found}


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The pages alone, as they are in dist/."""
    folder = tmp_path_factory.mktemp("pages")
    pages.write(folder, "app-0/css")
    return folder


def read(made: Path, folder: str) -> Read:
    return Read((made / folder / "index.html").read_text("utf-8"))


def texts_of(tag: str) -> dict[str, str]:
    texts: dict[str, str] = json.loads((ROOT / "web" / "text" / f"{tag}.json").read_text("utf-8"))
    return texts


def test_a_folder_for_every_language(made: Path) -> None:
    assert {path.name for path in made.iterdir()} == set(LANGUAGES)
    assert sorted(LANGUAGES.values()) == sorted(
        path.stem for path in (ROOT / "web" / "text").iterdir()
    )


@languages
def test_the_page_says_what_the_engine_does(made: Path, folder: str, tag: str) -> None:
    page, texts = read(made, folder), texts_of(tag)
    answers = [
        texts[f"answer.{each.code}.{each.answer}"].replace("{n}", str(each.value))
        for each in BOOK.questions
    ]
    tables = [texts[f"preset.{name}.text"] for name in PRESETS]
    assert page.by_tag["dd"] == [*answers, *tables]
    rows = page.by_tag["tr"][1:]
    named = [texts[f"outcome.{each.code}"] for each in BOOK.scores]
    assert len(rows) == len(named)
    assert [name for name, row in zip(named, rows, strict=True) if name not in row] == []
    assert "{" not in "".join(page.said)


@languages
def test_the_worked_tricks(made: Path, folder: str, tag: str) -> None:
    """The cards as played, each with its player; the winner's is the marked one."""
    page, texts = read(made, folder), texts_of(tag)
    figures = page.by_tag["figure"]
    names = {each.text: texts[f"card.{each.text}"] for each in CARDS}
    faces = [at.get("aria-label") for tag, at in page.elements if at.get("class") == "face"]
    played = [each for trick in BOOK.tricks for each in trick.cards]
    start, end = len(BOOK.ranks), len(BOOK.ranks) + len(played)
    assert faces[start:end] == [names[each.card.text] for each in played]
    seats = [texts[f"seat.{each.seat.letter}"] for each in played]
    assert all(
        figure.endswith(seat) for figure, seat in zip(figures[start:end], seats, strict=True)
    )
    marked = [at.get("class") == "marked" for tag, at in page.elements if tag == "figure"]
    won = [each.seat is trick.winner for trick in BOOK.tricks for each in trick.cards]
    assert marked[start:end] == won


@languages
def test_the_languages_know_of_each_other(made: Path, folder: str, tag: str) -> None:
    page = read(made, folder)
    assert dict(page.elements)["html"]["lang"] == tag
    assert page.links("alternate") == {code: f"../{other}/" for code, other in CODES.items()}
    hrefs = {at.get("href") for kind, at in page.elements if kind == "a"}
    others = {f"../{other}/" for other in LANGUAGES if other != folder}
    assert hrefs == others | {f"../?lang={tag}"}


def test_the_address_of_the_site_stands_in_the_links_where_it_is_known(tmp_path: Path) -> None:
    pages.write(tmp_path, "app-0/css", "https://sueca.example/")
    page = read(tmp_path, "fr")
    assert page.links("canonical") == {None: "https://sueca.example/fr/"}
    assert page.links("alternate")["pt-BR"] == "https://sueca.example/pt-br/"


@languages
def test_nothing_runs_and_nothing_is_drawn_inline(made: Path, folder: str, tag: str) -> None:
    page = read(made, folder)
    assert {"script", "style", "iframe"} & {kind for kind, _ in page.elements} == set()
    assert [at for _, at in page.elements if "style" in at or "onclick" in at] == []
