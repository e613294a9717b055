"""Recorded replies: the first two tricks of a few opening deals, played before anybody asks.

A visitor need not wait for the engine. At build time the real Host is asked, through its one door,
everything that a page can ask in the first two tricks of `OPENINGS` practice rubbers, and what it
answered is stored in dist/ beside the page's own files. The page shows these replies while the
engine is on its way, and then sends the engine the same requests: the replies are the same.

The files are called records/0.json, records/1.json and so on, below the app folder; their number
stands in the page, `<html data-openings="8">`. A file is a *node*, which stands for a sitting after
some requests:

    {"reply": {"ok": true, "screen": …, "events": …, "save": …, "notices": …},
     "next": {"play 7H": <node>, "play KH": <node>, …},
     "open": {"saved": null, "seed": "4f46…", "rules": "portuguese", …}}

`reply` is the Host's reply to the last request, `v` and `id` left out (they repeat the request's).
`next` holds a node for every request that makes sense now, by the request's type and, after one
space, the card: "play 7H" for each card that the screen calls legal, "advance" while a computer
player is to move, "job.step" while one is still thinking. A node without `next` ends the record:
the second trick is complete, and only the engine knows more.

`open` stands in the root alone: the fields of the "open" request that the root's reply answers, all
but the two dates `today` and `latest`, which do not matter to a practice rubber. A page whose own
request would differ in one of these fields (the seed aside) has no use for the records.

South leads the first trick of every opening, so that a card can be played at once. The seeds are
the first such of SHA-256("sueca/opening/0"), "sueca/opening/1" and so on, the first 32 hex digits
of each.
"""

import hashlib
import json
from collections.abc import Iterator
from itertools import count, islice
from pathlib import Path
from typing import Any

from sueca_core.host import Host

OPENINGS = 8
TRICKS = 2
OPEN = {
    "saved": None,
    "rules": "portuguese",
    "partner": "player",
    "opponents": "player",
    "daily": None,
}
DAY = "2026-01-01"

type Json = dict[str, Any]
type Request = tuple[str, ...]
"""A request's type, and its card where it has one."""


def candidates() -> Iterator[str]:
    """Return the seeds that are tried, in order, without end."""
    for number in count():
        yield hashlib.sha256(f"sueca/opening/{number}".encode()).hexdigest()[:32]


class Table:
    """A host of its own, with the requests of one opening sent so far."""

    def __init__(self, seed: str, requests: tuple[Request, ...] = ()) -> None:
        self._host = Host()
        self._sent = 0
        self.reply = self._ask({"type": "open", "seed": seed, "today": DAY, "latest": DAY, **OPEN})
        for request in requests:
            self.send(request)

    def send(self, request: Request) -> None:
        """Send one more request; its reply is the table's from now on."""
        self.reply = self._ask(dict(zip(("type", "card"), request, strict=False)))

    def _ask(self, fields: Json) -> Json:
        self._sent += 1
        sent = {"v": 1, "id": self._sent, **fields}
        reply: Json = json.loads(self._host.handle(json.dumps(sent)))
        if not reply["ok"]:
            raise ValueError(f"{sent}: {reply['error']}")
        return {key: value for key, value in reply.items() if key not in ("v", "id")}


def requests_after(reply: Json) -> list[Request]:
    """Return every request that a page may send after a reply, none when the record ends here."""
    screen = reply["screen"]
    if screen["trick_number"] > TRICKS:
        return []
    if "job" in reply:
        return [("job.step",)]
    if screen["todo"] == "bot":
        return [("advance",)]
    return [("play", held["card"]) for held in screen["hand"] if held["legal"]]


def grown(seed: str, table: Table, sent: tuple[Request, ...] = ()) -> Json:
    """Return the node of a table to which `sent` has been sent, and all that may follow.

    The first choice is played on at that table; every other one needs a table that begins anew.
    """
    node: Json = {"reply": table.reply}
    choices = requests_after(table.reply)
    if not choices:
        return node
    tables = [table, *(Table(seed, sent) for _ in choices[1:])]
    node["next"] = {}
    for request, each in zip(choices, tables, strict=True):
        each.send(request)
        node["next"][" ".join(request)] = grown(seed, each, (*sent, request))
    return node


def suitable() -> Iterator[tuple[str, Table]]:
    """Return the seeds whose first card is South's to play, each with its table."""
    for seed in candidates():
        table = Table(seed)
        if table.reply["screen"]["todo"] == "play":
            yield seed, table


def openings(number: int = OPENINGS) -> list[Json]:
    """Return the root nodes of the recorded openings."""
    seeds = islice(suitable(), number)
    return [{**grown(seed, table), "open": {"seed": seed, **OPEN}} for seed, table in seeds]


def compact(value: object) -> str:
    """Return JSON text without a space in it, always the same for the same value."""
    return json.dumps(value, separators=(",", ":")) + "\n"


def write(folder: Path) -> None:
    """Write the openings into a new folder."""
    folder.mkdir(parents=True)
    for place, root in enumerate(openings()):
        (folder / f"{place}.json").write_text(compact(root), encoding="utf-8")
