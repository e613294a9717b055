"""A page without a browser: it sends requests, keeps the save, and plays cards by chance."""

import json
from random import Random
from typing import Any

from sueca_core.host import Host

type Json = dict[str, Any]

SEED = "0123456789abcdef0123456789abcdef"
LEVELS: Json = {"partner": "player", "opponents": "player"}
NEW: Json = {"seed": "outra", "rules": "portuguese", **LEVELS}
OPEN: Json = {
    "saved": None,
    "seed": SEED,
    "rules": "portuguese",
    **LEVELS,
    "today": "2026-12-02",
    "latest": "2026-12-02",
    "daily": None,
}


def is_foul(shown: Json) -> bool:
    """Whether a card of the hand can only be played as a revoke."""
    return bool(shown["why"]) and shown["why"]["code"] == "must_follow"


class Page:
    """One page and its engine."""

    def __init__(self, seed: int = 0) -> None:
        self.host = Host()
        self.saves: dict[str, str] = {}
        self._draw = Random(seed)
        self._number = 0

    def send(self, kind: str, **fields: Any) -> Json:
        """Send a request and keep the save that comes with the reply."""
        self._number += 1
        request = {"v": 1, "id": self._number, "type": kind, **fields}
        reply: Json = json.loads(self.host.handle(json.dumps(request)))
        assert (reply["v"], reply["id"]) == (1, self._number)
        save = reply.get("save")
        if save:
            self.saves[save["key"]] = save["text"]
        return reply

    def good(self, kind: str, **fields: Any) -> Json:
        """The same, for a request that must be met."""
        reply = self.send(kind, **fields)
        assert reply["ok"], reply
        return reply

    def code(self, kind: str, **fields: Any) -> str:
        """The code with which a request is refused; nothing may have changed by it."""
        before = self.host._desk
        reply = self.send(kind, **fields)
        assert not reply["ok"], reply
        assert self.host._desk == before
        code: str = reply["error"]["code"]
        return code

    def open(self, **fields: Any) -> Json:
        """Open as a page does on a first visit, with changes."""
        return self.good("open", **{**OPEN, **fields})

    def do(self, screen: Json) -> Json:
        """Do what the screen says is to be done next; cards and words by chance."""
        todo = screen["todo"]
        if todo == "play":
            legal = [each["card"] for each in screen["hand"] if each["legal"]]
            return self.good("play", card=self._draw.choice(legal))
        if todo == "choose":
            return self.good("choose", **{"from": self._draw.choice(["bottom", "top"])})
        if todo == "call":
            return self.good("call", weak=self._draw.random() < 0.5)
        return self.good({"bot": "advance", "next": "next", "count": "count"}[todo])

    def dare(self, screen: Json) -> Json:
        """The same, but now and then a revoke or an accusation where they are allowed."""
        fouls = [each["card"] for each in screen["hand"] if is_foul(each)]
        if screen["may_revoke"] and fouls and self._draw.random() < 0.1:
            return self.good("revoke", card=self._draw.choice(fouls))
        if screen["accuse"] and self._draw.random() < 0.01:
            return self.good("accuse", seat=self._draw.choice(screen["accuse"]))
        return self.do(screen)

    def play_until(self, *todo: str) -> Json:
        """Play on until one of these is to be done, and return the last reply."""
        reply = self.good("screen")
        while reply["screen"]["todo"] not in todo:
            reply = self.do(reply["screen"])
        return reply
