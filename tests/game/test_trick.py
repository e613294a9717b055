"""Tricks and legal cards, by the rows E01 to E15 and E55."""

import pytest

from sueca_core.game.cards import CARDS, SUITS, Suit, card
from sueca_core.game.errors import CodedError
from sueca_core.game.seats import Direction, order_from, seat
from sueca_core.game.trick import legal_cards, trick_points, winning_place
from sueca_core.game.view import player_view
from tests.game.support import cards, deal_of, dealt, hand_of, play, play_all, rules_for, texts
from tests.tables import Row, ids, read

TRICKS = read("tricks.json")
LEGAL = read("legal.json")
F2 = read("hands.json")[1]


@pytest.mark.parametrize("row", TRICKS, ids=ids(TRICKS))
def test_winners_and_points(row: Row) -> None:
    pairs = row["trick"].split()
    played = tuple(card(pair[2:]) for pair in pairs)
    order = order_from(seat(pairs[0][0]), Direction.ANTICLOCKWISE)
    assert [each.letter for each in order] == [pair[0] for pair in pairs]
    assert order[winning_place(played, Suit(row["trump"]))].letter == row["winner"]
    assert trick_points(played) == row["points"]


@pytest.mark.parametrize("row", LEGAL, ids=ids(LEGAL))
def test_legal_cards(row: Row) -> None:
    led = {suit.letter: suit for suit in SUITS}.get(row["led"])
    assert set(legal_cards(cards(row["hand"]), led)) == set(cards(row["legal"]))


def test_points_of_the_pack() -> None:
    """S07 and S08: 30 in each suit, and twenty cards that count."""
    assert [trick_points(CARDS[start : start + 10]) for start in (0, 10, 20, 30)] == [30] * 4
    assert len([each for each in CARDS if each.points]) == 20


def test_e12_another_suit_is_refused_and_nothing_changes() -> None:
    state = dealt(rules_for("portuguese"), deal_of(F2))
    state, _ = play(state, seat("S"), card("AS"))
    with pytest.raises(CodedError) as refused:
        play(state, seat("E"), card("AC"))
    assert refused.value.code == "action/must_follow_suit"
    assert refused.value.values == {"suit": "S"}
    assert hand_of(state).turn is seat("E")
    assert texts(hand_of(state).table) == "AS"


def test_e13_the_leader_may_lead_a_trump_to_the_first_trick() -> None:
    state = dealt(rules_for("portuguese"), deal_of(F2))
    leader = player_view(state, seat("S"))
    assert set(leader.legal) == set(leader.hand)
    state, _ = play(state, seat("S"), card("AH"))
    assert texts(hand_of(state).table) == "AH"


def test_e13_the_dealer_may_lead_the_turned_card() -> None:
    """F2: West, who dealt, wins a trick with a club and leads the turned two of hearts."""
    state = play_all(dealt(rules_for("portuguese"), deal_of(F2)), "4C 5C 3C QC")
    west = player_view(state, seat("W"))
    assert west.turn is seat("W")
    assert set(west.legal) == set(west.hand)
    state = play_all(state, "2H")
    assert texts(hand_of(state).table) == "2H"


def test_e15_the_turned_card_leaves_the_dealer_and_trump_stays() -> None:
    """F2: West plays the turned two of hearts to the third trick."""
    state = dealt(rules_for("portuguese"), deal_of(F2))
    state = play_all(state, "AS 4S 2S 3S AD QD 3D 2D 7D JD 4D")
    assert card("2H") in player_view(state, seat("W")).hand
    state, _ = play(state, seat("W"), card("2H"))
    assert card("2H") not in player_view(state, seat("W")).hand
    assert card("2H") in player_view(state, seat("S")).tricks[2].cards
    assert {player_view(state, seat(each)).trump for each in "SWNE"} == {Suit.HEARTS}
