"""412 hands of random play on which three independent engines agree, through this one.

Their seat numbers count in order of play, so each is played clockwise and anticlockwise.
"""

import pytest

from sueca_core.game.cards import card
from sueca_core.game.deal import Deal
from sueca_core.game.engine import playable_cards
from sueca_core.game.errors import CodedError
from sueca_core.game.rulesets import parse_rules
from sueca_core.game.seats import seat
from sueca_core.game.state import State
from sueca_core.game.view import player_view
from tests.game.support import cards, dealt, hand_of, play, texts, turn_of
from tests.tables import Row, ids, read_lines

DEALS = read_lines("reference_deals.jsonl")
TABLES = [
    pytest.param("brazilian", "SWNE", id="clockwise"),
    pytest.param("portuguese", "SENW", id="anticlockwise"),
]


def dealt_row(row: Row, rules: str, letters: str) -> State:
    """The deal of a row, its seat numbers being these letters."""
    hands = dict(zip(letters, row["hands"], strict=True))
    sorted_hands = tuple(cards(" ".join(sorted(hands[letter].split()))) for letter in "SWNE")
    deal = Deal(seat(letters[row["dealer"]]), card(row["turned"]), sorted_hands)
    return dealt(parse_rules(rules), deal)


def seats_text(row: Row, letters: str, field: str) -> str:
    """Seat numbers of a row as letters."""
    return "".join(letters[int(number)] for number in row[field])


@pytest.mark.parametrize("rules, letters", TABLES)
@pytest.mark.parametrize("row", DEALS, ids=ids(DEALS))
def test_legal_cards_and_seats(row: Row, rules: str, letters: str) -> None:
    state = dealt_row(row, rules, letters)
    legal, seen, seats = [], [], ""
    for each in cards(row["play"]):
        turn = turn_of(state)
        seats += turn.letter
        legal.append(texts(playable_cards(state.rules, hand_of(state), turn)))
        seen.append(texts(player_view(state, turn).legal))
        state, _ = play(state, turn, each)
    assert seats == seats_text(row, letters, "seats")
    assert legal == seen == row["legal"]


@pytest.mark.parametrize("rules, letters", TABLES)
@pytest.mark.parametrize("row", DEALS, ids=ids(DEALS))
def test_winners_and_points(row: Row, rules: str, letters: str) -> None:
    state = dealt_row(row, rules, letters)
    for each in cards(row["play"]):
        state, _ = play(state, turn_of(state), each)
    hand = hand_of(state)
    winners = "".join(trick.winner.letter for trick in hand.tricks)
    assert winners == seats_text(row, letters, "winners")
    assert list(hand.card_points) == row["points"]
    assert list(hand.trick_counts) == row["tricks"]


@pytest.mark.parametrize("row", DEALS[::8], ids=ids(DEALS[::8]))
def test_every_other_card_is_refused(row: Row) -> None:
    state = dealt_row(row, "portuguese", "SENW")
    for each, legal in zip(cards(row["play"]), row["legal"], strict=True):
        turn = turn_of(state)
        held = hand_of(state).hands[turn.index]
        for illegal in set(held) - set(cards(legal)):
            with pytest.raises(CodedError, match="action/must_follow_suit"):
                play(state, turn, illegal)
        state, _ = play(state, turn, each)
