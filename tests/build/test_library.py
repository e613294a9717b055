"""The pruned library holds every module that the game and PyScript's own Python import."""

import ast
import gzip
import io
import marshal
import sys
import zipfile
from importlib.machinery import FrozenImporter
from pathlib import Path

import pytest

from tests.source import MODULES, layer_of
from tools import runtime

TOGETHER = "modules.bin"
PYSCRIPT_WORKER = Path("web/worker/engine.py")


def imports_of(path: Path) -> set[str]:
    """The full names of everything that a module imports, wherever in it."""
    found = set()
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            found |= {each.name for each in node.names}
        if isinstance(node, ast.ImportFrom) and node.module and not node.level:
            found.add(node.module)
    return found


def modules_in(path: Path) -> set[str]:
    """The names of the modules in a library: a zip of sources, or what the build makes of it."""
    data = path.read_bytes()
    whole = gzip.decompress(data) if path.suffix == ".bin" else data
    with zipfile.ZipFile(io.BytesIO(whole)) as archive:
        names = [Path(name) for name in archive.namelist()]
        together = archive.read(TOGETHER) if Path(TOGETHER) in names else marshal.dumps({})
    parts = [name.with_suffix("").parts for name in names if name.suffix in (".py", ".pyc")]
    files = {".".join(each[:-1] if each[-1] == "__init__" else each) for each in parts}
    return files | marshal.loads(together).keys()  # type: ignore[no-any-return]


def lacking(wanted: set[str], kept: set[str], stock: set[str]) -> set[str]:
    """The wanted modules that only the stock library has; what is frozen is in no zip's use."""
    return {name for name in wanted & stock - kept if FrozenImporter.find_spec(name) is None}


@pytest.fixture(scope="module")
def stock() -> set[str]:
    """The modules of the library as it comes with Pyodide."""
    return modules_in(runtime.STOCK_LIBRARY)


@pytest.mark.slow
@pytest.mark.xdist_group("site")
def test_every_import_of_the_game_is_in_the_library(dist: Path, stock: set[str]) -> None:
    [library] = dist.glob("library-*/library/*")
    paths = [path for path in MODULES if layer_of(path) != "cli" and path.name != "__main__.py"]
    wanted = set().union(*map(imports_of, [*paths, PYSCRIPT_WORKER]))
    kept = modules_in(library)
    assert {"json", "dataclasses", "hashlib"} <= kept
    assert len(kept) < len(stock) / 2
    assert lacking(wanted, kept, stock) == set()


@pytest.mark.slow
@pytest.mark.xdist_group("site")
def test_every_import_of_pyscript_is_in_the_library(dist: Path, stock: set[str]) -> None:
    [library] = dist.glob("library-*/library/*")
    wanted = set().union(*map(imports_of, sorted(runtime.PYSCRIPT.glob("*.py"))))
    assert "asyncio" in wanted
    assert lacking(wanted, modules_in(library), stock) == set()


@pytest.mark.slow
@pytest.mark.xdist_group("site")
def test_what_stands_in_for_a_module_bears_the_name_of_one(dist: Path, stock: set[str]) -> None:
    paths = [path.relative_to(runtime.STANDINS) for path in runtime.STANDINS.rglob("*.py")]
    names = {".".join(path.with_suffix("").parts).removesuffix(".__init__") for path in paths}
    assert len(names) > 5
    assert names <= stock
    [library] = dist.glob("library-*/library/*")
    assert names <= modules_in(library)


def test_a_module_that_was_pruned_is_noticed(stock: set[str]) -> None:
    wanted = {"statistics", "json", "sys", "os", "sueca_core.game.cards"}
    assert lacking(wanted, {"json"}, stock) == {"statistics"}
    assert lacking(wanted, {"json", "statistics"}, stock) == set()


def test_pruned_modules_are_those_of_the_standard_library(stock: set[str]) -> None:
    assert {"json.decoder", "asyncio.events", "collections"} <= stock
    assert {name.partition(".")[0] for name in stock} & set(sys.stdlib_module_names)
