"""Compile the part of the library that a sitting imports, and PyScript's own package.

Reads what needing.py has written down. Writes, below /stage/out/library, nearly all modules into
one file, and what Python wants before it can read that as .pyc files (see sitecustomize.py). Those
carry a hash of their source that nobody checks: no date, and no look for a source that is not
there.
"""

import importlib
import importlib.util
import json
import marshal
import sys
import zipfile
from collections.abc import Mapping, Sequence
from pathlib import Path
from types import CodeType

from tools.inside.compiling import OUT, STAGE, code_of
from tools.inside.lightening import lightened

FIRST = "encodings/"  # Python reads its first text with these
FINDER = "sitecustomize.py"
TOGETHER = "modules.bin"


def sources(needed: Sequence[str]) -> dict[str, bytes]:
    """Return the sources of the library's modules, by their names in its zip."""
    with zipfile.ZipFile(STAGE / "library.zip") as library:
        return {name: library.read(name) for name in needed if name != FINDER}


def pyscript() -> dict[str, bytes]:
    """Return the sources of PyScript's own package, which it would compile at every start.

    It would write them into the worker's folder, if it could (standins/pathlib.py).
    """
    paths = sorted((STAGE / "pyscript").iterdir())
    return {f"pyscript/{path.name}": path.read_bytes() for path in paths}


def pyc(source: bytes, code: CodeType) -> bytes:
    """Return the code as a .pyc file with the hash of its source."""
    external = importlib.import_module("importlib._bootstrap_external")
    return bytes(external._code_to_hash_pyc(code, importlib.util.source_hash(source), False))


def together(modules: Mapping[str, bytes], home: str) -> dict[str, tuple[bool, bytes]]:
    """Return modules as sitecustomize.py wants them; `home` is what tracebacks will say."""
    found = {}
    for path, source in modules.items():
        name = path.removesuffix(".py").removesuffix("/__init__")
        code = marshal.dumps(code_of(source, f"{home}/{path}"))
        found[name.replace("/", ".")] = (path.endswith("/__init__.py"), code)
    return found


def write(name: str, data: bytes) -> None:
    """Write a file of the library."""
    target = OUT / "library" / name
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_bytes(data)


def main() -> None:
    """Compile the library and PyScript's package."""
    needed = json.loads((STAGE / "needed.json").read_text(encoding="utf-8"))
    home = next(path for path in sys.path if path.endswith(".zip"))
    library = sources(needed)
    for name in [name for name in library if name.startswith(FIRST)]:
        source = library.pop(name)
        write(f"{name}c", pyc(source, code_of(source, f"{home}/{name}")))
    finder = Path(__file__).with_name(FINDER).read_bytes()
    write(f"{FINDER}c", pyc(finder, code_of(lightened(finder), FINDER)))
    modules = together(library, home) | together(pyscript(), "")
    write(TOGETHER, marshal.dumps(modules))
