"""Files that are only ever added to: JSON lines, each known by some of its fields."""

import json
from collections.abc import Iterable
from pathlib import Path
from typing import Any

Row = dict[str, Any]


def read_rows(path: Path) -> list[Row]:
    """The rows of a JSON-lines file; none if it is not there."""
    if not path.exists():
        return []
    return [json.loads(line) for line in path.read_text("utf-8").splitlines()]


def append_rows(path: Path, rows: Iterable[Row], key: tuple[str, ...]) -> int:
    """Add the rows that the file lacks; return how many.

    Rows in the file stay as they are, byte for byte. Raises ValueError, having written
    nothing, if a given row has the key of a stored one and says something else.
    """
    stored = {tuple(row[name] for name in key): row for row in read_rows(path)}
    added = []
    for row in rows:
        name = tuple(row[part] for part in key)
        if name not in stored:
            stored[name] = row
            added.append(json.dumps(row) + "\n")
        elif stored[name] != row:
            raise ValueError(f"{path.name}: row {name} is stored with other values")
    with path.open("a", encoding="utf-8", newline="\n") as file:
        file.writelines(added)
    return len(added)
