"""Make the engine quick to start: compiled modules, and only as much library as a sitting needs.

Most of the time that Pyodide takes to start goes into compiling the sources of the standard
library. So Pyodide itself, under Node, plays a sitting here, tells which modules that took, and
compiles them and our own. The sitting is played once more on the result: a module that is missing
from it fails the build with its name.
"""

import ast
import json
import shutil
import sys
from pathlib import Path

from tools import archive
from tools.common import EPOCH, PACKAGES, ROOT, WORK, run, say, sha256

INSIDE = ROOT / "tools" / "inside"
PYODIDE = PACKAGES / "pyodide"
PYSCRIPT = PACKAGES / "@pyscript" / "core" / "src" / "stdlib" / "pyscript"
STOCK_LIBRARY = PYODIDE / "python_stdlib.zip"
ENGINE = WORK / "engine"
LIBRARY_NAME = "python_stdlib.zip"
LOCK_NAME = "pyodide-lock.json"


def lock(package: Path, version: str) -> str:
    """Return Pyodide's lock file: our package with its digest, and not one package more."""
    stock = json.loads((PYODIDE / LOCK_NAME).read_text(encoding="utf-8"))
    entry = {
        "name": "sueca-core",
        "version": version,
        "file_name": package.name,
        "sha256": sha256(package.read_bytes()),
        "imports": ["sueca_core"],
        "depends": [],
        "install_dir": "site",
        "package_type": "package",
        "unvendored_tests": False,
    }
    packages = {"sueca-core": entry}
    return json.dumps({"info": stock["info"], "packages": packages}, indent=1) + "\n"


def imported_names(source: str) -> set[str]:
    """Return the names of the modules that a source imports, wherever in it."""
    names: set[str] = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            names.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            names.add(node.module)
    return names


def pyscript_modules() -> list[Path]:
    """Return the sources that PyScript's Python package imports when it is imported itself."""
    found: dict[str, Path] = {}
    waiting = ["__init__"]
    while waiting:
        name = waiting.pop()
        if name in found or not (PYSCRIPT / f"{name}.py").exists():
            continue
        found[name] = PYSCRIPT / f"{name}.py"
        imported = imported_names(found[name].read_text(encoding="utf-8"))
        waiting += [each.removeprefix("pyscript.") for each in imported if each.startswith("pys")]
    return sorted(found.values())


def pyscript_imports() -> list[str]:
    """Return the standard modules that PyScript's own Python imports in the engine's worker."""
    sources = (path.read_text(encoding="utf-8") for path in sorted(PYSCRIPT.glob("*.py")))
    names = set[str]().union(*map(imported_names, sources))
    return sorted(name for name in names if name.split(".")[0] in sys.stdlib_module_names)


def version_of(wheel: Path) -> str:
    """Return the version that stands in a wheel's name."""
    return wheel.name.split("-")[1]


def stage(folder: Path, wheel: Path) -> None:
    """Lay a wheel and its lock file out as Pyodide wants to find them."""
    folder.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(wheel, folder / wheel.name)
    (folder / LOCK_NAME).write_text(lock(wheel, version_of(wheel)), encoding="utf-8")


def inside(folder: Path, library: Path, module: str) -> None:
    """Run a module of tools/inside in Pyodide, on that standard library."""
    run(["node", INSIDE / "run.mjs", folder, library, module], f"Running {module} in Pyodide")


def make(wheel: Path, engine: Path) -> None:
    """Build the engine's folder anew: library, package and lock file."""
    sources = WORK / "stage"
    for folder in (sources, engine):
        shutil.rmtree(folder, ignore_errors=True)
    stage(sources, wheel)
    (sources / "pyscript").mkdir()
    for path in pyscript_modules():
        shutil.copyfile(path, sources / "pyscript" / path.name)
    (sources / "imports.json").write_text(json.dumps(pyscript_imports()), encoding="utf-8")
    inside(sources, STOCK_LIBRARY, "compiling")

    engine.mkdir(parents=True)
    out = sources / "out"
    archive.write_zip(engine / LIBRARY_NAME, archive.tree(out / "library"))
    version = version_of(wheel)
    package = engine / f"sueca_core-{version}.tar.bz2"
    archive.write_tar(package, archive.tree(out / "core"))
    (engine / LOCK_NAME).write_text(lock(package, version), encoding="utf-8")


def verify(engine: Path) -> None:
    """Play the sitting again on what was built, and compare."""
    trial = WORK / "trial"
    shutil.rmtree(trial, ignore_errors=True)
    shutil.copytree(engine, trial)
    shutil.copytree(WORK / "stage" / "out", trial / "out")
    inside(trial, trial / LIBRARY_NAME, "verifying")


def fingerprint(wheel: Path) -> str:
    """Return a digest of everything that the engine's files are made from."""
    tools = [Path(__file__), Path(archive.__file__), *sorted(INSIDE.iterdir())]
    inputs = [wheel, PYODIDE / "package.json", STOCK_LIBRARY, *tools]
    digests = [sha256(path.read_bytes()) for path in inputs if path.is_file()]
    return sha256(" ".join([*digests, str(EPOCH)]).encode())


def build(wheel: Path) -> Path:
    """Return the folder with the engine's files, built anew only when something changed."""
    stamp = WORK / "engine.stamp"
    value = fingerprint(wheel)
    if not (ENGINE.exists() and stamp.exists() and stamp.read_text(encoding="utf-8") == value):
        say("compiling the engine")
        stamp.unlink(missing_ok=True)
        make(wheel, ENGINE)
        verify(ENGINE)
        stamp.write_text(value, encoding="utf-8")
    return ENGINE
