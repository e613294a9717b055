"""The shuffle against its fixed points, its golden file and the second implementation."""

import pytest

from sueca_core.game.cards import CARDS
from sueca_core.game.seats import Direction
from sueca_core.game.shuffle import (
    Stream,
    choice_from_bottom,
    dealer_of,
    first_dealer,
    pack_of,
    pack_text,
    shuffled_pack,
)
from tests.game.support import texts
from tests.oracle import shuffle as oracle
from tests.tables import Row, read, read_lines

GOLDEN = read_lines("shuffle_golden.jsonl")
SEEDS = ["0123456789abcdef0123456789abcdef", "uma partida", "ação/7", ""]
BIG = [2**31 + 1, 3 * 2**30, 2**32 - 1, 2**32, 2**32 + 1, 2**63 + 1, 2**64, 2**64 + 1, 40**40]


def name_of(row: Row) -> str:
    return f"{row['date']}/{row['hand']}"


def test_the_unshuffled_pack() -> None:
    expected = [rank + suit for suit in "SHDC" for rank in "A7KJQ65432"]
    assert texts(CARDS).split() == expected


@pytest.mark.parametrize("row", read("fixed_points.json"), ids=name_of)
def test_fixed_points(row: Row) -> None:
    assert texts(pack_of(f"daily/v1/{name_of(row)}")) == row["pack"]
    assert first_dealer(f"sueca/daily/v1/{row['date']}").letter == row["first_dealer"]


@pytest.mark.parametrize("row", GOLDEN, ids=name_of)
def test_golden_days(row: Row) -> None:
    stream_name = f"sueca/daily/v1/{row['date']}"
    assert texts(pack_of(f"daily/v1/{name_of(row)}")) == row["pack"]
    assert texts(shuffled_pack(pack_text(stream_name, row["hand"]))) == row["pack"]
    dealer = dealer_of(stream_name, row["hand"], Direction.ANTICLOCKWISE)
    assert dealer.letter == row["dealer"]


def test_the_golden_file_has_four_hundred_days() -> None:
    assert len({row["date"] for row in GOLDEN if row["hand"] == 0}) == 400


@pytest.mark.parametrize("n", [1, 2, 3, 4, 7, 39, 40, *BIG])
@pytest.mark.parametrize("text", SEEDS)
def test_numbers_below(text: str, n: int) -> None:
    """Some of the n leave out up to half of all words, so that skipping is seen too."""
    stream, source = Stream(text), oracle.stream(text)
    drawn = [stream.below(n) for _ in range(100)]
    assert drawn == [oracle.below(n, source) for _ in range(100)]


@pytest.mark.parametrize("deal", [0, 1, 12])
@pytest.mark.parametrize("seed", SEEDS[:3])
def test_practice_rubbers(seed: str, deal: int) -> None:
    assert texts(pack_of(f"{seed}/{deal}")).split() == oracle.practice_pack(seed, deal)
    dealer = first_dealer(f"sueca/deal/v1/{seed}")
    assert dealer.letter == oracle.practice_first_dealer(seed)


def test_the_dealers_choice() -> None:
    names = [f"sueca/deal/v1/{seed}/{deal}" for seed in SEEDS for deal in range(20)]
    ends = {True: "bottom", False: "top"}
    chosen = [ends[choice_from_bottom(name)] for name in names]
    assert chosen == [oracle.dealers_choice(name) for name in names]
    assert set(chosen) == {"bottom", "top"}
