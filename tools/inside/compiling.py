"""Compile what the engine needs: our modules, and the part of the library that a sitting imports.

Writes .pyc files below /stage/out/library and /stage/out/core, and the replies of the sitting.

The files carry a hash of their source that nobody checks: no date, and no look for a source that is
not there. Asserts and docstrings are left out, as with -OO, and from our own modules the types of
functions and names: Python makes a function of each function's types, and nobody calls it.
"""

import ast
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


class _Untyped(ast.NodeTransformer):
    """Takes the types from functions and from a module's names; dataclasses are made of theirs."""

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


def untyped(source: bytes) -> ast.Module:
    """Return the module's tree without the types that only its readers need."""
    tree: ast.Module = _Untyped().visit(ast.parse(source))
    return ast.fix_missing_locations(tree)


def compiled(source: bytes, filename: str, tree: ast.Module | None = None) -> bytes:
    """Return the module as a .pyc file: compiled from the tree if one is given.

    `filename` is what tracebacks will say.
    """
    what = source if tree is None else tree
    code = compile(what, filename, "exec", dont_inherit=True, optimize=2)
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
            write("library", name, compiled(library.read(name), f"{path}/{name}"))


def compile_pyscript() -> None:
    """Compile PyScript's own package, whose sources it would compile at every start.

    It writes them into the worker's folder; engine.mjs lets Python look into the library first.
    """
    for path in sorted((STAGE / "pyscript").iterdir()):
        name = f"pyscript/{path.name}"
        write("library", name, compiled(path.read_bytes(), name))


def compile_core() -> None:
    """Compile our own package, the command line left out."""
    site = Path(next(path for path in sys.path if path.endswith("site-packages")))
    for path in sorted((site / "sueca_core").rglob("*.py")):
        name = path.relative_to(site).as_posix()
        if not name.startswith(COMMAND_LINE):
            source = path.read_bytes()
            write("core", name, compiled(source, str(path), untyped(source)))


def main() -> None:
    """Play, import what PyScript imports besides, and compile."""
    replies = play()
    for name in json.loads((STAGE / "imports.json").read_text(encoding="utf-8")):
        importlib.import_module(name)
    compile_library()
    compile_pyscript()
    compile_core()
    (OUT / "replies.json").write_text(json.dumps(replies), encoding="utf-8")
