"""What a pasted text means."""

from urllib.parse import parse_qsl, urlsplit

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.web.loading import load

pasted = load("pasted")
DEAL = "W:AS:AS/…/…/…"
SITE = "https://example.org/sueca/"


def query(address: str) -> dict[str, str]:
    """The parameters of an address."""
    return dict(parse_qsl(urlsplit(address.split(" ", maxsplit=1)[0]).query))


MEANINGS = {
    "1ABCDEF": ("code", "1ABCDEF"),
    "  1ABC DEF \n": ("code", "1ABC DEF"),
    DEAL: ("deal", {"deal": DEAL}),
    "sueca1 portuguese S mesa/0 AS": ("record", "sueca1 portuguese S mesa/0 AS"),
    f"{SITE}?code=1ABC": ("code", "1ABC"),
    f"{SITE}?daily=2026-12-02": ("daily", "2026-12-02"),
    f"Olha: {SITE}?daily=2026-12-02": ("daily", "2026-12-02"),
    f"{SITE}?deal={DEAL}&rules=north&level=learner": (
        "deal",
        {"deal": DEAL, "rules": "north", "level": "learner"},
    ),
    f"Sueca do dia 336\n74–46\n🟩🟩\n{SITE}?daily=2026-12-02": ("daily", "2026-12-02"),
    f"{SITE}?lang=en": ("code", f"{SITE}?lang=en"),
}


@pytest.mark.parametrize("text", MEANINGS)
def test_meanings(text: str) -> None:
    assert pasted.meaning(text, query) == MEANINGS[text]


@pytest.mark.parametrize("text", ["", "  ", "\n\n\t"])
def test_nothing(text: str) -> None:
    assert pasted.meaning(text, query) is None


@given(st.text(max_size=200))
def test_any_text_means_something_or_nothing(text: str) -> None:
    found = pasted.meaning(text, lambda address: {})
    assert found is None or found[0] in ("deal", "record", "code")


@pytest.mark.parametrize(
    "text, expected",
    [
        (None, ("player", "crafty")),
        ("", ("player", "crafty")),
        ("learner", ("learner", "learner")),
        ("learner,master", ("learner", "master")),
        ("x" * 99, ("x" * 20, "x" * 20)),
    ],
)
def test_levels(text: str | None, expected: tuple[str, str]) -> None:
    assert pasted.levels(text, "player", "crafty") == expected
