"""The rules as plain pages, one for each language: /pt/, /pt-br/, /en/, /fr/ and /es/ in dist/.

They are for people and search engines without scripts. What they say of the rules comes from the
same texts and the same rulebook as the page of rules in the game: the Portuguese table is explained
whole, the other tables by what differs. Links between them are relative unless the site's own
address is known.
"""

import json
from collections.abc import Iterable
from pathlib import Path

from sueca_core.host import Host
from tools.common import WEB
from tools.html import element, text
from tools.rulepage import Book, Words, page_module, rules_of, tables_of

__all__ = ["FOLDERS", "write"]

FOLDERS = {"pt-PT": "pt", "pt-BR": "pt-br", "en": "en", "fr": "fr", "es": "es"}
"""The folder of each language; their order is that of the links."""
NAMES = {
    "pt-PT": "Português",
    "pt-BR": "Português do Brasil",
    "en": "English",
    "fr": "Français",
    "es": "Español",
}
WITHOUT_REGION = {"pt-PT": "pt"}  # read by everybody whose Portuguese is not Brazil's
STYLES = ("tokens", "base", "pages")
POLICY = "default-src 'none'; style-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'"


def words_of(tag: str) -> Words:
    """Return the texts of a language, with plural forms for the small numbers of these pages."""
    texts = json.loads((WEB / "text" / f"{tag}.json").read_text(encoding="utf-8"))
    most = 2 if tag in ("pt-BR", "fr") else 1  # nought is singular in these two

    def plural(count: int) -> str:
        return "one" if (most == 2 and count == 0) or count == 1 else "other"

    return page_module("words").Words(tag, texts, plural, str)


def rulebook(rules: str) -> Book:
    """Return what the engine says about a rule set."""
    request = {"v": 1, "id": 1, "type": "rulebook", "rules": rules}
    book: Book = json.loads(Host().handle(json.dumps(request)))["rulebook"]
    return book


def write(dist: Path, css: str, url: str | None = None) -> None:
    """Write every page. `css` is the folder of the style sheets as the root names it."""
    book = rulebook("portuguese")
    for tag, folder in FOLDERS.items():
        (dist / folder).mkdir()
        page = whole(words_of(tag), book, css, url)
        (dist / folder / "index.html").write_text(page, encoding="utf-8")


def whole(words: Words, book: Book, css: str, url: str | None) -> str:
    """Return one page."""
    title = words.t("page.title")
    head = element("head", *head_of(words, title, css, url))
    play = element("a", text(words.t("page.play")), href=f"../?lang={words.tag}", class_="primary")
    parts = [element("h1", text(title)), *rules_of(words, book), *tables_of(words), play]
    top = element("header", element("a", "Sueca", href=f"../?lang={words.tag}"), languages(words))
    body = element("body", top, element("main", *parts))
    return f"<!doctype html>\n{element('html', head, body, lang=words.tag)}\n"


def head_of(words: Words, title: str, css: str, url: str | None) -> Iterable[str]:
    """The head's elements: policy, title, style sheets, and the same page in other languages."""
    yield element("meta", charset="utf-8")
    # The name of this attribute is the one that Python cannot spell.
    yield f'<meta http-equiv="Content-Security-Policy" content="{POLICY}">'
    yield element("meta", name_="viewport", content="width=device-width, initial-scale=1")
    yield element("meta", name_="color-scheme", content="light dark")
    yield element("title", text(title))
    yield element("meta", name_="description", content=words.t("page.intro"))
    yield element("link", rel="icon", href="../favicon.svg", type="image/svg+xml")
    for name in STYLES:
        yield element("link", rel="stylesheet", href=f"../{css}/{name}.css")
    root = url or "../"
    if url:
        yield element("link", rel="canonical", href=f"{root}{FOLDERS[words.tag]}/")
    for tag, folder in FOLDERS.items():
        code = WITHOUT_REGION.get(tag, tag)
        yield element("link", rel="alternate", hreflang=code, href=f"{root}{folder}/")
    yield element("link", rel="alternate", hreflang="x-default", href=f"{root}en/")


def languages(words: Words) -> str:
    """Links to this page in the other languages, each by its own name."""
    links = [
        element("a", text(NAMES[tag]), href=f"../{folder}/", lang=tag, hreflang=tag)
        for tag, folder in FOLDERS.items()
        if tag != words.tag
    ]
    return element("nav", *links, aria_label=words.t("set.lang"))
