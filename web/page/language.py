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
    texts = json.loads(await _begun(tag) or await _fetched(tag))
    rules = js.Intl.PluralRules.new(tag)
    return Words(tag, texts, rules.select, js.Intl.NumberFormat.new(tag).format)


async def _begun(tag):
    """The catalogue as start.js has asked for it, or None where it has not, or in vain."""
    begun = getattr(js.sueca, "words", None)
    if not begun or begun.tag != tag:
        return None
    try:
        return await begun.text
    except Exception:
        return None


async def _fetched(tag):
    answer = await js.fetch(way_to("text") + tag + ".json")
    if not answer.ok:
        raise OSError("text/" + tag + ".json")
    return await answer.text()


def long_date(words, iso):
    """A civil date in words: "quarta-feira, 2 de dezembro de 2026"."""
    year, month, day = [int(part) for part in iso.split("-")]
    noon = js.Date.new(year, month - 1, day, 12)
    return js.Intl.DateTimeFormat.new(words.tag, _LONG).format(noon)


_LONG = js.JSON.parse('{"dateStyle": "full"}')


def megabytes(words, size):
    """Bytes as megabytes with one place: "4,1 MB"."""
    return words.t("megabytes", n=round(size / 1e6, 1))


class _Spoken:
    """The words that the page was dressed with."""

    words = None


def dress_page(words):
    """Put the language's words wherever the page names a key; a dialog gets them when it opens."""
    _Spoken.words = words
    attr(HTML, "lang", words.tag)
    js.document.title = words.t("title")
    attr(one('meta[name="description"]'), "content", words.t("head.about"))
    _dress(every("[data-t]:not(dialog *)"), every("[data-t-label]:not(dialog *)"))
    for dialog in every("dialog[open]"):
        dress(dialog)


def dress(dialog):
    """Put the words into a dialog."""
    _dress(every("[data-t]", dialog), every("[data-t-label]", dialog))


def _dress(texts, labels):
    words = _Spoken.words
    for element in texts:
        put(element, words.t(element.dataset.t))
    for element in labels:
        attr(element, "aria-label", words.t(element.dataset.tLabel))
