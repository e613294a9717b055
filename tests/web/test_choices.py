"""What can be done besides playing a card."""

from typing import Any

import pytest

from tests.web.loading import load

choices = load("choices")


class Keys:
    """Words that show their keys."""

    def t(self, key: str, **values: Any) -> str:
        return key


def now(waiting: bool = False, **screen: Any) -> list[str]:
    """The commands at a screen."""
    shown: dict[str, Any] = {"todo": "bot", "result": None, "accuse": [], "again": None}
    shown |= {"kind": "practice", "hand_number": 1, **screen}
    return [do for do, _ in choices.now(Keys(), shown, {"waiting": waiting})]


@pytest.mark.parametrize(
    "screen, commands",
    [
        ({}, []),
        ({"waiting": True}, ["continue"]),
        ({"todo": "call"}, ["weak-hand", "play-hand"]),
        ({"todo": "choose"}, ["choose-bottom", "choose-top"]),
        ({"todo": "count", "accuse": ["W"]}, ["count", "accuse"]),
        ({"todo": "play", "undo": True}, ["hint", "undo"]),
        ({"todo": "play", "claim": ["AH", "2H"]}, ["hint", "claim"]),
        ({"todo": "next", "result": {}}, ["continue", "review", "play-again", "share"]),
        (
            {"todo": "next", "result": {}, "kind": "daily"},
            ["day-result", "continue", "review", "play-again", "share"],
        ),
        (
            {"todo": "next", "result": {}, "kind": "daily", "hand_number": 2},
            ["continue", "review", "play-again", "share"],
        ),
        ({"todo": "new", "result": {}}, ["new-game", "review", "play-again", "share"]),
        ({"todo": "next", "result": {"accuser": "W"}}, ["continue", "play-again", "share"]),
    ],
)
def test_commands(screen: dict[str, Any], commands: list[str]) -> None:
    assert now(**screen) == commands


@pytest.mark.parametrize(
    "again, kind, key",
    [
        (None, "practice", "continue.next"),
        (None, "daily", "continue.day"),
        ({"points": {}}, "practice", "continue.back"),
        ({"points": {}}, "daily", "continue.back"),
    ],
)
def test_where_continue_leads(again: object, kind: str, key: str) -> None:
    assert choices.onward({"again": again, "kind": kind}) == key
