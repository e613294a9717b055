"""Whole hands F1 to F5 through the engine, card by card, and rubbers made of them."""

from dataclasses import replace

import pytest

from sueca_core.game.actions import Count, DealCards, PassWeak
from sueca_core.game.deal import Deal
from sueca_core.game.engine import apply, next_dealer
from sueca_core.game.events import CardPlayed, Dealt, Event, HandOver, RubberOver, TrickWon
from sueca_core.game.rulesets import parse_rules
from sueca_core.game.seats import Seat, seat
from sueca_core.game.state import Phase, State, new_rubber
from tests.game.support import (
    by_side,
    deal_of,
    dealt,
    hand_of,
    play,
    plays_of,
    rules_for,
    score_text,
    turn_of,
)
from tests.tables import Row, ids, read

HANDS = read("hands.json")
F1, F2, F3, F4, F5 = HANDS
WAITING = {"0": 0, "1": 1}
OUTCOMES = [
    pytest.param(row, outcome, id=f"{row['id']}-{outcome['rules']}")
    for row in HANDS
    for outcome in row["outcomes"]
]


def own_rules(row: Row) -> str:
    """Rules in the direction of the hand, with ties that carry."""
    return f"portuguese,direction={row['direction']}"


def run(state: State, row: Row) -> tuple[State, list[Event]]:
    """Play the forty cards of a row, each by the seat that the row names."""
    events: list[Event] = []
    for who, what in plays_of(row):
        state, news = play(state, who, what)
        events += news
    return state, events


def next_hand(state: State, deal: Deal) -> State:
    """Deal the hand after a finished one."""
    state, _ = apply(state, DealCards(deal))
    return state


def passed(state: State) -> State:
    """The state after every seat with a weak hand has chosen to play it."""
    while state.phase is Phase.CALLING:
        state, _ = apply(state, PassWeak(turn_of(state)))
    return state


def counted(state: State) -> State:
    """The state after the count, which the rules with revokes leave to the players."""
    while state.phase is Phase.COUNTING:
        state, _ = apply(state, Count())
    return state


@pytest.mark.parametrize("row", HANDS, ids=ids(HANDS))
def test_the_deal(row: Row) -> None:
    rules = replace(rules_for(own_rules(row)), deal=row["deal"])
    deal = deal_of(row)
    state, events = apply(new_rubber(rules, deal.dealer), DealCards(deal))
    from_bottom = row["deal"] == "bottom"
    assert events == (Dealt(1, seat(row["dealer"]), deal.turned, seat(row["leader"]), from_bottom),)
    assert deal.turned.text == row["turned"]
    assert turn_of(state) is seat(row["leader"])


@pytest.mark.parametrize("row", HANDS, ids=ids(HANDS))
def test_every_trick(row: Row) -> None:
    state, events = run(dealt(rules_for(own_rules(row)), deal_of(row)), row)
    tricks = [event.trick for event in events if isinstance(event, TrickWon)]
    assert [f"{trick.winner.letter} {trick.points}" for trick in tricks] == [
        line.split(" -> ")[1] for line in row["tricks"]
    ]
    assert [trick.leader.letter for trick in tricks] == [line[0] for line in row["tricks"]]
    assert hand_of(state).tricks == tuple(tricks)
    assert by_side(hand_of(state).card_points) == row["points"]
    assert by_side(hand_of(state).trick_counts) == row["tricks_taken"]


@pytest.mark.parametrize("row", HANDS, ids=ids(HANDS))
def test_every_card_is_told(row: Row) -> None:
    _, events = run(dealt(rules_for(own_rules(row)), deal_of(row)), row)
    told = [event for event in events if isinstance(event, CardPlayed)]
    assert [(event.seat, event.card) for event in told] == plays_of(row)
    assert [event.trick_number for event in told] == [1 + place // 4 for place in range(40)]
    winners = [line.split(" -> ")[1][0] for line in row["tricks"]]
    assert [event.winning.letter for event in told[3::4]] == winners


@pytest.mark.parametrize("row, outcome", OUTCOMES)
def test_worth(row: Row, outcome: Row) -> None:
    """East leads F4 with eight points: a weak hand in `old_table`, which is played here."""
    state = passed(dealt(rules_for(outcome["rules"]), deal_of(row)))
    state, _ = run(state, row)
    state = counted(state)
    assert state.result is not None
    assert by_side(state.result.points) == row["points"]
    assert score_text(state.result.award) == score_text(state.games) == outcome["award"]
    assert state.pending == WAITING[outcome["pending"]]
    winners = [state.rubber.winner.value] if state.rubber else [None]
    assert winners == [outcome["winner"]]


def test_a_tie_and_a_sweep() -> None:
    """F1 then F5: E24 and E37, and E40, for the deal moves on after the tie."""
    state, _ = run(dealt(parse_rules("portuguese"), deal_of(F1)), F1)
    assert (state.phase, state.pending) == (Phase.HAND_OVER, 1)
    assert next_dealer(state) is Seat.EAST
    state, events = run(next_hand(state, deal_of(F5)), F5)
    assert state.phase is Phase.RUBBER_OVER
    assert (state.games, state.pending, state.hands_done) == ((5, 0), 0, 2)
    assert [type(event) for event in events[-2:]] == [HandOver, RubberOver]
    assert state.rubber is not None
    assert (state.rubber.sweep, state.rubber.shutout, state.rubber.hands) == (True, True, 2)


def test_a_tie_and_a_sweep_in_the_north() -> None:
    """F1 then F5: the tie leaves nothing, and four games of six end nothing."""
    state, _ = run(dealt(parse_rules("north"), deal_of(F1)), F1)
    assert (state.phase, state.pending) == (Phase.HAND_OVER, 0)
    state, events = run(next_hand(state, deal_of(F5)), F5)
    assert (state.phase, state.games) == (Phase.HAND_OVER, (4, 0))
    assert state.rubber is None
    assert isinstance(events[-1], HandOver)
    assert next_dealer(state) is Seat.NORTH


def test_e38_a_sweep_at_once_is_no_shutout() -> None:
    state, _ = run(dealt(parse_rules("portuguese"), deal_of(F5)), F5)
    assert state.rubber is not None
    assert (state.rubber.sweep, state.rubber.shutout, state.rubber.hands) == (True, False, 1)
