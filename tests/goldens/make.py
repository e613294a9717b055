"""Writes the goldens anew: ``python -m tests.goldens.make``.

To be run when a level's version has been raised, never to make a failing test pass.
"""

import json

from sueca_core.bots.levels import BOT_VERSIONS, LEVELS
from tests.goldens.written import CHOICES, HUNDRED, RUBBERS, hand_played, path_of, rubber_text
from tests.pyodide.work import choices


def main() -> None:
    """Write the rubbers, the hundred hands and five hundred choices of each level."""
    for rules in RUBBERS:
        path_of(rules).write_text(rubber_text(rules), "utf-8")
    seeds = [f"hundred/{number}" for number in range(100)]
    rows = [{"seed": seed, "play": hand_played(seed)} for seed in seeds]
    HUNDRED.write_text("".join(json.dumps(row) + "\n" for row in rows), "utf-8")
    kept = [
        {"level": level, "version": BOT_VERSIONS[level], "cards": choices(level, 500)}
        for level in LEVELS
    ]
    CHOICES.write_text("".join(json.dumps(row) + "\n" for row in kept), "utf-8")


if __name__ == "__main__":
    main()
