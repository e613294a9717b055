"""Ask the compiled engine every request that was recorded: its replies are those of the records."""

import json
import os

from sueca_core.host import Host
from tools.inside.sitting import DAY, Reply

type Line = tuple[tuple[str, Reply], ...]
"""Requests as the records name them, each with the reply that was recorded."""


def lines(node: Reply, before: Line) -> list[Line]:
    """Return every line of play from the root to an end of the record."""
    if "next" not in node:
        return [before]
    following = node["next"].items()
    return [
        line
        for request, each in following
        for line in lines(each, (*before, (request, each["reply"])))
    ]


def answer(host: Host, fields: Reply) -> Reply:
    """Return the host's reply without what repeats the request."""
    reply: Reply = json.loads(host.handle(json.dumps({"v": 1, "id": 1, **fields})))
    return {key: value for key, value in reply.items() if key not in ("v", "id")}


def compare(root: Reply) -> None:
    """Play every line of an opening; AssertionError with the request that is answered otherwise."""
    for line in lines(root, ()):
        host = Host()
        opened = answer(host, {"type": "open", "today": DAY, "latest": DAY, **root["open"]})
        check("open", opened, root["reply"])
        for request, recorded in line:
            fields = dict(zip(("type", "card"), request.split(), strict=False))
            check(request, answer(host, fields), recorded)


def check(request: str, given: Reply, recorded: Reply) -> None:
    """Fail when two replies differ."""
    if given != recorded:
        raise AssertionError(f"{request}: {given} instead of {recorded}")


def main() -> None:
    """Compare every opening in the stage."""
    for name in sorted(os.listdir("/stage")):
        if name.endswith(".json"):
            with open(f"/stage/{name}", encoding="utf-8") as file:
                compare(json.load(file))
