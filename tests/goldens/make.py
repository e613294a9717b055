"""Writes the goldens anew: ``python -m tests.goldens.make``.

To be run when a level's version has been raised, never to make a failing test pass.
"""

import json

from tests.goldens.written import HUNDRED, RUBBERS, hand_played, path_of, rubber_text


def main() -> None:
    """Write the rubbers and the hundred hands."""
    for rules in RUBBERS:
        path_of(rules).write_text(rubber_text(rules), "utf-8")
    seeds = [f"hundred/{number}" for number in range(100)]
    rows = [{"seed": seed, "play": hand_played(seed)} for seed in seeds]
    HUNDRED.write_text("".join(json.dumps(row) + "\n" for row in rows), "utf-8")


if __name__ == "__main__":
    main()
