"""What the guide says, and when."""

from typing import Any

import pytest

from tests.page import Page
from tests.web.loading import load, words

lessons = load("lessons")
PT, EN = words("pt-PT"), words("en")
TAGS = ["pt-PT", "pt-BR", "en", "fr", "es"]
TRUMP = {"suit": "H", "card": "3H", "owner": "E", "shown": True}


def held(*cards: str) -> list[dict[str, Any]]:
    return [{"card": card, "legal": True, "why": None} for card in cards]


def screen(**more: Any) -> dict[str, Any]:
    base = {"todo": "play", "led": None, "winning": None, "hand": held("AS", "5C")}
    rest = {"direction": "ccw", "target": 4, "trump": TRUMP, "result": None, "trick_number": 1}
    return base | rest | more


@pytest.mark.parametrize(
    "moment, said",
    [
        ({}, "Sais tu, com a carta que quiseres. Um ás que não seja trunfo é uma boa saída."),
        (
            {"led": "S", "winning": "N"},
            "Tens de assistir a espadas. O teu parceiro está a ganhar: podes dar pontos.",
        ),
        (
            {"led": "S", "winning": "W"},
            "Tens de assistir a espadas. Estão eles a ganhar: ganha-lhes, ou joga baixo.",
        ),
        (
            {"led": "D", "winning": "N"},
            "Não tens ouros. O teu parceiro está a ganhar: podes dar pontos.",
        ),
        (
            {"led": "D", "winning": "E"},
            "Não tens ouros. Estão eles a ganhar: corta, ou dá uma carta sem pontos.",
        ),
        ({"todo": "bot"}, None),
    ],
)
def test_what_matters_now(moment: dict[str, Any], said: str | None) -> None:
    assert lessons.now(PT, screen(**moment), None) == said


@pytest.mark.parametrize(
    "winner, points, said",
    [
        ("S", 21, "You won the trick: 21 points for us. The winner leads next."),
        ("N", 1, "North won the trick: 1 point for us. The winner leads next."),
        ("W", 0, "West won the trick: 0 points for them. The winner leads next."),
    ],
)
def test_a_trick_that_lies_there(winner: str, points: int, said: str) -> None:
    trick = {"winner": winner, "points": points}
    assert lessons.now(EN, screen(), trick) == said


def test_points_are_not_told_where_they_are_counted_at_the_end() -> None:
    trick = {"winner": "W", "points": 21}
    assert lessons.now(EN, screen(), trick, live=False) == "West wins the trick."


def test_the_trump_is_a_step_only_where_there_is_one() -> None:
    assert lessons.steps(screen()) == ["pair", "cards", "trump", "follow", "points", "partner"]
    assert "trump" not in lessons.steps(screen(trump=None))


def test_a_step_speaks_of_this_very_table() -> None:
    _, right = lessons.step(EN, screen(), "pair")
    _, left = lessons.step(EN, screen(direction="cw"), "pair")
    assert right.endswith("on your right.")
    assert left.endswith("on your left.")
    assert "First to 6 games" in lessons.step(EN, screen(target=6), "points")[1]
    title, text = lessons.step(PT, screen(), "trump")
    assert (title, text.partition(":")[0]) == ("O trunfo", "Virou-se o três de copas")


@pytest.mark.parametrize("tag", TAGS)
def test_every_step_has_its_words(tag: str) -> None:
    language = words(tag)
    told = [lessons.step(language, screen(), name) for name in lessons.steps(screen())]
    assert [text for _, text in told if set(text) & set("{}")] == []
    assert len({title for title, _ in told}) == len(told)
    assert all(name in lessons.POINTED_AT for name in lessons.STEPS)


@pytest.mark.parametrize("tag", TAGS)
def test_a_line_beside_the_play_stays_short(tag: str) -> None:
    """It has to fit over the seats of a small phone: three lines of about 36 letters."""
    language, page = words(tag), Page(seed=5)
    reply = page.open()
    told = {language.t("guide.offer"), language.t("guide.end")}
    while reply["screen"]["todo"] != "next":
        won = [each for each in reply["events"] if each["type"] == "trick_won"]
        told |= {lessons.now(language, reply["screen"], each) for each in [*won, None]}
        reply = page.do(reply["screen"])
    assert len(told) > 10
    assert [text for text in told if text and len(text) > 100] == []


def test_three_tricks_are_enough() -> None:
    assert not lessons.taught(screen(trick_number=3), 1)
    assert lessons.taught(screen(trick_number=4), 1)
    assert lessons.taught(screen(result={}), 1)
