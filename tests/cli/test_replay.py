"""``replay``: hands card by card against the reference deals, and where an illegal one is told."""

import io
import json
from pathlib import Path

import pytest

from sueca_core.cli.main import main
from tests.game.support import deal_of, plays_of, texts
from tests.tables import Row, read, read_lines

DEALS = read_lines("reference_deals.jsonl")[::20]
F1, F2, F3, F4, F5 = read("hands.json")
MAPS = [
    pytest.param("brazilian", "SWNE", id="clockwise"),
    pytest.param("portuguese", "SENW", id="anticlockwise"),
]


def as_letters(row: Row, letters: str) -> Row:
    """A reference deal with these letters for its seat numbers."""
    return {
        "dealer": letters[row["dealer"]],
        "turned": row["turned"],
        "hands": dict(zip(letters, row["hands"], strict=True)),
        "play": row["play"],
    }


def own_hand(row: Row) -> Row:
    """A hand of hands.json in the form that the command reads."""
    deal = deal_of(row)
    return {
        "dealer": deal.dealer.letter,
        "turned": deal.turned.text,
        "hands": {letter: texts(deal.hands["SWNE".index(letter)]) for letter in "SWNE"},
        "play": " ".join(each.text for _, each in plays_of(row)),
    }


def written(folder: Path, rows: list[Row]) -> str:
    """The path of a file that holds the rows, with a blank line after each."""
    path = folder / "hands.jsonl"
    path.write_text("".join(json.dumps(row) + "\n\n" for row in rows), "utf-8")
    return str(path)


def run(capsys: pytest.CaptureFixture[str], path: str, *options: str) -> list[Row]:
    """The JSON objects that the command prints."""
    assert main(["replay", path, "--json", *options]) == 0
    return [json.loads(line) for line in capsys.readouterr().out.splitlines()]


@pytest.mark.parametrize("rules, letters", MAPS)
def test_reference_deals(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, rules: str, letters: str
) -> None:
    path = written(tmp_path, [as_letters(row, letters) for row in DEALS])
    told = run(capsys, path, "--rules", rules)
    assert len(told) == len(DEALS)
    for row, report in zip(DEALS, told, strict=True):
        assert report["legal"] == row["legal"]
        assert report["seats"] == "".join(letters[int(each)] for each in row["seats"])
        assert report["winners"] == "".join(letters[int(each)] for each in row["winners"])
        assert report["points"] == dict(zip(("NS", "EW"), row["points"], strict=True))
        assert report["tricks"] == dict(zip(("NS", "EW"), row["tricks"], strict=True))


def test_the_keys(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    (report,) = run(capsys, written(tmp_path, [own_hand(F1)]))
    assert list(report) == ["legal", "seats", "winners", "points", "tricks", "games", "pending"]
    assert len(report["legal"]) == len(report["seats"]) == 40


WORTH = [
    (F1, "portuguese", {"NS": 0, "EW": 0}, 1),
    (F1, "club", {"NS": 0, "EW": 0}, 0),
    (F1, "portuguese,tie=double_next", {"NS": 0, "EW": 0}, "double"),
    (F2, "south", {"NS": 3, "EW": 0}, 0),
    (F3, "brazilian", {"NS": 0, "EW": 2}, 0),
    (F4, "portuguese,all_points_lost_trick=4", {"NS": 4, "EW": 0}, 0),
    (F4, "old_table", {"NS": 2, "EW": 0}, 0),
    (F5, "north", {"NS": 4, "EW": 0}, 0),
]


@pytest.mark.parametrize("row, rules, games, pending", WORTH)
def test_what_a_hand_is_worth(
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
    row: Row,
    rules: str,
    games: Row,
    pending: object,
) -> None:
    """Also where a weak hand may be called, where anything may be played, and top or bottom."""
    (report,) = run(capsys, written(tmp_path, [own_hand(row)]), "--rules", rules)
    assert (report["games"], report["pending"]) == (games, pending)


def test_where_revokes_are_allowed_every_card_is_legal(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    (report,) = run(capsys, written(tmp_path, [own_hand(F1)]), "--rules", "club")
    assert [len(each.split()) for each in report["legal"]] == [10 - n // 4 for n in range(40)]


def test_from_stdin(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO(json.dumps(own_hand(F1)) + "\n"))
    (report,) = run(capsys, "-")
    assert report["winners"] == "".join(line.split(" -> ")[1][0] for line in F1["tricks"])


def test_a_sentence_for_people(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert main(["replay", written(tmp_path, [own_hand(F2), own_hand(F5)])]) == 0
    first, second = capsys.readouterr().out.splitlines()
    assert first.startswith("1: ")
    assert "90" in first
    assert second.startswith("3: ")
    assert "120" in second


# -- refused --------------------------------------------------------------------------------------


def refusal(capsys: pytest.CaptureFixture[str], path: str) -> str:
    """What is said on stderr; the exit code must be 2."""
    assert main(["replay", path, "--json"]) == 2
    return capsys.readouterr().err


ILLEGAL = [
    pytest.param("AC 2C", "AC AH", "action/must_follow_suit", 2, id="a revoke"),
    pytest.param("AC 2C", "AC AC", "action/not_in_hand", 2, id="a card twice"),
    pytest.param("AC 2C", "2C AC", "action/not_in_hand", 1, id="another seat's card"),
    pytest.param("JS 7S 7D", "JS 7S 8D", "notation/bad_card", 40, id="no card"),
    pytest.param("JS 7S 7D", "JS 7S 7D 2H", "wire/bad_field", 41, id="a card too many"),
    pytest.param(" JS 7S 7D", " JS 7S", "wire/bad_field", 39, id="a card too few"),
]


@pytest.mark.parametrize("old, new, code, ply", ILLEGAL)
def test_an_illegal_play_is_told_with_line_and_ply(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, old: str, new: str, code: str, ply: int
) -> None:
    good = own_hand(F1)
    bad = good | {"play": good["play"].replace(old, new)}
    assert bad != good
    said = refusal(capsys, written(tmp_path, [good, bad]))
    assert code in said
    assert "line=3" in said
    assert f"ply={ply}" in said


BAD_ROWS: list[tuple[Row, str]] = [
    ({"dealer": "X"}, "notation/bad_seat"),
    ({"dealer": "W"}, "notation/bad_deal"),
    ({"turned": "9C"}, "notation/bad_card"),
    ({"hands": {}}, "wire/bad_field"),
    ({"hands": None}, "wire/bad_field"),
    ({"hands": {"S": "", "W": "", "N": "", "E": ""}}, "notation/bad_deal"),
    ({"play": ""}, "wire/bad_field"),
    ({"play": 7}, "notation/bad_card"),
]


@pytest.mark.parametrize("changes, code", BAD_ROWS, ids=str)
def test_bad_rows(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, changes: Row, code: str
) -> None:
    said = refusal(capsys, written(tmp_path, [own_hand(F1) | changes]))
    assert code in said
    assert "line=1" in said


@pytest.mark.parametrize("name", ["dealer", "turned", "hands", "play"])
def test_missing_fields(capsys: pytest.CaptureFixture[str], tmp_path: Path, name: str) -> None:
    row = {each: value for each, value in own_hand(F1).items() if each != name}
    assert f"wire/missing_field (line=1, field={name})" in refusal(capsys, written(tmp_path, [row]))


@pytest.mark.parametrize("line", ["{", "[]", "7", "x"])
def test_lines_that_are_no_objects(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, line: str
) -> None:
    path = tmp_path / "broken.jsonl"
    path.write_text(line)
    assert "wire/bad_json (line=1)" in refusal(capsys, str(path))


def test_no_file(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert "nowhere.jsonl" in refusal(capsys, str(tmp_path / "nowhere.jsonl"))


def test_no_text(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = tmp_path / "bytes.jsonl"
    path.write_bytes(b"\xff\xfe{}")
    assert "not UTF-8" in refusal(capsys, str(path))
