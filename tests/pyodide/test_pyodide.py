"""The same cards everywhere: what was written down under CPython comes out of Pyodide too.

One Node process does all the work, with the wheel and the library that the site has.
"""

import json
import subprocess
from pathlib import Path
from typing import Any

import pytest

from tests.page import OPEN
from tests.pyodide import work
from tests.source import MODULES, ROOT, layer_of
from tests.tables import read_lines
from tools import runtime, wheel

CHOICES = read_lines("choices.jsonl")
HANDS = read_lines("hundred_hands.jsonl")
DAYS = read_lines("shuffle_golden.jsonl")[:20]
RUN = Path(__file__).parent / "run.mjs"
COMMANDS = ["sueca_core.cli", "sueca_core.nowhere"]

pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("pyodide")]


def dotted(path: Path) -> str:
    """A module's name as it is imported."""
    name = ".".join(path.relative_to(ROOT).with_suffix("").parts)
    return name.removesuffix(".__init__")


@pytest.fixture(scope="module")
def done(tmp_path_factory: pytest.TempPathFactory) -> Any:
    """What Pyodide answers."""
    folder = tmp_path_factory.mktemp("engine")
    engine = runtime.build(wheel.build(folder / "wheel"))
    library = runtime.unpressed(runtime.library_in(engine), folder)
    wanted = {
        "choices": [[row["level"], len(row["cards"].split())] for row in CHOICES],
        "seeds": [row["seed"] for row in HANDS],
        "days": [[row["date"], row["hand"]] for row in DAYS],
        "open": OPEN,
        "modules": [dotted(path) for path in MODULES if layer_of(path) != "cli"] + COMMANDS,
    }
    ran = subprocess.run(
        ["node", RUN, runtime.package_in(engine), library],
        input=json.dumps(wanted),
        capture_output=True,
        text=True,
        check=False,
    )
    assert ran.returncode == 0, ran.stderr
    return json.loads(ran.stdout)


def test_a_hundred_hands_card_by_card(done: Any) -> None:
    assert len(HANDS) == 100
    assert done["hands"] == [row["play"] for row in HANDS]


@pytest.mark.parametrize("place", range(5), ids=[row["level"] for row in CHOICES])
def test_five_hundred_choices_of_each_level(done: Any, place: int) -> None:
    assert done["choices"][place] == CHOICES[place]["cards"]


def test_the_first_days_of_the_shuffle(done: Any) -> None:
    assert done["days"] == [[row["pack"], row["dealer"]] for row in DAYS]


def test_a_hand_through_the_hosts_door(done: Any) -> None:
    replies = done["replies"]
    assert all(reply["ok"] for reply in replies)
    result = replies[-1]["screen"]["result"]
    assert sum(result["points"].values()) == 120
    assert len(replies[-1]["screen"]["tricks_played"]) == 10
    assert replies == work.sitting(OPEN)


def test_every_module_is_there_but_what_only_the_command_line_has_a_use_for(done: Any) -> None:
    paths = {dotted(path): path for path in MODULES}
    ours = {name for name in paths if not name.startswith(runtime.NOT_FOR_THE_PAGE)}
    left = [name for name in paths.keys() - ours if layer_of(paths[name]) != "cli"]
    assert sorted(left) == [
        "sueca_core.__main__",
        "sueca_core.analysis.blunders",
        "sueca_core.analysis.par",
    ]
    assert set(done["modules"]) == ours
    assert len(ours) > 50
