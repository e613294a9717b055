"""Weak hands (E41 to E48, V21), and revokes with their accusations (E49 to E64, F6)."""

from dataclasses import replace

import pytest

from sueca_core.game.actions import Accuse, Action, CallWeak, Count, DealCards, PassWeak
from sueca_core.game.calls import find_revoke
from sueca_core.game.cards import CARDS, card, sort_cards
from sueca_core.game.deal import Deal
from sueca_core.game.engine import apply, next_dealer, playable_cards
from sueca_core.game.errors import CodedError
from sueca_core.game.events import Accused, Event, HandOver, HandVoided, RubberOver
from sueca_core.game.rulesets import PRESETS, RuleSet, parse_rules
from sueca_core.game.scoring import Outcome
from sueca_core.game.seats import SEATS, Seat, Side
from sueca_core.game.state import Phase, State
from sueca_core.game.view import player_view
from tests.game.support import (
    cards,
    deal_of,
    dealt,
    hand_of,
    play,
    play_all,
    plays_of,
    rules_for,
    turn_of,
)
from tests.tables import Row, read, read_lines

F1, F2, F3, F4, F5 = read("hands.json")
S, W, N, E = SEATS
OLD_TABLE = PRESETS["old_table"]
TO_SIX = parse_rules("portuguese,target=6,revoke=allowed")
KIND = parse_rules(
    "portuguese,target=6,revoke=allowed,revoke_right=four_games,revoke_wrong=one_game"
)

NINE = "KC JC QD 2C 3C 4C 5D 6D 2H 3S"
EIGHT = "KD QH QC 2D 3D 4D 5H 6H 2S 3H"
TEN_IN_A_SEVEN = "7C 2C 3C 4C 5C 6C 2D 3D 2H 3S"
TEN_IN_THREE = "KC KD QH 2C 3C 4C 5C 6C 2D 3D"
FOUR = "KS 2S 4S 5S 6S 4H 5H 6H 4D 2D"
EMPTY = "2S 4S 5S 6S 4H 5H 6H 4D 2D 3D"


def code_of(state: State, action: Action) -> str:
    """The code with which an action is refused; the state is as it was."""
    before = repr(state)
    with pytest.raises(CodedError) as refused:
        apply(state, action)
    assert repr(state) == before
    return refused.value.code


def deal_with(dealer: Seat, **hands: str) -> Deal:
    """A deal in which some seats hold these cards; the turned card is one of the dealer's."""
    given = {letter: cards(text) for letter, text in hands.items()}
    rest = [each for each in CARDS if all(each not in held for held in given.values())]
    others = [each.letter for each in SEATS if each.letter not in given]
    for place, letter in enumerate(others):
        given[letter] = tuple(rest[place :: len(others)])
    held = tuple(sort_cards(given[each.letter]) for each in SEATS)
    return Deal(dealer, held[dealer.index][0], held)


def hand_by(dealer: Seat, points: range) -> tuple[Deal, str]:
    """A reference hand, played anticlockwise, in which the dealer's side makes such points."""
    rows = read_lines("reference_deals.jsonl")
    row = next(each for each in rows if each["points"][each["dealer"] % 2] in points)
    letters = "SENW"
    turned = letters.index(dealer.letter) - row["dealer"]
    places = {number: letters[(number + turned) % 4] for number in range(4)}
    hands = {places[number]: held for number, held in enumerate(row["hands"])}
    held = tuple(sort_cards(cards(hands[each.letter])) for each in SEATS)
    return Deal(dealer, card(row["turned"]), held), row["play"]


def call(state: State, caller: Seat) -> tuple[State, tuple[Event, ...]]:
    return apply(state, CallWeak(caller))


def accuse(state: State, caller: Seat, accused: Seat) -> tuple[State, tuple[Event, ...]]:
    return apply(state, Accuse(caller, accused))


def counted(state: State) -> State:
    state, _ = apply(state, Count())
    return state


# -- weak hands ---------------------------------------------------------------------------------


def test_e41_nine_points_may_call() -> None:
    state = dealt(OLD_TABLE, deal_with(S, E=NINE))
    assert (state.phase, turn_of(state)) == (Phase.CALLING, E)
    state, events = call(state, E)
    assert (state.phase, state.hand) == (Phase.DEALING, None)
    assert events == (HandVoided(E),)


@pytest.mark.parametrize("held", [TEN_IN_A_SEVEN, TEN_IN_THREE])
def test_e42_ten_points_may_not(held: str) -> None:
    state = dealt(OLD_TABLE, deal_with(S, E=held))
    assert (state.phase, turn_of(state)) == (Phase.PLAYING, E)
    assert code_of(state, CallWeak(E)) == "action/wrong_phase"


@pytest.mark.parametrize("held", [TEN_IN_A_SEVEN, TEN_IN_THREE, NINE])
def test_ten_points_may_where_the_rules_say_so(held: str) -> None:
    rules = replace(OLD_TABLE, weak_leader=10)
    assert dealt(rules, deal_with(S, E=held)).phase is Phase.CALLING


@pytest.mark.parametrize("name", ["portuguese", "brazilian", "north", "south"])
def test_most_tables_know_no_weak_hand(name: str) -> None:
    assert dealt(PRESETS[name], deal_with(S, E=EMPTY, W=NINE)).phase is Phase.PLAYING


def test_e43_the_deal_moves_on_and_nothing_else() -> None:
    begun = replace(dealt(OLD_TABLE, deal_with(S, E=NINE)), games=(2, 1), pending=1, hands_done=5)
    state, _ = call(begun, E)
    assert (state.dealer, next_dealer(state)) == (E, E)
    assert (state.games, state.pending, state.hands_done) == ((2, 1), 1, 5)
    assert (state.deals_done, state.result, state.rubber) == (1, None, None)
    state, _ = apply(state, DealCards(deal_with(E)))
    assert turn_of(state) is N


def test_e44_the_next_leader_may_call_in_turn() -> None:
    state, _ = call(dealt(OLD_TABLE, deal_with(S, E=NINE)), E)
    state, _ = apply(state, DealCards(deal_with(E, N=EIGHT)))
    state, _ = call(state, N)
    assert state.dealer is N
    state, _ = apply(state, DealCards(deal_with(N, W=TEN_IN_THREE)))
    assert (state.phase, turn_of(state)) == (Phase.PLAYING, W)
    assert code_of(state, CallWeak(W)) == "action/wrong_phase"


def test_e45_nobody_else_may_call() -> None:
    state = dealt(OLD_TABLE, deal_with(S, W=EMPTY))
    assert [code_of(state, CallWeak(each)) for each in SEATS] == ["action/wrong_phase"] * 4
    asked = dealt(OLD_TABLE, deal_with(S, E=NINE, W="KS 2S 4S 5S 6S 4H 5H 6H 4D 2D"))
    codes = [code_of(asked, CallWeak(each)) for each in (S, W, N)]
    assert codes == ["action/not_your_turn"] * 3
    codes = [code_of(asked, PassWeak(each)) for each in (S, W, N)]
    assert codes == ["action/not_your_turn"] * 3


def test_e46_after_the_first_card_it_is_too_late() -> None:
    state = dealt(OLD_TABLE, deal_with(S, E=NINE))
    assert code_of(state, Accuse(E, S)) == "action/wrong_phase"
    state, _ = apply(state, PassWeak(E))
    assert (state.phase, turn_of(state)) == (Phase.PLAYING, E)
    state, _ = play(state, E, card("KC"))
    assert code_of(state, CallWeak(E)) == "action/wrong_phase"


def test_no_card_before_the_word_of_the_leader() -> None:
    state = dealt(OLD_TABLE, deal_with(S, E=NINE))
    with pytest.raises(CodedError, match="action/wrong_phase"):
        play(state, E, card("KC"))


def test_e47_what_waits_is_kept() -> None:
    """F1 ties, a weak hand is called, then a side makes 61 to 90."""
    state = dealt(OLD_TABLE, deal_of(F1))
    for who, what in plays_of(F1):
        state, _ = play(state, who, what)
    state = counted(state)
    state, _ = apply(state, DealCards(deal_with(E, N=NINE)))
    state, _ = call(state, N)
    assert state.pending == 1
    deal, played = hand_by(N, range(61, 91))
    state, _ = apply(state, DealCards(deal))
    state = counted(play_all(state, played))
    assert state.games == (2, 0)
    assert (state.hands_done, state.deals_done) == (2, 3)


def test_e48_four_calls_in_a_row() -> None:
    state = dealt(OLD_TABLE, deal_with(S, E=NINE))
    for leader, dealer in ((E, E), (N, N), (W, W)):
        state, _ = call(state, leader)
        leads = {"E": "N", "N": "W", "W": "S"}[dealer.letter]
        state, _ = apply(state, DealCards(deal_with(dealer, **{leads: NINE})))
    state, _ = call(state, S)
    assert (next_dealer(state), state.hands_done, state.deals_done) == (S, 0, 4)


def test_with_a_choice_the_new_dealer_chooses_again() -> None:
    rules = replace(OLD_TABLE, deal="dealer_choice")
    begun = replace(dealt(OLD_TABLE, deal_with(S, E=NINE)), rules=rules)
    state, _ = call(begun, E)
    assert (state.phase, next_dealer(state)) == (Phase.CHOOSING, E)


# -- weak hands of the others (V21) ---------------------------------------------------------------

OTHERS = parse_rules("portuguese,weak_leader=9,weak_others=4")
CLOCKWISE = parse_rules("brazilian,weak_leader=9,weak_others=4")
SECOND_EMPTY = "2C 3C 5C 6C 2H 3H 3S 5D 6D QS"
ASKED = [
    pytest.param(OTHERS, {"E": NINE}, "E", id="the leader alone"),
    pytest.param(OTHERS, {"W": FOUR}, "W", id="another seat"),
    pytest.param(OTHERS, {"W": FOUR.replace("2D", "QD")}, "", id="six are too many"),
    pytest.param(OTHERS, {"E": NINE, "W": FOUR.replace("2D", "3D")}, "EW", id="leader first"),
    pytest.param(OTHERS, {"S": FOUR, "N": SECOND_EMPTY}, "NS", id="partners, the dealer last"),
    pytest.param(CLOCKWISE, {"W": NINE, "E": FOUR}, "WE", id="clockwise"),
    pytest.param(CLOCKWISE, {"S": FOUR, "N": SECOND_EMPTY}, "NS", id="clockwise, dealer last"),
    pytest.param(
        parse_rules("portuguese,weak_others=4"),
        {"E": EMPTY, "W": SECOND_EMPTY},
        "W",
        id="only the others",
    ),
]


@pytest.mark.parametrize("rules, hands, asked", ASKED)
def test_v21_who_is_asked(rules: RuleSet, hands: dict[str, str], asked: str) -> None:
    hand = hand_of(dealt(rules, deal_with(S, **hands)))
    assert "".join(each.letter for each in hand.asking) == asked


def test_v21_one_after_the_other() -> None:
    state = dealt(OTHERS, deal_with(S, E=NINE, W=FOUR.replace("2D", "3D")))
    assert turn_of(state) is E
    assert code_of(state, CallWeak(W)) == "action/not_your_turn"
    state, events = apply(state, PassWeak(E))
    assert (state.phase, turn_of(state), events) == (Phase.CALLING, W, ())
    voided, events = call(state, W)
    assert (voided.dealer, events) == (E, (HandVoided(W),))
    state, events = apply(state, PassWeak(W))
    assert (state.phase, turn_of(state), events) == (Phase.PLAYING, E, ())


def test_v21_nobody_sees_who_is_asked() -> None:
    """The views of all seats are the same before and after a seat has passed."""
    state = dealt(OTHERS, deal_with(S, E=NINE, W=FOUR.replace("2D", "3D")))
    passed, _ = apply(state, PassWeak(E))
    assert [player_view(passed, each) for each in SEATS] == [
        player_view(state, each) for each in SEATS
    ]
    assert [player_view(state, each).turn for each in SEATS] == [None] * 4


# -- revokes ------------------------------------------------------------------------------------


def test_e49_blocked() -> None:
    state = play_all(dealt(parse_rules("portuguese"), deal_of(F1)), "AC")
    with pytest.raises(CodedError) as refused:
        play(state, N, card("AH"))
    assert refused.value.code == "action/must_follow_suit"
    assert refused.value.values == {"suit": "C"}
    assert code_of(state, Accuse(S, E)) == "action/not_offered"


def test_allowed_takes_any_card_and_tells_nothing() -> None:
    state = play_all(dealt(OLD_TABLE, deal_of(F1)), "AC")
    assert playable_cards(OLD_TABLE, hand_of(state), N) == hand_of(state).hands[N.index]
    followed, told = play(state, N, card("2C"))
    revoked, events = play(state, N, card("AH"))
    assert [type(event) for event in events] == [type(event) for event in told]
    assert revoked.phase is followed.phase
    hidden = [player_view(each, S).hand for each in (followed, revoked)]
    assert hidden[0] == hidden[1]


def f6(rules: RuleSet = OLD_TABLE) -> State:
    """F6: F1 to the end of trick five, then West discards a heart on a diamond."""
    state = dealt(rules, deal_of(F1))
    for who, what in plays_of(F1)[:20]:
        state, _ = play(state, who, what)
    return play_all(state, "3D KD 5D 6H")


def test_f6_the_trick_stands() -> None:
    hand = hand_of(f6())
    assert (hand.tricks[5].winner, hand.tricks[5].points) == (E, 4)
    assert find_revoke(hand, W) is not None
    assert not any(find_revoke(hand, each) is not None for each in (S, N, E))


def test_f6_a_right_call_before_any_proof() -> None:
    state, events = accuse(f6(), S, W)
    assert state.phase is Phase.RUBBER_OVER
    assert state.games == (4, 0)
    assert [type(event) for event in events] == [Accused, HandOver, RubberOver]
    assert events[0] == Accused(S, W, right=True)
    result = state.result
    assert result is not None
    assert (result.outcome, result.winner) == (Outcome.REVOKE_FOUND, Side.NS)


def test_f6_and_e52_the_innocent_partner() -> None:
    state, events = accuse(f6(), S, E)
    assert state.games == (0, 4)
    assert events[0] == Accused(S, E, right=False)
    assert state.result is not None
    assert state.result.outcome is Outcome.REVOKE_NOT_FOUND


def test_f6_played_on() -> None:
    state = play_all(f6(), "QH 4H 7H 4D")
    assert (hand_of(state).tricks[6].winner, hand_of(state).tricks[6].points) == (S, 12)
    state = play_all(state, "6D 4S 5S JD")
    assert (hand_of(state).tricks[7].winner, hand_of(state).tricks[7].points) == (W, 3)
    state, _ = accuse(state, N, W)
    assert state.games == (4, 0)


def test_e50_a_wrong_call_at_three_to_none() -> None:
    begun = replace(dealt(OLD_TABLE, deal_of(F1)), games=(3, 0), hands_done=3)
    state, events = accuse(play_all(begun, "AC"), S, E)
    assert state.games == (3, 4)
    assert state.rubber is not None
    assert (state.rubber.winner, state.rubber.games) == (Side.EW, (3, 4))
    assert not state.rubber.shutout
    assert isinstance(events[-1], RubberOver)


def test_an_accusation_is_never_a_shutout() -> None:
    begun = replace(f6(), games=(3, 0), hands_done=3)
    state, _ = accuse(begun, N, W)
    assert state.rubber is not None
    assert (state.rubber.games, state.rubber.shutout, state.rubber.sweep) == ((7, 0), False, False)


def test_e51_the_order_of_calls_decides() -> None:
    """North has revoked in trick one, West does so in trick three."""
    state = play_all(dealt(OLD_TABLE, deal_of(F1)), "AC 4H KC 3C 2H AH 3H KH 7C QS")
    assert find_revoke(hand_of(state), N) is not None
    assert find_revoke(hand_of(state), W) is not None
    state, _ = accuse(state, S, W)
    assert state.games == (4, 0)


@pytest.mark.parametrize("accused", [N, S], ids=["partner", "oneself"])
def test_e53_no_call_against_the_own_side(accused: Seat) -> None:
    assert code_of(f6(), Accuse(S, accused)) == "action/accuse_opponent"


def last_but_one_revoked() -> State:
    """F2 to the end, but in trick nine West throws the jack of spades on a trump lead."""
    state = dealt(rules_for("old_table"), deal_of(F2))
    for who, what in plays_of(F2)[:32]:
        state, _ = play(state, who, what)
    return play_all(state, "6H JS KH 6C AH JC QH")


def test_e54_proof_in_the_last_trick() -> None:
    state = play_all(last_but_one_revoked(), "JH")
    assert (state.phase, hand_of(state).turn) == (Phase.COUNTING, None)
    state, _ = accuse(state, N, W)
    assert state.games == (4, 0)


def test_e55_the_last_trick_knows_no_revoke() -> None:
    """West has no other card left; what it did before is still found, and nobody else is."""
    state = last_but_one_revoked()
    before = [find_revoke(hand_of(state), each) is not None for each in SEATS]
    assert playable_cards(state.rules, hand_of(state), W) == cards("JH")
    state = play_all(state, "JH")
    assert [find_revoke(hand_of(state), each) is not None for each in SEATS] == before
    assert before == [each is W for each in SEATS]


ONE_HEART = deal_with(
    S,
    E="AC 7C KC JC QC AH 7H KH AS 7S",
    W="5H 2C 3C 4C 5C 6C 2D 3D 4D 5D",
    N="AD 7D KD JH QH 6H JS QS 6S 5S",
    S="JD QD 6D 4H 3H 2H KS 4S 3S 2S",
)
SPADES = Deal(S, card("KS"), ONE_HEART.hands)
TWO_TRICKS = "AC AD 3C JD KC 7D 4C QD"


def test_e56_from_the_third_trick_on() -> None:
    """West refuses a heart in trick three, throws it in trick six, is void in trick seven."""
    state = play_all(dealt(OLD_TABLE, SPADES), TWO_TRICKS)
    assert find_revoke(hand_of(state), W) is None
    state = play_all(state, "AH JH 2C")
    for rest in ("", "4H 7C KD 5C 6D AS JS 6C 2S 7S QS 5H 3S", "KH QH 2D 3H"):
        state = play_all(state, rest)
        found, _ = accuse(state, N, W)
        assert found.games == (4, 0)
    assert hand_of(state).tricks[2].winner is E


def test_e56_the_seventh_trick_was_no_revoke() -> None:
    """The same cards, but West follows in trick three and throws a club in trick six."""
    state = play_all(dealt(OLD_TABLE, SPADES), TWO_TRICKS)
    state = play_all(state, "AH JH 5H 4H 7C KD 5C 6D AS JS 6C 2S 7S QS 2C 3S KH QH 2D 3H")
    assert find_revoke(hand_of(state), W) is None
    state, _ = accuse(state, N, W)
    assert state.games == (0, 4)


def test_e57_a_trump_that_was_a_revoke_wins_the_trick() -> None:
    state = play_all(dealt(OLD_TABLE, deal_of(F1)), "AC 2C KC 2D")
    assert (hand_of(state).tricks[0].winner, turn_of(state)) == (S, S)
    assert hand_of(state).card_points == (15, 0)
    state, _ = accuse(state, E, S)
    assert state.games == (0, 4)


def test_e58_a_call_before_the_trick_is_complete() -> None:
    state = play_all(dealt(OLD_TABLE, deal_of(F1)), "AC AH")
    state, _ = accuse(state, E, N)
    assert state.games == (0, 4)
    assert state.result is not None
    assert (state.result.points, state.result.tricks) == ((0, 0), (0, 0))


def test_anybody_may_call_at_any_time() -> None:
    """Also the seat whose turn it is not, before the first card, and wrongly."""
    state, _ = accuse(dealt(OLD_TABLE, deal_of(F1)), W, S)
    assert state.games == (4, 0)


def test_e59_after_the_count_it_is_too_late() -> None:
    state = play_all(f6(TO_SIX), "QH 4H 7H 4D 6D 4S 5S JD AD QD 6S JH")
    state = counted(play_all(state, "7D KS JS 7S"))
    assert state.phase is Phase.HAND_OVER
    assert code_of(state, Accuse(S, W)) == "action/wrong_phase"
    assert code_of(state, Count()) == "action/wrong_phase"


def test_e60_the_first_of_two_calls_decides() -> None:
    state, _ = accuse(f6(), S, W)
    assert code_of(state, Accuse(W, S)) == "action/wrong_phase"
    state, _ = accuse(f6(), W, S)
    assert code_of(state, Accuse(S, W)) == "action/wrong_phase"
    assert state.games == (4, 0)


def test_e61_a_sweep_with_a_revoke_that_nobody_called() -> None:
    """F5, but South throws a club on North's ace of trumps and leads the trump at the end."""
    state = dealt(OLD_TABLE, deal_of(F5))
    what = [each.text for _, each in plays_of(F5)]
    what[2], what[36] = "QC", "JD"
    state = play_all(state, " ".join(what))
    assert find_revoke(hand_of(state), S) is not None
    state = counted(state)
    assert state.rubber is not None
    assert (state.rubber.winner, state.rubber.sweep) == (Side.NS, True)


# -- what a call costs --------------------------------------------------------------------------


def test_e64_to_six_a_right_call_wins_the_rubber() -> None:
    state, _ = accuse(replace(f6(TO_SIX), games=(1, 5), pending=1), S, W)
    assert state.phase is Phase.RUBBER_OVER
    assert (state.games, state.pending) == ((7, 5), 0)


def test_e64_four_games() -> None:
    """The hand ends, its points are discarded, what waits is kept and the deal moves on."""
    begun = replace(f6(KIND), games=(1, 1), pending=1, hands_done=2)
    state, events = accuse(begun, S, W)
    assert (state.phase, state.games, state.pending) == (Phase.HAND_OVER, (5, 1), 1)
    assert (state.hands_done, next_dealer(state), state.rubber) == (3, E, None)
    assert [type(event) for event in events] == [Accused, HandOver]
    assert state.result is not None
    assert (state.result.award, state.result.waited, state.result.pending) == ((4, 0), 0, 1)


def test_e64_four_games_that_win_the_rubber() -> None:
    state, _ = accuse(replace(f6(KIND), games=(2, 0), pending=1), S, W)
    assert (state.phase, state.games, state.pending) == (Phase.RUBBER_OVER, (6, 0), 0)


def test_one_game_and_the_hand_goes_on() -> None:
    begun = f6(KIND)
    state, events = accuse(begun, S, E)
    assert (state.phase, state.games) == (Phase.PLAYING, (0, 1))
    assert events == (Accused(S, E, right=False),)
    assert replace(hand_of(state), wrong_calls=()) == hand_of(begun)
    assert code_of(state, Accuse(S, E)) == "action/already_called"
    other, _ = accuse(state, N, E)
    assert other.games == (0, 2)
    right, _ = accuse(state, S, W)
    assert (right.phase, right.games) == (Phase.HAND_OVER, (4, 1))


def test_one_game_in_the_counting() -> None:
    state = play_all(f6(KIND), "QH 4H 7H 4D 6D 4S 5S JD AD QD 6S JH 7D KS JS 7S")
    assert state.phase is Phase.COUNTING
    state, _ = accuse(state, S, E)
    assert (state.phase, state.games) == (Phase.COUNTING, (0, 1))
    assert counted(state).hands_done == 1


def test_one_game_that_wins_the_rubber() -> None:
    state, events = accuse(replace(f6(KIND), games=(0, 5), hands_done=5), S, E)
    assert (state.phase, state.games) == (Phase.RUBBER_OVER, (0, 6))
    assert [type(event) for event in events] == [Accused, HandOver, RubberOver]
    assert state.rubber is not None
    assert not state.rubber.shutout


def test_a_new_hand_forgets_the_wrong_calls() -> None:
    state, _ = accuse(f6(KIND), S, E)
    state, _ = accuse(state, S, W)
    deal, _ = hand_by(E, range(121))
    state, _ = apply(state, DealCards(deal))
    state, _ = accuse(state, S, E)
    assert state.games == (4, 2)


def test_without_revokes_a_hand_counts_itself() -> None:
    state = dealt(parse_rules("portuguese"), deal_of(F1))
    for who, what in plays_of(F1):
        state, _ = play(state, who, what)
    assert state.phase is Phase.HAND_OVER


@pytest.mark.parametrize("row", [F1, F2, F4], ids=lambda row: str(row["id"]))
def test_with_revokes_the_players_count(row: Row) -> None:
    state = dealt(replace(OLD_TABLE, weak_leader=None), deal_of(row))
    for who, what in plays_of(row):
        state, _ = play(state, who, what)
    assert (state.phase, state.result) == (Phase.COUNTING, None)
    state = counted(state)
    assert state.result is not None
    assert state.result.points == (row["points"]["NS"], row["points"]["EW"])


def test_counting_waits_for_the_tenth_trick() -> None:
    assert code_of(f6(), Count()) == "action/wrong_phase"
