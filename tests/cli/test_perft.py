"""``perft``: the counts in a file against the engine's."""

import json
from pathlib import Path

import pytest

from sueca_core.cli.main import main
from tests.tables import DATA, Row, read_lines

DEPTH = 4
ROWS = [row | {"counts": row["counts"][:DEPTH]} for row in read_lines("perft.jsonl")]
ENDINGS = [row for row in read_lines("perft_endings.jsonl") if len(row["counts"]) < 10]


def written(folder: Path, rows: list[Row]) -> str:
    path = folder / "perft.jsonl"
    path.write_text("\n".join(json.dumps(row) for row in rows), "utf-8")
    return str(path)


def run(capsys: pytest.CaptureFixture[str], path: str, code: int) -> tuple[str, str]:
    """What is said on stdout and stderr; the exit code must be this."""
    assert main(["perft", path, "--json"]) == code
    said = capsys.readouterr()
    return said.out, said.err


def test_the_first_plays(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    out, err = run(capsys, written(tmp_path, ROWS), 0)
    assert json.loads(out) == {"checked": len(ROWS), "wrong": 0}
    assert err == ""


def test_endings(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert ENDINGS
    out, _ = run(capsys, written(tmp_path, ENDINGS), 0)
    assert json.loads(out) == {"checked": len(ENDINGS), "wrong": 0}


@pytest.mark.slow
def test_the_whole_file(capsys: pytest.CaptureFixture[str]) -> None:
    out, _ = run(capsys, str(DATA / "perft.jsonl"), 0)
    assert json.loads(out)["wrong"] == 0


def test_a_wrong_count(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    counts = [*ROWS[0]["counts"][:-1], ROWS[0]["counts"][-1] + 1]
    out, err = run(capsys, written(tmp_path, [ROWS[0] | {"counts": counts}, ROWS[1]]), 1)
    assert json.loads(out) == {"checked": 2, "wrong": 1}
    assert str(ROWS[0]["id"]) in err
    assert str(counts) in err


def test_for_people(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert main(["perft", written(tmp_path, ROWS[:2])]) == 0
    assert capsys.readouterr().out == "2 checked, 0 wrong\n"


BAD_ROWS = [
    ("{", "wire/bad_json"),
    ("[]", "wire/bad_json"),
    ("{}", "wire/bad_json"),
    (json.dumps(ROWS[0] | {"rules": "iberian"}), "rules/unknown_preset"),
    (json.dumps(ROWS[0] | {"deal": "S:3D"}), "notation/bad_deal"),
    (json.dumps(ROWS[0] | {"counts": 7}), "wire/bad_json"),
    (json.dumps(ROWS[0] | {"plays": "2H 2H"}), "action/not_in_hand"),
    (json.dumps(ROWS[0] | {"plays": "AC AH"}), "action/must_follow_suit"),
]


@pytest.mark.parametrize("line, code", BAD_ROWS, ids=[str(n) for n in range(len(BAD_ROWS))])
def test_bad_rows(capsys: pytest.CaptureFixture[str], tmp_path: Path, line: str, code: str) -> None:
    path = tmp_path / "perft.jsonl"
    path.write_text(json.dumps(ROWS[0]) + "\n" + line)
    _, err = run(capsys, str(path), 2)
    assert code in err
    assert "line=2" in err
