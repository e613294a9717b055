"""Compile our own package into one file, /stage/out/modules: marshalled, and pressed.

It is pressed by the method that Python itself unpacks quickest in a browser (Zstandard; bzip2 takes
six times as long, for a tenth less). Asserts and docstrings are left out, as with -OO.
"""

import ast
import importlib
import json
import marshal
from collections.abc import Sequence
from pathlib import Path
from types import CodeType

from tools.inside.lightening import lightened

STAGE = Path("/stage")
OUT = STAGE / "out"


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


def pressed(data: bytes) -> bytes:
    """Return the data as Zstandard has it, as small as can be."""
    zstd = importlib.import_module("compression.zstd")  # older than 3.14, Python has none
    option = zstd.CompressionParameter
    hard = {option.compression_level: 22, option.window_log: 21}
    return bytes(zstd.compress(data, options=hard))


def modules_of(ours: Sequence[str]) -> dict[str, tuple[bool, CodeType]]:
    """Return our modules as sitecustomize.py wants them."""
    modules = {}
    for name in ours:
        path = STAGE.joinpath("core", *name.split("."))
        is_package = path.is_dir()
        source = path / "__init__.py" if is_package else path.with_suffix(".py")
        code = coarse(code_of(lightened(source.read_bytes()), name))
        modules[name] = (is_package, code)
    return modules


def main() -> None:
    """Compile our package."""
    OUT.mkdir()
    ours = json.loads((STAGE / "wanted.json").read_text(encoding="utf-8"))["ours"]
    (OUT / "modules").write_bytes(pressed(marshal.dumps(modules_of(ours))))
