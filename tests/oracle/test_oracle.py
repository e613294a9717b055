"""The second implementation against what is written down: it must be right to be of use."""

import itertools
from pathlib import Path
from typing import Any

import pytest

from tests.oracle import dealing, minimax, perft, play, scoring, shuffle
from tests.oracle.goldens import append_rows
from tests.oracle.make_perft import ONE_SUIT_EACH
from tests.oracle.make_shuffle_golden import chosen_days
from tests.tables import ScoringCase, ids, read, read_lines, scoring_rows

FIXED_POINTS = read("fixed_points.json")
HANDS = read("hands.json")
SCORING = list(scoring_rows())
ROWS = read_lines("scoring_rows.jsonl")
REFERENCE = read_lines("reference_deals.jsonl")
ENDINGS = read_lines("perft_endings.jsonl")
TRICKS = read("tricks.json")
Row = dict[str, Any]


def trick_of(text: str) -> play.Trick:
    """ "S:4H E:2H" as seat and card pairs."""
    return [(part[0], part[2:]) for part in text.split()]


@pytest.mark.parametrize("row", FIXED_POINTS, ids=lambda row: f"{row['date']}/{row['hand']}")
def test_shuffle_fixed_points(row: Row) -> None:
    assert shuffle.daily_first_dealer(row["date"]) == row["first_dealer"]
    assert shuffle.daily_pack(row["date"], row["hand"]) == row["pack"].split()


def test_below_skips_words_beyond_the_limit() -> None:
    bytes_of_two_words = iter([255, 255, 255, 255, 0, 0, 0, 5])
    assert shuffle.below(3, bytes_of_two_words) == 2


def test_below_reads_one_word_up_to_two_to_the_32() -> None:
    assert shuffle.below(2**32, iter([1, 2, 3, 4])) == 0x01020304


def test_below_reads_two_words_above_that() -> None:
    assert shuffle.below(2**32 + 1, iter([0, 0, 0, 1, 0, 0, 0, 7])) == 6


def test_golden_days() -> None:
    days = chosen_days()
    assert len(set(days)) == 400
    assert days == sorted(days)


def test_a_stored_row_is_never_changed(tmp_path: Path) -> None:
    file = tmp_path / "golden.jsonl"
    append_rows(file, [{"id": 1, "pack": "AS"}], ("id",))
    before = file.read_bytes()
    new_and_changed: list[Row] = [{"id": 2, "pack": "2C"}, {"id": 1, "pack": "7S"}]
    with pytest.raises(ValueError, match="stored with other values"):
        append_rows(file, new_and_changed, ("id",))
    assert file.read_bytes() == before


@pytest.mark.parametrize("row", TRICKS, ids=ids(TRICKS))
def test_tricks(row: Row) -> None:
    trick = trick_of(row["trick"])
    assert play.winner(trick, row["trump"]) == row["winner"]
    assert play.points([card for _, card in trick]) == row["points"]


@pytest.mark.parametrize("row", read("legal.json"), ids=ids(read("legal.json")))
def test_legal_cards(row: Row) -> None:
    trick = [("S", f"A{led}") for led in row["led"] or ""]
    assert play.legal(row["hand"].split(), trick) == row["legal"].split()


@pytest.mark.parametrize("row", read("dealing.json")["orders"])
def test_dealing_orders(row: Row) -> None:
    cards = shuffle.unshuffled()
    deal = dealing.deal(cards, row["dealer"], row["direction"], row["deal"])
    packets = [cards[0:10], cards[10:20], cards[20:30], cards[30:40]]
    assert [deal["hands"][seat] for seat in row["packets"].split()] == packets
    assert deal["turned"] == cards[row["turned"]]
    assert deal["turned"] in deal["hands"][row["dealer"]]
    assert deal["leader"] == row["next"]


@pytest.mark.parametrize(
    "row", read("dealing.json")["empty_trump"], ids=ids(read("dealing.json")["empty_trump"])
)
def test_empty_trump(row: Row) -> None:
    deal = dealing.deal(row["pack"].split(), "S", "ccw", row["deal"], empty_trump=True)
    as_dealt = dealing.deal(row["dealt"].split(), "S", "ccw", row["deal"])
    assert deal["hands"] == as_dealt["hands"]
    assert deal["turned"] == row["turned"]


@pytest.mark.parametrize("row", HANDS, ids=ids(HANDS))
def test_whole_hands(row: Row) -> None:
    pack = " ".join(row["pack"]).split()
    deal = dealing.deal(pack, row["dealer"], row["direction"], row["deal"])
    tricks = [line.split(" -> ") for line in row["tricks"]]
    plays = [pair for cards, _ in tricks for pair in trick_of(cards)]
    report = play.replay(deal, row["direction"], [card for _, card in plays])
    assert (deal["turned"], deal["leader"]) == (row["turned"], row["leader"])
    assert sorted(pack) == sorted(shuffle.unshuffled())
    assert report["seats"] == [seat for seat, _ in plays]
    results = zip(report["winners"], report["trick_points"], strict=True)
    assert [f"{seat} {points}" for seat, points in results] == [result for _, result in tricks]
    assert report["points"] == row["points"]
    assert report["tricks"] == row["tricks_taken"]


def hand_outcome(row: Row, outcome: Row) -> Row:
    """What the oracle makes of one outcome of a whole hand."""
    options = scoring.options(outcome["rules"])
    north_south = row["points"]["NS"], row["tricks_taken"]["NS"]
    last = play.side(row["tricks"][-1].split(" -> ")[1][0])
    after = scoring.score(scoring.new_rubber(), options, *north_south, last)
    award = f"{after['award']['NS']}:{after['award']['EW']}"
    return {
        "rules": outcome["rules"],
        "award": award,
        "pending": after["pending"],
        "winner": after["winner"],
    }


@pytest.mark.parametrize("row", HANDS, ids=ids(HANDS))
def test_worth_of_whole_hands(row: Row) -> None:
    assert [hand_outcome(row, outcome) for outcome in row["outcomes"]] == row["outcomes"]


def table_result(case: ScoringCase) -> tuple[str, bool, str]:
    """Award, end and what waits by the oracle, at a score where only a sweep can end it."""
    options = scoring.options(f"{case.rules},target=10")
    start = scoring.new_rubber(pending=case.pending)
    after = scoring.score(start, options, case.points, case.tricks, "NS")
    award = f"{after['award']['NS']}:{after['award']['EW']}"
    return award, after["winner"] is not None, after["pending"]


@pytest.mark.parametrize("cases", [c for _, c in SCORING], ids=[name for name, _ in SCORING])
def test_scoring_tables(cases: list[ScoringCase]) -> None:
    results = [(case, table_result(case)) for case in cases]
    assert cases
    assert [r for r in results if r[1] != (r[0].award, r[0].ends, r[0].waits)] == []


@pytest.mark.parametrize("row", ROWS, ids=ids(ROWS))
def test_scoring_rows(row: Row) -> None:
    rubber = scoring.new_rubber(row["games"], row["pending"], row["completed"])
    options = scoring.options(row["rules"])
    awards = []
    for points, tricks, last in row["hands"]:
        rubber = scoring.score(rubber, options, points, tricks, last)
        awards.append(f"{rubber['award']['NS']}:{rubber['award']['EW']}")
    assert awards == row["awards"]
    assert f"{rubber['games']['NS']}:{rubber['games']['EW']}" == row["games_after"]
    assert rubber["pending"] == row["pending_after"]
    assert rubber["winner"] == row["winner"]
    assert (rubber["sweep"], rubber["shutout"]) == (row["sweep"], row["shutout"])


def rubber_end_cell(target: int, games: int, award: int) -> str:
    """A cell of the table of rubber ends: 61 points with the rest of the award waiting."""
    options = scoring.options(f"portuguese,target={target}")
    start = scoring.new_rubber(f"{games}:0", str(award - 1))
    after = scoring.score(start, options, 61, 6, "NS")
    return {"NS": "END", None: str(after["games"]["NS"])}[after["winner"]]


@pytest.mark.parametrize("table", read("rubber_end.json"), ids=lambda table: table["target"])
def test_rubber_end(table: Row) -> None:
    cells = [
        [rubber_end_cell(table["target"], games, award) for award in table["awards"]]
        for games in range(table["target"])
    ]
    assert cells == table["rows"]


@pytest.mark.parametrize("letters, direction", [("SWNE", "cw"), ("SENW", "ccw")])
@pytest.mark.parametrize("row", REFERENCE, ids=ids(REFERENCE))
def test_reference_deals(row: Row, letters: str, direction: str) -> None:
    dealer = letters[row["dealer"]]
    deal: dealing.Deal = {
        "dealer": dealer,
        "turned": row["turned"],
        "trump": row["turned"][1],
        "leader": dealing.next_seat(dealer, direction),
        "hands": {letters[i]: hand.split() for i, hand in enumerate(row["hands"])},
    }
    report = play.replay(deal, direction, row["play"].split())
    assert [" ".join(cards) for cards in report["legal"]] == row["legal"]
    assert report["seats"] == [letters[int(number)] for number in row["seats"]]
    assert report["winners"] == [letters[int(number)] for number in row["winners"]]
    assert [report["points"]["NS"], report["points"]["EW"]] == row["points"]
    assert [report["tricks"]["NS"], report["tricks"]["EW"]] == row["tricks"]


def test_perft_of_one_suit_each() -> None:
    deal = dealing.deal_from_text(ONE_SUIT_EACH, "cw")
    assert perft.count_from(deal, "cw", [], 4) == [10, 100, 1000, 10000]


@pytest.mark.parametrize("row", ENDINGS, ids=ids(ENDINGS))
def test_endings_are_legal(row: Row) -> None:
    direction = scoring.options(row["rules"])["direction"]
    deal = dealing.deal_from_text(row["deal"], direction)
    report = play.replay(deal, direction, row["plays"].split())
    assert len(report["seats"]) == 40 - len(row["counts"])
    assert sorted(itertools.chain(*deal["hands"].values())) == sorted(shuffle.unshuffled())


MINIMAX = [
    pytest.param("S:AH W:KH N:JH E:QH", "", "S", {"AH": 20}, id="the-last-trick"),
    # East has ruffed; the ace thrown under it is lost, kept it takes East's last card.
    pytest.param("S:AD,2D W:4H,3H N:6H,5H E:3D", "E:2S", "S", {"2D": 11, "AD": 0}, id="keep-it"),
    # West's ace catches king and seven, then its three the queen; else North takes all.
    pytest.param("S:2C W:AD,3D N:7D,QC E:4D,3C", "S:KD", "W", {"3D": 0, "AD": 27}, id="other-side"),
    # West answers the king with the ace, and the seven by keeping the ace for the king.
    pytest.param("S:KD,7H W:AD,2D N:3D,4H E:4D,5H", "", "S", {"7H": 10, "KD": 0}, id="best-answer"),
]


@pytest.mark.parametrize("cards, table, seat, expected", MINIMAX)
def test_minimax(cards: str, table: str, seat: str, expected: dict[str, int]) -> None:
    """Worked out by hand; clockwise with spades as trump."""
    hands = {part[0]: part[2:].split(",") for part in cards.split()}
    assert minimax.values(hands, seat, trick_of(table), "S", "cw") == expected
