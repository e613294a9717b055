"""Which language the page speaks, and its catalogue with the browser's own plural rules."""

import json

import js

from dom import HTML, attr, every, one, put, way_to
from words import Words, best_tag

TAGS = ("pt-PT", "pt-BR", "en", "fr", "es")
DEFAULT = "en"


def preferred():
    """The browser's languages, best first."""
    listed = js.navigator.languages
    return [listed[place] for place in range(listed.length)]


def choose(asked, saved):
    """The address comes first, then the saved choice, then the browser's wishes."""
    return best_tag([tag for tag in (asked, saved) if tag] + preferred(), TAGS, DEFAULT)


async def load(tag):
    """The catalogue of a language. Raises when it cannot be fetched."""
    answer = await js.fetch(way_to("text") + tag + ".json")
    if not answer.ok:
        raise OSError("text/" + tag + ".json")
    texts = json.loads(await answer.text())
    rules = js.Intl.PluralRules.new(tag)
    return Words(tag, texts, rules.select, js.Intl.NumberFormat.new(tag).format)


def long_date(words, iso):
    """A civil date in words: "quarta-feira, 2 de dezembro de 2026"."""
    year, month, day = [int(part) for part in iso.split("-")]
    noon = js.Date.new(year, month - 1, day, 12)
    return js.Intl.DateTimeFormat.new(words.tag, _LONG).format(noon)


_LONG = js.JSON.parse('{"dateStyle": "full"}')


def megabytes(words, size):
    """Bytes as megabytes with one place: "4,1 MB"."""
    return words.t("megabytes", n=round(size / 1e6, 1))


def dress_page(words):
    """Put the language's words wherever the page names a key."""
    attr(HTML, "lang", words.tag)
    js.document.title = words.t("title")
    attr(one('meta[name="description"]'), "content", words.t("head.about"))
    for element in every("[data-t]"):
        put(element, words.t(element.dataset.t))
    for element in every("[data-t-label]"):
        attr(element, "aria-label", words.t(element.dataset.tLabel))
