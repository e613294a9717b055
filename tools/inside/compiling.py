"""Compile what the engine needs: our modules, and the part of the library that a sitting imports.

Writes .pyc files below /stage/out/library and /stage/out/core, and the replies of the sitting.

The files carry a hash of their source that nobody checks: no date, and no look for a source that is
not there. Asserts and docstrings are left out, as with -OO.
"""

import importlib
import importlib.util
import json
import sys
import zipfile
from pathlib import Path

from tools.inside.sitting import play

STAGE = Path("/stage")
OUT = STAGE / "out"
COMMAND_LINE = ("sueca_core/cli/", "sueca_core/__main__.py")


def compiled(source: bytes, filename: str) -> bytes:
    """Return the module as a .pyc file; `filename` is what tracebacks will say."""
    code = compile(source, filename, "exec", dont_inherit=True, optimize=2)
    external = importlib.import_module("importlib._bootstrap_external")
    return bytes(external._code_to_hash_pyc(code, importlib.util.source_hash(source), False))


def write(folder: str, name: str, source: bytes, filename: str) -> None:
    """Compile one module into the folder."""
    target = (OUT / folder / name).with_suffix(".pyc")
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_bytes(compiled(source, filename))


def imported_from(library: str) -> list[str]:
    """Return the names, inside the library's zip, of the sources that have been imported.

    Modules that are frozen into the interpreter name a file there too, but it is never read.
    """
    specs = [getattr(module, "__spec__", None) for module in list(sys.modules.values())]
    origins = {str(spec.origin) for spec in specs if spec}
    return sorted(path.removeprefix(library) for path in origins if path.startswith(library))


def compile_library() -> None:
    """Compile the part of the standard library that is in use."""
    path = next(path for path in sys.path if path.endswith(".zip"))
    with zipfile.ZipFile(path) as library:
        for name in imported_from(f"{path}/"):
            write("library", name, library.read(name), f"{path}/{name}")


def compile_core() -> None:
    """Compile our own package, the command line left out."""
    site = Path(next(path for path in sys.path if path.endswith("site-packages")))
    for path in sorted((site / "sueca_core").rglob("*.py")):
        name = path.relative_to(site).as_posix()
        if not name.startswith(COMMAND_LINE):
            write("core", name, path.read_bytes(), str(path))


def main() -> None:
    """Play, import what PyScript imports besides, and compile."""
    replies = play()
    for name in json.loads((STAGE / "imports.json").read_text(encoding="utf-8")):
        importlib.import_module(name)
    compile_library()
    compile_core()
    (OUT / "replies.json").write_text(json.dumps(replies), encoding="utf-8")
