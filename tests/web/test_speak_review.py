"""The review in words."""

from typing import Any

import pytest

from tests.web.loading import load, words

review = load("speak_review")
PT, EN = words("pt-PT"), words("en")


def row(**changes: Any) -> dict[str, Any]:
    """A row without blame, with changes."""
    coach = {"card": "7H", "reason": {"code": "lead_low", "values": {"suit": "H"}}}
    plain = {"trick": 3, "card": "7H", "forced": False, "coach": coach, "loss": 0, "after": 70}
    return {**plain, "ends": {}, **changes}


COSTLY = row(loss=24, after=74, ends={"7H": 74, "KH": 98, "2C": 98, "3C": 80, "4C": 74})


def told(*rows: dict[str, Any], finished: bool = True, **more: Any) -> dict[str, Any]:
    hand = {"cards": list(rows), "points": 74, "split": None, **more}
    return {"finished": finished, "done": 13, "of": 50, "hand": hand}


@pytest.mark.parametrize(
    "each, finished, kind, text",
    [
        (row(), True, "good", "Boa"),
        (row(loss=4), True, "some", "−4 pontos"),
        (row(loss=5), True, "dear", "−5 pontos"),
        (row(loss=1), True, "some", "−1 ponto"),
        (row(forced=True, coach=None, loss=0), True, "only", "Única"),
        (row(loss=None), False, "wait", "…"),
        (row(loss=None), True, "open", "Por resolver"),
    ],
)
def test_the_mark_of_a_row(each: dict[str, Any], finished: bool, kind: str, text: str) -> None:
    assert review.grade(each, finished) == kind
    assert review.mark(PT, each, finished) == text


def test_what_was_given_away() -> None:
    assert (
        review.given(EN, told(row(), row(loss=2), COSTLY)) == "You gave away 26 points on 2 cards"
    )
    assert review.given(EN, told(row(), row(loss=3))) == "You gave away 3 points on 1 card"
    assert review.given(PT, told(row())) == "Não deste nada"
    assert review.given(EN, told(row(), finished=False)) == "Working it out: 26 %"


def test_luck_and_skill() -> None:
    parts = {"par": 68, "own": 7, "partner": 3, "gifts": 16}
    assert review.split(EN, told(row(), split=parts)) == (
        "The cards were worth 68. You −7, partner −3, opponents +16: 74."
    )
    assert review.split(EN, told(row(), finished=False)) == ""
    assert review.split(EN, told(row())).startswith("The first cards were too hard")


def test_the_best_card() -> None:
    """Of equally good ones the coach's, else the first by name."""
    assert review.best(row()) is None
    assert review.best(COSTLY) == ("2C", 98)
    assert review.best({**COSTLY, "coach": {"card": "KH", "reason": {}}}) == ("KH", 98)
    assert review.best({**COSTLY, "coach": {"card": "3C", "reason": {}}}) == ("2C", 98)


def test_trying_another_card() -> None:
    assert review.tried(EN, COSTLY, "KH") == (
        "The king of hearts: 98–22 at the end. That is the best."
    )
    assert "still" in review.tried(EN, COSTLY, "3C")
    assert "No better" in review.tried(EN, COSTLY, "4C")


def test_the_coach_is_kind() -> None:
    """Whoever played what could be known played well, whatever it cost."""
    same = review.coach(EN, row(loss=9))
    assert "would have played the same." in same
    assert same.endswith("only because the cards lay so.")
    assert "only because" not in review.coach(EN, row())
    other = review.coach(EN, row(card="KH", loss=9))
    assert "would have played the seven of hearts. It risks no points." in other
    assert "only because" not in other
    assert review.coach(EN, row(forced=True, coach=None)) == "No other card could be played."
    assert review.coach(EN, row(coach=None, loss=None)) == ""


TRICKS = [
    {
        "winner": "S",
        "points": 21,
        "cards": [{"seat": "S", "card": "AH"}, {"seat": "E", "card": "2H"}],
    },
    {
        "winner": "W",
        "points": 5,
        "cards": [{"seat": "S", "card": "2C"}, {"seat": "E", "card": "3C"}],
    },
]
SCREEN = {"tricks_played": TRICKS, "laid_open": {"S": ["AH", "2C"], "E": ["2H", "3C"]}}


def test_the_hands_before_a_trick() -> None:
    assert review.hands_before(SCREEN, 1) == SCREEN["laid_open"]
    assert review.hands_before(SCREEN, 2) == {"S": ["2C"], "E": ["3C"]}
    assert review.points_before(SCREEN, 1) == {"NS": 0, "EW": 0}
    assert review.points_before(SCREEN, 2) == {"NS": 21, "EW": 0}


def test_who_took_the_trick() -> None:
    assert review.won(PT, TRICKS[0]) == "ganhaste, 21 pontos"
    assert review.won(PT, TRICKS[1]) == "ganhou Oeste, 5 pontos"
