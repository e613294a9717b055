"""Lay the page's modules into one file: one request at start-up instead of thirty.

In dist/ page/config.json names one file, page/modules.json (a text for each module), and
page/main.py begins by writing the modules to where MicroPython's `import` looks for them. Comments
and docstrings stay at home, a third of the bytes; every line keeps its number.
"""

import ast
import io
import json
import tokenize
from pathlib import Path

MODULES = "modules.json"
PROLOGUE = f'''\
import json as _json

with open("{MODULES}") as _file:
    for _name, _text in _json.load(_file).items():
        with open(_name, "w") as _module:
            _module.write(_text)

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


def bundle(page: Path) -> None:
    """Replace the modules that the folder's config.json names by one file, loaded by main.py."""
    settings = page / "config.json"
    config = json.loads(settings.read_text(encoding="utf-8"))
    modules = {source: page / source for source in sorted(config["files"])}
    texts = {path.name: bare(path) for path in modules.values()}
    for path in modules.values():
        path.unlink()
    (page / MODULES).write_text(json.dumps(texts, separators=(",", ":")), encoding="utf-8")
    config["files"] = {f"./{MODULES}": f"./{MODULES}"}
    settings.write_text(json.dumps(config, indent=2) + "\n", encoding="utf-8")
    main = page / "main.py"
    main.write_text(PROLOGUE + bare(main), encoding="utf-8")
