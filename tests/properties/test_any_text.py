"""Any text in, a reply out, and a request that is not met changes nothing."""

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sueca_core.host import Host
from tests.page import OPEN, Page
from tests.test_links import DEAL
from tests.test_playing import HONEST

MANY = settings(max_examples=100)
TEXTS = st.text(st.characters(exclude_categories=()), max_size=80)
NUMBERS = st.integers() | st.sampled_from([2**53, -1, 0, 1, 10**400])
VALUES = st.recursive(
    st.none() | st.booleans() | NUMBERS | st.floats() | TEXTS,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(TEXTS, inner, max_size=3),
    max_leaves=8,
)


def table() -> Page:
    """A page in the middle of its second hand, the person to play."""
    page = Page(seed=3)
    page.open()
    page.play_until("next")
    page.good("next")
    page.do(page.play_until("play")["screen"])
    page.play_until("play")
    return page


PAGE = table()
TERMS = {"seed": "outra", "partner": "player", "opponents": "learner"}
SAVED = PAGE.saves["game"]
GOOD: list[dict[str, Any]] = [
    {"v": 1, "id": 9, "type": "open", **OPEN},
    {"v": 1, "id": 9, "type": "open", **OPEN, "saved": SAVED},
    {"v": 1, "id": 9, "type": "open", **OPEN, "daily": "2026-12-02"},
    {"v": 1, "id": 9, "type": "new", "seed": "x", "rules": "north,tie=carry"},
    {"v": 1, "id": 9, "type": "daily", "date": "2026-12-02", "latest": "2026-12-02", "saved": None},
    {"v": 1, "id": 9, "type": "resume", "saved": SAVED},
    {"v": 1, "id": 9, "type": "play", "card": "7H"},
    *[{"v": 1, "id": 9, "type": kind} for kind in ("advance", "next", "again", "screen", "about")],
    {"v": 1, "id": 9, "type": "job.step"},
    {"v": 1, "id": 9, "type": "deal", "deal": DEAL, **TERMS, "rules": "north"},
    {"v": 1, "id": 9, "type": "look", "deal": DEAL, **TERMS, "rules": "north"},
    {"v": 1, "id": 9, "type": "record", "record": f"sueca1 portuguese W {DEAL}", **TERMS},
    {"v": 1, "id": 9, "type": "verify", "code": HONEST, "latest": "2026-12-02"},
    {"v": 1, "id": 9, "type": "fairness", "seed": "daily/v1/2026-12-01/0"},
    {"v": 1, "id": 9, "type": "work.step", "work": "verify"},
    {"v": 1, "id": 9, "type": "share"},
]
FIELDS = sorted({name for request in GOOD for name in request} | {"more"})


@st.composite
def spoilt_requests(draw: st.DrawFn) -> dict[str, Any]:
    """A good request of which a field or two are missing, added or something else."""
    request = dict(draw(st.sampled_from(GOOD)))
    changes = draw(st.dictionaries(st.sampled_from(FIELDS), VALUES, min_size=1, max_size=2))
    lost = draw(st.sets(st.sampled_from(FIELDS), max_size=1))
    return {name: value for name, value in (request | changes).items() if name not in lost}


@st.composite
def spoilt_texts(draw: st.DrawFn) -> str:
    """The text of a good request of which a piece has been replaced."""
    text = json.dumps(draw(st.sampled_from(GOOD)))
    start = draw(st.integers(0, len(text)))
    return text[:start] + draw(TEXTS) + text[start + draw(st.integers(0, 9)) :]


@st.composite
def spoilt_saves(draw: st.DrawFn) -> str:
    """A save of which a piece has been replaced."""
    start = draw(st.integers(0, len(SAVED)))
    piece = draw(TEXTS | st.text(st.sampled_from("AS7HKD /0123456789")))
    return SAVED[:start] + piece + SAVED[start + draw(st.integers(0, 9)) :]


def answered(text: str) -> dict[str, Any]:
    """The reply to a text; one that tells of an error has changed nothing.

    Each text meets the same table: the host is put back as it was.
    """
    before = PAGE.host._desk
    said = PAGE.host.handle(text)
    reply: dict[str, Any] = json.loads(said.encode("utf-8"))
    assert reply["ok"] or PAGE.host._desk == before
    assert reply["ok"] or "/" in reply["error"]["code"]
    assert reply.get("error", {}).get("code") != "host/internal"
    PAGE.host._desk = before
    return reply


@MANY
@given(TEXTS)
def test_any_text(text: str) -> None:
    assert not answered(text)["ok"]


@MANY
@given(VALUES)
def test_any_json(value: object) -> None:
    assert not answered(json.dumps(value))["ok"]


@MANY
@given(spoilt_requests())
def test_requests_with_spoilt_fields(request: dict[str, Any]) -> None:
    reply = answered(json.dumps(request))
    assert reply["screen"] is not None


@MANY
@given(spoilt_texts())
def test_spoilt_requests(text: str) -> None:
    assert answered(text)["v"] == 1


@MANY
@given(spoilt_saves())
def test_spoilt_saves(saved: str) -> None:
    """Opening with one always works; resuming it works or is refused as a save."""
    opening = answered(json.dumps({"v": 1, "id": 1, "type": "open", **OPEN, "saved": saved}))
    assert opening["ok"]
    resumed = answered(json.dumps({"v": 1, "id": 1, "type": "resume", "saved": saved}))
    assert [each["code"] for each in opening["notices"]] == [
        resumed[each]["code"] for each in resumed if each == "error"
    ]


MONSTERS = {
    "nested objects": '{"v":' * 200_000,
    "nested lists": "[" * 200_000,
    "nested in a field": '{"v":1,"id":1,"type":"play","card":' + "[" * 100_000,
    "a huge number": '{"v":1,"id":' + "9" * 100_000 + ',"type":"screen"}',
    "a long number": '{"v":1,"id":' + "9" * 4_000 + ',"type":"screen"}',
    "not a number": '{"v":1,"id":NaN,"type":"screen"}',
    "infinity": '{"v":1,"id":-Infinity,"type":"screen"}',
    "half a pair": '{"v":1,"id":1,"type":"play","card":"\\ud800"}',
    "half a pair as it is": '{"v":1,"id":1,"type":"play","card":"\ud800"}',
    "half a pair in a name": '{"v":1,"id":1,"type":"screen","\\udfff":1}',
    "half a pair in a seed": '{"v":1,"id":1,"type":"new","seed":"\\ud800","rules":"north"}',
    "half a pair in rules": '{"v":1,"id":1,"type":"new","seed":"x","rules":"\\ud800"}',
    "a zero character": "\0",
    "three million characters": " " * 3_000_000,
}


@pytest.mark.parametrize("text", MONSTERS.values(), ids=MONSTERS)
def test_monsters(text: str) -> None:
    reply = answered(text)
    assert not reply["ok"]
    assert reply["screen"] is not None


@pytest.mark.parametrize("text", MONSTERS.values(), ids=MONSTERS)
def test_monsters_before_opening(text: str) -> None:
    reply = json.loads(Host().handle(text).encode("utf-8"))
    assert not reply["ok"] or reply["screen"] is not None
