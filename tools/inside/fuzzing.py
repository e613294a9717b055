"""Send the Host requests that no page would send, and see that it stands.

Half of the requests make sense, so that a game goes on beneath; the others are those with something
wrong in them, from a card that does not exist down to text that is no JSON. Each must get a reply
with a code, a refused one must leave everything as it was, and what was saved must open again.
"""

import json
from pathlib import Path
from random import Random
from typing import Any

from sueca_core.bots.levels import LEVELS
from sueca_core.game.rulesets import PRESETS
from sueca_core.host import Host
from sueca_core.wire.protocol import REQUESTS

type Json = dict[str, Any]

CARDS = [rank + suit for suit in "SHDC" for rank in "AKQJ765432"]
DATES = ("2026-12-02", "2026-01-01", "2025-12-31", "2026-02-30", "9999-12-31", "today", "")
ODD: tuple[Any, ...] = (
    None, True, 0, -1, 1.5, 1e308, 10**400, "", "\0", "\ud800", "é" * 50, "7H" * 5000, [], {}, [[]],
    {"v": 1}, "sueca1 portuguese N", "__class__", "../..", "<b>", "%s{0}", "\u0661",
)  # fmt: skip
PIECES = ('"', "{", "}", "[", "]", ",", ":", "\\", "\\u0000", "\\ud800", "null", "NaN", "-0", "\n")
NEXT = {"bot": "advance", "play": "play", "next": "next", "choose": "choose", "call": "call"}
LONG = ("review", "reference", "losses", "hint", "verify", "look", "fairness")  # some work each
LOOK_EVERY = 250  # requests between two looks whether the last save opens


def _field(draw: Random, name: str, saves: list[str]) -> Any:
    """Return a value for a field that might be right."""
    choices: dict[str, list[Any]] = {
        "card": CARDS,
        "seat": list("NSEW"),
        "from": ["top", "bottom"],
        "weak": [True, False],
        "trick": list(range(1, 11)),
        "rules": [*PRESETS],
        "partner": [*LEVELS],
        "opponents": [*LEVELS],
        "date": [*DATES],
        "today": [*DATES],
        "latest": [*DATES],
        "daily": [None, *DATES],
        "saved": [None, *saves],
    }
    return draw.choice(choices.get(name, [f"{draw.getrandbits(128):032x}"]))


class Fuzzer:
    """One Host, what was last true of it, and a chance that a seed decides."""

    def __init__(self, seed: int) -> None:
        self.host = Host()
        self.draw = Random(seed)
        self.saves: list[str] = []
        self.told: dict[str, int] = {}
        """How many requests were met ("ok"), and how many were refused with each code."""
        self._screen: Json | None = None
        self._thinks = False

    def request(self) -> Json:
        """Return a request that has the right form, mostly one that the game goes on with."""
        kind = self.draw.choice([*REQUESTS])
        if kind in LONG and self.draw.random() < 0.8:
            kind = "screen"
        if self._screen and self.draw.random() < 0.8:
            kind = "job.step" if self._thinks else NEXT.get(self._screen["todo"], "screen")
        fields = {name: _field(self.draw, name, self.saves) for name in REQUESTS[kind]}
        if kind == "play" and self._screen:
            legal = [held["card"] for held in self._screen["hand"] if held["legal"]]
            fields["card"] = self.draw.choice(legal or CARDS)
        return {"v": 1, "id": self.draw.randrange(10**6), "type": kind, **fields}

    def spoil(self, request: Json) -> str:
        """Return the text of a request with something wrong in it."""
        names = [*request]
        for _ in range(self.draw.randrange(3)):
            act, name = self.draw.randrange(4), self.draw.choice(names)
            if act == 0:
                request.pop(name, None)
            elif act == 1:
                request[self.draw.choice(("more", "v2", "__proto__", ""))] = self.draw.choice(ODD)
            else:
                request[name] = self.draw.choice(ODD)
        text = json.dumps(request)
        for _ in range(self.draw.randrange(3)):
            at, to = sorted(self.draw.randrange(len(text) + 1) for _ in range(2))
            piece = self.draw.choice((*PIECES, text[at:to], "[" * 5000))
            text = text[:at] + piece + text[at if self.draw.random() < 0.5 else to :]
        return text

    def step(self) -> None:
        """Send one request, and look at what comes of it."""
        request = self.request()
        text = json.dumps(request) if self.draw.random() < 0.5 else self.spoil(request)
        before = self.host._desk
        reply = json.loads(self.host.handle(text))
        assert reply["v"] == 1, text
        if reply["ok"]:
            self._met(reply)
        else:
            assert self.host._desk is before, f"changed by a request that was refused: {text}"
            assert reply["error"]["code"] != "host/internal", (reply, text[:2000])
        code = "ok" if reply["ok"] else reply["error"]["code"]
        self.told[code] = self.told.get(code, 0) + 1

    def _met(self, reply: Json) -> None:
        self._screen = reply.get("screen") or self._screen
        self._thinks = "job" in reply
        if reply.get("save"):
            self.saves[3:] = []
            self.saves.insert(0, reply["save"]["text"])

    def look_back(self) -> None:
        """See that the last save opens, and shows what is on the table."""
        if self.saves:
            asked = {"v": 1, "id": 1, "type": "resume", "saved": self.saves[0]}
            opened = json.loads(Host().handle(json.dumps(asked)))
            shown = json.loads(self.host.handle('{"v": 1, "id": 2, "type": "screen"}'))
            assert opened["ok"], opened
            assert opened["screen"]["hand"] == shown["screen"]["hand"]
            assert opened["screen"]["table"] == shown["screen"]["table"]


def fuzzed(count: int, seed: int) -> dict[str, int]:
    """Send so many requests; how many were met, and how many refused with each code.

    Raises AssertionError at the first that the Host does not stand.
    """
    fuzzer = Fuzzer(seed)
    for number in range(count):
        fuzzer.step()
        if number % LOOK_EVERY == 0:
            fuzzer.look_back()
    fuzzer.look_back()
    return fuzzer.told


def main() -> None:
    """Read what is wanted, send it, and write what came of it."""
    wanted = json.loads(Path("/stage/wanted.json").read_text(encoding="utf-8"))
    told = fuzzed(wanted["requests"], wanted["seed"])
    Path("/stage/fuzzed.json").write_text(json.dumps(told), encoding="utf-8")
