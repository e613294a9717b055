"""Hints through the one door: the strongest level's card, a reason, steps, and no peeking."""

import json
from random import Random
from typing import Any

import pytest
from hypothesis import assume, given

from sueca_core import desk
from sueca_core.analysis import hints
from sueca_core.analysis.hints import COACH, FALLBACKS, Hint, HintJob
from sueca_core.analysis.reasons import REASONS
from sueca_core.analysis.scene import Reason
from sueca_core.bots.levels import LEVELS, choose
from sueca_core.desk import Desk
from sueca_core.game.cards import card
from sueca_core.game.rulesets import PRESETS
from sueca_core.game.seats import Seat
from sueca_core.game.state import State
from sueca_core.game.view import PlayerView, player_view
from sueca_core.host import Host
from sueca_core.solver.jobs import Done, Progress
from tests.analysis.test_reasons import last
from tests.game.support import turn_of
from tests.page import Json, Page
from tests.properties.layouts import other_layout
from tests.properties.strategies import seeds
from tests.properties.test_no_peeking import in_the_middle, pairs
from tests.session.support import seated


def to_play(seed: int = 0) -> Page:
    page = Page(seed)
    page.open()
    page.play_until("play")
    return page


def hint(page: Page) -> Json:
    """The hint, after as many steps as it takes."""
    reply = page.good("hint")
    while "job" in reply:
        assert (reply["job"]["kind"], reply["job"]["seat"]) == ("hint", "S")
        reply = page.good("job.step")
    found: Json = reply["hint"]
    return found


def test_the_coach_is_the_strongest_level() -> None:
    assert LEVELS[-1] == COACH


@pytest.mark.parametrize("seed", range(5))
def test_the_strongest_levels_card_with_a_reason(seed: int) -> None:
    page = to_play(seed)
    sitting = page.host._desk.sitting
    assert sitting is not None
    told = hint(page)
    assert told["card"] == choose(LEVELS[-1], player_view(sitting.shown, Seat.SOUTH)).text
    assert list(told) == ["card", "reason"]
    assert list(told["reason"]) == ["code", "values"]
    assert told["reason"]["code"] in {*REASONS, *FALLBACKS}


def test_asking_changes_nothing_but_the_count() -> None:
    page = to_play()
    before = page.good("screen")["screen"]
    hint(page)
    after = page.good("screen")["screen"]
    assert after == {**before, "hints": 1}
    assert hint(page) == hint(page)
    assert page.good("screen")["screen"] == after
    assert json.loads(page.saves["game"])["hints"] == "0.1"


def test_a_hint_is_refused_where_there_is_nothing_to_play() -> None:
    page = Page()
    assert page.code("hint") == "wire/no_sitting"
    page.open()
    page.play_until("bot")
    assert page.code("hint") == "action/not_your_turn"
    page.play_until("next")
    assert page.code("hint") == "action/wrong_phase"


class Slow:
    """A coach that needs three steps."""

    def __init__(self, view: PlayerView) -> None:
        self._view = view
        self._steps = 0

    def step(self) -> Progress | Done[Hint]:
        self._steps += 1
        if self._steps < 3:
            return Progress(self._steps, 3)
        return Done(Hint(self._view.legal[0], Reason("best_found", {})))


def test_a_hint_in_steps(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(desk, "HintJob", Slow)
    page = to_play()
    first = page.good("hint")
    assert first["job"] == {"kind": "hint", "seat": "S", "done": 1, "of": 3}
    assert page.good("hint")["job"]["done"] == 2
    assert page.good("job.step")["hint"]["reason"] == {"code": "best_found", "values": {}}
    assert page.code("job.step") == "job/none"


def test_a_card_drops_the_search(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(desk, "HintJob", Slow)
    page = to_play()
    screen = page.good("hint")["screen"]
    page.good("play", card=next(each["card"] for each in screen["hand"] if each["legal"]))
    assert page.code("job.step") == "job/none"


class Told:
    """A choice made already."""

    def __init__(self, text: str) -> None:
        self._card = card(text)

    def step(self) -> Done[Any]:
        return Done(self._card)


def test_where_no_simple_reason_holds(monkeypatch: pytest.MonkeyPatch) -> None:
    """A king thrown under an ace."""
    view = last("KH 3H 2S", "AH 2H 4H")
    monkeypatch.setattr(hints, "start", lambda level, view: Told("KH"))
    step = HintJob(view).step()
    assert isinstance(step, Done)
    assert step.result == Hint(card("KH"), Reason("best_found", {}))


def told_by_host(state: State) -> object:
    host = Host()
    host._desk = Desk(seated(state))
    reply = json.loads(host.handle('{"v":1,"id":1,"type":"hint"}'))
    while "job" in reply:
        reply = json.loads(host.handle('{"v":1,"id":1,"type":"job.step"}'))
    return reply["hint"]


@pytest.mark.slow
@given(pairs())
def test_hidden_cards_change_no_hint(pair: tuple[State, State, Seat]) -> None:
    state, other, seat = pair
    assume(seat is Seat.SOUTH)
    assert told_by_host(other) == told_by_host(state)


@given(seeds)
def test_hidden_cards_change_no_hint_on_the_last_cards(seed: int) -> None:
    state = in_the_middle(PRESETS["portuguese"], seed, 30)
    assume(turn_of(state) is Seat.SOUTH)
    assert told_by_host(other_layout(state, Seat.SOUTH, Random(seed))) == told_by_host(state)
