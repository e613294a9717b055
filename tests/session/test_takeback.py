"""Taking back: what is on the table again, and where it is not allowed."""

import pytest

from sueca_core.game.errors import CodedError
from sueca_core.session.messages import HumanTakesBack, NextHand, PlayAgain
from sueca_core.session.model import Sitting
from sueca_core.session.present import present
from sueca_core.session.update import update
from tests.session.support import new_daily, new_practice, to_the_end_of_the_hand, walk


def back(sitting: Sitting) -> Sitting:
    """The sitting after taking back; nothing is told about it."""
    sitting, effects = update(sitting, HumanTakesBack())
    assert effects == ()
    return sitting


def hand_of_states(sitting: Sitting) -> tuple[list[Sitting], list[Sitting]]:
    """Every sitting of a hand in order, and of them those where South was to play."""
    states = []
    for each, _ in walk(sitting):
        if each.shown.result is not None:
            break
        states.append(each)
    return states, [each for each in states if present(each).todo == "play"]


@pytest.mark.parametrize("rules", ["portuguese", "clockwise_void"])
def test_back_to_each_card_of_ones_own_in_turn(rules: str) -> None:
    states, own = hand_of_states(new_practice(rules))
    at = states[-1]
    for before in reversed(own[:-1] if at is own[-1] else own):
        at = back(at)
        assert at == before
    assert not present(at).undo


@pytest.mark.parametrize("ahead", [1, 2, 3])
def test_the_others_cards_go_with_it(ahead: int) -> None:
    states, own = hand_of_states(new_practice())
    first = states.index(own[0])
    assert back(states[first + ahead]) == own[0]


def refused(sitting: Sitting) -> str:
    """The code with which taking back is refused; the screen does not offer it either."""
    assert not present(sitting).undo
    with pytest.raises(CodedError) as refusal:
        update(sitting, HumanTakesBack())
    return refusal.value.code


def test_not_before_the_first_card_of_ones_own() -> None:
    _, own = hand_of_states(new_practice())
    assert refused(own[0]) == "action/not_offered"


def test_not_once_the_hand_has_its_result() -> None:
    over = to_the_end_of_the_hand(new_practice())
    assert refused(over) == "action/not_offered"
    dealt, _ = update(over, NextHand())
    assert refused(dealt) == "action/not_offered"


def test_not_in_the_deal_of_the_day_but_when_it_is_played_again() -> None:
    states, own = hand_of_states(new_daily("2026-12-02"))
    assert [refused(each) for each in (own[0], own[4], states[-1])] == ["action/not_offered"] * 3
    again, _ = update(to_the_end_of_the_hand(new_daily("2026-12-02")), PlayAgain())
    states, own = hand_of_states(again)
    at = states[-1]
    for before in reversed(own[:-1] if at is own[-1] else own):
        at = back(at)
        assert at == before
    assert refused(at) == "action/not_offered"


def test_the_second_hand_goes_back_no_further_than_its_own_first_card() -> None:
    dealt, _ = update(to_the_end_of_the_hand(new_practice()), NextHand())
    states, own = hand_of_states(dealt)
    at = states[-1]
    while present(at).undo:
        at = back(at)
    assert at == own[0]
