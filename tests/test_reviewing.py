"""The review through the one door: only afterwards, in steps, and adding up."""

import json
from typing import Any

import pytest

from sueca_core import reviewing
from sueca_core.analysis import review as reviews
from sueca_core.analysis.hints import COACH, FALLBACKS, Hint
from sueca_core.analysis.moments import moments
from sueca_core.analysis.reasons import REASONS
from sueca_core.analysis.scene import Reason
from sueca_core.bots.levels import choose
from sueca_core.game.view import PlayerView
from sueca_core.solver.jobs import Done
from tests.page import Json, Page


class Quick:
    """The coach's card at once, so that a test need not wait for a search."""

    def __init__(self, view: PlayerView) -> None:
        self._view = view

    def step(self) -> Done[Hint]:
        return Done(Hint(choose("player", self._view), Reason("best_found", {})))


def finished(page: Page) -> Json:
    """The review when it is finished."""
    told: Json = page.good("review")["review"]
    while not told["finished"]:
        told = page.good("review")["review"]
    return told


@pytest.fixture(scope="module")
def over() -> Page:
    page = Page(3)
    page.open()
    page.play_until("next")
    return page


def test_the_whole_review(over: Page) -> None:
    screen = over.good("screen")["screen"]
    told = finished(over)
    hand = told["hand"]
    assert (told["done"], told["of"], hand["solved"]) == (1, 1, 40)
    assert [each["trick"] for each in hand["cards"]] == list(range(1, 11))
    mine = [each["card"] for trick in screen["tricks_played"] for each in trick["cards"]
            if each["seat"] == "S"]  # fmt: skip
    assert [each["card"] for each in hand["cards"]] == mine
    split = hand["split"]
    assert hand["points"] == screen["points"]["NS"]
    assert split["par"] - split["own"] - split["partner"] + split["gifts"] == hand["points"]
    assert split["own"] == sum(each["loss"] for each in hand["cards"])


def test_each_row(over: Page) -> None:
    rows = finished(over)["hand"]["cards"]
    for each in rows:
        assert (each["coach"] is None) == each["forced"]
        assert (each["ends"] == {}) == (each["loss"] == 0)
        if each["ends"]:
            assert each["ends"][each["card"]] == each["after"]
            assert max(each["ends"].values()) == each["after"] + each["loss"]
    codes = {each["coach"]["reason"]["code"] for each in rows if each["coach"]}
    assert codes <= {*REASONS, *FALLBACKS}


def test_the_coach_knows_no_more_than_the_player_did(over: Page) -> None:
    """Its card is the strongest level's, from the view of that moment."""
    sitting = over.host._desk.sitting
    assert sitting is not None
    found = reviewing.Reviewing.of(sitting, None)
    rows = {each["trick"]: each for each in finished(over)["hand"]["cards"]}
    for moment in moments(found.start, found.plays):
        row = rows[moment.trick]
        if moment.seat.letter == "S" and not row["forced"]:
            assert row["coach"]["card"] == choose(COACH, moment.view).text


def test_step_by_step(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviews, "HintJob", Quick)
    page = Page(4)
    page.open()
    before = page.play_until("next")["screen"]
    told: list[Json] = []
    shares = []
    while not told or not told[-1]["finished"]:
        reply = page.good("review")
        assert reply["screen"] == before
        told.append(reply["review"])
        shares.append(told[-1]["done"] / told[-1]["of"])
    assert len(told) > 40
    assert shares == sorted(shares)
    known = [each["hand"]["solved"] for each in told]
    assert known == sorted(known)
    assert page.good("review")["review"] == told[-1]


def test_nothing_before_the_hand_is_over() -> None:
    page = Page()
    assert page.code("review") == "wire/no_sitting"
    page.open()
    for todo in ("play", "bot"):
        page.play_until(todo)
        assert page.code("review") == "action/wrong_phase"
        assert page.code("take_over", trick=1) == "action/wrong_phase"


def test_another_hand_another_review(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviews, "HintJob", Quick)
    page = Page(3)
    page.open()
    page.play_until("next")
    first = finished(page)
    page.good("next")
    assert page.code("review") == "action/wrong_phase"
    page.play_until("next")
    second = page.good("review")["review"]
    assert not second["finished"]
    assert second["hand"]["cards"][0]["card"] != first["hand"]["cards"][0]["card"]


@pytest.mark.slow
def test_a_hand_taken_over_is_reviewed_by_its_own_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviews, "HintJob", Quick)
    page = Page(3)
    page.open()
    page.play_until("next")
    first = finished(page)
    screen = page.good("take_over", trick=4)["screen"]
    assert (screen["todo"], screen["trick_number"]) == ("play", 4)
    assert json.loads(page.saves["game"])["again"]
    page.play_until("next")
    told = finished(page)
    cards = [each["card"] for each in told["hand"]["cards"]]
    assert cards[:3] == [each["card"] for each in first["hand"]["cards"]][:3]
    assert page.good("screen")["screen"]["points"]["NS"] == told["hand"]["points"]


def test_a_hand_that_an_accusation_ended() -> None:
    page = Page(3)
    page.open(rules="portuguese,revoke=allowed,revoke_right=four_games,target=10")
    reply: Any = page.play_until("play")
    while not reply["screen"]["accuse"]:
        reply = page.do(reply["screen"])
    while reply["screen"]["result"] is None:
        fouls = [each["card"] for each in reply["screen"]["hand"]
                 if each["why"] and each["why"]["code"] == "must_follow"]  # fmt: skip
        if reply["screen"]["todo"] == "play" and fouls:
            reply = page.good("revoke", card=fouls[0])
        else:
            reply = page.do(reply["screen"])
    assert page.good("screen")["screen"]["result"]["accuser"]
    assert page.code("review") == "action/not_played_out"
