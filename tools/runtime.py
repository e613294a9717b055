"""Make the engine quick to start: compiled modules, and only as much library as a sitting needs.

Most of the time that Pyodide takes to start goes into compiling the sources of the standard
library. So Pyodide itself, under Node, plays a sitting here, tells which modules that took, and
compiles them and our own. A few that a page cannot use are small ones of ours (inside/standins/).
The sitting is played once more on the result: a module that is missing from it fails the build with
its name.
"""

import ast
import gzip
import json
import shutil
import sys
import zipfile
from pathlib import Path

from tools import archive
from tools.common import EPOCH, PACKAGES, ROOT, WORK, run, say, sha256
from tools.inside import sitting

INSIDE = ROOT / "tools" / "inside"
STANDINS = INSIDE / "standins"
FINDER = INSIDE / "sitecustomize.py"
BEGIN = ROOT / "web" / "runtime" / "package.mjs"
PYODIDE = PACKAGES / "pyodide"
PYSCRIPT = PACKAGES / "@pyscript" / "core" / "src" / "stdlib" / "pyscript"
STOCK_LIBRARY = PYODIDE / "python_stdlib.zip"
ENGINE = WORK / "engine"
IN_JAVASCRIPT = ("os", "pathlib")  # what PyScript imports outside the sources of its package
NOT_FOR_THE_PAGE = (  # what only the command line uses
    "sueca_core.__main__",
    "sueca_core.analysis.blunders",
    "sueca_core.analysis.par",
    "sueca_core.cli",
)


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
    names = set[str](IN_JAVASCRIPT).union(*map(imported_names, sources))
    return sorted(name for name in names if name.split(".")[0] in sys.stdlib_module_names)


def version_of(wheel: Path) -> str:
    """Return the version that stands in a wheel's name."""
    return wheel.name.split("-")[1]


def library_in(engine: Path) -> Path:
    """Return the standard library below the folder of the engine's files, pressed."""
    return engine / "library" / "python_stdlib.bin"


def package_name(wheel: Path) -> str:
    """Return the name of our package as one file."""
    return f"sueca_core-{version_of(wheel)}.bin"


def package_in(engine: Path) -> Path:
    """Return our package there."""
    return next(engine.glob("engine/sueca_core-*"))


def stage(folder: Path, wheel: Path) -> list[str]:
    """Lay a wheel's sources out where run.mjs finds them, and return the names of their modules."""
    with zipfile.ZipFile(wheel) as package:
        paths = [name for name in package.namelist() if name.endswith(".py")]
        for path in sorted(paths):
            package.extract(path, folder / "core")
    names = (path.removesuffix(".py").removesuffix("/__init__") for path in sorted(paths))
    return [name.replace("/", ".") for name in names]


def write_library(target: Path) -> None:
    """Write the stock library with our stand-ins and our finder in it, all of it sources."""
    with zipfile.ZipFile(STOCK_LIBRARY) as stock:
        files = {info.filename: stock.read(info) for info in stock.infolist() if not info.is_dir()}
    for path in sorted(STANDINS.rglob("*.py")):
        name = path.relative_to(STANDINS).as_posix()
        package = name.replace(".py", "/__init__.py")
        files[package if package in files else name] = path.read_bytes()
    files[FINDER.name] = FINDER.read_bytes()
    archive.write_zip(target, files)


def unpressed(library: Path, folder: Path) -> Path:
    """Return the zip that a pressed library is, in that folder."""
    target = folder / "library.zip"
    target.write_bytes(gzip.decompress(library.read_bytes()))
    return target


def inside(folder: Path, library: Path, module: str) -> None:
    """Run a module of tools/inside in Pyodide, on the zip of a standard library."""
    run(["node", INSIDE / "run.mjs", folder, library, module], f"Running {module} in Pyodide")


def find_needed(sources: Path, wheel: Path) -> None:
    """Write down what a sitting of our compiled package takes of the library."""
    trial = sources / "trial"
    trial.mkdir()
    shutil.copyfile(sources / "wanted.json", trial / "wanted.json")
    shutil.copyfile(sources / "out" / "modules", trial / package_name(wheel))
    inside(trial, sources / "library.zip", "needing")
    shutil.copyfile(trial / "needed.json", sources / "needed.json")


def make(wheel: Path, engine: Path) -> None:
    """Build the engine's folder anew: the library in `library`, and our package in `engine`."""
    sources = WORK / "stage"
    for folder in (sources, engine):
        shutil.rmtree(folder, ignore_errors=True)
    modules = stage(sources, wheel)
    (sources / "pyscript").mkdir()
    for path in pyscript_modules():
        shutil.copyfile(path, sources / "pyscript" / path.name)
    ours = [name for name in modules if not name.startswith(NOT_FOR_THE_PAGE)]
    wanted = {"ours": ours, "pyscript": pyscript_imports()}
    (sources / "wanted.json").write_text(json.dumps(wanted), encoding="utf-8")
    write_library(sources / "library.zip")
    inside(sources, STOCK_LIBRARY, "compiling")
    find_needed(sources, wheel)
    inside(sources, STOCK_LIBRARY, "compiling_library")

    out = sources / "out"
    library, package = library_in(engine), engine / "engine" / package_name(wheel)
    archive.write_zip(out / "library.zip", archive.tree(out / "library"))
    library.parent.mkdir(parents=True)
    archive.press(out / "library.zip", library)
    package.parent.mkdir()
    shutil.copyfile(out / "modules", package)


def verify(engine: Path) -> None:
    """Play a sitting on what was built, and compare it with what the sources answer here."""
    trial = WORK / "trial"
    shutil.rmtree(trial, ignore_errors=True)
    trial.mkdir()
    (trial / "replies.json").write_text(json.dumps(sitting.play()), encoding="utf-8")
    shutil.copyfile(package_in(engine), trial / package_in(engine).name)
    inside(trial, unpressed(library_in(engine), trial), "verifying")


def fingerprint(wheel: Path) -> str:
    """Return a digest of everything that the engine's files are made from."""
    tools = [Path(__file__), Path(archive.__file__), BEGIN, *sorted(INSIDE.rglob("*"))]
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
