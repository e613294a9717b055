"""Requests in a row: those that nobody can answer yet wait, and none is lost."""

import asyncio
from typing import Any

from tests.web.loading import load

talk = load("talk")

type Json = dict[str, Any]


class Bridge:
    """Answers the kinds it knows with their own name, and keeps what it was sent."""

    def __init__(self, *known: str) -> None:
        self.known = set(known)
        self.sent: list[tuple[str, Json]] = []
        self.replies: dict[str, Json] = {}
        self.dead = False

    def answers(self, kind: str, fields: Json) -> bool:
        return kind in self.known

    async def ask(self, kind: str, **fields: Any) -> Json | None:
        self.sent.append((kind, fields))
        await asyncio.sleep(0)
        return self.replies.pop(kind, {"kind": kind})


class Table:
    """A talk whose replies and silences are written down."""

    def __init__(self, *known: str) -> None:
        self.bridge = Bridge(*known)
        self.heard: list[str] = []
        self.talk = talk.Talk(self.bridge, self._hear, lambda: self.heard.append("quiet"))

    def _hear(self, kind: str, fields: Json, reply: Json) -> None:
        self.heard.append(kind)

    async def settle(self) -> None:
        """Let everything run that can."""
        others = asyncio.all_tasks() - {asyncio.current_task()}
        await asyncio.gather(*others)


def test_each_request_waits_for_the_reply_before_it() -> None:
    async def run() -> Table:
        table = Table("open", "play")
        table.talk.send("open")
        table.talk.send("play", card="7H")
        await table.settle()
        return table

    table = asyncio.run(run())
    assert table.heard == ["open", "play", "quiet"]
    assert table.bridge.sent == [("open", {}), ("play", {"card": "7H"})]


def test_what_cannot_be_answered_waits_and_then_happens() -> None:
    async def run() -> tuple[list[object], Table]:
        table = Table("open")
        table.talk.send("open")
        table.talk.send("new", seed="s")
        await table.settle()
        waited: list[object] = [table.talk.waiting(), table.talk.busy(), list(table.heard)]
        table.bridge.known.add("new")
        table.talk.go_on()
        await table.settle()
        return waited, table

    waited, table = asyncio.run(run())
    assert waited == ["new", False, ["open", "quiet"]]
    assert table.heard == ["open", "quiet", "new", "quiet"]
    assert table.talk.waiting() is None


def test_nothing_overtakes_what_waits() -> None:
    async def run() -> Table:
        table = Table("play")
        table.talk.send("open")
        table.talk.send("play", card="7H")
        await table.settle()
        return table

    assert asyncio.run(run()).bridge.sent == []


def test_of_wishes_for_another_game_the_last_one_counts() -> None:
    async def run() -> Table:
        table = Table()
        table.talk.send("new", seed="a")
        table.talk.send("daily", date="2026-12-02")
        table.talk.send("new", seed="b")
        table.bridge.known |= {"new", "daily"}
        table.talk.go_on()
        await table.settle()
        return table

    assert asyncio.run(run()).bridge.sent == [("new", {"seed": "b"})]


def test_a_wish_that_is_repeated_happens_once() -> None:
    async def run() -> Table:
        table = Table()
        table.talk.send("next")
        table.talk.send("next")
        table.bridge.known.add("next")
        table.talk.go_on()
        await table.settle()
        return table

    assert asyncio.run(run()).bridge.sent == [("next", {})]


def test_what_is_cleared_is_not_sent() -> None:
    async def run() -> Table:
        table = Table()
        table.talk.send("advance")
        table.talk.clear()
        table.talk.send("new", seed="s")
        table.bridge.known |= {"advance", "new"}
        table.talk.go_on()
        await table.settle()
        return table

    assert asyncio.run(run()).bridge.sent == [("new", {"seed": "s"})]


def test_long_work_goes_on_by_itself() -> None:
    async def run() -> Table:
        table = Table("advance", "job.step")
        table.bridge.replies["advance"] = {"job": {"done": 1}}
        table.talk.send("advance")
        await table.settle()
        return table

    assert asyncio.run(run()).heard == ["advance", "job.step", "quiet"]


def test_a_question_holds_nothing_up() -> None:
    async def run() -> tuple[list[str], str | None, Table]:
        table = Table("play")
        table.talk.send("rulebook", rules="portuguese")
        table.talk.send("play", card="7H")
        await table.settle()
        before, waiting = list(table.heard), table.talk.waiting()
        table.bridge.known.add("rulebook")
        table.talk.go_on()
        await table.settle()
        return before, waiting, table

    before, waiting, table = asyncio.run(run())
    assert (before, waiting) == (["play", "quiet"], None)
    assert table.heard == ["play", "quiet", "rulebook", "quiet"]


def test_a_dead_engine_is_sent_nothing() -> None:
    async def run() -> Table:
        table = Table("open")
        table.bridge.dead = True
        table.talk.send("open")
        await table.settle()
        return table

    assert asyncio.run(run()).bridge.sent == []


def test_questions_do_not_hold_the_game_up() -> None:
    """When the game has nothing to send, what comes next is planned though questions wait."""

    async def run() -> Table:
        table = Table("play", "counts", "work.step")
        table.talk.send("play", card="7H")
        table.talk.send("counts")
        table.talk.send("work.step", work="counts")
        await table.settle()
        return table

    assert asyncio.run(run()).heard == ["play", "quiet", "counts", "work.step", "quiet"]


def test_the_game_goes_before_the_next_step() -> None:
    async def run() -> Table:
        table = Table("play", "counts", "work.step")
        table.talk.send("counts")
        table.talk.send("work.step", work="counts")
        await asyncio.sleep(0)
        table.talk.send("play", card="7H")
        await table.settle()
        return table

    assert asyncio.run(run()).heard == ["counts", "play", "quiet", "work.step", "quiet"]
