"""``verify``: a code told in words and as JSON, and refusals with exit code 1."""

import json

import pytest

from sueca_core.cli.main import main
from sueca_core.session.daily import daily_terms
from tests.test_playing import DAY, FORGED, HONEST, OLD, played


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str]:
    """Exit code and what stands on stdout."""
    code = main(["verify", *arguments])
    return code, capsys.readouterr().out


def test_json(capsys: pytest.CaptureFixture[str]) -> None:
    code, said = run(capsys, HONEST, "--json")
    told = json.loads(said)
    plays, (us, them) = played("learner", daily_terms(DAY).level)
    assert code == 0
    assert (told["ok"], told["bots_rerun"]) == (True, True)
    assert told["result"]["date"] == DAY
    assert told["result"]["points"] == {"NS": us, "EW": them}
    assert told["result"]["hints"] == 2
    assert told["result"]["plays"].split() == [each.text for each in plays]


@pytest.mark.parametrize(
    "code, error",
    [(FORGED, "code/bots_differ"), (HONEST[:-2], "code/bad_check"), ("", "code/empty")],
)
def test_refused(capsys: pytest.CaptureFixture[str], code: str, error: str) -> None:
    exit_code, said = run(capsys, code, "--json")
    assert exit_code == 1
    assert json.loads(said) == {"ok": False, "error": error, "bots_rerun": False}
    exit_code, said = run(capsys, code)
    assert (exit_code, said.split()[:2]) == (1, ["refused:", error])


def test_words(capsys: pytest.CaptureFixture[str]) -> None:
    _, said = run(capsys, HONEST)
    assert said.startswith("2026-12-02: ")
    assert "2 hints" in said
    assert "their own" in said
    _, said = run(capsys, OLD)
    assert "not re-run" in said
