"""Compile what the engine needs: our modules, and the part of the library that a sitting imports.

Reads what needing.py has written down. Writes .pyc files below /stage/out/library, and our own
package as one file, /stage/out/modules: marshalled, and pressed by the method that Python itself
unpacks quickest in a browser (Zstandard; bzip2 takes six times as long, for a tenth less).

The files carry a hash of their source that nobody checks: no date, and no look for a source that is
not there. Asserts and docstrings are left out, as with -OO, and from our own modules the types of
functions and names: Python makes a function of each function's types, and nobody calls it. With our
own modules goes what dataclasses generate of them (see importing.py).
"""

import ast
import importlib
import importlib.util
import json
import marshal
import sys
import zipfile
from collections.abc import Sequence
from hashlib import sha256
from pathlib import Path
from types import CodeType

STAGE = Path("/stage")
OUT = STAGE / "out"
IMPORTING = Path(__file__).with_name("importing.py")


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

    A traceback still names module, function and where that begins; the table of lines would be a
    seventh of what is fetched. Nor does a function's name say its class: no traceback asks. The
    table's entries: 8 instructions, no columns, no step in lines.
    """
    units = len(code.co_code) // 2
    table = b"\xef\x00" * (units // 8)
    if units % 8:
        table += bytes((0xE8 | units % 8 - 1, 0))
    inner = (coarse(each) if isinstance(each, CodeType) else each for each in code.co_consts)
    name = code.co_name
    return code.replace(co_linetable=table, co_consts=tuple(inner), co_qualname=name)


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


def pressed(data: bytes) -> bytes:
    """Return the data as Zstandard has it, as small as can be."""
    zstd = importlib.import_module("compression.zstd")  # older than 3.14, Python has none
    option = zstd.CompressionParameter
    hard = {option.compression_level: 22, option.window_log: 21}
    return bytes(zstd.compress(data, options=hard))


def compile_core(ours: Sequence[str], generated: Sequence[str]) -> None:
    """Compile our own package into one file: what begins it, its modules, and generated methods."""
    modules = {}
    for name in ours:
        path = STAGE.joinpath("core", *name.split("."))
        is_package = path.is_dir()
        source = path / "__init__.py" if is_package else path.with_suffix(".py")
        code = coarse(code_of(lightened(source.read_bytes()), name))
        modules[name] = (is_package, code)
    methods = {
        sha256(source.encode()).digest()[:8]: coarse(code_of(source, "")) for source in generated
    }
    begin = code_of(lightened(IMPORTING.read_bytes()), IMPORTING.name)
    (OUT / "modules").write_bytes(pressed(marshal.dumps((begin, modules, methods))))


def main() -> None:
    """Compile the library, PyScript's package and our own."""
    wanted = json.loads((STAGE / "wanted.json").read_text(encoding="utf-8"))
    needed = json.loads((STAGE / "needed.json").read_text(encoding="utf-8"))
    compile_library(needed["library"])
    compile_pyscript()
    compile_core(wanted["ours"], needed["generated"])
