"""Nothing hangs on a pointer that hovers: a finger leaves the look of it behind, a key has none."""

import re
from pathlib import Path

import pytest

from tests.source import ROOT

SHEETS = sorted((ROOT / "web" / "css").glob("*.css"))
GUARDED = re.compile(r"@media \(hover: hover\) \{([^{}]*\{[^{}]*\})*\s*\}")
SHOWS = re.compile(r"(?:display|visibility|opacity|content)\s*:")


@pytest.mark.parametrize("sheet", SHEETS, ids=lambda sheet: sheet.name)
def test_the_look_under_a_pointer_is_for_those_who_have_one(sheet: Path) -> None:
    text = sheet.read_text("utf-8")
    assert ":hover" not in GUARDED.sub("", text)
    for rule in re.findall(r"[^{}]*:hover[^{}]*\{([^{}]*)\}", text):
        assert not SHOWS.search(rule), "what shows under a pointer alone nobody else finds"


def test_there_are_such_rules() -> None:
    assert sum(len(GUARDED.findall(sheet.read_text("utf-8"))) for sheet in SHEETS) >= 3
