"""Requests: each type with exactly its fields, and each refusal by its code. Replies and errors."""

import json
from typing import Any

import pytest

from sueca_core.game.errors import CodedError
from sueca_core.wire.protocol import (
    REQUESTS,
    decode_request,
    encode_error,
    encode_reply,
    request_id,
)

OPEN = {
    "saved": None,
    "seed": "0" * 32,
    "rules": "portuguese",
    "partner": "player",
    "opponents": "player",
    "today": "2026-12-02",
    "latest": "2026-12-02",
    "daily": None,
}
FIELDS: dict[str, dict[str, Any]] = {
    "open": OPEN,
    "new": {
        "seed": "0" * 32,
        "rules": "portuguese",
        "partner": "player",
        "opponents": "learner",
    },
    "daily": {"date": "2026-12-02", "latest": "2026-12-02", "saved": None},
    "resume": {"saved": "{}"},
    "choose": {"from": "top"},
    "call": {"weak": True},
    "play": {"card": "7H"},
    "revoke": {"card": "7H"},
    "accuse": {"seat": "W"},
    "count": {},
    "hint": {},
    "undo": {},
    "advance": {},
    "next": {},
    "again": {},
    "take_over": {"trick": 7},
    "review": {},
    "screen": {},
    "job.step": {},
    "deal": {
        "deal": "S:3D:…",
        "seed": "0" * 32,
        "rules": "portuguese",
        "partner": "player",
        "opponents": "learner",
    },
    "look": {
        "deal": "S:3D:…",
        "seed": "0" * 32,
        "rules": "portuguese",
        "partner": "player",
        "opponents": "learner",
    },
    "record": {
        "record": "sueca1 portuguese S",
        "seed": "0" * 32,
        "partner": "player",
        "opponents": "learner",
    },
    "share": {},
    "verify": {"code": "1ABC", "latest": "2026-12-02"},
    "reference": {"date": "2026-12-02"},
    "losses": {"code": "1ABC"},
    "counts": {},
    "fairness": {"seed": "daily/v1/2026-12-01/0"},
    "work.step": {"work": "counts"},
    "rulebook": {"rules": "north"},
    "about": {},
}
FIELD_NAMES = [(kind, name) for kind, own in FIELDS.items() for name in own]
MAY_BE_NONE = {("open", "saved"), ("open", "daily"), ("daily", "saved")}


def request(kind: str, **changes: Any) -> dict[str, Any]:
    """A good request of a type, with changes."""
    return {"v": 1, "id": 7, "type": kind, **FIELDS[kind], **changes}


def refusal(data: object) -> tuple[str, dict[str, Any]]:
    """Code and values with which a request is refused."""
    with pytest.raises(CodedError) as refused:
        decode_request(json.dumps(data))
    return refused.value.code, dict(refused.value.values)


@pytest.mark.parametrize("kind", FIELDS)
def test_every_type(kind: str) -> None:
    decoded = decode_request(json.dumps(request(kind)))
    assert (decoded.id, decoded.type, dict(decoded.fields)) == (7, kind, FIELDS[kind])


def test_there_are_no_other_types() -> None:
    assert {kind: set(own) for kind, own in REQUESTS.items()} == {
        kind: set(own) for kind, own in FIELDS.items()
    }


@pytest.mark.parametrize("kind, name", FIELD_NAMES)
def test_a_missing_field(kind: str, name: str) -> None:
    data = request(kind)
    del data[name]
    assert refusal(data) == ("wire/missing_field", {"field": name})


@pytest.mark.parametrize("kind", FIELDS)
def test_a_missing_number(kind: str) -> None:
    data = request(kind)
    del data["id"]
    assert refusal(data) == ("wire/missing_field", {"field": "id"})


@pytest.mark.parametrize("kind", FIELDS)
def test_an_unknown_field(kind: str) -> None:
    assert refusal(request(kind, more=1)) == ("wire/unknown_field", {"field": "more"})


WRONG = [7, 1, [], {}, ["7H"]]
NUMBERS = [("take_over", "trick")]
"""Fields that are whole numbers, for which 7 and 1 would do."""
WRONGLY = [(*each, value) for each in FIELD_NAMES for value in WRONG[2 * (each in NUMBERS) :]]


@pytest.mark.parametrize("kind, name, value", WRONGLY, ids=str)
def test_a_field_of_the_wrong_kind(kind: str, name: str, value: object) -> None:
    assert refusal(request(kind, **{name: value})) == ("wire/bad_field", {"field": name})


@pytest.mark.parametrize("kind, name", [each for each in FIELD_NAMES if each != ("call", "weak")])
def test_a_text_is_not_true(kind: str, name: str) -> None:
    assert refusal(request(kind, **{name: True})) == ("wire/bad_field", {"field": name})


@pytest.mark.parametrize("kind, name", [each for each in FIELD_NAMES if each not in MAY_BE_NONE])
def test_a_field_that_may_not_be_null(kind: str, name: str) -> None:
    assert refusal(request(kind, **{name: None})) == ("wire/bad_field", {"field": name})


@pytest.mark.parametrize("kind, name", FIELD_NAMES)
def test_a_field_that_is_too_long(kind: str, name: str) -> None:
    assert refusal(request(kind, **{name: "x" * 1_000_001})) == ("wire/bad_field", {"field": name})


@pytest.mark.parametrize("number", [-1, 2**53, "7", None, True, [7]], ids=str)
def test_a_bad_number(number: object) -> None:
    assert refusal(request("screen", id=number)) == ("wire/bad_field", {"field": "id"})


@pytest.mark.parametrize("version", [0, 2, "1", None, True, [1], -1], ids=repr)
def test_another_version(version: object) -> None:
    assert refusal(request("screen", v=version)) == ("wire/bad_version", {"version": 1})


def test_no_version() -> None:
    assert refusal({"id": 7, "type": "screen"})[0] == "wire/bad_version"


@pytest.mark.parametrize("kind", ["", "Play", "cards", "x" * 99, None, 7, ["play"], {}], ids=str)
def test_an_unknown_type(kind: object) -> None:
    data = {"v": 1, "id": 7, "type": kind}
    assert refusal(data) == ("wire/unknown_type", {"type": str(kind)[:40]})


def test_no_type() -> None:
    assert refusal({"v": 1, "id": 7})[0] == "wire/unknown_type"


@pytest.mark.parametrize("text", ["", "x", "[]", "7", "null", '{"v":1.0}', '{"v":NaN}'])
def test_no_json_object(text: str) -> None:
    with pytest.raises(CodedError, match="wire/bad_json"):
        decode_request(text)


def test_too_much() -> None:
    text = json.dumps(request("resume", saved="x" * 2_000_000))
    with pytest.raises(CodedError, match="wire/too_large"):
        decode_request(text)
    assert request_id(text) is None


IDS = [
    ('{"id":7}', 7),
    ('{"id":0,"v":9}', 0),
    ('{"id":9007199254740991}', 9007199254740991),
    ('{"id":9007199254740992}', None),
    ('{"id":-1}', None),
    ('{"id":true}', None),
    ('{"id":"7"}', None),
    ('{"id":7.0}', None),
    ("{}", None),
    ("[7]", None),
    ("", None),
    ('{"id":7', None),
]


@pytest.mark.parametrize("text, number", IDS)
def test_the_number_of_a_request_of_any_form(text: str, number: int | None) -> None:
    assert request_id(text) == number


def test_a_reply() -> None:
    assert json.loads(encode_reply(7, screen=None, events=[], save=None)) == {
        "v": 1,
        "id": 7,
        "ok": True,
        "screen": None,
        "events": [],
        "save": None,
    }


def test_an_error() -> None:
    error = CodedError("action/must_follow_suit", suit="H")
    assert json.loads(encode_error(None, error, None)) == {
        "v": 1,
        "id": None,
        "ok": False,
        "error": {"code": "action/must_follow_suit", "values": {"suit": "H"}},
        "screen": None,
    }
