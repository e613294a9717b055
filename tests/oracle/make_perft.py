"""Write the perft files: `python -m tests.oracle.make_perft` (some seconds).

Rows are only ever added; a stored count that differs from today's stops the program.
"""

import json
from collections.abc import Iterator
from pathlib import Path

from .dealing import deal, deal_from_text, deal_text
from .goldens import Row, append_rows
from .perft import count_from
from .play import after, legal
from .scoring import options
from .shuffle import (
    below,
    daily_first_dealer,
    daily_pack,
    practice_first_dealer,
    practice_pack,
    stream,
)

DATA = Path(__file__).parent.parent / "data"
ONE_SUIT_EACH = (
    "S:3S:2S3S4S5S6S7SASJSKSQS/2H3H4H5H6H7HAHJHKHQH/2D3D4D5D6D7DADJDKDQD/2C3C4C5C6C7CACJCKCQC"
)
DAYS = [("2026-12-02", 8), ("2028-02-29", 5)]
SEEDS = [
    ("brazilian", "bottom", "perft-0", 5),
    ("clockwise_void", "top", "perft-1", 5),
    ("portuguese", "top", "perft-2", 8),
    # Found by search: in these two deals a hand holds no card of some suit.
    ("brazilian", "bottom", "void-2", 8),
    ("portuguese", "bottom", "void-8", 5),
]
ENDINGS = [(24, 2), (25, 1), (26, 2), (27, 1), (28, 3), (29, 1), (31, 1), (36, 1)]


def full_deals() -> Iterator[tuple[str, str, str, int]]:
    """Id, rules, deal text and depth of each stored deal."""
    for row in json.loads((DATA / "hands.json").read_text("utf-8")):
        rules = "brazilian" if row["direction"] == "cw" else "portuguese"
        cards = " ".join(row["pack"]).split()
        text = deal_text(deal(cards, row["dealer"], row["direction"], row["deal"]))
        yield row["id"], rules, text, 5
    for day, depth in DAYS:
        text = deal_text(deal(daily_pack(day, 0), daily_first_dealer(day), "ccw", "bottom"))
        yield f"daily-{day}", "portuguese", text, depth
    for rules, method, seed, depth in SEEDS:
        yield seed, rules, seeded_deal(rules, method, seed), depth
    for rules in ("portuguese", "brazilian"):
        yield f"one-suit-each-{rules}", rules, ONE_SUIT_EACH, 4


def seeded_deal(rules: str, method: str, seed: str) -> str:
    """Deal text of the first deal of a practice rubber."""
    direction = options(rules)["direction"]
    return deal_text(deal(practice_pack(seed, 0), practice_first_dealer(seed), direction, method))


def endings() -> Iterator[Row]:
    """Positions near the end, reached by random legal cards, counted to the last card."""
    for played, how_many in ENDINGS:
        for number in range(how_many):
            seed = f"ending-{played}-{number}"
            rules = ["portuguese", "brazilian"][(played + number) % 2]
            text = seeded_deal(rules, "bottom", seed)
            plays = random_plays(text, rules, seed, played)
            yield {
                "id": seed,
                "rules": rules,
                "deal": text,
                "plays": " ".join(plays),
                "counts": counts(text, rules, plays, 40 - played),
            }


def random_plays(text: str, rules: str, seed: str, how_many: int) -> list[str]:
    """Legal cards drawn from a stream of the seed's own."""
    direction = options(rules)["direction"]
    source = stream(f"tests/{seed}")
    the_deal = deal_from_text(text, direction)
    plays: list[str] = []
    while len(plays) < how_many:
        hands, seat, trick = after(the_deal, direction, plays)
        choices = legal(hands[seat], trick)
        plays.append(choices[below(len(choices), source)])
    return plays


def counts(text: str, rules: str, plays: list[str], depth: int) -> list[int]:
    """Counts from a deal text after some plays."""
    direction = options(rules)["direction"]
    return count_from(deal_from_text(text, direction), direction, plays, depth)


def full_rows() -> Iterator[Row]:
    """A row for each deal of `full_deals`."""
    for name, rules, text, depth in full_deals():
        yield {"id": name, "rules": rules, "deal": text, "counts": counts(text, rules, [], depth)}


if __name__ == "__main__":
    print(append_rows(DATA / "perft.jsonl", full_rows(), ("id",)), "full deals added")
    print(append_rows(DATA / "perft_endings.jsonl", endings(), ("id",)), "endings added")
