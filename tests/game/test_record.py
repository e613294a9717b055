"""Records: their replay, the deals that seeds name, and steps that cannot be taken."""

from dataclasses import replace

import pytest

from sueca_core.game.actions import (
    Accuse,
    CallWeak,
    ChooseEnd,
    Count,
    DealCards,
    PassWeak,
    PlayCard,
)
from sueca_core.game.cards import card
from sueca_core.game.errors import CodedError
from sueca_core.game.notation import format_deal, parse_record
from sueca_core.game.record import Record, Seeded, Word, action_of, replay, take
from sueca_core.game.rulesets import parse_rules
from sueca_core.game.seats import SEATS, Seat, seat
from sueca_core.game.state import Phase, new_rubber
from tests.game.support import deal_of, dealt, hand_of, plays_of
from tests.oracle import dealing, shuffle
from tests.tables import Row, read

F1, F2, F3, F4, F5 = read("hands.json")
SEED = "um-baralho"


def hand_line(row: Row) -> str:
    """The deal of a row of hands.json and its forty cards as steps of a record."""
    return " ".join([format_deal(deal_of(row)), *[each.text for _, each in plays_of(row)]])


def test_two_hands_on_one_line() -> None:
    """F1 and F5: a tie, then a sweep by the same side (E24, E37)."""
    state = replay(parse_record(f"sueca1 portuguese S {hand_line(F1)} {hand_line(F5)}"))
    assert (state.phase, state.games, state.pending) == (Phase.RUBBER_OVER, (5, 0), 0)
    assert (state.hands_done, state.deals_done) == (2, 2)


def test_an_empty_record_is_a_new_rubber() -> None:
    rules = parse_rules("north")
    assert replay(Record(rules, Seat.WEST, ())) == new_rubber(rules, Seat.WEST)


def test_taking_steps_one_by_one_is_replaying_them() -> None:
    record = parse_record(f"sueca1 portuguese S {hand_line(F1)}")
    state = replay(replace(record, steps=()))
    for end, step in enumerate(record.steps, start=1):
        state, events = take(state, step)
        assert events
        assert state == replay(replace(record, steps=record.steps[:end]))


SEEDED = [
    ("portuguese", "", "bottom"),
    ("brazilian", "", "bottom"),
    ("portuguese,deal=top", "", "top"),
    ("brazilian,deal=top", "", "top"),
    ("club", "bottom ", "bottom"),
    ("club", "top ", "top"),
    ("clockwise_void", "top ", "top"),
    ("portuguese,empty_trump=yes", "", "bottom"),
    ("clockwise_void,empty_trump=yes", "top ", "top"),
]


@pytest.mark.parametrize("number", [0, 1, 2])
@pytest.mark.parametrize("dealer", SEATS, ids=[each.letter for each in SEATS])
@pytest.mark.parametrize("rules, choice, method", SEEDED)
def test_seeded_deals(rules: str, choice: str, method: str, dealer: Seat, number: int) -> None:
    line = f"sueca1 {rules} {dealer.letter} {choice}{SEED}/{number}"
    expected = dealing.deal(
        shuffle.practice_pack(SEED, number),
        dealer.letter,
        parse_rules(rules).direction.value,
        method,
        "empty_trump" in rules,
    )
    assert format_deal(hand_of(replay(parse_record(line))).deal) == dealing.deal_text(expected)


def test_a_seeded_deal_of_a_day() -> None:
    row = read("fixed_points.json")[0]
    line = f"sueca1 portuguese {row['first_dealer']} daily/v1/{row['date']}/{row['hand']}"
    expected = dealing.deal(row["pack"].split(), row["first_dealer"], "ccw", "bottom")
    assert format_deal(hand_of(replay(parse_record(line))).deal) == dealing.deal_text(expected)


F1_DEAL = format_deal(deal_of(F1))
PLAYED = hand_line(F1)
REFUSED = [
    pytest.param("portuguese S 7H", "action/wrong_phase", id="a card before the deal"),
    pytest.param("portuguese S weak", "action/wrong_phase", id="a weak hand before the deal"),
    pytest.param("portuguese S count", "action/wrong_phase", id="the count before the deal"),
    pytest.param("portuguese S S>W", "action/wrong_phase", id="an accusation before the deal"),
    pytest.param("portuguese S bottom", "action/wrong_phase", id="no choice in these rules"),
    pytest.param(f"club S {F1_DEAL}", "action/wrong_phase", id="a deal before the choice"),
    pytest.param("club S x/0", "action/wrong_phase", id="a seed before the choice"),
    pytest.param("club S top top", "action/wrong_phase", id="two choices"),
    pytest.param(f"portuguese W {F1_DEAL}", "action/wrong_dealer", id="another dealer"),
    pytest.param(f"portuguese S {F1_DEAL} {F1_DEAL}", "action/wrong_phase", id="two deals"),
    pytest.param(f"portuguese S {F1_DEAL} x/1", "action/wrong_phase", id="a seed in a hand"),
    pytest.param(f"portuguese S {F1_DEAL} pass", "action/wrong_phase", id="nobody is asked"),
    pytest.param(f"portuguese S {F1_DEAL} 2C", "action/not_in_hand", id="another seat's card"),
    pytest.param(f"portuguese S {F1_DEAL} AC AH", "action/must_follow_suit", id="a revoke"),
    pytest.param(f"portuguese S {F1_DEAL} AC AC", "action/not_in_hand", id="a card twice"),
    pytest.param(f"portuguese S {F1_DEAL} AC S>W", "action/not_offered", id="an accusation"),
    pytest.param(f"portuguese S {PLAYED} 7H", "action/wrong_phase", id="a card after the hand"),
    pytest.param(f"portuguese S {PLAYED} count", "action/wrong_phase", id="counted by itself"),
    pytest.param(f"portuguese S {PLAYED} {F1_DEAL}", "action/wrong_dealer", id="the same dealer"),
    pytest.param(f"portuguese E {hand_line(F5)} x/1", "action/wrong_phase", id="a won rubber"),
    pytest.param(
        f"portuguese,empty_trump=yes E {format_deal(deal_of(F5))}".replace("E:5D", "E:JH"),
        "action/turned_has_points",
        id="a trump with points",
    ),
]


@pytest.mark.parametrize("rest, code", REFUSED)
def test_steps_that_cannot_be_taken(rest: str, code: str) -> None:
    record = parse_record(f"sueca1 {rest}")
    with pytest.raises(CodedError) as refused:
        replay(record)
    assert refused.value.code == code
    replay(replace(record, steps=record.steps[:-1]))


def test_steps_name_no_seat_where_the_state_knows_it() -> None:
    state = dealt(parse_rules("portuguese,weak_leader=9,revoke=allowed"), deal_of(F4))
    assert action_of(state, card("2D")) == PlayCard(seat("E"), card("2D"))
    assert action_of(state, Word.WEAK) == CallWeak(seat("E"))
    assert action_of(state, Word.PASS) == PassWeak(seat("E"))
    assert action_of(state, Word.COUNT) == Count()
    assert action_of(state, Accuse(seat("S"), seat("W"))) == Accuse(seat("S"), seat("W"))
    assert action_of(state, deal_of(F1)) == DealCards(deal_of(F1))


def test_the_choice_is_the_next_dealers() -> None:
    state = replay(parse_record(f"sueca1 club S bottom {PLAYED} count"))
    assert action_of(state, Word.TOP) == ChooseEnd(seat("E"), from_bottom=False)
    state, _ = take(state, Word.TOP)
    state, _ = take(state, Seeded("x/1"))
    assert hand_of(state).deal.dealer is seat("E")
