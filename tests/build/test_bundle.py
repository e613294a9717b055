"""The page's modules travel in one file and are what they were when they arrive."""

import ast
import io
import json
import shutil
import subprocess
import tokenize
from pathlib import Path
from types import CodeType

import pytest

from tests.source import PAGE
from tools import bundle
from tools.common import PACKAGES, Refused


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
        "modules.txt",
    ]
    files = json.loads((page / "config.json").read_text("utf-8"))["files"]
    assert files == {"./modules.txt": "./modules.txt"}


def test_the_settings_are_otherwise_the_same(page: Path) -> None:
    before = json.loads((PAGE / "config.json").read_text("utf-8"))
    after = json.loads((page / "config.json").read_text("utf-8"))
    assert {**after, "files": None} == {**before, "files": None}


@pytest.fixture
def landed(page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where main has laid the modules out."""
    landing = tmp_path / "landing"
    landing.mkdir()
    shutil.copy(page / bundle.MODULES, landing)
    monkeypatch.chdir(landing)
    exec(bundle.PROLOGUE, {})
    (landing / bundle.MODULES).unlink()
    return landing


def test_main_lays_every_module_out(landed: Path, page: Path) -> None:
    names = {path.stem for path in PAGE.glob("*.py")} - {"main"}
    assert sorted(path.stem for path in landed.iterdir()) == sorted(names)
    assert (page / "main.py").read_text("utf-8").startswith(bundle.PROLOGUE)


def test_what_the_page_starts_with_is_compiled(landed: Path) -> None:
    ready = {path.stem for path in landed.glob("*.mpy")}
    later = {path.stem for path in landed.glob("*.py")}
    assert {"game", "dom", "inputs", "render", "words", "speak_table"} <= ready
    assert {"review", "review_rows", "rulespage", "statspage", "records"} <= later
    assert not ready & later


def test_what_travels_means_what_was_written() -> None:
    for path in PAGE.glob("*.py"):
        source, bare = path.read_text("utf-8"), bundle.bare(path)
        assert meaning(bare) == meaning(source), path
        assert "#" not in "".join(comments(bare)), path


def test_what_is_imported_at_once_and_what_is_not() -> None:
    modules = {
        "one": "import two\nfrom three import value\n",
        "two": "def later():\n    import four\n",
        "three": "import js, one\nvalue = 3\n",
        "four": "import two\n",
    }
    assert bundle.at_the_start("import one\nawait one.go()\n", modules) == {"one", "two", "three"}


def test_micropython_runs_what_was_compiled(tmp_path: Path) -> None:
    source = "def double(number):\n    return 2 * number\n\n\ndef fail():\n    raise OSError\n"
    (tmp_path / "twice.mpy").write_bytes(bundle.compiled("twice", source))
    run = """
      const [runtime, file] = process.argv.slice(1);
      const { loadMicroPython } = await import(runtime);
      const python = await loadMicroPython({ stdout: (line) => console.log(line) });
      python.FS.writeFile("twice.mpy", (await import("node:fs")).readFileSync(file));
      python.runPython("import twice; print(twice.double(21))");
      try { python.runPython("twice.fail()"); } catch (error) { console.log(error.message); }
    """
    runtime = PACKAGES / "@micropython" / "micropython-webassembly-pyscript" / "micropython.mjs"
    command = ["node", "--input-type=module", "-e", run, str(runtime), str(tmp_path / "twice.mpy")]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.stdout.startswith("42\n"), done.stderr[-2000:]
    assert 'File "twice.py", line 6, in fail' in done.stdout


def test_a_module_that_micropython_does_not_understand_ends_the_build() -> None:
    with pytest.raises(Refused, match=r"wrong\.py"):
        bundle.compiled("wrong", "def wrong(:\n")


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
