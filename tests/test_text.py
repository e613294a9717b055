"""The catalogues of texts: one set of keys and places, words for every error, no key unused."""

import json
import re
from html.parser import HTMLParser

import pytest

from sueca_core.game.cards import CARDS
from sueca_core.game.rulesets import PRESETS
from sueca_core.game.scoring import Outcome
from tests.source import MODULES, PAGE, ROOT, texts_in

FOLDER = ROOT / "web" / "text"
INDEX = (ROOT / "web" / "index.html").read_text("utf-8")
TEXTS: dict[str, dict[str, str]] = {
    path.stem: json.loads(path.read_text("utf-8")) for path in sorted(FOLDER.glob("*.json"))
}
LANGUAGES = list(TEXTS)
KEYS = list(TEXTS["en"])
CODE = re.compile(r"(action|bots|daily|host|job|notation|rules|save|seed|wire)/[a-z_]+")
PLACE = re.compile(r"\{([a-z]+)\}")


def raised_codes() -> set[str]:
    """Every error code in the package; `codec` makes three for each of its two users."""
    found = {text for path in MODULES for text in texts_in(path) if CODE.fullmatch(text)}
    parts = {text for path in MODULES for text in texts_in(path) if text.endswith("_field")}
    ends = {part for part in parts if part.startswith("/")}
    return found | {where + end for where in ("wire", "save") for end in ends}


NEVER_SHOWN = {
    # Why a save is broken: in the values of save/broken.
    "save/missing_field",
    "save/unknown_field",
    "save/bad_field",
    "save/wrong_deal",
    "save/wrong_terms",
    "save/bad_kind",
    "notation/bad_seat",
    # Of rules that a sitting does not offer yet.
    "action/not_offered",
    "action/accuse_opponent",
    "action/already_called",
    # Of deals and players that the sitting makes and asks itself.
    "action/wrong_dealer",
    "action/turned_has_points",
    "bots/unknown_level",
    "bots/not_your_turn",
    # Of the terminal alone.
    "notation/bad_position",
}
THE_PAGES_OWN = {
    "boot/engine_missing",
    "boot/record_differs",
    "boot/timeout",
    "boot/unsupported",
    "storage/refused",
}


def test_there_are_codes_to_look_for() -> None:
    """The six that the search is known to find in each of its ways."""
    assert {
        "action/must_follow_suit",
        "wire/missing_field",
        "save/missing_field",
        "wire/bad_json",
        "notation/bad_position",
        "host/internal",
    } <= raised_codes()
    assert raised_codes() >= NEVER_SHOWN


def test_every_error_that_can_be_shown_has_words() -> None:
    worded = {key.removeprefix("error.") for key in KEYS if key.startswith("error.")}
    assert worded == (raised_codes() - NEVER_SHOWN) | THE_PAGES_OWN


# -- the languages against each other -------------------------------------------------------------


def test_the_languages() -> None:
    assert {"en", "pt-PT"} <= set(LANGUAGES)


@pytest.mark.parametrize("tag", LANGUAGES)
def test_the_same_keys_in_the_same_order(tag: str) -> None:
    assert list(TEXTS[tag]) == KEYS


@pytest.mark.parametrize("tag", LANGUAGES)
def test_the_same_places(tag: str) -> None:
    places = {key: set(PLACE.findall(TEXTS["en"][key])) for key in KEYS}
    assert {key: set(PLACE.findall(text)) for key, text in TEXTS[tag].items()} == places


@pytest.mark.parametrize("tag", LANGUAGES)
def test_texts_are_plain_and_not_empty(tag: str) -> None:
    odd = [key for key, text in TEXTS[tag].items() if not text.strip() or set(text) & set("<>")]
    left = [key for key, text in TEXTS[tag].items() if set("{}") & set(PLACE.sub("", text))]
    assert (odd, left) == ([], [])


@pytest.mark.parametrize("tag", LANGUAGES)
def test_a_key_stands_once(tag: str) -> None:
    pairs: list[tuple[str, str]] = json.loads(
        (FOLDER / f"{tag}.json").read_text("utf-8"), object_pairs_hook=list
    )
    assert len(pairs) == len(TEXTS[tag])


def test_plural_forms_come_together() -> None:
    counted = [key.removesuffix(".other") for key in KEYS if key.endswith(".other")]
    assert counted
    assert [key for key in counted if f"{key}.one" not in KEYS] == []


# -- used keys ----------------------------------------------------------------------------------

SUITS, RANKS, SEATS, SIDES = "SHDC", "A7KJQ65432", "SWNE", ("NS", "EW")
PLAYED_OUT = [each.value for each in Outcome if not each.value.startswith(("tie", "revoke"))]
OFFERED = list(PRESETS)
FAMILIES: dict[str, list[str]] = {
    "card.": [each.text for each in CARDS],
    "the.": [each.text for each in CARDS],
    "suit.": list(SUITS),
    "rank.": list(RANKS),
    "worth.": list(RANKS),
    "seat.": list(SEATS),
    "side.": list(SIDES),
    "preset.": [name + end for name in OFFERED for end in ("", ".text")],
    "result.title.": [f"{code}.{side}" for code in PLAYED_OUT for side in SIDES],
    "why.": [*PLAYED_OUT, "win.south"],
    "award.": [f"{side}.{form}" for side in SIDES for form in ("one", "other")],
    "rubber.title.": [kind + side for kind in ("", "shutout.", "sweep.") for side in SIDES],
    "error.": sorted((raised_codes() - NEVER_SHOWN) | THE_PAGES_OWN),
    "key.": ["arrows", "enter", "digits", "?", *"LTPMV"],
}
"""Keys that the page puts together: each beginning as it stands in the page, and what follows."""
PUT_TOGETHER = {
    *[f"ask.new.{part}" for part in ("title", "text", "yes", "no")],
    *[f"{key}.double" for key in ("waited", "waiting")],
    "trump.gone.mine",
}


def written_keys() -> set[str]:
    """Every text constant of the page's modules, and the keys that its HTML names."""
    named = re.findall(r'data-t(?:-label)?="([^"]*)"', INDEX)
    return {text for path in PAGE.glob("*.py") for text in texts_in(path)} | set(named)


def test_every_key_is_used() -> None:
    written = written_keys()
    families = {begin + end for begin, ends in FAMILIES.items() for end in ends}
    plain = {key for key in KEYS if key in written}
    plural = {key for key in KEYS if key.rpartition(".")[0] in written}
    forms = {key for key in plural if key.endswith((".one", ".other"))}
    assert [key for key in KEYS if key not in plain | forms | families | PUT_TOGETHER] == []


@pytest.mark.parametrize("begin", FAMILIES)
def test_every_family_is_complete(begin: str) -> None:
    assert begin in written_keys()
    assert [begin + end for end in FAMILIES[begin] if begin + end not in KEYS] == []


def test_every_key_that_the_html_names_exists() -> None:
    named = re.findall(r'data-t(?:-label)?="([^"]*)"', INDEX)
    assert [key for key in named if key not in KEYS] == []


class Dressed(HTMLParser):
    """Collects what stands in the HTML before any language has been put on: pairs of key, text."""

    def __init__(self) -> None:
        super().__init__()
        self.pairs: list[tuple[str, str]] = []
        self._key: str | None = None

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        named = dict(attrs)
        self._key = named.get("data-t", self._key)
        label, said = named.get("data-t-label"), named.get("aria-label")
        self.pairs += [(label, said)] if label and said else []

    def handle_data(self, data: str) -> None:
        said = " ".join(data.split())
        self.pairs += [(self._key, said)] if self._key and said else []

    def handle_endtag(self, tag: str) -> None:
        self._key = None


def test_the_html_speaks_portuguese_until_a_language_is_chosen() -> None:
    page = Dressed()
    page.feed(INDEX)
    assert len(page.pairs) > 80
    assert [pair for pair in page.pairs if TEXTS["pt-PT"][pair[0]] != pair[1]] == []
