"""The words of the first picture in every language, in the page itself.

The page's own code and its catalogue come later. Until then the page would speak Portuguese to
everybody, and all its words would jump when the right ones arrive. `runtime/start.js` puts these
in at once; `page/language.py` chooses the same language later, by the same rule.
"""

import json
from html.parser import HTMLParser

from tools import addressed
from tools.common import WEB
from tools.html import VOID, element

ID = "first-words"
# What is seen before the first card; on a wide window the bar shows all that it holds.
SHOWN = ("boot", "primer", "bar")
_NO_END = {*VOID, "input", "path", "use", "img"}


class _Keys(HTMLParser):
    """Collects the keys of texts within the parts that are shown."""

    def __init__(self) -> None:
        super().__init__()
        self.found: set[str] = set()
        self._open: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        named = dict(attrs)
        if tag not in _NO_END:
            self._open.append(named.get("id") or "")
        key = named.get("data-t")
        if key and any(each in self._open for each in SHOWN):
            self.found.add(key)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Leave out an element that holds nothing."""

    def handle_endtag(self, tag: str) -> None:
        if tag not in _NO_END:
            self._open.pop()


def keys(page: str) -> list[str]:
    """Return the keys of the texts that the page shows before the first card, sorted."""
    reader = _Keys()
    reader.feed(page)
    return sorted(reader.found)


def block(page: str) -> str:
    """Return the element that holds the words of that page, by language and key."""
    wanted, words = keys(page), {}
    for tag in addressed.languages():
        texts = json.loads((WEB / "text" / f"{tag}.json").read_text("utf-8"))
        words[tag] = {key: texts[key] for key in wanted}
    # Within a script nothing is read as markup but the mark that ends it.
    data = json.dumps(words, ensure_ascii=False, separators=(",", ":")).replace("<", "\\u003c")
    return element("script", data, type="application/json", id=ID) + "\n"
