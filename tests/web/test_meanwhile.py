"""What the page shows before the engine is there: the card laid down, and the status line."""

import json
from typing import Any

import pytest

from tests.page import Page
from tests.web.loading import load, words

meanwhile = load("meanwhile")

type Json = dict[str, Any]


@pytest.fixture
def screen() -> Json:
    """A screen on which the player is to play."""
    page = Page()
    page.open()
    reply: Json = page.play_until("play")["screen"]
    return reply


def first_legal(screen: Json) -> str:
    card: str = next(held["card"] for held in screen["hand"] if held["legal"])
    return card


def test_a_legal_card_lies_on_the_table_and_not_in_the_hand(screen: Json) -> None:
    card = first_legal(screen)
    shown = meanwhile.laid_down(screen, card)
    assert shown["table"] == [*screen["table"], {"seat": "S", "card": card}]
    rest = [held["card"] for held in screen["hand"] if held["card"] != card]
    assert [held["card"] for held in shown["hand"]] == rest


def test_after_it_nothing_can_be_played(screen: Json) -> None:
    card = first_legal(screen)
    shown = meanwhile.laid_down(screen, card)
    assert not any(meanwhile.legal(shown, held["card"]) for held in screen["hand"])
    assert {held["why"]["code"] for held in shown["hand"]} == {"not_your_turn"}


def test_who_wins_is_left_open(screen: Json) -> None:
    assert meanwhile.laid_down({**screen, "winning": "N"}, first_legal(screen))["winning"] is None


def test_whose_turn_it_is_then_is_left_open(screen: Json) -> None:
    assert meanwhile.laid_down(screen, first_legal(screen))["turn"] == ""


def test_the_screen_itself_stays_as_it_was(screen: Json) -> None:
    before = json.dumps(screen)
    meanwhile.laid_down(screen, first_legal(screen))
    assert json.dumps(screen) == before


def test_legal_is_what_the_screen_says(screen: Json) -> None:
    said = {held["card"]: held["legal"] for held in screen["hand"]}
    assert {card: meanwhile.legal(screen, card) for card in said} == said
    assert not meanwhile.legal(screen, "no such card")
    assert not meanwhile.legal({**screen, "todo": "bot"}, first_legal(screen))


@pytest.mark.parametrize(
    "name, value",
    [
        ("hand_number", 2),
        ("trick_number", 9),
        ("kind", "daily"),
        ("date", "2026-12-02"),
        ("todo", "bot"),
        ("table", []),
        ("hand", []),
    ],
)
def test_another_position(screen: Json, name: str, value: object) -> None:
    moved = {**screen, "table": [{"seat": "E", "card": "2C"}], name: value}
    here = {**screen, "table": [{"seat": "E", "card": "2C"}]}
    assert meanwhile.same_position(here, {**here, "games": {"NS": 1, "EW": 0}})
    assert not meanwhile.same_position(here, moved)


# -- the status line -----------------------------------------------------------------------------

WAKING = "Waking the game…"


@pytest.mark.parametrize(
    "todo, waiting, begins",
    [
        pytest.param("bot", "advance", WAKING, id="a bot is to play"),
        pytest.param("bot", "open", WAKING, id="a bot is to play in the game that was left"),
        pytest.param("wait", None, "The others go on", id="a card is laid down"),
        pytest.param("play", "new", "That happens", id="a new game is wished for"),
        pytest.param("next", "next", "That happens", id="the next hand is wished for"),
    ],
)
def test_the_line_says_what_is_waited_for(todo: str, waiting: str | None, begins: str) -> None:
    wished = meanwhile.wish(waiting)
    line = meanwhile.sentence(words("en"), {"todo": todo}, wished, "3 of 11 MB")
    assert line.startswith(begins)
    assert line.endswith(" 3 of 11 MB")


def test_whose_turn_it_is_comes_first(screen: Json) -> None:
    line = meanwhile.sentence(words("en"), {**screen, "led": None}, None, "")
    assert line == "Your turn: you lead. " + WAKING
