"""Write recorded results of a hundred days: `python -m tests.oracle.make_dailies`.

Each is a whole hand of forty cards, every one drawn among the legal ones, with its points and its
code. Rows are only ever added: a code that somebody has shared must be readable for ever.
"""

from collections.abc import Iterator
from datetime import date, timedelta
from pathlib import Path

from .codes import code_of, deal_of
from .goldens import Row, append_rows
from .play import after, legal, replay
from .shuffle import below, stream

GOLDEN = Path(__file__).parent.parent / "data" / "dailies.jsonl"
HOW_MANY = 100


def played(day: str) -> list[str]:
    """Forty cards of a day's deal, drawn by the stream of a text of their own."""
    source, the_deal, cards = stream(f"tests/dailies/{day}"), deal_of(day), list[str]()
    while len(cards) < 40:
        hands, seat, trick = after(the_deal, "ccw", cards)
        choice = legal(hands[seat], trick)
        cards.append(choice[below(len(choice), source)])
    return cards


def rows() -> Iterator[Row]:
    """Every eleventh day from the first on, with different versions and numbers of hints."""
    for number in range(HOW_MANY):
        day = (date(2026, 1, 1) + timedelta(11 * number)).isoformat()
        cards = played(day)
        points = replay(deal_of(day), "ccw", cards)["points"]["NS"]
        bots, hints = number % 7 + 1, number % 5
        code = code_of(day, bots, hints, points, cards)
        row = {"date": day, "bots": bots, "hints": hints, "points": points}
        yield {**row, "code": code, "cards": " ".join(cards)}


if __name__ == "__main__":
    print(append_rows(GOLDEN, rows(), ("date",)), "rows added")
