"""The catalogues of texts: one set of keys and places, words for every error, no key unused."""

import json
import re
from html.parser import HTMLParser

import pytest

from sueca_core.analysis.hints import FALLBACKS
from sueca_core.analysis.reasons import REASONS
from sueca_core.bots.levels import LEVELS
from sueca_core.game.cards import CARDS
from sueca_core.game.rulesets import OPTIONS, PRESETS, RuleSet, parse_rules
from sueca_core.game.scoring import Outcome
from sueca_core.session.rulebook import rulebook
from tests.source import MODULES, PAGE, ROOT, texts_in
from tests.web.loading import load

FOLDER = ROOT / "web" / "text"
INDEX = (ROOT / "web" / "index.html").read_text("utf-8")
TEXTS: dict[str, dict[str, str]] = {
    path.stem: json.loads(path.read_text("utf-8")) for path in sorted(FOLDER.glob("*.json"))
}
LANGUAGES = list(TEXTS)
KEYS = list(TEXTS["en"])
CODE = re.compile(r"(action|bots|code|daily|host|job|notation|rules|save|seed|wire)/[a-z_]+")
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
    "save/not_at_rest",
    "save/bad_kind",
    "save/bad_hints",
    # Of deals and players that the sitting makes and asks itself.
    "action/wrong_dealer",
    "bots/not_your_turn",
    # Of the terminal alone.
    "notation/bad_position",
}
THE_PAGES_OWN = {
    "backup/bad_sum",
    "backup/broken",
    "backup/foreign",
    "backup/no_json",
    "backup/too_large",
    "backup/too_new",
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


def test_the_languages_that_the_page_offers_are_those_that_have_texts() -> None:
    offered = re.findall(r'name="lang" value="([^"]+)"', INDEX)
    assert offered == ["pt-PT", "pt-BR", "en", "fr", "es"]
    assert sorted(offered) == LANGUAGES
    assert list(load("settings").CHOICES["lang"]) == offered


NAMES = {
    "pt-PT": ("ás ouros", "a dama de copas", "dez pontos", "Definições"),
    "pt-BR": ("ás ouros", "a dama de copas", "dez pontos", "Ajustes"),
    "en": ("ace diamonds", "the queen of hearts", "ten points", "Settings"),
    "fr": ("as carreau", "la dame de cœur", "dix points", "Réglages"),
    "es": ("as diamantes", "la dama de corazones", "diez puntos", "Ajustes"),
}


@pytest.mark.parametrize("tag", LANGUAGES)
def test_a_catalogue_speaks_its_language(tag: str) -> None:
    texts = TEXTS[tag]
    ace = f"{texts['rank.A']} {texts['suit.D']}"
    assert (ace, texts["the.QH"], texts["worth.7"], texts["do.settings"]) == NAMES[tag]


@pytest.mark.parametrize("tag", LANGUAGES)
def test_every_card_has_a_name_of_its_own(tag: str) -> None:
    for form in ("card.", "the."):
        assert len({TEXTS[tag][form + each.text] for each in CARDS}) == len(CARDS)
    names = [(each.text, TEXTS[tag]["card." + each.text]) for each in CARDS]
    assert [c for c, name in names if not name.startswith(TEXTS[tag][f"rank.{c[0]}"] + " ")] == []
    assert [c for c, name in names if not name.endswith(" " + TEXTS[tag][f"suit.{c[1]}"])] == []


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


def test_french_joins_no_word_to_a_seat_that_begins_with_a_vowel() -> None:
    """It would have to be "d'Est", "qu'Ouest"."""
    joined = re.compile(r"\b(?:[Dd]e|[Qq]ue|[Jj]usque) \{(?:seat|accuser|accused|dealer|leader)\}")
    assert [key for key, text in TEXTS["fr"].items() if joined.search(text)] == []


def test_plural_forms_come_together() -> None:
    counted = [key.removesuffix(".other") for key in KEYS if key.endswith(".other")]
    assert counted
    assert [key for key in counted if f"{key}.one" not in KEYS] == []


# -- used keys ----------------------------------------------------------------------------------

SUITS, RANKS, SEATS, SIDES = "SHDC", "A7KJQ65432", "SWNE", ("NS", "EW")
OUTCOMES = [each.value for each in Outcome]
DECIDED = [code for code in OUTCOMES if code != "tie"]
PLAYED_OUT = [code for code in OUTCOMES if not code.startswith("revoke")]
OFFERED = [*PRESETS, "custom"]
VALUES = [f"{name}.{value}" for name, values in OPTIONS.items() for value in values]
BOOK = rulebook(RuleSet())


def answers() -> set[str]:
    """Every answer that a rulebook gives, over all values of all options."""
    tables = [parse_rules(f"portuguese,{value.replace('.', '=')}") for value in VALUES]
    questions = [each for table in tables for each in rulebook(table).questions]
    return {f"{each.code}.{each.answer}" for each in questions}


def of_values(*names: str) -> list[str]:
    """Values of some options, with the options' names."""
    return [value for value in VALUES if value.partition(".")[0] in names]


PAGE_PARTS = [
    *["cards", "deal", "tricks", "choices", "scores", "special"],
    *["questions", "tips", "silence", "story", "relatives", "tables"],
]
SQUARES = ("good", "some", "much", "won", "lost")
FAMILIES: dict[str, list[str]] = {
    "card.": [each.text for each in CARDS],
    "the.": [each.text for each in CARDS],
    "suit.": list(SUITS),
    "rank.": list(RANKS),
    "worth.": list(RANKS),
    "seat.": list(SEATS),
    "side.": list(SIDES),
    "preset.": [name + end for name in OFFERED for end in ("", ".text")],
    "result.title.": [f"{code}.{side}" for code in DECIDED for side in SIDES],
    "why.": OUTCOMES,
    "award.": [f"{side}.{form}" for side in SIDES for form in ("one", "other")],
    "rubber.title.": [kind + side for kind in ("", "shutout.", "sweep.") for side in SIDES],
    "badge.comeback.": list(SIDES),
    "badge.one.": list(SIDES),
    "error.": sorted((raised_codes() - NEVER_SHOWN) | THE_PAGES_OWN),
    "hint.": [*REASONS, *FALLBACKS],
    "review.": ["good", "only", "open"],
    "review.try.": ["best", "better", "no"],
    "key.": ["arrows", "enter", "digits", "?", *"HLTPMVU"],
    "status.": ["over", "choosing", "calling", "counting", "bot"],
    "do.": [
        *["daily", "practice", "new-game", "rules", "settings", "help"],
        *[
            "continue",
            "continue.next",
            "continue.day",
            "continue.back",
            "count",
            "claim",
            "undo",
            "hint",
        ],
        *["weak-hand", "play-hand", "choose-bottom", "choose-top"],
    ],
    "said.from.": [end + you for end in ("bottom", "top") for you in ("", ".you")],
    "accused.": ["you", "at_you", "others"],
    "accuse.right.": list(OPTIONS["revoke_right"]),
    "accuse.wrong.": list(OPTIONS["revoke_wrong"]),
    "group.": ["deal", "play", "score"],
    "option.": list(OPTIONS),
    "value.": VALUES,
    "level.": list(load("settings").LEVELS),
    "page.": PAGE_PARTS,
    "page.deal.direction.": list(OPTIONS["direction"]),
    "page.deal.from.": list(OPTIONS["deal"]),
    "page.deal.trump.": list(OPTIONS["empty_trump"]),
    "worked.": [each.code for each in BOOK.tricks],
    "choice.": [each.code for each in BOOK.choices],
    "outcome.": PLAYED_OUT,
    "rule.": of_values("weak_leader", "weak_others", "revoke"),
    "rule.tie.": list(OPTIONS["tie"]),
    "question.": [each.code for each in BOOK.questions],
    "answer.": sorted(answers()),
    "guide.": [*load("lessons").STEPS],
    "guide.pair.": list(OPTIONS["direction"]),
    "relative.": ["bisca", "briscola", "belote", "italiana"],
    "square.": list(SQUARES),
    "day.places.": list(SQUARES),
    "fair.row.": ["trumps", "points", "aces", "dealt", "no_trump"],
    "import.": [f"{what}.{does}" for what in ("settings", "game") for does in ("take", "keep")],
}
"""Keys that the page puts together: each beginning as it stands in the page, and what follows."""
PUT_TOGETHER = {
    *[
        f"ask.{key}.{part}"
        for key in ("new", "revoke", "deal", "look")
        for part in ("title", "text", "yes", "no")
    ],
    *[f"{key}.{part}" for key in ("weak", "end") for part in ("title", "text")],
    *[f"tip.{number}" for number in range(1, 9)],
    *[f"story.{number}" for number in range(1, 4)],
    *[f"deal.{what}.you" for what in ("shuffles", "cuts", "deals")],
    *[f"{key}.you" for key in ("said.weak", "said.weak.deals", "revoke")],
    *[f"{key}.double" for key in ("waited", "waiting")],
    "trump.gone.mine",
    *[f"day.short.{end}" for end in ("more", "less", "same")],
    *[f"day.against.{end}.{form}" for end in ("more", "less") for form in ("one", "other")],
    "day.against.same",
    *[f"guide.{name}.text" for name in load("lessons").STEPS if name != "pair"],
    *[f"guide.{key}.{side}" for key in ("must", "free") for side in ("ours", "theirs")],
}


def written_keys() -> set[str]:
    """Every text constant of the page's modules and of the plain pages', and the HTML's keys."""
    named = re.findall(r'data-t(?:-label)?="([^"]*)"', INDEX)
    plain = [ROOT / "tools" / "pages.py", ROOT / "tools" / "rulepage.py"]
    return {text for path in [*PAGE.glob("*.py"), *plain] for text in texts_in(path)} | set(named)


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


def test_every_level_has_a_name_and_a_place_in_the_order_of_strength() -> None:
    """Chance is no level that anybody plays with."""
    offered = [level for level in load("settings").LEVELS if level in LEVELS]
    assert offered == [level for level in LEVELS if level != "random"]


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
