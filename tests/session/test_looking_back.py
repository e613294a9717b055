"""A finished hand looked back on, and played on from one of its tricks."""

import pytest

from sueca_core.game.errors import CodedError
from sueca_core.session.looking_back import played_hand, taken_over
from sueca_core.session.messages import HumanPlays, NextHand, PlayAgain, TakeOver
from sueca_core.session.model import Sitting
from sueca_core.session.present import present
from sueca_core.session.update import update
from sueca_core.wire.saves import decode_save, encode_save
from tests.session.support import new_daily, new_practice, to_the_end_of_the_hand

START = new_practice()
OVER = to_the_end_of_the_hand(START)
SECOND = to_the_end_of_the_hand(update(OVER, NextHand())[0], seed=1)
AGAIN = to_the_end_of_the_hand(update(OVER, PlayAgain())[0], seed=4)
DAILY = to_the_end_of_the_hand(new_daily("2026-12-02"))
FINISHED = {"first": OVER, "second": SECOND, "again": AGAIN, "daily": DAILY}


def words(sitting: Sitting) -> list[str]:
    """The cards of the rubber, from its text."""
    kept = decode_save(encode_save(sitting)).record.steps
    return [str(each) for each in kept if len(str(each)) == 2]


def test_the_cards_of_the_hand_on_the_table() -> None:
    assert [str(each) for each in played_hand(OVER)[1]] == words(OVER)[:40]
    assert [str(each) for each in played_hand(SECOND)[1]] == words(SECOND)[40:]
    assert AGAIN.again is not None
    assert played_hand(AGAIN) == (played_hand(OVER)[0], AGAIN.again.steps)


@pytest.mark.parametrize("name", FINISHED)
def test_the_state_before_the_first_card(name: str) -> None:
    start, plays = played_hand(FINISHED[name])
    assert start.hand is not None
    assert (start.hand.tricks, start.hand.table, len(plays)) == ((), (), 40)
    assert {each for hand in start.hand.deal.hands for each in hand} == set(plays)


@pytest.mark.parametrize("trick", range(1, 11))
@pytest.mark.parametrize("name", FINISHED)
def test_taken_over_at_each_trick(name: str, trick: int) -> None:
    sitting = FINISHED[name]
    now, effects = update(sitting, TakeOver(trick))
    screen, before = present(now), present(sitting)
    assert effects == ()
    assert (screen.todo, screen.trick_number) == ("play", trick)
    assert before.tricks_played is not None
    mine = [each.card for each in before.tricks_played[trick - 1].cards if each.seat.letter == "S"]
    assert mine[0] in [each.card for each in screen.hand if each.legal]
    assert screen.again == {"points": present(FINISHED[name]).points} or name == "again"
    assert (now.record, now.state) == (sitting.record, sitting.state)
    assert decode_save(encode_save(now)) == now
    played, _ = update(now, HumanPlays(mine[0]))
    end = to_the_end_of_the_hand(played)
    assert present(end).result is not None
    assert present(end).again is not None
    assert update(end, NextHand())[0].state == sitting.state


def code_of(sitting: Sitting, trick: int = 1) -> str:
    with pytest.raises(CodedError) as refused:
        taken_over(sitting, trick)
    return refused.value.code


@pytest.mark.parametrize("trick", [0, 11, 1000])
def test_no_such_trick(trick: int) -> None:
    assert code_of(OVER, trick) == "action/not_offered"


def test_not_before_the_hand_is_over() -> None:
    for sitting in (START, update(OVER, NextHand())[0], update(OVER, PlayAgain())[0]):
        assert code_of(sitting) == "action/wrong_phase"
        with pytest.raises(CodedError) as refused:
            played_hand(sitting)
        assert refused.value.code == "action/wrong_phase"
