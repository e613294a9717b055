"""What a sitting can be told, what it asks for, and what it refuses."""

from dataclasses import replace

import pytest

from sueca_core.game.cards import CARDS, card
from sueca_core.game.errors import CodedError
from sueca_core.game.events import CardPlayed, Dealt, HandOver, RubberOver, TrickWon
from sueca_core.game.record import replay
from sueca_core.game.rulesets import parse_rules
from sueca_core.game.seats import SEATS
from sueca_core.game.state import Phase
from sueca_core.game.view import player_view
from sueca_core.session.flow import begin_hand
from sueca_core.session.messages import (
    Advance,
    AskBot,
    BotPlays,
    Effect,
    Happened,
    HumanPlays,
    Message,
    NextHand,
    PlayAgain,
)
from sueca_core.session.model import Levels, Sitting, practice
from sueca_core.session.present import present
from sueca_core.session.update import update
from tests.game.support import hand_of
from tests.session.support import (
    SEED,
    asked,
    in_hand,
    new_daily,
    new_practice,
    to_the_end_of_the_hand,
    walk,
)
from tests.tables import read

F1, F2, F3, F4, F5 = read("hands.json")
S, W, N, E = SEATS


def code_of(sitting: Sitting, message: Message) -> str:
    """The code with which a message is refused; a refusal leaves the sitting as it was."""
    before = repr(sitting)
    with pytest.raises(CodedError) as refused:
        update(sitting, message)
    assert repr(sitting) == before
    return refused.value.code


def events(effects: tuple[Effect, ...]) -> list[object]:
    return [each.event for each in effects if isinstance(each, Happened)]


# -- beginning ----------------------------------------------------------------------------------


def test_a_practice_rubber_begins_with_its_first_hand() -> None:
    sitting, effects = begin_hand(practice(SEED, parse_rules("north"), Levels()))
    assert (sitting.state.phase, sitting.state.deals_done) == (Phase.PLAYING, 1)
    assert replay(sitting.record) == sitting.state
    (dealt,) = events(effects)
    hand = hand_of(sitting.state)
    assert dealt == Dealt(1, hand.deal.dealer, hand.deal.turned, hand.leader, from_bottom=True)


@pytest.mark.parametrize("seed", ["", "a b", "a\n", "S:x", "x" * 10 + "\ud800"], ids=ascii)
def test_seeds_that_are_refused(seed: str) -> None:
    with pytest.raises(CodedError, match="seed/bad"):
        new_practice(seed=seed)


OFFERED = [
    "portuguese",
    "brazilian",
    "north",
    "south",
    "portuguese,deal=top,target=10,all_points_lost_trick=4,tie=double_next,empty_trump=yes",
    "brazilian,last_trick=10,sweep=four_games,tie=carry_once",
]


@pytest.mark.parametrize("rules", OFFERED)
def test_a_whole_rubber_of_the_rules_on_offer(rules: str) -> None:
    sittings = [sitting for sitting, _ in walk(new_practice(rules))]
    last = sittings[-1]
    assert last.state.phase is Phase.RUBBER_OVER
    assert replay(last.record) == last.state
    named = [step for step in last.record.steps if str(step).startswith("Seeded")]
    assert len(named) == last.state.hands_done


# -- playing ------------------------------------------------------------------------------------


def test_advance_asks_the_seat_to_play() -> None:
    sitting = in_hand(F1, 1)
    same, effects = update(sitting, Advance())
    assert same == sitting
    assert effects == (AskBot(N, "learner", player_view(sitting.state, N)),)


@pytest.mark.parametrize(
    "plies, seat, level", [(0, E, "player"), (1, N, "learner"), (2, W, "player")]
)
def test_who_is_asked_at_which_level(plies: int, seat: object, level: str) -> None:
    ask = asked(in_hand(F1, plies))
    assert (ask.seat, ask.level) == (seat, level)
    assert ask.view.turn is seat
    assert ask.view.seat is seat


def test_a_bots_card() -> None:
    sitting, effects = update(in_hand(F1, 1), BotPlays(N, card("2C")))
    assert events(effects) == [CardPlayed(N, card("2C"), 1, E)]
    assert sitting.record.steps[-1:] == (card("2C"),)
    assert present(sitting).todo == "bot"


def test_the_persons_card_ends_a_trick() -> None:
    sitting, effects = update(in_hand(F1, 3), HumanPlays(card("3C")))
    assert [type(each) for each in events(effects)] == [CardPlayed, TrickWon]
    assert present(sitting).trick_number == 2


def test_the_last_card_of_a_hand() -> None:
    """West plays the last card of F1, and of F5 a sweep."""
    _, effects = update(in_hand(F1, 39), BotPlays(W, card("7D")))
    assert [type(each) for each in events(effects)] == [CardPlayed, TrickWon, HandOver]
    _, effects = update(in_hand(F5, 39), BotPlays(W, card("AC")))
    told = [type(each) for each in events(effects)]
    assert told == [CardPlayed, TrickWon, HandOver, RubberOver]


REFUSED = [
    pytest.param(F1, 1, HumanPlays(card("3C")), "action/not_your_turn", id="South, out of turn"),
    pytest.param(F1, 3, HumanPlays(card("AC")), "action/not_in_hand", id="a card gone"),
    pytest.param(F1, 3, HumanPlays(card("KS")), "action/must_follow_suit", id="no revoke"),
    pytest.param(F1, 40, HumanPlays(card("3C")), "action/wrong_phase", id="a card after the hand"),
    pytest.param(F1, 1, BotPlays(W, card("KC")), "action/not_your_turn", id="West, out of turn"),
    pytest.param(F1, 1, BotPlays(N, card("AH")), "action/must_follow_suit", id="a bot's revoke"),
    pytest.param(F1, 1, BotPlays(N, card("AC")), "action/not_in_hand", id="not the bot's card"),
    pytest.param(F1, 40, BotPlays(W, card("7D")), "action/wrong_phase", id="a bot, too late"),
    pytest.param(F1, 3, Advance(), "action/wrong_phase", id="South's turn"),
    pytest.param(F1, 40, Advance(), "action/wrong_phase", id="nobody's turn"),
    pytest.param(F5, 40, Advance(), "action/wrong_phase", id="a rubber that is over"),
    pytest.param(F1, 0, NextHand(), "action/wrong_phase", id="next before the first card"),
    pytest.param(F1, 39, NextHand(), "action/wrong_phase", id="next before the last card"),
    pytest.param(F5, 40, NextHand(), "action/wrong_phase", id="next after the rubber"),
    pytest.param(F1, 0, PlayAgain(), "action/wrong_phase", id="again before the first card"),
    pytest.param(F1, 39, PlayAgain(), "action/wrong_phase", id="again before the last card"),
]


@pytest.mark.parametrize("row, plies, message, code", REFUSED)
def test_refused(row: dict[str, object], plies: int, message: Message, code: str) -> None:
    assert code_of(in_hand(row, plies), message) == code


def test_every_card_but_the_legal_ones_is_refused() -> None:
    sitting = in_hand(F1, 3)
    refused = [each for each in CARDS if each.text not in ("6C", "3C")]
    codes = {code_of(sitting, HumanPlays(each)) for each in refused}
    assert codes == {"action/not_in_hand", "action/must_follow_suit"}


# -- the next hand, and the same hand again -----------------------------------------------------


def test_the_next_hand() -> None:
    over = to_the_end_of_the_hand(new_practice())
    sitting, effects = update(over, NextHand())
    (dealt,) = events(effects)
    assert isinstance(dealt, Dealt)
    assert (dealt.hand_number, sitting.state.deals_done) == (2, 2)
    assert str(sitting.record.steps[-1]) == f"Seeded(seed='{SEED}/1')"
    assert present(sitting).hand_number == 2


def test_the_next_hand_of_a_day() -> None:
    over = to_the_end_of_the_hand(new_daily("2026-12-02"))
    sitting, _ = update(over, NextHand())
    assert str(sitting.record.steps[-1]) == "Seeded(seed='daily/v1/2026-12-02/1')"


def test_the_same_hand_again() -> None:
    over = to_the_end_of_the_hand(new_practice())
    begun, effects = update(over, PlayAgain())
    fresh, dealt = begin_hand(practice(SEED, parse_rules("portuguese"), Levels()))
    assert hand_of(begun.shown) == hand_of(fresh.state)
    assert events(effects) == events(dealt)
    assert (begun.record, begun.state) == (over.record, over.state)
    screen = present(begun)
    assert (screen.phase, screen.hand_number, screen.games) == (
        Phase.PLAYING,
        1,
        present(fresh).games,
    )
    assert over.state.result is not None
    assert screen.again is not None
    assert tuple(screen.again["points"].values()) == over.state.result.points


def test_played_again_the_rubber_is_untouched() -> None:
    over = to_the_end_of_the_hand(new_practice())
    begun, _ = update(over, PlayAgain())
    second = to_the_end_of_the_hand(begun, seed=7)
    assert (second.record, second.state) == (over.record, over.state)
    screen = present(second)
    assert (screen.todo, screen.phase) == ("next", Phase.HAND_OVER)
    assert screen.result is not None
    assert screen.again is not None
    assert screen.result.points != screen.again["points"]
    back, effects = update(second, NextHand())
    assert (back, effects) == (over, ())


def test_giving_up_the_second_time() -> None:
    over = to_the_end_of_the_hand(new_practice())
    begun, _ = update(over, PlayAgain())
    back, effects = update(begun, NextHand())
    assert (back, effects) == (over, ())


def test_a_third_time() -> None:
    over = to_the_end_of_the_hand(new_practice())
    begun, _ = update(over, PlayAgain())
    second = to_the_end_of_the_hand(begun, seed=7)
    third, _ = update(second, PlayAgain())
    assert third == begun


def test_a_later_hand_again_keeps_the_score() -> None:
    over = to_the_end_of_the_hand(new_practice())
    second, _ = update(over, NextHand())
    over = to_the_end_of_the_hand(second, seed=1)
    begun, _ = update(over, PlayAgain())
    assert begun.shown == second.state
    assert present(begun).hand_number == 2


def test_after_the_rubber_the_last_hand_again() -> None:
    *_, (over, _) = walk(new_practice())
    begun, _ = update(over, PlayAgain())
    assert present(begun).todo in ("play", "bot")
    second = to_the_end_of_the_hand(begun, seed=3)
    assert present(second).todo == "next"
    back, _ = update(second, NextHand())
    assert back == over
    assert present(back).todo == "new"


def test_again_asks_with_the_hand_on_the_table() -> None:
    over = to_the_end_of_the_hand(new_practice(seed="x"))
    begun, _ = update(over, PlayAgain())
    moved = replace(begun, levels=Levels("random", "learner"))
    ask = asked(to_a_bot(moved))
    assert hand_of(moved.shown).deal.hand(ask.seat) == ask.view.hand
    assert ask.level == moved.levels.of(ask.seat)


def to_a_bot(sitting: Sitting) -> Sitting:
    """The sitting itself; with this seed the person does not lead."""
    assert present(sitting).todo == "bot"
    return sitting


def test_who_plays_at_which_level() -> None:
    levels = Levels("learner", "random")
    assert [levels.of(each) for each in SEATS] == ["learner", "random", "learner", "random"]
    sitting = practice(SEED, parse_rules("portuguese"), levels)
    assert present(sitting).seats[N].bot == "learner"
