"""The page's modules travel in one file and are what they were when they arrive."""

import ast
import io
import json
import shutil
import tokenize
from pathlib import Path
from types import CodeType

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
    landing = tmp_path / "landing"
    landing.mkdir()
    shutil.copy(page / "modules.json", landing)
    monkeypatch.chdir(landing)
    exec(bundle.PROLOGUE, {})
    names = {path.name for path in PAGE.glob("*.py")}
    arrived = {path.name: path.read_text("utf-8") for path in landing.glob("*.py")}
    assert set(arrived) == names - {"main.py"}
    arrived["main.py"] = (page / "main.py").read_text("utf-8").removeprefix(bundle.PROLOGUE)
    meanings = {name: meaning((PAGE / name).read_text("utf-8")) for name in names}
    assert {name: meaning(text) for name, text in arrived.items()} == meanings
    assert {name for name in names if "#" in "".join(comments(arrived[name]))} == set()


def meaning(source: str) -> CodeType:
    """What a module does, and on which lines: compiled as with -OO, so without docstrings."""
    await_at_top = ast.PyCF_ALLOW_TOP_LEVEL_AWAIT
    code = compile(source, "module", "exec", flags=await_at_top, optimize=2)
    assert isinstance(code, CodeType)
    return code


def comments(source: str) -> list[str]:
    """The comments of a module."""
    tokens = tokenize.generate_tokens(io.StringIO(source).readline)
    return [token.string for token in tokens if token.type == tokenize.COMMENT]
