"""The project's own source as syntax trees, for the tests that look at it."""

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parent.parent
PACKAGE = ROOT / "sueca_core"
PAGE = ROOT / "web" / "page"

MODULES = sorted(path for path in PACKAGE.rglob("*.py"))
NAMES = [str(path.relative_to(ROOT)) for path in MODULES]
"""Paths of the package's modules from the root, in the order of `MODULES`."""


@cache
def tree_of(path: Path) -> ast.Module:
    """The syntax tree of a module."""
    return ast.parse(path.read_text("utf-8"), str(path))


def texts_in(path: Path) -> Iterator[str]:
    """Every text constant of a module, the fixed parts of f-strings too."""
    for node in ast.walk(tree_of(path)):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value


def layer_of(path: Path) -> str:
    """The folder of the package in which a module lies; "" for the package's own modules."""
    parts = path.relative_to(PACKAGE).parts
    return parts[0] if len(parts) > 1 else ""
