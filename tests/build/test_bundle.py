"""The page's modules travel in one file and are what they were when they arrive."""

import json
import shutil
from pathlib import Path

import pytest

from tests.source import PAGE
from tools import bundle


@pytest.fixture
def page(tmp_path: Path) -> Path:
    """A copy of the page's folder, bundled."""
    copy = tmp_path / "page"
    shutil.copytree(PAGE, copy, ignore=shutil.ignore_patterns("__pycache__", "*.md"))
    bundle.bundle(copy)
    return copy


def test_one_file_is_left_beside_main(page: Path) -> None:
    assert sorted(path.name for path in page.iterdir()) == [
        "config.json",
        "main.py",
        "modules.json",
    ]
    files = json.loads((page / "config.json").read_text("utf-8"))["files"]
    assert files == {"./modules.json": "./modules.json"}


def test_the_settings_are_otherwise_the_same(page: Path) -> None:
    before = json.loads((PAGE / "config.json").read_text("utf-8"))
    after = json.loads((page / "config.json").read_text("utf-8"))
    assert {**after, "files": None} == {**before, "files": None}


def test_main_lays_every_module_out(
    page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    own = (PAGE / "main.py").read_text("utf-8")
    main = (page / "main.py").read_text("utf-8")
    assert main.endswith(own)
    landing = tmp_path / "landing"
    landing.mkdir()
    shutil.copy(page / "modules.json", landing)
    monkeypatch.chdir(landing)
    exec(main.removesuffix(own), {})
    sources = {path.name: path.read_text("utf-8") for path in PAGE.glob("*.py")}
    arrived = {path.name: path.read_text("utf-8") for path in landing.glob("*.py")}
    assert arrived == {name: text for name, text in sources.items() if name != "main.py"}
