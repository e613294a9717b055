"""The recorded openings say what the engine says."""

import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from sueca_core.host import Host
from tools import records, runtime

type Json = dict[str, Any]


@pytest.fixture(scope="module")
def openings() -> list[Json]:
    """Two recorded openings."""
    return json.loads(json.dumps(records.openings(2)))  # type: ignore[no-any-return]


def nodes(node: Json) -> Iterator[Json]:
    """A node and all below it."""
    yield node
    for following in node.get("next", {}).values():
        yield from nodes(following)


def asked(host: Host, number: int, fields: Json) -> Json:
    """A host's reply, its version and number checked and taken off."""
    reply: Json = json.loads(host.handle(json.dumps({"v": 1, "id": number, **fields})))
    assert (reply.pop("v"), reply.pop("id")) == (1, number)
    return reply


@pytest.mark.parametrize("chance", range(12))
@pytest.mark.parametrize("which", [0, 1])
def test_a_line_of_play_is_the_engines(openings: list[Json], which: int, chance: int) -> None:
    draw, host, node = Random(chance), Host(), openings[which]
    dates = {"today": "2026-12-02", "latest": "2026-12-03"}
    assert node["reply"] == asked(host, 7, {"type": "open", **node["open"], **dates})
    number = 7
    while "next" in node:
        number += 1
        words = draw.choice(sorted(node["next"])).split()
        node = node["next"][" ".join(words)]
        fields = dict(zip(("type", "card"), words, strict=False))
        assert node["reply"] == asked(host, number, fields)
    assert node["reply"]["screen"]["last_trick"]["number"] == records.TRICKS


def test_every_legal_card_can_be_played(openings: list[Json]) -> None:
    every = [node for root in openings for node in nodes(root) if "next" in node]
    choices = [node for node in every if node["reply"]["screen"]["todo"] == "play"]
    assert len(choices) > 20
    for node in choices:
        legal = [
            f"play {held['card']}" for held in node["reply"]["screen"]["hand"] if held["legal"]
        ]
        assert list(node["next"]) == legal


def test_a_card_can_be_played_at_once(openings: list[Json]) -> None:
    assert [root["reply"]["screen"]["todo"] for root in openings] == ["play", "play"]


def test_no_hidden_card_is_told(openings: list[Json]) -> None:
    screens = [node["reply"]["screen"] for root in openings for node in nodes(root)]
    assert {screen["laid_open"] for screen in screens} == {None}


def test_the_files(tmp_path: Path, openings: list[Json]) -> None:
    records.write(tmp_path / "records")
    records.write(tmp_path / "again")
    names = {path.name for path in (tmp_path / "records").iterdir()}
    assert names == {f"{number}.json" for number in range(records.OPENINGS)}
    texts = [(tmp_path / "records" / name).read_text("utf-8") for name in sorted(names)]
    assert texts == [(tmp_path / "again" / name).read_text("utf-8") for name in sorted(names)]
    assert [json.loads(text) for text in texts[:2]] == openings
    assert len({json.loads(text)["open"]["seed"] for text in texts}) == records.OPENINGS


@pytest.mark.slow
@pytest.mark.xdist_group("site")
def test_the_engine_in_the_browsers_python_says_the_same(dist: Path, tmp_path: Path) -> None:
    [engine] = dist.glob("engine-*/engine")
    [library] = dist.glob("library-*/library/*")
    [recorded] = dist.glob("app-*/records")
    for path in (*engine.iterdir(), *recorded.iterdir()):
        (tmp_path / path.name).write_bytes(path.read_bytes())
    runtime.inside(tmp_path, runtime.unpressed(library, tmp_path), "comparing")


@pytest.mark.slow
@pytest.mark.xdist_group("site")
def test_the_page_is_told_how_many_there_are(dist: Path) -> None:
    page = (dist / "index.html").read_text("utf-8")
    assert page.count(f'<html data-openings="{len(list(dist.glob("app-*/records/*.json")))}" ') == 1
