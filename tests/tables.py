"""Reads the files of tests/data and spreads the scoring tables out, one case per row.

Nothing here knows what a hand is worth: every expected value stands in a data file.
"""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

type Row = dict[str, Any]
"""A row of a data file."""

DATA = Path(__file__).parent / "data"
CARD_POINTS = sorted([0] * 20 + [2] * 4 + [3] * 4 + [4] * 4 + [10] * 4 + [11] * 4)


def read(name: str) -> Any:
    """The content of a JSON file of tests/data."""
    return json.loads((DATA / name).read_text("utf-8"))


def read_lines(name: str) -> list[Row]:
    """The rows of a JSON-lines file of tests/data."""
    return [json.loads(line) for line in (DATA / name).read_text("utf-8").splitlines()]


class ScoringCase(NamedTuple):
    """One hand and its worth. Points and tricks are those of North and South."""

    rules: str
    pending: str
    points: int
    tricks: int
    award: str
    ends: bool
    waits: str


def can_hold(points: int, tricks: int) -> bool:
    """Whether four cards a trick can hold no more and no fewer points than this."""
    cards = 4 * tricks
    return sum(CARD_POINTS[:cards]) <= points <= sum(CARD_POINTS[40 - cards :])


def trick_counts(points: int, which: str) -> list[int]:
    """Trick counts of a table row ("none", "some" or "all") that go with these points."""
    counts = {"none": [0], "some": list(range(1, 10)), "all": [10]}[which]
    return [tricks for tricks in counts if can_hold(points, tricks)]


def scoring_rows() -> Iterator[tuple[str, list[ScoringCase]]]:
    """Tables T1 to T4: an id and the cases of each row under each preset and column."""
    for table in read("scoring_tables.json"):
        for preset in table["presets"]:
            rules = [preset] + [preset + table["waiting_columns"]] * 2
            for row in table["rows"]:
                for waiting in (0, 1, 2):
                    first = row["points"][0]
                    name = f"{table['id']}-{rules[waiting]}-{first}-{row['tricks']}-wait{waiting}"
                    yield name, list(cell_cases(rules[waiting], waiting, row))


def cell_cases(rules: str, waiting: int, row: Row) -> Iterator[ScoringCase]:
    """Every points value and trick count of one cell: "games:games", then END or `carry n`."""
    first, last = row["points"]
    award, *rest = row["cells"][waiting].split()
    waits = rest[-1] if "carry" in rest else "0"
    for points in range(first, last + 1):
        for tricks in trick_counts(points, row["tricks"]):
            yield ScoringCase(rules, str(waiting), points, tricks, award, "END" in rest, waits)


def ids(rows: list[Row]) -> list[str]:
    """The ids of some rows, for pytest."""
    return [str(row["id"]) for row in rows]
