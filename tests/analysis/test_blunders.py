"""The checks for blunders fire on hand-made positions; the player makes none."""

import pytest

from sueca_core.analysis.blunders import BLUNDERS, blunders
from sueca_core.bots.levels import choose
from sueca_core.cli.match import finished_hands
from sueca_core.game.cards import Card, card
from sueca_core.game.rulesets import PRESETS
from sueca_core.game.view import PlayerView
from tests.bots.support import seen

# Spades are trump. Where nothing else is said South deals and holds the turned two: East leads,
# then North, West and South play. East and West are partners.
LOW = "6C 5C 6D 5D 3C 3D 4C 4D 2C 2D"
"""Cards without points that fill a hand up."""
NORTH_HAS_NO_TRUMP = ["3S 5H 4S 2S"]
"""West wins."""
SOUTH_HAS_NO_HEART = ["3H 4H KH 7C"]
"""West wins."""


def last(hand: str, table: str) -> PlayerView:
    """South plays last to the first trick."""
    return seen(hand, table, turned="2S", fill=LOW)


def third(hand: str, table: str) -> PlayerView:
    """West plays third to the first trick; East led."""
    return seen(hand, table, turned="2S", fill=LOW)


def west_leads(hand: str) -> PlayerView:
    """To the second trick; South has no heart."""
    return seen(hand, "", SOUTH_HAS_NO_HEART, turned="2S", fill=LOW)


@pytest.mark.parametrize(
    "name,view,played",
    [
        pytest.param(
            "given_away",
            last("7H 3H 2S", "AH 2H 4H"),
            "7H",
            id="a-seven-under-easts-ace",
        ),
        pytest.param(
            "given_away",
            last("AC 7D 2S", "AH 2H 4H"),
            "7D",
            id="a-seven-thrown-away-though-ruffing-costs-nothing",
        ),
        pytest.param(
            "given_away",
            last("AC 7C QD 2S", "AH 2H 4H"),
            "AC",
            id="a-ace-thrown-away",
        ),
        pytest.param(
            "given_away",
            seen("7C 4C 6D", "AC", NORTH_HAS_NO_TRUMP, turned="2S", fill="5C 5D 4D 3D 6H 4H"),
            "7C",
            id="a-second-seat-to-an-ace-that-partner-cannot-ruff",
        ),
        pytest.param(
            "held_back",
            last("KH 3H 2S", "4H AH 5H"),
            "3H",
            id="b-low-on-partners-ace-with-the-seven-unseen",
        ),
        pytest.param(
            "held_back",
            last("7C KC 3D 2S", "4H AH 5H"),
            "3D",
            id="b-seven-and-king-kept-with-the-ace-unseen",
        ),
        pytest.param("took_over", last("AH 3H 2S", "4H QH 5H"), "AH", id="c-ace-over-the-queen"),
        pytest.param("took_over", last("3C 4D 2S", "4H QH 5H"), "2S", id="c-ruffing-the-queen"),
        pytest.param(
            "into_a_ruff",
            west_leads("JH 3C 4D"),
            "JH",
            id="d-jack-where-south-has-none-and-holds-the-turned-card",
        ),
        pytest.param("dear_win", last("AH QH 2S", "4H 3H 5H"), "AH", id="e-ace-though-queen-wins"),
        pytest.param("dear_win", last("7H KH 2S", "4H 3H JH"), "7H", id="e-seven-though-king-wins"),
        pytest.param("dear_win", last("3C 7S QS 2S", "AH 3H 5H"), "7S", id="e-ruff-with-the-seven"),
    ],
)
def test_a_blunder(name: str, view: PlayerView, played: str) -> None:
    assert blunders(view, card(played)) == (name,)


@pytest.mark.parametrize(
    "view,played",
    [
        pytest.param(last("AH 7H 2S", "KH 3H 4H"), "7H", id="a-the-seven-wins"),
        pytest.param(last("7H 2S", "AH 2H 4H"), "7H", id="a-there-is-nothing-cheaper"),
        pytest.param(last("KH 3H 2S", "AH 2H 4H"), "KH", id="a-a-king-is-no-ace-or-seven"),
        pytest.param(
            seen("7C 4C 6D", "AC", ["3S 6S 4S 2S"], turned="2S", fill="5C 5D 4D 3D 6H 4H"),
            "7C",
            id="a-partner-may-ruff",
        ),
        pytest.param(last("7H 3H 2S", "4H AH 5H"), "3H", id="b-the-seven-is-the-master-now"),
        pytest.param(last("AC 3D 2S", "4H AH 5H"), "3D", id="b-the-ace-of-clubs-is-a-master"),
        pytest.param(third("QH 3H", "KH 2H"), "3H", id="b-south-may-have-the-ace"),
        pytest.param(third("QH 3H", "AH 2H"), "3H", id="b-south-may-ruff"),
        pytest.param(last("KS 2S", "4H AH 5H"), "4D", id="b-only-a-trump-has-points"),
        pytest.param(last("7H 3H 2S", "4H QH 5H"), "3H", id="b-the-seven-would-take-over"),
        pytest.param(last("AH 7H 2S", "4H QH 5H"), "7H", id="c-every-card-takes-over"),
        pytest.param(third("AH 3H", "KH 2H"), "AH", id="c-partner-is-not-sure"),
        pytest.param(west_leads("JH QH AC KC JC QC AD KD QD"), "JH", id="d-no-empty-lead"),
        pytest.param(
            seen("JH 3C 4D", "", ["KH 4H 7C 3H"], turned="2S", dealer="N", fill=LOW),
            "JH",
            id="d-it-is-partner-who-has-none",
        ),
        pytest.param(west_leads("6H 3C 4D"), "6H", id="d-an-empty-card"),
        pytest.param(last("AH 6H 2S", "4H 3H 5H"), "AH", id="e-the-six-is-no-court-card"),
        pytest.param(third("AH QH", "3H 4H"), "AH", id="e-south-is-still-to-play"),
        pytest.param(last("AH JH 2S", "KH 3H 4H"), "AH", id="e-the-jack-does-not-win"),
    ],
)
def test_no_blunder(view: PlayerView, played: str) -> None:
    assert blunders(view, card(played)) == ()


def count(level: str, hands: int) -> dict[str, int]:
    """How often four of a level blunder in so many hands."""
    found = dict.fromkeys(BLUNDERS, 0)

    def watched(view: PlayerView) -> Card:
        played = choose(level, view)
        for name in blunders(view, played):
            found[name] += 1
        return played

    row = finished_hands((watched, watched), "blunders", PRESETS["portuguese"])
    for _ in range(hands):
        next(row)
    return found


def test_random_play_makes_every_blunder() -> None:
    """So the checks see real play."""
    assert all(count("random", 60).values())


def test_the_player_makes_none() -> None:
    assert count("player", 100) == dict.fromkeys(BLUNDERS, 0)


@pytest.mark.slow
def test_the_player_makes_none_in_ten_thousand_hands() -> None:
    assert count("player", 10_000) == dict.fromkeys(BLUNDERS, 0)
