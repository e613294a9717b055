"""What a seat can know, against every layout of the hidden cards one by one."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sueca_core.analysis.knowing import Knowing
from sueca_core.game.cards import CARDS, SUITS, Card, Suit, card
from sueca_core.game.rulesets import PRESETS
from sueca_core.game.seats import SEATS, Seat
from sueca_core.game.trick import beats, legal_cards
from sueca_core.game.view import PlayerView
from tests.analysis.support import layouts_of
from tests.bots.support import middle, seen, view_to_play
from tests.properties.strategies import seeds

RULES = st.sampled_from([PRESETS["portuguese"], PRESETS["brazilian"]])


def views(first: int, last: int) -> st.SearchStrategy[PlayerView]:
    """Views of random play after `first` to `last` cards."""
    return st.builds(middle, RULES, seeds, st.integers(first, last)).map(view_to_play)


def hands_of(view: PlayerView, seat: Seat) -> list[tuple[Card, ...]]:
    """What a seat holds in each layout."""
    return [tuple(card(each) for each in layout[seat.letter]) for layout in layouts_of(view)]


def others(view: PlayerView) -> list[Seat]:
    return [seat for seat in SEATS if seat is not view.seat]


@given(views(31, 39))
def test_the_cards_that_a_seat_can_hold(view: PlayerView) -> None:
    knowing = Knowing(view)
    for seat in others(view):
        held = {each for hand in hands_of(view, seat) for each in hand}
        assert {each for each in CARDS if knowing.can_hold(seat, each)} == held


def lacks(hand: tuple[Card, ...], suit: Suit) -> bool:
    return all(each.suit is not suit for each in hand)


@given(views(31, 39), st.sampled_from(SUITS))
def test_the_cards_that_a_seat_can_hold_without_a_suit(view: PlayerView, suit: Suit) -> None:
    knowing = Knowing(view)
    for seat in others(view):
        held = {each for hand in hands_of(view, seat) if lacks(hand, suit) for each in hand}
        able = {each for each in CARDS if knowing.can_hold(seat, each, lacking=suit)}
        assert able == held


@given(views(31, 39), st.sampled_from(SUITS))
def test_the_suits_that_a_seat_can_lack_and_must_lack(view: PlayerView, suit: Suit) -> None:
    knowing = Knowing(view)
    for seat in others(view):
        lacking = [lacks(hand, suit) for hand in hands_of(view, seat)]
        assert knowing.can_lack(seat, suit) == any(lacking)
        assert knowing.must_lack(seat, suit) == all(lacking)


@pytest.mark.parametrize("led", SUITS)
@given(views(31, 39), st.sampled_from(CARDS))
def test_whether_a_seat_can_beat_a_card(led: Suit, view: PlayerView, best: Card) -> None:
    knowing = Knowing(view)
    for seat in others(view):
        over = [
            any(beats(each, best, view.trump) for each in legal_cards(hand, led))
            for hand in hands_of(view, seat)
        ]
        assert knowing.can_beat(seat, best, led) == any(over)


def test_what_lies_open() -> None:
    """West plays third to the second trick: East won the first with the ace of hearts."""
    view = seen("7C 4C", "AC 2C", ["AH 2H 3H 4H"], turned="2S", fill="5C 6C 5D 4D 3D 2D 3S")
    knowing = Knowing(view)
    assert [seat.letter for seat in knowing.order] == ["E", "N", "W", "S"]
    assert [seat.letter for seat in knowing.to_come()] == ["S"]
    assert {seat.letter: room for seat, room in knowing.room.items()} == {"S": 9, "N": 8, "E": 8}
    assert [each.text for each in knowing.of(SUITS[3])] == ["KC", "JC", "QC", "3C"]
    assert knowing.winning() == (Seat.EAST, card("AC"))
    assert knowing.is_master(card("7C"))
    assert not knowing.is_master(card("4C"))
