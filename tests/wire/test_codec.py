"""Values to plain data, and JSON text to data or a coded error."""

import json
from typing import Any

import pytest

from sueca_core.game.cards import Suit, card
from sueca_core.game.errors import CodedError
from sueca_core.game.seats import Seat, Side
from sueca_core.session.screen import HandCard, Placed, Why
from sueca_core.wire.codec import check_fields, dump, load_object, one_of, plain, text_of, whole

PLAIN = [
    (None, None),
    (True, True),
    (7, 7),
    ("7H", "7H"),
    (card("7H"), "7H"),
    (Suit.HEARTS, "H"),
    (Seat.SOUTH, "S"),
    (Side.NS, "NS"),
    ((card("7H"), 1), ["7H", 1]),
    ([Seat.WEST], ["W"]),
    ({Side.NS: 1, Side.EW: (card("AS"),)}, {"NS": 1, "EW": ["AS"]}),
    (Placed(Seat.NORTH, card("2C")), {"seat": "N", "card": "2C"}),
    (
        HandCard(card("KS"), legal=False, why=Why("must_follow", Suit.CLUBS)),
        {"card": "KS", "legal": False, "why": {"code": "must_follow", "suit": "C"}},
    ),
]


@pytest.mark.parametrize("value, expected", PLAIN, ids=[repr(each) for each, _ in PLAIN])
def test_plain(value: object, expected: object) -> None:
    assert plain(value) == expected
    assert json.loads(dump(plain(value))) == expected


NOT_PLAIN = [1.5, {1, 2}, object(), Seat, b"7H"]


@pytest.mark.parametrize("value", NOT_PLAIN, ids=[type(each).__name__ for each in NOT_PLAIN])
def test_nothing_plain_stands_for_it(value: object) -> None:
    with pytest.raises(TypeError):
        plain(value)


def test_text_is_compact_and_can_always_be_sent() -> None:
    assert dump({"a": [1, 2], "b": "x"}) == '{"a":[1,2],"b":"x"}'
    odd = {"text": "ação \u2665 \U0001f0a1 \ud800 \x00\u2028"}
    assert json.loads(dump(odd).encode().decode()) == odd


NO_OBJECTS = [
    "",
    " ",
    "null",
    "7",
    '"text"',
    "[]",
    "[{}]",
    "{",
    "{}x",
    "{'a':1}",
    '{"a":1,}',
    '{"a":NaN}',
    '{"a":Infinity}',
    '{"a":-Infinity}',
    '{"a":1.5}',
    '{"a":1e3}',
    '{"a":' + "9" * 5000 + "}",
    '{"a":' * 100_000,
    "[" * 100_000,
    '{"a":"\n"}',
    "\ufeff{}",
]


@pytest.mark.parametrize("text", NO_OBJECTS, ids=lambda text: ascii(text[:20]))
def test_no_object(text: str) -> None:
    with pytest.raises(CodedError) as refused:
        load_object(text, "save/broken")
    assert (refused.value.code, refused.value.values) == ("save/broken", {})


@pytest.mark.parametrize("text", ["{}", ' {"a": [1, {"b": null}]} ', '{"é":"\\ud800"}'])
def test_objects(text: str) -> None:
    assert load_object(text, "wire/bad_json") == json.loads(text)


@pytest.mark.parametrize("text", ['{"a":' * 60 + "1" + "}" * 60, '{"a": "' + "[" * 500 + '"}'])
def test_as_deep_as_is_allowed(text: str) -> None:
    assert load_object(text, "wire/bad_json") == json.loads(text)


@pytest.mark.parametrize("text", ['{"a":' * 61 + "1" + "}" * 61, '{"a\\"": ' + "[" * 100_000])
def test_deeper_than_that_is_never_read(text: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """In a browser the reader would take the whole engine with it."""
    monkeypatch.setattr(json, "loads", None)
    with pytest.raises(CodedError, match="wire/bad_json"):
        load_object(text, "wire/bad_json")


FIELDS = {"n": whole, "t": text_of(3), "o": text_of(3, none=True), "c": one_of("x", 1)}
GOOD: dict[str, Any] = {"n": 1, "t": "abc", "o": None, "c": "x"}


@pytest.mark.parametrize(
    "change",
    [
        {},
        {"n": 0},
        {"n": 2**53 - 1},
        {"t": ""},
        {"o": "abc"},
        {"t": "a\U0001f0a1"},
        {"c": 1},
    ],
    ids=str,
)
def test_good_fields(change: dict[str, Any]) -> None:
    check_fields(GOOD | change, FIELDS, "wire")


BAD_FIELDS = [
    ("n", -1),
    ("n", 2**53),
    ("n", True),
    ("n", "1"),
    ("n", None),
    ("n", [1]),
    ("t", "abcd"),
    ("t", None),
    ("t", 3),
    ("t", "a\ud800"),
    ("o", "\udc00"),
    ("o", "abcd"),
    ("o", False),
    ("c", "y"),
    ("c", [1]),
    ("c", {"x": 1}),
]


@pytest.mark.parametrize("name, value", BAD_FIELDS)
def test_bad_fields(name: str, value: object) -> None:
    with pytest.raises(CodedError) as refused:
        check_fields(GOOD | {name: value}, FIELDS, "save")
    assert (refused.value.code, refused.value.values) == ("save/bad_field", {"field": name})


@pytest.mark.parametrize("name", FIELDS)
def test_missing_fields(name: str) -> None:
    data = {each: value for each, value in GOOD.items() if each != name}
    with pytest.raises(CodedError) as refused:
        check_fields(data, FIELDS, "wire")
    assert (refused.value.code, refused.value.values) == ("wire/missing_field", {"field": name})


@pytest.mark.parametrize("name", ["", "N", "x" * 99])
def test_unknown_fields(name: str) -> None:
    with pytest.raises(CodedError) as refused:
        check_fields(GOOD | {name: 1}, FIELDS, "wire")
    assert (refused.value.code, refused.value.values) == (
        "wire/unknown_field",
        {"field": name[:40]},
    )
