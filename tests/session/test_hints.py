"""Asking for a hint: who may, what is asked of the coach, and what is remembered of it."""

import pytest

from sueca_core.game.errors import CodedError
from sueca_core.game.view import player_view
from sueca_core.session.messages import AskHint, HumanAsksHint, HumanPlays, NextHand, PlayAgain
from sueca_core.session.model import HUMAN, Sitting
from sueca_core.session.present import present
from sueca_core.session.update import update
from tests.session.support import new_daily, new_practice, to_the_end_of_the_hand, walk


def to_play(start: Sitting, trick: int = 1) -> Sitting:
    """The sitting when the person is to play to a trick."""
    return next(now for now, _ in walk(start) if is_at(now, trick))


def is_at(sitting: Sitting, trick: int) -> bool:
    screen = present(sitting)
    return screen.todo == "play" and screen.trick_number == trick


def hinted(sitting: Sitting) -> Sitting:
    return update(sitting, HumanAsksHint())[0]


def test_the_coach_is_asked_with_the_persons_view() -> None:
    sitting = to_play(new_practice())
    _, effects = update(sitting, HumanAsksHint())
    assert effects == (AskHint(player_view(sitting.shown, HUMAN)),)


@pytest.mark.parametrize("start", [new_practice(), new_daily("2026-12-02")], ids=["free", "day"])
def test_a_hint_is_counted_once_for_each_card(start: Sitting) -> None:
    sitting = to_play(start, 4)
    assert present(sitting).hints == 0
    sitting = hinted(hinted(sitting))
    assert (sitting.hints, present(sitting).hints) == (((0, 4),), 1)
    sitting = hinted(to_play(sitting, 6))
    assert (sitting.hints, present(sitting).hints) == (((0, 4), (0, 6)), 2)


def test_the_count_stays_to_the_end_of_the_hand_and_begins_anew() -> None:
    over = to_the_end_of_the_hand(hinted(to_play(new_practice())))
    assert present(over).hints == 1
    second, _ = update(over, NextHand())
    assert present(second).hints == 0
    assert hinted(to_play(second, 2)).hints == ((0, 1), (1, 2))


def test_a_hand_played_again_counts_no_hints() -> None:
    over = to_the_end_of_the_hand(hinted(to_play(new_practice())))
    again = to_play(update(over, PlayAgain())[0], 3)
    assert hinted(again) == again
    assert present(again).hints == 0


def code_of(sitting: Sitting) -> str:
    with pytest.raises(CodedError) as refused:
        update(sitting, HumanAsksHint())
    return refused.value.code


def test_no_hint_for_anybody_else() -> None:
    sitting = to_play(new_practice())
    legal = [each.card for each in present(sitting).hand if each.legal]
    after, _ = update(sitting, HumanPlays(legal[0]))
    assert code_of(after) == "action/not_your_turn"
    assert code_of(to_the_end_of_the_hand(sitting)) == "action/wrong_phase"
