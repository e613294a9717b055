"""``deal``: the fixed points of the shuffle, as JSON and as a line of notation."""

import json

import pytest

from sueca_core.cli.main import main
from tests.oracle import dealing, shuffle
from tests.tables import Row, read, read_lines

POINTS = read("fixed_points.json")
GOLDEN = read_lines("shuffle_golden.jsonl")


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    """What a command prints; it must succeed and say nothing on stderr."""
    assert main(["deal", *arguments]) == 0
    said = capsys.readouterr()
    assert said.err == ""
    return said.out


def refusal(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    """What a command says on stderr when it is refused."""
    assert main(["deal", *arguments]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    return said.err


def expected(pack: list[str], dealer: str, direction: str, method: str) -> Row:
    """The JSON object by the second implementation; hands are in the order of the notation."""
    deal = dealing.deal(pack, dealer, direction, method)
    hands = {letter: " ".join(sorted(deal["hands"][letter])) for letter in "SWNE"}
    return {**deal, "hands": hands}


@pytest.mark.parametrize("row", POINTS, ids=lambda row: f"{row['date']}/{row['hand']}")
def test_fixed_points(capsys: pytest.CaptureFixture[str], row: Row) -> None:
    """The second row is hand 1 of a day: the deal has moved on one seat."""
    seed = f"daily/v1/{row['date']}/{row['hand']}"
    told = json.loads(run(capsys, seed, "--json"))
    dealers = dealing.round_from(row["first_dealer"], "ccw")
    assert told == expected(row["pack"].split(), dealers[row["hand"]], "ccw", "bottom")
    assert list(told) == ["dealer", "turned", "trump", "leader", "hands"]


@pytest.mark.parametrize("row", GOLDEN[::40], ids=lambda row: str(row["date"]))
def test_golden_days(capsys: pytest.CaptureFixture[str], row: Row) -> None:
    told = json.loads(run(capsys, f"daily/v1/{row['date']}/{row['hand']}", "--json"))
    assert told == expected(row["pack"].split(), row["dealer"], "ccw", "bottom")


RULES = [
    ("portuguese", "ccw", "bottom"),
    ("brazilian", "cw", "bottom"),
    ("north,deal=top", "ccw", "top"),
]


@pytest.mark.parametrize("number", [0, 3, 6])
@pytest.mark.parametrize("rules, direction, method", RULES)
def test_any_seed(
    capsys: pytest.CaptureFixture[str], rules: str, direction: str, method: str, number: int
) -> None:
    told = json.loads(run(capsys, f"uma noite/{number}", "--json", "--rules", rules))
    first = shuffle.practice_first_dealer("uma noite")
    dealer = (dealing.round_from(first, direction) * 2)[number]
    pack = shuffle.practice_pack("uma noite", number)
    assert told == expected(pack, dealer, direction, method)


@pytest.mark.parametrize("number", range(6))
def test_the_dealers_choice(capsys: pytest.CaptureFixture[str], number: int) -> None:
    told = json.loads(run(capsys, f"uma noite/{number}", "--json", "--rules", "club"))
    first = shuffle.practice_first_dealer("uma noite")
    dealer = (dealing.round_from(first, "ccw") * 2)[number]
    method = shuffle.dealers_choice(f"sueca/deal/v1/uma noite/{number}")
    assert told == expected(shuffle.practice_pack("uma noite", number), dealer, "ccw", method)


def test_a_bare_name_is_its_first_hand(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(capsys, "x", "--json") == run(capsys, "x/0", "--json")
    assert run(capsys, "daily/v1/2026-12-02", "--json") == run(
        capsys, "daily/v1/2026-12-02/0", "--json"
    )


def test_a_line_of_notation(capsys: pytest.CaptureFixture[str]) -> None:
    row = POINTS[0]
    deal = dealing.deal(row["pack"].split(), "E", "ccw", "bottom")
    assert run(capsys, "daily/v1/2026-12-02/0").strip() == dealing.deal_text(deal)


REFUSED = [
    ("", [], "seed/bad"),
    ("/0", [], "seed/bad"),
    ("daily/v1/2025-12-31/0", [], "daily/before_first"),
    ("daily/v1/2026-02-30/0", [], "daily/bad_date"),
    ("x", ["--rules", "iberian"], "rules/unknown_preset"),
    ("x", ["--rules", "portuguese,deal=left"], "rules/bad_value"),
    ("x\udcff", [], "not UTF-8"),
]


@pytest.mark.parametrize("seed, options, code", REFUSED, ids=ascii)
def test_refused(
    capsys: pytest.CaptureFixture[str], seed: str, options: list[str], code: str
) -> None:
    assert code in refusal(capsys, seed, *options, "--json")
