"""Compile what the engine needs: our modules, and the part of the library that a sitting imports.

Writes .pyc files below /stage/out/library and /stage/out/core, and the replies of the sitting.

The files carry a hash of their source that nobody checks: no date, and no look for a source that is
not there. Asserts and docstrings are left out, as with -OO, and from our own modules the types of
functions and names: Python makes a function of each function's types, and nobody calls it. Our own
modules go into one file, together with what dataclasses generate (see importing.py).
"""

import ast
import dataclasses
import importlib
import importlib.util
import json
import marshal
import sys
import zipfile
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path
from types import CodeType
from typing import Any

STAGE = Path("/stage")
OUT = STAGE / "out"
IMPORTING = Path(__file__).with_name("importing.py")
COMMAND_LINE = ("sueca_core/cli/", "sueca_core/__main__.py")


class _Lightened(ast.NodeTransformer):
    """Takes the types from functions and from a module's names; dataclasses are made of theirs.

    A dataclass keeps a docstring of one letter: for want of one it would compose its signature.
    """

    def visit_Module(self, node: ast.Module) -> ast.AST:
        node.body = [self._plain(each) for each in node.body]
        return self.generic_visit(node)

    @staticmethod
    def _plain(node: ast.stmt) -> ast.stmt:
        if not isinstance(node, ast.AnnAssign) or node.value is None:
            return node
        return ast.copy_location(ast.Assign([node.target], node.value), node)

    def visit_arg(self, node: ast.arg) -> ast.arg:
        node.annotation = None
        return node

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.AST:
        node.returns = None
        return self.generic_visit(node)

    def visit_ClassDef(self, node: ast.ClassDef) -> ast.AST:
        if node.decorator_list and "dataclass" in ast.unparse(node.decorator_list[0]):
            node.body.append(ast.parse("__doc__ = '.'").body[0])
        return self.generic_visit(node)


def lightened(source: bytes) -> ast.Module:
    """Return the module's tree without what only its readers need."""
    tree: ast.Module = _Lightened().visit(ast.parse(source))
    return ast.fix_missing_locations(tree)


def code_of(what: bytes | str | ast.Module, filename: str) -> CodeType:
    """Return compiled code; `filename` is what tracebacks will say."""
    return compile(what, filename, "exec", dont_inherit=True, optimize=2)


def coarse(code: CodeType) -> CodeType:
    """Return the code with all its lines taken for the first of their function.

    A traceback still names file, function and where that begins; the table of lines would be a
    seventh of what is fetched. The table's entries: 8 instructions, no columns, no step in lines.
    """
    units = len(code.co_code) // 2
    table = b"\xef\x00" * (units // 8)
    if units % 8:
        table += bytes((0xE8 | units % 8 - 1, 0))
    inner = (coarse(each) if isinstance(each, CodeType) else each for each in code.co_consts)
    return code.replace(co_linetable=table, co_consts=tuple(inner))


def pyc(source: bytes, code: CodeType) -> bytes:
    """Return the code as a .pyc file with the hash of its source."""
    external = importlib.import_module("importlib._bootstrap_external")
    return bytes(external._code_to_hash_pyc(code, importlib.util.source_hash(source), False))


def write(folder: str, name: str, module: bytes) -> None:
    """Write one compiled module into the folder."""
    target = (OUT / folder / name).with_suffix(".pyc")
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_bytes(module)


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
            source = library.read(name)
            write("library", name, pyc(source, code_of(source, f"{path}/{name}")))


def compile_pyscript() -> None:
    """Compile PyScript's own package, whose sources it would compile at every start.

    It writes them into the worker's folder; engine.mjs lets Python look into the library first.
    """
    for path in sorted((STAGE / "pyscript").iterdir()):
        name = f"pyscript/{path.name}"
        source = path.read_bytes()
        write("library", name, pyc(source, code_of(source, name)))


def core_modules() -> dict[str, Path]:
    """Return our own modules' names and sources, the command line left out."""
    site = Path(next(path for path in sys.path if path.endswith("site-packages")))
    found = {}
    for path in sorted((site / "sueca_core").rglob("*.py")):
        name = path.relative_to(site).as_posix()
        if not name.startswith(COMMAND_LINE):
            found[name.removesuffix(".py").removesuffix("/__init__").replace("/", ".")] = path
    return found


def compile_core(generated: dict[str, None]) -> None:
    """Compile our own package: one file of modules, and an __init__ that imports from it."""
    modules = {}
    for name, path in core_modules().items():
        code = coarse(code_of(lightened(path.read_bytes()), name))
        modules[name] = (path.name == "__init__.py", marshal.dumps(code))
    del modules["sueca_core"]
    methods = {
        sha256(source.encode()).digest()[:8]: marshal.dumps(coarse(code_of(source, "")))
        for source in sorted(generated)
    }
    own = core_modules()["sueca_core"].read_bytes()
    begins = IMPORTING.read_bytes()
    tree = lightened(begins)
    tree.body += lightened(own).body
    write("core", "sueca_core/__init__", pyc(begins + own, code_of(tree, "sueca_core/__init__.py")))
    (OUT / "core/sueca_core/modules").write_bytes(marshal.dumps((modules, methods)))


def listening(heard: dict[str, None]) -> Callable[..., None]:
    """Return an `exec` that remembers the sources it is given."""

    def remember(source: str, names: dict[str, Any], into: dict[str, Any]) -> None:
        heard[source] = None
        exec(source, names, into)

    return remember


def main() -> None:
    """Play, import what PyScript imports besides, and compile."""
    generated: dict[str, None] = {}
    vars(dataclasses)["exec"] = listening(generated)
    for name in core_modules():
        importlib.import_module(name)
    del vars(dataclasses)["exec"]
    replies = importlib.import_module("tools.inside.sitting").play()
    for name in json.loads((STAGE / "imports.json").read_text(encoding="utf-8")):
        importlib.import_module(name)
    compile_library()
    compile_pyscript()
    compile_core(generated)
    (OUT / "replies.json").write_text(json.dumps(replies), encoding="utf-8")
