"""What a seat makes of cards that did not follow, where a revoke may be behind them (E63)."""

from random import Random

import pytest

from sueca_core.analysis.knowing import Knowing
from sueca_core.bots.generator import Generator
from sueca_core.bots.reading import read
from sueca_core.bots.worlds import Worlds
from sueca_core.game.cards import SUITS
from sueca_core.game.rulesets import PRESETS
from sueca_core.game.seats import SEATS
from sueca_core.game.view import PlayerView
from tests.bots.support import middle, revoked, seen, view_to_play

ALLOWED = "portuguese,revoke=allowed"
LOW = "6C 5C 6D 5D 3C 3D 4C 4D 2C 2D QD JD KD"
# Spades are trump. South deals, so East leads, then North, West and South play.
NO_HEART = "AH 2H 3C 4H"
"""West does not follow; East wins."""
A_HEART = "AC 2C 5H 4C"
"""West plays one, on a club; East wins."""
NO_CLUB = "KC 7C 6H JC"
"""West again; North wins."""


def voids(view: PlayerView) -> set[str]:
    """The voids that the seat to play believes in, as seat and suit."""
    it = read(view)
    return {
        seat.letter + suit.letter
        for seat in SEATS
        for suit in SUITS
        if seat is not view.seat and it.voids[seat.index] >> suit.index & 1
    }


@pytest.mark.parametrize(
    "tricks,table,believed",
    [
        pytest.param([NO_HEART], "", {"WH"}, id="as-long-as-nothing-speaks-against-it"),
        pytest.param([NO_HEART, A_HEART], "", {"WC"}, id="not-when-a-heart-appears"),
        pytest.param([NO_HEART, A_HEART, NO_CLUB], "", {"WC"}, id="a-club-is-still-missing"),
        pytest.param([NO_HEART, "AC 2C 5C 4C"], "KC", {"WH"}, id="who-follows-says-nothing"),
        pytest.param([NO_HEART], "KH 3H 2S", {"WH"}, id="shown-twice"),
        pytest.param([NO_HEART], "KC 7C 5H", {"WC"}, id="a-heart-on-the-table"),
    ],
)
def test_voids_where_revokes_are_allowed(tricks: list[str], table: str, believed: set[str]) -> None:
    assert voids(seen("", table, tricks, turned="2S", fill=LOW, rules=ALLOWED)) == believed


def test_the_turned_card_speaks_against_a_void() -> None:
    """South has not followed a trump and still holds the turned two."""
    tricks = ["AS 3S 4S 3H"]
    assert voids(seen("", "", tricks, turned="2S", fill=LOW, rules=ALLOWED)) == set()
    assert voids(seen("", "", tricks, turned="5S", fill=LOW, rules="portuguese")) == {"SS"}


def test_hands_with_many_revokes_still_have_layouts() -> None:
    """Of the right sizes, although plain reasoning finds none for many of them."""
    impossible = 0
    for seed in range(120):
        view = view_to_play(revoked(seed, seed % 38))
        worlds, knowing = Worlds(read(view)), Knowing(view)
        assert worlds.count > 0
        layout = worlds.draw(Generator("layout"))
        sizes = {seat: sum(mask.bit_count() for mask in layout[seat.index]) for seat in SEATS}
        assert sizes == {**knowing.room, view.seat: 0}
        able = [knowing.can_hold(seat, each) for seat in knowing.room for each in knowing.unseen]
        impossible += not any(able) and bool(able)
    assert impossible > 20


@pytest.mark.parametrize("seed", range(40))
def test_honest_play_is_read_alike_under_both_rules(seed: int) -> None:
    plies = Random(seed).randrange(40)
    blocked = view_to_play(middle(PRESETS["portuguese"], seed, plies))
    allowed = view_to_play(middle(PRESETS["old_table"], seed, plies))
    assert blocked.tricks == allowed.tricks
    assert voids(blocked) == voids(allowed)
