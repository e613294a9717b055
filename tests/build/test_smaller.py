"""Sheets and programs travel without their comments, and are otherwise what they were."""

from pathlib import Path

import pytest

from tools import smaller
from tools.common import Refused


def test_what_is_only_for_readers_is_taken_out(tmp_path: Path) -> None:
    sheet, program = tmp_path / "one.css", tmp_path / "one.mjs"
    sheet.write_text("/* Why. */\n:root {\n  --ink: #1C2330; /* on paper */\n}\n", "utf-8")
    program.write_text('// Why.\nexport const trumpSuit = "espadas – ♠"; /* here */\n', "utf-8")
    smaller.make([sheet, program])
    assert sheet.read_text("utf-8").strip() == ":root{--ink: #1C2330}"
    assert program.read_text("utf-8").strip() == 'export const trumpSuit="espadas – ♠";'


def test_what_is_no_program_is_refused(tmp_path: Path) -> None:
    program = tmp_path / "one.js"
    program.write_text("const = 1;\n", "utf-8")
    with pytest.raises(Refused, match=r"one\.js"):
        smaller.make([program])
    assert program.read_text("utf-8") == "const = 1;\n"


def test_the_built_ones(dist: Path) -> None:
    paths = [*dist.glob("look-*/css/*.css"), *dist.glob("app-*/runtime/start.js")]
    assert len(paths) > 2
    for path in paths:
        assert "/*" not in path.read_text("utf-8")
