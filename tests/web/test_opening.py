"""The recorded opening: which requests it answers, how far it goes, and the comparison."""

import json
from typing import Any

import pytest

from sueca_core.host import Host
from tests.page import OPEN
from tests.web.loading import load

opening = load("opening")

type Json = dict[str, Any]

CHANCE = "00ff" + "0" * 28
FIELDS: Json = {**OPEN, "seed": CHANCE}
OPENED: Json = {
    name: OPEN[name] for name in ("saved", "seed", "rules", "partner", "opponents", "daily")
}


class Node:
    """A node of a record, as the page has it of the browser's objects."""

    def __init__(self, reply: Json, following: Json | None = None) -> None:
        self._reply = reply
        self._following = following or {}

    def reply(self) -> Json:
        return self._reply

    def last(self) -> bool:
        return not self._following

    def after(self, name: str) -> Any:
        return self._following.get(name)


def node(name: str, following: Json | None = None) -> Node:
    """A node with a reply that carries a name."""
    return Node({"ok": True, "save": {"key": "game", "text": name}}, following)


def small() -> Any:
    """An opening of two cards to choose from, and one answer to one of them."""
    seven = node("seven", {"advance": node("end")})
    root = node("root", {"play 7H": seven, "play KH": node("king")})
    return opening.Opening(5, "seed", root)


def of_one_reply(reply: Json) -> Any:
    """An opening that knows nothing but this, and has answered with it."""
    first = opening.Opening(5, "seed", Node(reply))
    first.answer("open", FIELDS)
    return first


# -- whether there is one ------------------------------------------------------------------------


def test_a_first_visit_is_answered_whatever_the_date_and_the_seed() -> None:
    assert opening.suits(OPENED, {**FIELDS, "today": "2027-01-01", "latest": "2027-01-02"})


@pytest.mark.parametrize(
    "name, value",
    [
        ("saved", "something"),
        ("rules", "brazilian"),
        ("partner", "learner"),
        ("opponents", "learner"),
        ("daily", "2026-12-02"),
        ("unheard of", True),
    ],
)
def test_any_other_opening_waits_for_the_engine(name: str, value: object) -> None:
    assert not opening.suits(OPENED, {**FIELDS, name: value})


def test_a_field_that_the_page_does_not_send_is_a_difference_too() -> None:
    fewer = {name: value for name, value in FIELDS.items() if name != "partner"}
    assert not opening.suits(OPENED, fewer)


@pytest.mark.parametrize(
    "chance, place", [("0000", 0), ("0007", 7), ("0008", 0), ("00ff", 7), ("ffff", 7), ("1234", 4)]
)
def test_chance_picks_one_of_eight(chance: str, place: int) -> None:
    """Remainders by eight of the first four hex digits, worked out by hand."""
    assert opening.place_of(chance + "5" * 28, 8) == place


# -- walking -------------------------------------------------------------------------------------


def test_only_the_first_request_is_held_at_first() -> None:
    first = small()
    assert first.holds("open", FIELDS)
    assert not first.holds("play", {"card": "7H"})
    assert not first.begun()


def test_the_reply_is_the_one_that_stands_beside_the_request() -> None:
    first = small()
    said = [
        first.answer("open", FIELDS),
        first.answer("play", {"card": "7H"}),
        first.answer("advance", {}),
    ]
    assert [each["save"]["text"] for each in said] == ["root", "seven", "end"]
    assert first.so_far() == {"place": 5, "steps": ["play 7H", "advance"]}


@pytest.mark.parametrize(
    "kind, fields",
    [
        ("play", {"card": "2C"}),
        ("advance", {}),
        ("new", {"seed": "s", "rules": "brazilian"}),
        ("open", FIELDS),
        ("revoke", {"card": "7H"}),
    ],
)
def test_what_the_record_does_not_know_it_does_not_answer(kind: str, fields: Json) -> None:
    first = small()
    first.answer("open", FIELDS)
    assert not first.holds(kind, fields)


@pytest.mark.parametrize("steps, ended", [([], False), (["7H"], False), (["KH"], True)])
def test_the_end_of_the_record(steps: list[str], ended: bool) -> None:
    first = small()
    first.answer("open", FIELDS)
    for card in steps:
        first.answer("play", {"card": card})
    assert first.ended() is ended


# -- taken up on a later visit -------------------------------------------------------------------


@pytest.mark.parametrize(
    "steps, saved, right",
    [
        pytest.param(["play 7H"], "seven", True, id="where it was left"),
        pytest.param(["play 7H", "advance"], "end", True, id="at its end"),
        pytest.param([], "root", True, id="before the first card"),
        pytest.param(["play 7H"], "king", False, id="the save is of another moment"),
        pytest.param(["play 2C"], "seven", False, id="the record has become another"),
    ],
)
def test_taken_up_where_the_save_stands(steps: list[str], saved: str, right: bool) -> None:
    assert small().take_up(FIELDS, steps, saved) is right


def test_taken_up_it_goes_on() -> None:
    first = small()
    first.take_up(FIELDS, ["play 7H"], "seven")
    assert first.begun()
    assert first.answer("advance", {})["save"]["text"] == "end"
    assert first.so_far()["steps"] == ["play 7H", "advance"]


# -- the engine's replies ------------------------------------------------------------------------


def test_the_engine_is_behind_by_what_was_answered() -> None:
    first = small()
    first.answer("open", FIELDS)
    first.answer("play", {"card": "7H"})
    sent = []
    for text in ("root", "seven"):
        sent.append(first.behind())
        reply = {"v": 1, "id": 9, "ok": True, "save": {"key": "game", "text": text}}
        assert first.compare(reply) == []
    assert sent == [("open", FIELDS), ("play", {"card": "7H"})]
    assert first.behind() is None


def test_what_is_played_meanwhile_is_still_to_be_sent() -> None:
    first = small()
    first.answer("open", FIELDS)
    first.compare(node("root").reply())
    first.answer("play", {"card": "KH"})
    assert first.behind() == ("play", {"card": "KH"})


SCREEN: Json = {"turn": "S", "points": {"NS": 3, "EW": 0}, "hand": [{"card": "7H"}]}


@pytest.mark.parametrize(
    "change, places",
    [
        pytest.param({}, [], id="the same"),
        pytest.param({"turn": "N"}, ["screen.turn"], id="a value"),
        pytest.param({"points": {"NS": 4, "EW": 0}}, ["screen.points.NS"], id="a value within"),
        pytest.param({"hand": [{"card": "KH"}]}, ["screen.hand"], id="a list, as one"),
        pytest.param({"more": None}, ["screen.more"], id="one thing more"),
    ],
)
def test_a_difference_is_named_and_not_shown(change: Json, places: list[str]) -> None:
    first = of_one_reply({"ok": True, "screen": SCREEN})
    assert first.compare({"v": 1, "id": 1, "ok": True, "screen": {**SCREEN, **change}}) == places


def test_a_refusal_differs() -> None:
    first = of_one_reply({"ok": True, "screen": SCREEN})
    refusal = {"v": 1, "id": 1, "ok": False, "error": {"code": "seed/bad"}, "screen": None}
    assert first.compare(refusal) == ["error", "ok", "screen"]


def test_a_record_of_the_host_is_what_the_host_says() -> None:
    """A record of the first request alone, made here, and the same host asked again."""
    sent = json.dumps({"v": 1, "id": 1, "type": "open", **FIELDS})
    recorded: Json = json.loads(Host().handle(sent))
    reply = {key: value for key, value in recorded.items() if key not in ("v", "id")}
    first = of_one_reply(reply)
    kind, fields = first.behind()
    again = json.dumps({"v": 1, "id": 2, "type": kind, **fields})
    assert first.compare(json.loads(Host().handle(again))) == []
