"""What the player holds for certain, against plain reasoning over all layouts."""

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from sueca_core.analysis.knowing import Knowing
from sueca_core.bots.certainty import may_hold, partner_is_sure
from sueca_core.bots.reading import read
from sueca_core.bots.situation import Situation
from sueca_core.game.cards import CARDS, SUITS, Card
from sueca_core.game.rulesets import PRESETS
from sueca_core.game.view import PlayerView
from tests.bots.support import middle, seen, view_to_play
from tests.properties.strategies import seeds

LOW = "2C 3C 4C 2D 3D 4D 5D 6D QD"
RULES = st.sampled_from([PRESETS["portuguese"], PRESETS["brazilian"]])


def views(first: int, last: int) -> st.SearchStrategy[PlayerView]:
    """Views of random play after `first` to `last` cards."""
    states = st.builds(middle, RULES, seeds, st.integers(first, last))
    return states.map(view_to_play)


def surely_partners(view: PlayerView) -> bool:
    """Whether partner, who is winning, wins in every layout."""
    knowing = Knowing(view)
    return knowing.surely_wins(*knowing.winning(), view.table[0].suit)


def possible(it: Situation, seat: int) -> list[Card]:
    """The cards that the player thinks a seat may hold."""
    masks = [may_hold(it, seat, suit.index) for suit in SUITS]
    return [each for each in CARDS if masks[each.suit.index] >> each.rank.index & 1]


@pytest.mark.parametrize("first,last", [(0, 20), (20, 30), (30, 39)])
def test_the_cards_that_another_seat_may_hold(first: int, last: int) -> None:
    @given(views(first, last))
    def check(view: PlayerView) -> None:
        it, knowing = read(view), Knowing(view)
        for seat in knowing.room:
            able = [each for each in CARDS if knowing.can_hold(seat, each)]
            assert possible(it, seat.index) == able

    check()


@pytest.mark.parametrize("trick", range(1, 10))
def test_whether_partner_is_sure(trick: int) -> None:
    """In third seat, where one opponent is still to play."""

    @given(views(4 * trick + 2, 4 * trick + 2))
    def check(view: PlayerView) -> None:
        assume(Knowing(view).winning()[0] is view.seat.partner)
        assert partner_is_sure(read(view)) == surely_partners(view)

    check()


@given(views(0, 39))
def test_the_trick_on_the_table(view: PlayerView) -> None:
    assume(view.table)
    it = read(view)
    seat, best = Knowing(view).winning()
    assert it.led == view.table[0].suit.index
    assert it.best == best.rank.index
    assert it.ours == (seat is view.seat.partner)
    assert it.ruffed == (best.suit is not view.table[0].suit)
    assert it.points == sum(each.points for each in view.table)


def test_the_dealer_holds_the_turned_card_until_it_is_played() -> None:
    """West asks about South, who dealt."""
    before = read(seen("4H", "AH 2H", turned="JS", fill=LOW))
    assert "JS" in [each.text for each in possible(before, 0)]
    assert "JS" not in [each.text for each in possible(before, 2)]
    after = read(seen("4H", "AH 2H", ["5C 6C AC JS"], turned="JS", fill=LOW))
    assert "JS" not in [each.text for each in possible(after, 0)]


def test_numbers_prove_a_void() -> None:
    """North has two cards and no spade, club or diamond, and only two hearts are unseen.

    So East and South have no heart, although both have always followed hearts.
    """
    tricks = [
        "AS KS QS JS",
        "7S 6S 5S 4S",
        "3S 2S 2C 2D",
        "AC 3D JC KC",
        "AD 4H 7D KD",
        "5H 6H 3H AH",
        "5C 2H 7C 6C",
    ]
    view = seen("KH QC 6D", "JH", tricks, turned="3H", dealer="S")
    it = read(view)
    assert view.seat.letter == "W"
    assert [each.text for each in possible(it, 2)] == ["7H", "QH"]
    assert "H" not in {each.suit.letter for each in possible(it, 0) + possible(it, 3)}


def test_a_dealer_whose_last_card_is_the_turned_one() -> None:
    """Nobody has shown a void; South leads its last card but one, and keeps the two of spades."""
    tricks = [
        "AH 7H KH JH",
        "QH 6H 5H 4H",
        "AC 7C KC JC",
        "QC 6C 5C 4C",
        "AD 7D KD JD",
        "QD 6D 5D 4D",
        "AS 7S KS JS",
        "4S 3S 5S 6S",
    ]
    view = seen("2C QS", "3H", tricks, turned="2S")
    assert view.seat.letter == "E"
    assert [each.text for each in possible(read(view), 0)] == ["2S"]


MUST_FOLLOW = {
    # Seven clubs are unseen, South has none, and West has room for five: North holds the others.
    "W 3S: 2C 2S 3C 4S 5S 6S QS": "4H 6H 2H AH, 3D 2D 4D QD, AD 7S 5D JD, AC 5H",
    "W 2C: 3S 7C 7S": "AH 2H 7H QH, QS 4S AS 6S, JD AD 6D 5D, 2C 3C 4C KC, 5C QC 6C AC,"
    " KH 4H KS 5H, 2D 2S 3D KD, 7D 5S",
    "N JC: 3C 4D JD": "5D AD 2D 7D, 4S 2S AS KC, AH 3H KS 6H, KH QH QC JC, 3S 2H 6S JS,"
    " QS 7S 4C 6C, AC 3D 5C 7C, 7H QD",
    "N AC: 3D 4D 5D 7D AC": "2C 3C JC 6C, 2H 4H AH 3H, 6D AD KC 2D, AS 4S KD KS, 7S 6S JD 4C,"
    " 7H 2S",
    # South keeps the turned card and East has no heart: the last one is West's.
    "S 2S: 3D 2D": "AH 7H KH JH, QH 6H 5H 4H, AC 7C KC JC, QC 6C 5C 4C, AD 7D KD JD,"
    " QD 6D 5D 4D, AS 7S KS JS, 4S 3S 5S 6S, 3H 3C",
}
"""Dealer, turned card and hand of a third seat, and all the plays: the next seat must follow."""


@pytest.mark.parametrize("place", MUST_FOLLOW)
def test_partner_is_sure_where_the_next_seat_must_follow(place: str) -> None:
    """It may hold trumps, and has not shown a void; only the numbers prove that it cannot ruff."""
    about, hand = place.split(": ")
    dealer, turned = about.split()
    *tricks, table = MUST_FOLLOW[place].split(", ")
    view = seen(hand, table, tricks, turned=turned, dealer=dealer)
    assert surely_partners(view)
    assert partner_is_sure(read(view))
