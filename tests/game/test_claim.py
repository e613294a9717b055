"""The rest is mine: told when it is true whatever the others hold, and only then."""

from dataclasses import replace
from random import Random

import pytest

from sueca_core.game.cards import CARDS, card, sort_cards
from sueca_core.game.claim import sure_tricks
from sueca_core.game.rulesets import parse_rules
from sueca_core.game.seats import SEATS
from sueca_core.game.trick import Trick
from sueca_core.game.view import PlayerView
from tests.game.support import cards, texts
from tests.oracle import claim as oracle

S = SEATS[0]


def view_of(hand: str, unseen: str, trump: str = "H", rules: str = "portuguese") -> PlayerView:
    """South, to lead, holds `hand`; the others hold `unseen`, and all else has been played."""
    held, out = sort_cards(cards(hand)), cards(unseen)
    assert len(out) == 3 * len(held)
    gone = [each for each in CARDS if each not in held and each not in out]
    tricks = tuple(Trick(S, tuple(gone[at : at + 4]), S, 0) for at in range(0, len(gone), 4))
    return PlayerView(
        parse_rules(rules),
        S,
        dealer=S,
        turned=card(f"2{trump}"),
        trump=card(f"2{trump}").suit,
        hand=held,
        leader=S,
        table=(),
        tricks=tricks,
        card_points=(0, 0),
        trick_counts=(len(tricks), 0),
        games=(0, 0),
        pending=0,
        turn=S,
    )


@pytest.mark.parametrize(
    "hand, unseen, order",
    [
        pytest.param("AH AS", "2C 3C 4C 5C 6C QC", "AH AS", id="no trump out, ace of a suit"),
        pytest.param("AH AS", "2H 3C 4C 5C 6C QC", "AH AS", id="one lead draws the only trump"),
        pytest.param("AH AS", "2H 3H 4C 5C 6C QC", "", id="a trump may be left for the ace"),
        pytest.param("7H AS", "AH 3C 4C 5C 6C QC", "", id="a better trump is out"),
        pytest.param("AS 2S", "7S 3C 4C 5C 6C QC", "AS 2S", id="the seven falls on the ace"),
        pytest.param("AS 2S", "7S 3S 4C 5C 6C QC", "", id="a seven may be kept"),
        pytest.param("AH 7H", "2H 3H KH 5C 6C QC", "AH 7H", id="nothing that could be ruffed"),
        pytest.param("2S 3D", "2C 3C 4C 5C 6C QC", "2S 3D", id="nobody has either suit"),
    ],
)
def test_what_is_sure(hand: str, unseen: str, order: str) -> None:
    assert texts(sure_tricks(view_of(hand, unseen))) == order


def test_an_order_of_suits_begins_with_trumps_and_each_suit_with_its_best() -> None:
    sure = sure_tricks(view_of("AS 7S AH", "2H 2C 3C 4C 5C 6C QC JC KC"))
    assert texts(sure) == "AH AS 7S"


def test_only_for_the_seat_whose_turn_it_is() -> None:
    view = view_of("AH AS", "2C 3C 4C 5C 6C QC")
    assert sure_tricks(replace(view, turn=SEATS[1])) == ()
    assert sure_tricks(replace(view, turn=None)) == ()


def following(hand: str, table: str, unseen: str, trump: str = "H") -> PlayerView:
    """The same, where a trick has begun that South is to play to."""
    whole = " ".join([unseen, table])
    return replace(view_of(hand, whole, trump), table=cards(table), leader=S)


@pytest.mark.parametrize(
    "hand, table, unseen, order",
    [
        pytest.param("AC AS", "2C 3C 4C", "5C 6C QC", "AC AS", id="last to play"),
        pytest.param("AC AS", "2C", "5C 6C QC JD KD", "AC AS", id="nobody later beats the ace"),
        pytest.param("AC AS", "2C", "5C 6C QC JD 2H", "", id="the ace may be ruffed"),
        pytest.param("7C AS", "2C", "AC 6C QC JD KD", "", id="the ace may come"),
        pytest.param("7C AS", "2C 3C 4C", "AC 6C QC", "7C AS", id="the ace comes too late"),
        pytest.param("7C AS", "2C AC 4C", "5C 6C QC", "", id="the ace lies there"),
        pytest.param("2H AS", "AC 3C 4C", "5C 6C QC", "2H AS", id="a ruff and then the lead"),
        pytest.param("2H AS", "3H 3C 4C", "5C 6C QC", "", id="a trump that is too low"),
        pytest.param("7D AS", "2C 3C 4C", "5C 6C QC", "", id="a discard takes nothing"),
        pytest.param("6C AC AS", "2C 3C 4C", "5C QC JC 5D 6D QD", "6C AS AC", id="the lowest"),
        pytest.param("AC 2S", "2C 3C 4C", "5S 6C QC", "", id="what is left may lose"),
    ],
)
def test_what_is_sure_where_a_trick_has_begun(
    hand: str, table: str, unseen: str, order: str
) -> None:
    assert texts(sure_tricks(following(hand, table, unseen))) == order


@pytest.mark.parametrize("begun", [1, 2, 3])
def test_a_trick_that_has_begun_is_taken_and_all_after_it(begun: int) -> None:
    draw, told = Random(f"begun {begun}"), 0
    for _ in range(600):
        pool = draw.sample([each.text for each in CARDS], 8)
        trump, strong = (
            draw.choice("SHDC"),
            sorted(pool, key=lambda one: oracle.RANKS.index(one[0])),
        )
        hand = draw.choice([pool, strong])[:2]
        others = [each for each in pool if each not in hand]
        draw.shuffle(others)
        table, rest = others[:begun], others[begun:]
        order = sure_tricks(following(" ".join(hand), " ".join(table), " ".join(rest), trump))
        if order:
            told += 1
            sizes = (2,) * (3 - begun) + (1,) * begun
            led = tuple(each.text for each in order)
            assert all(
                oracle.takes_and_wins_all(table, led, hands, trump)
                for hands in oracle.uneven(rest, sizes)
            )
    assert told > 5


def test_nothing_is_sure_where_revokes_are_possible() -> None:
    assert (
        sure_tricks(view_of("AH AS", "2C 3C 4C 5C 6C QC", rules="portuguese,revoke=allowed")) == ()
    )


def test_the_last_card_is_not_worth_a_claim() -> None:
    assert sure_tricks(view_of("AH", "2C 3C 4C")) == ()


def positions(tricks: int, number: int) -> list[tuple[list[str], list[str], str]]:
    """South's cards, the others' and the trump of endings drawn by chance, some of them strong."""
    draw, found = Random(f"claims of {tricks}"), []
    for _ in range(number):
        pool = draw.sample([each.text for each in CARDS], 4 * tricks)
        strong = sorted(pool, key=lambda each: oracle.RANKS.index(each[0]))
        hand = draw.choice([pool, strong])[:tricks]
        found.append((hand, [each for each in pool if each not in hand], draw.choice("SHDC")))
    return found


@pytest.mark.parametrize("tricks, number", [(2, 400), pytest.param(3, 60, marks=pytest.mark.slow)])
def test_exactly_what_the_slow_proof_finds(tricks: int, number: int) -> None:
    told, proved = [], []
    for hand, unseen, trump in positions(tricks, number):
        told.append(bool(sure_tricks(view_of(" ".join(hand), " ".join(unseen), trump))))
        proved.append(oracle.sure(hand, unseen, trump))
    assert told == proved
    assert 0 < sum(proved) < number


@pytest.mark.parametrize("tricks, number", [(2, 400), pytest.param(3, 60, marks=pytest.mark.slow)])
def test_the_order_told_takes_every_trick(tricks: int, number: int) -> None:
    for hand, unseen, trump in positions(tricks, number):
        order = sure_tricks(view_of(" ".join(hand), " ".join(unseen), trump))
        led = tuple(each.text for each in order)
        assert all(oracle.wins_all(led, layout, trump) for layout in oracle.layouts(unseen))
