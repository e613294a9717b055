"""What holds after every action of any rubber under any rules."""

from collections import Counter
from collections.abc import Callable
from random import Random

import pytest
from hypothesis import given, settings

from sueca_core.game.actions import Action
from sueca_core.game.calls import find_revoke
from sueca_core.game.cards import CARDS
from sueca_core.game.engine import apply
from sueca_core.game.errors import CodedError
from sueca_core.game.events import (
    CardPlayed,
    Dealt,
    EndChosen,
    Event,
    HandOver,
    HandVoided,
    TrickWon,
)
from sueca_core.game.notation import format_record, parse_record
from sueca_core.game.record import Record, replay
from sueca_core.game.rulesets import RuleSet
from sueca_core.game.scoring import Outcome
from sueca_core.game.seats import SEATS
from sueca_core.game.state import HandState, Phase, State
from sueca_core.game.trick import trick_points
from tests.oracle import scoring
from tests.properties.legality import (
    GOOD,
    expected_code,
    proven_revokes,
    real_revokes,
    weak_letters,
)
from tests.properties.strategies import OPTION_VALUES, rule_sets, seeds
from tests.properties.walks import MOST_HANDS, Move, any_action, rubber, step_of

PACK = sorted(each.text for each in CARDS)
BY_ACCUSATION = (Outcome.REVOKE_FOUND, Outcome.REVOKE_NOT_FOUND)


def cards_of(hand: HandState) -> list[str]:
    """Every card in the hands, on the table and in the tricks."""
    lots = [*hand.hands, hand.table, *[trick.cards for trick in hand.tricks]]
    return sorted(each.text for lot in lots for each in lot)


def hand_states(moves: list[Move]) -> list[HandState]:
    """The hands on the table after each move that leaves one."""
    return [move.after.hand for move in moves if move.after.hand]


def played_out(moves: list[Move]) -> list[HandState]:
    """The hands of which all ten tricks were played."""
    return [hand for hand in hand_states(moves) if len(hand.tricks) == 10]


def events_by_deal(moves: list[Move]) -> list[list[Event]]:
    """What was told of each deal, from its being dealt to its end."""
    told = [event for move in moves for event in move.events]
    events: list[Event] = [event for event in told if not isinstance(event, EndChosen)]
    starts = [place for place, event in enumerate(events) if isinstance(event, Dealt)]
    ends = [*starts[1:], len(events)]
    return [events[start:end] for start, end in zip(starts, ends, strict=True)]


def is_counted(move: Move) -> bool:
    """Whether the move ended a hand that was played out and counted."""
    results = [event.result for event in move.events if isinstance(event, HandOver)]
    return any(result.outcome not in BY_ACCUSATION for result in results)


def spelled_out(rules: RuleSet) -> str:
    """The rules as a preset and every option, from the tables of the tests."""
    words = [
        f"{name}={text}"
        for name, values in OPTION_VALUES.items()
        for text, value in values.items()
        if getattr(rules, name) == value
    ]
    return ",".join(["portuguese", *words])


def end_of(state: State) -> tuple[str | None, bool | None]:
    """Winner of the rubber and whether it is a shutout; two times None while it goes on."""
    return (state.rubber.winner.value, state.rubber.shutout) if state.rubber else (None, None)


def outcome_code(state: State, action: Action) -> str:
    """The code with which the engine refuses an action, or `GOOD`."""
    try:
        apply(state, action)
    except CodedError as error:
        return error.code
    return GOOD


def forty_cards_exactly_once(moves: list[Move]) -> None:
    for hand in hand_states(moves):
        assert cards_of(hand) == PACK


def points_and_tricks_are_those_of_the_cards(moves: list[Move]) -> None:
    for hand in hand_states(moves):
        taken = [0, 0]
        tricks = [0, 0]
        for trick in hand.tricks:
            taken[trick.winner.side.index] += trick_points(trick.cards)
            tricks[trick.winner.side.index] += 1
        assert (hand.card_points, hand.trick_counts) == (tuple(taken), tuple(tricks))


def a_hand_that_is_played_out(moves: list[Move]) -> None:
    for hand in played_out(moves):
        assert sum(hand.card_points) == 120
        assert not {1, 119} & set(hand.card_points)
        assert sum(hand.trick_counts) == 10
        assert all(len(trick.cards) == 4 for trick in hand.tricks)
        assert hand.hands == ((), (), (), ())
        assert hand.turn is None


def the_rubber_ends(moves: list[Move]) -> None:
    last = moves[-1].after
    assert last.phase is Phase.RUBBER_OVER
    assert last.hands_done < MOST_HANDS
    assert last.rubber is not None
    assert last.rubber.winner is last.result.winner  # type: ignore[union-attr]
    assert last.pending == 0
    assert all(move.after.rubber is None for move in moves[:-1])


def e17_the_leader_is_an_opponent_of_the_dealer(moves: list[Move]) -> None:
    told = [event for move in moves for event in move.events]
    for deal in [event for event in told if isinstance(event, Dealt)]:
        assert deal.leader.side is deal.dealer.side.other


def every_card_and_trick_is_told_once(moves: list[Move]) -> None:
    for told in events_by_deal(moves):
        played = [event for event in told if isinstance(event, CardPlayed)]
        won = [event for event in told if isinstance(event, TrickWon)]
        whole = [each for event in won for each in event.trick.cards]
        assert [event.card for event in played][: len(whole)] == whole
        assert [event.trick_number for event in played] == [1 + n // 4 for n in range(len(played))]
        assert [event.number for event in won] == [*range(1, 1 + len(played) // 4)]
        assert [event.winning for event in played][3::4] == [event.trick.winner for event in won]


def a_hand_that_is_counted_has_forty_plays(moves: list[Move]) -> None:
    for told in events_by_deal(moves):
        results = [event.result for event in told if isinstance(event, HandOver)]
        counted = [each for each in results if each.outcome not in BY_ACCUSATION]
        played = [event.card.text for event in told if isinstance(event, CardPlayed)]
        assert [sorted(played)] * len(counted) == [PACK] * len(counted)


def counted_hands_are_worth_what_the_oracle_says(moves: list[Move]) -> None:
    options = scoring.options(spelled_out(moves[0].before.rules))
    for move in [each for each in moves if is_counted(each)]:
        before, after = move.before, move.after
        games = f"{before.games[0]}:{before.games[1]}"
        waiting = scoring.new_rubber(games, str(before.pending), before.hands_done)
        hand, result = after.hand, after.result
        assert hand is not None
        assert result is not None
        last = hand.tricks[-1].winner.side.value
        told = scoring.score(waiting, options, hand.card_points[0], hand.trick_counts[0], last)
        assert [*after.games] == [told["games"]["NS"], told["games"]["EW"]]
        assert [*result.award] == [told["award"]["NS"], told["award"]["EW"]]
        assert str(after.pending) == told["pending"]
        assert end_of(after) == (told["winner"], told["winner"] and told["shutout"])


def weak_hands_are_asked_for_in_order(moves: list[Move]) -> None:
    for move in moves:
        dealt = [event for event in move.events if isinstance(event, Dealt)]
        for _ in dealt:
            hand = move.after.hand
            assert hand is not None
            weak = weak_letters(move.after, hand.deal)
            assert [seat.letter for seat in hand.asking] == weak
            assert (move.after.phase is Phase.CALLING) == bool(weak)


def a_weak_hand_scores_nothing(moves: list[Move]) -> None:
    for move in moves:
        for _ in [event for event in move.events if isinstance(event, HandVoided)]:
            kept = (move.after.games, move.after.pending, move.after.hands_done)
            assert kept == (move.before.games, move.before.pending, move.before.hands_done)
            assert move.after.dealer is not move.before.dealer


def refusals_are_those_of_the_rules(moves: list[Move]) -> None:
    draw = Random(len(moves))
    for move in moves:
        action = any_action(move.before, draw)
        before = repr(move.before)
        assert outcome_code(move.before, action) == expected_code(move.before, action)
        assert repr(move.before) == before


def revokes(moves: list[Move]) -> None:
    """A revoke is found by the record at once and by everybody at the tenth trick (E62)."""
    direction = moves[0].before.rules.direction.value
    for hand in hand_states(moves)[::3]:
        found = {seat.letter for seat in SEATS if find_revoke(hand, seat) is not None}
        assert found == real_revokes(hand, direction)
        assert proven_revokes(hand, direction) <= found
    for hand in played_out(moves):
        assert proven_revokes(hand, direction) == real_revokes(hand, direction)


def a_record_leads_to_the_same_state(moves: list[Move]) -> None:
    steps = tuple(step_of(move.action) for move in moves)
    record = Record(moves[0].before.rules, moves[0].before.dealer, steps)
    assert parse_record(format_record(record)) == record
    assert replay(record) == moves[-1].after


CHECKS: list[Callable[[list[Move]], None]] = [
    forty_cards_exactly_once,
    points_and_tricks_are_those_of_the_cards,
    a_hand_that_is_played_out,
    the_rubber_ends,
    e17_the_leader_is_an_opponent_of_the_dealer,
    every_card_and_trick_is_told_once,
    a_hand_that_is_counted_has_forty_plays,
    counted_hands_are_worth_what_the_oracle_says,
    weak_hands_are_asked_for_in_order,
    a_weak_hand_scores_nothing,
    refusals_are_those_of_the_rules,
    revokes,
    a_record_leads_to_the_same_state,
]


@pytest.mark.parametrize("check", CHECKS, ids=[check.__name__ for check in CHECKS])
@settings(max_examples=15)
@given(rule_sets(), seeds)
def test_a_few_rubbers(check: Callable[[list[Move]], None], rules: RuleSet, seed: int) -> None:
    check(list(rubber(rules, seed)))


@pytest.mark.slow
@settings(max_examples=150)
@given(rule_sets(), seeds)
def test_many_rubbers(rules: RuleSet, seed: int) -> None:
    moves = list(rubber(rules, seed))
    for check in CHECKS:
        check(moves)


def kinds_of(rules: RuleSet, seeds: range) -> Counter[str]:
    """How often each kind of event happens in some rubbers."""
    events = [event for seed in seeds for move in rubber(rules, seed) for event in move.events]
    return Counter(type(event).__name__ for event in events)


def test_the_rubbers_go_everywhere() -> None:
    """The walks call weak hands, revoke, accuse rightly and wrongly, and count."""
    rules = RuleSet(
        deal="dealer_choice",
        target=10,
        weak_leader=10,
        weak_others=4,
        revoke="allowed",
        revoke_right="four_games",
        revoke_wrong="one_game",
    )
    kinds = kinds_of(rules, range(10))
    assert set(kinds) == {kind.__name__ for kind in Event.__value__.__args__}
    results = [move.after.result for seed in range(10) for move in rubber(rules, seed)]
    usual = {Outcome.WIN, Outcome.DOUBLE, *BY_ACCUSATION}
    assert {each.outcome for each in results if each} >= usual
