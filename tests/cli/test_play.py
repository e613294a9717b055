"""``play``: the game in a terminal, by typed words to the end of a hand."""

import builtins
import re
from collections.abc import Iterator

import pytest

from sueca_core.cli.main import main

LEGAL = re.compile(r"\(legal: ([^)]*)\)")


class Terminal:
    """Types the first legal card whenever a card is asked for, and other words when told to."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
        self._capsys = capsys
        self._words: Iterator[str] = iter(())
        self.shown = ""
        self.prompts: list[str] = []
        monkeypatch.setattr(builtins, "input", self._input)

    def play(self, *arguments: str, between: str = "q", before: tuple[str, ...] = ()) -> str:
        """Run the command to the first result; `before` is typed first, `between` after a hand."""
        self._words = iter(before)
        self._between = iter([*between.split(), "q"])
        assert main(["play", *arguments]) == 0
        self._look()
        return self.shown

    def _look(self) -> str:
        """What has been printed since the last look."""
        new = self._capsys.readouterr().out
        self.shown += new
        return new

    def _input(self, prompt: str) -> str:
        new = self._look()
        self.prompts.append(prompt)
        word = next(self._words, None)
        if word is not None:
            return word
        if prompt.startswith("Enter"):
            return next(self._between)
        legal: str = LEGAL.findall(new)[-1]
        return legal.split(maxsplit=1)[0].lower()


@pytest.fixture
def terminal(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Terminal:
    return Terminal(monkeypatch, capsys)


def tricks(shown: str) -> list[str]:
    return [line for line in shown.splitlines() if line.startswith("Trick ")]


def test_the_deal_of_a_day_to_the_end_of_the_hand(terminal: Terminal) -> None:
    shown = terminal.play("--daily", "2026-12-02")
    assert "Hand 1. East dealt and turned AS: trump is\nspades. North to lead." in shown
    assert "Your hand: QS KH JH AC 7C QC 6C 7D 3D 2D" in shown
    assert len(tricks(shown)) == 10
    assert len(re.findall(r"^  (You|West|North|East): [A7KJQ2-6][SHDC]$", shown, re.M)) == 40
    assert re.search(r"^(We win|They win|A tie)", shown, re.M)
    assert terminal.prompts.count("Your card: ") == 10


def test_the_cards_shown_are_all_forty(terminal: Terminal) -> None:
    shown = terminal.play("--daily", "2026-12-02")
    played = re.findall(r"^  \w+: (\S\S)$", shown, re.M)
    assert len(set(played)) == 40


def test_points_in_the_tricks_are_those_of_the_result(terminal: Terminal) -> None:
    shown = terminal.play("--daily", "2026-12-02")
    points = [int(each) for each in re.findall(r", (\d+) points$", shown, re.M)]
    result = re.search(r"(\d+)-(\d+) \(", shown)
    assert result is not None
    assert sum(points) == int(result[1]) + int(result[2]) == 120


@pytest.mark.parametrize("level", ["random", "learner", "player"])
def test_levels(terminal: Terminal, level: str) -> None:
    assert len(tricks(terminal.play("--daily", "2026-12-02"))) == 10
    assert len(tricks(terminal.play("--level", level))) == 20


def test_words_beside_cards(terminal: Terminal) -> None:
    words = ("?", "l", "p", "8h", "as", "2c", "")
    shown = terminal.play("--daily", "2026-12-02", before=words)
    assert "Type a card (7H: seven of hearts) to play it." in shown
    assert "No trick has been played yet." in shown
    assert "Points 0-0, games 0-0 (to 4)." in shown
    assert "Type a card such as 7H, or ? for help." in shown
    assert "You do not hold AS." in shown
    assert "You do not hold 2C." in shown
    assert len(tricks(shown)) == 10


@pytest.mark.slow
def test_the_same_hand_again_and_the_next(terminal: Terminal) -> None:
    shown = terminal.play("--daily", "2026-12-02", between="a go go")
    assert shown.count("Hand 1. ") == 2
    assert shown.count("Hand 2. ") == 1
    assert len(tricks(shown)) == 30


def test_leaving_at_once(terminal: Terminal) -> None:
    shown = terminal.play("--daily", "2026-12-02", before=("q",))
    assert tricks(shown) == []


def test_the_end_of_input(monkeypatch: pytest.MonkeyPatch) -> None:
    def ended(prompt: str) -> str:
        raise EOFError

    monkeypatch.setattr(builtins, "input", ended)
    assert main(["play", "--daily", "2026-12-02"]) == 0


def test_rules(terminal: Terminal) -> None:
    assert "(to 6)." in terminal.play("--rules", "north")


REFUSED = [
    (["--rules", "iberian"], "rules/unknown_preset"),
    (["--daily", "2025-12-31"], "daily/before_first"),
    (["--daily", "someday"], "daily/bad_date"),
]


@pytest.mark.parametrize("arguments, code", REFUSED)
def test_refused(capsys: pytest.CaptureFixture[str], arguments: list[str], code: str) -> None:
    assert main(["play", *arguments]) == 2
    assert code in capsys.readouterr().err
