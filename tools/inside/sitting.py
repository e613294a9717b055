"""Play a sitting as the page does, through the Host's one door.

A practice rubber from its first card to its last, resumed in the middle from its save, a hand of a
day, a hand with the levels that search, and requests that fail: all that a player can call for has
been imported after this.
"""

import json
from typing import Any

from sueca_core.host import Host

SEED = "00112233445566778899aabbccddeeff"
DAY = "2026-12-02"
AFTER = {"bot": "advance", "next": "next"}

Reply = dict[str, Any]


class Player:
    """Someone at the page, with an engine of their own."""

    def __init__(self) -> None:
        self.host = Host()
        self.transcript: list[Reply] = []

    def ask(self, kind: str, **fields: object) -> Reply:
        """Send one request and return its reply."""
        request = {"v": 1, "id": len(self.transcript) + 1, "type": kind, **fields}
        reply: Reply = json.loads(self.host.handle(json.dumps(request)))
        self.transcript.append(reply)
        return reply

    def open(
        self, saved: str | None = None, partner: str = "player", opponents: str = "player"
    ) -> Reply:
        """Begin a sitting, or take a saved one up again."""
        return self.ask(
            "open",
            saved=saved,
            seed=SEED,
            rules="portuguese",
            partner=partner,
            opponents=opponents,
            today=DAY,
            latest=DAY,
            daily=None,
        )

    def go_on(self, reply: Reply) -> Reply:
        """Do what the reply says has to be done next; ValueError when it says that nothing can."""
        if not reply["ok"]:
            raise ValueError(f"the engine refused: {reply['error']}")
        if reply.get("job"):
            return self.ask("job.step")
        screen = reply["screen"]
        if screen["todo"] == "play":
            card = next(held["card"] for held in screen["hand"] if held["legal"])
            return self.ask("play", card=card)
        return self.ask(AFTER[screen["todo"]])

    def play_until(self, reply: Reply, *phases: str) -> Reply:
        """Play on until the screen shows one of the phases."""
        while reply["screen"]["phase"] not in phases:
            reply = self.go_on(reply)
        return reply


def play() -> list[Reply]:
    """Play the whole sitting and return every reply."""
    first, second, third = Player(), Player(), Player()
    hand = first.play_until(first.open(), "hand_over", "rubber_over")
    second.play_until(second.open(hand["save"]["text"]), "rubber_over")
    day = second.ask("daily", date=DAY, latest=DAY, saved=None)
    second.play_until(day, "hand_over", "rubber_over")
    second.ask("about")["about"].pop("python")  # whichever it is, the rest is the same
    second.ask("play", card="no card")
    second.ask("no such request")
    first.open("not a save")
    third.play_until(third.open(None, "master", "crafty"), "hand_over", "rubber_over")
    return [*first.transcript, *second.transcript, *third.transcript]
