"""What several commands share: option definitions and the two ways to print."""

import argparse
import json
import sys
from collections.abc import Iterable, Iterator

__all__ = ["Commands", "add_json", "add_rules", "lines_of", "print_json"]

type Commands = "argparse._SubParsersAction[argparse.ArgumentParser]"


def add_rules(parser: argparse.ArgumentParser) -> None:
    """The ``--rules`` option: a preset's name, or a preset and changes."""
    parser.add_argument("--rules", default="portuguese", metavar="R", help="rule set (portuguese)")


def add_json(parser: argparse.ArgumentParser) -> None:
    """The ``--json`` option."""
    parser.add_argument("--json", action="store_true", help="print one JSON object")


def print_json(data: object) -> None:
    """One JSON value on one line."""
    print(json.dumps(data, ensure_ascii=False))


def lines_of(path: str) -> Iterator[tuple[int, str]]:
    """Number (from 1) and text of each line of a file that is not blank; ``-`` is stdin."""
    if path == "-":
        yield from _numbered(sys.stdin)
        return
    with open(path, encoding="utf-8") as file:
        yield from _numbered(file)


def _numbered(lines: Iterable[str]) -> Iterator[tuple[int, str]]:
    for number, line in enumerate(lines, start=1):
        if line.strip():
            yield number, line.strip()
