"""Hands played out and codes checked by the computer players, in steps."""

from typing import Any

import pytest

from sueca_core import playing
from sueca_core.bots.levels import BOT_VERSIONS, choose
from sueca_core.game.actions import PlayCard
from sueca_core.game.cards import Card
from sueca_core.game.engine import apply
from sueca_core.game.errors import CodedError
from sueca_core.game.view import player_view
from sueca_core.playing import ReferenceJob, VerifyJob
from sueca_core.session.daily import daily_terms
from sueca_core.wire.codes import DayResult, encode_code, first_hand

DAY = "2026-12-02"
LEVEL = daily_terms(DAY).level
VERSION = BOT_VERSIONS[LEVEL]


def played(south: str, others: str) -> tuple[tuple[Card, ...], tuple[int, int]]:
    """The forty cards and the points of the day's deal, South by one level, the rest by another."""
    state, plays = first_hand(DAY), []
    while state.result is None:
        assert state.hand is not None
        assert state.hand.turn is not None
        level = south if state.hand.turn.letter == "S" else others
        plays.append(choose(level, player_view(state, state.hand.turn)))
        state, _ = apply(state, PlayCard(state.hand.turn, plays[-1]))
    return tuple(plays), state.result.points


def result_of(job: Any) -> Any:
    """What a job hands over when all its steps are done."""
    step = job.step()
    while not hasattr(step, "result"):
        assert 0 <= step.done < step.of
        step = job.step()
    return step.result


HONEST = encode_code(DayResult(DAY, VERSION, 2, played("learner", LEVEL)[0]))
FORGED = encode_code(DayResult(DAY, VERSION, 0, played("learner", "random")[0]))
OLD = encode_code(DayResult(DAY, VERSION + 1, 0, played("learner", "random")[0]))


def test_an_honest_result() -> None:
    """It passes with the computer players' cards chosen anew."""
    verified = result_of(VerifyJob(HONEST, latest=DAY))
    assert (verified.bots_rerun, verified.result.hints, verified.level) == (True, 2, LEVEL)
    assert verified.score.points == played("learner", LEVEL)[1]


def test_partners_and_opponents_that_would_not_have_played_so() -> None:
    with pytest.raises(CodedError) as caught:
        result_of(VerifyJob(FORGED))
    assert caught.value.code == "code/bots_differ"
    assert set(caught.value.values) == {"seat", "trick", "card"}


def test_another_version_is_checked_by_the_rules_alone() -> None:
    assert result_of(VerifyJob(OLD)).bots_rerun is False


def test_a_day_that_has_not_begun() -> None:
    with pytest.raises(CodedError) as caught:
        VerifyJob(HONEST, latest="2026-12-01")
    assert caught.value.code == "daily/not_begun"


@pytest.mark.slow
def test_the_reference_sits_in_the_persons_seat(monkeypatch: pytest.MonkeyPatch) -> None:
    """The strongest level is put down to the learner, to be told from the rest."""
    monkeypatch.setattr(playing, "strongest", lambda: "learner")
    reference = result_of(ReferenceJob(DAY))
    assert tuple(reference.points.values()) == played("learner", LEVEL)[1]
    assert (reference.level, reference.version) == ("learner", BOT_VERSIONS["learner"])


@pytest.mark.slow
def test_the_end_can_be_asked_for_twice() -> None:
    for job in (ReferenceJob(DAY), VerifyJob(HONEST)):
        assert result_of(job) == result_of(job)
