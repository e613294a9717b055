"""Compile the part of the library that a sitting imports, and PyScript's own package.

Reads what needing.py has written down, and writes .pyc files below /stage/out/library. They carry a
hash of their source that nobody checks: no date, and no look for a source that is not there.
"""

import importlib
import importlib.util
import json
import sys
import zipfile
from collections.abc import Sequence
from types import CodeType

from tools.inside.compiling import OUT, STAGE, code_of


def pyc(source: bytes, code: CodeType) -> bytes:
    """Return the code as a .pyc file with the hash of its source."""
    external = importlib.import_module("importlib._bootstrap_external")
    return bytes(external._code_to_hash_pyc(code, importlib.util.source_hash(source), False))


def write(folder: str, name: str, module: bytes) -> None:
    """Write one compiled module into the folder."""
    target = (OUT / folder / name).with_suffix(".pyc")
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_bytes(module)


def compile_library(needed: Sequence[str]) -> None:
    """Compile the part of the standard library that is in use."""
    home = next(path for path in sys.path if path.endswith(".zip"))  # what tracebacks will say
    with zipfile.ZipFile(STAGE / "library.zip") as library:
        for name in needed:
            source = library.read(name)
            write("library", name, pyc(source, code_of(source, f"{home}/{name}")))


def compile_pyscript() -> None:
    """Compile PyScript's own package, whose sources it would compile at every start.

    It would write them into the worker's folder, if it could (standins/pathlib.py).
    """
    for path in sorted((STAGE / "pyscript").iterdir()):
        name = f"pyscript/{path.name}"
        source = path.read_bytes()
        write("library", name, pyc(source, code_of(source, name)))


def main() -> None:
    """Compile the library and PyScript's package."""
    compile_library(json.loads((STAGE / "needed.json").read_text(encoding="utf-8")))
    compile_pyscript()
