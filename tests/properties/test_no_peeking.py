"""What a seat cannot see changes nothing: not its view, not the screen, and no player's card."""

import json
from dataclasses import replace
from random import Random

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from sueca_core.bots.levels import LEVELS, choose
from sueca_core.desk import Desk
from sueca_core.game.cards import CARDS
from sueca_core.game.deal import deal_pack
from sueca_core.game.record import Record, replay
from sueca_core.game.rulesets import PRESETS, RuleSet
from sueca_core.game.seats import SEATS, Seat
from sueca_core.game.state import State
from sueca_core.game.view import player_view, view_text
from sueca_core.host import Host
from sueca_core.session.messages import Advance
from sueca_core.session.model import Levels
from sueca_core.session.present import present
from sueca_core.session.update import update
from sueca_core.wire.codec import plain
from tests.game.support import hand_of, play, turn_of
from tests.properties.layouts import other_layout
from tests.properties.strategies import seeds
from tests.session.support import seated

OFFERED = [PRESETS[name] for name in ("portuguese", "brazilian", "north", "south")]


def in_the_middle(rules: RuleSet, seed: int, plies: int) -> State:
    """A hand after so many cards of random play."""
    draw = Random(seed)
    dealer = draw.choice(SEATS)
    pack = tuple(draw.sample(CARDS, 40))
    deal = deal_pack(pack, dealer, rules.direction, from_bottom=True)
    state = replay(Record(rules, dealer, (deal,)))
    for _ in range(plies):
        turn = turn_of(state)
        state, _ = play(state, turn, draw.choice(player_view(state, turn).legal))
    return state


@st.composite
def pairs(draw: st.DrawFn, last: int = 35) -> tuple[State, State, Seat]:
    """Two hands that differ in hidden cards alone, and the seat that is to play."""
    rules, seed = draw(st.sampled_from(OFFERED)), draw(seeds)
    state = in_the_middle(rules, seed, draw(st.integers(0, last)))
    seat = turn_of(state)
    other = other_layout(state, seat, Random(seed + 1))
    assume(hand_of(other).hands != hand_of(state).hands)
    return state, other, seat


@given(pairs())
def test_the_view_is_the_same(pair: tuple[State, State, Seat]) -> None:
    state, other, seat = pair
    assert player_view(state, seat) == player_view(other, seat)
    assert view_text(player_view(state, seat)) == view_text(player_view(other, seat))
    unlike = [each for each in SEATS if player_view(state, each) != player_view(other, each)]
    assert unlike
    assert seat not in unlike


@given(pairs())
def test_what_is_asked_is_the_same(pair: tuple[State, State, Seat]) -> None:
    state, other, _ = pair
    assume(turn_of(state) is not Seat.SOUTH)
    _, asked = update(seated(state), Advance())
    assert asked == update(seated(other), Advance())[1]


@given(st.sampled_from(OFFERED), seeds, st.integers(0, 39))
def test_the_screen_is_the_same(rules: RuleSet, seed: int, plies: int) -> None:
    state = in_the_middle(rules, seed, plies)
    other = other_layout(state, Seat.SOUTH, Random(seed + 1))
    assert plain(present(seated(state))) == plain(present(seated(other)))


@pytest.mark.parametrize("level", LEVELS[:4])
@given(pairs())
def test_every_level_plays_the_same_card(level: str, pair: tuple[State, State, Seat]) -> None:
    state, other, seat = pair
    chosen = choose(level, player_view(state, seat))
    assert choose(level, player_view(other, seat)) is chosen
    assert choose(level, player_view(state, seat)) is chosen


def told_by_host(state: State, level: str) -> object:
    """The events with which a host at that table answers to ``advance``."""
    host = Host()
    host._desk = Desk(replace(seated(state), levels=Levels(level, level)))
    return json.loads(host.handle('{"v":1,"id":1,"type":"advance"}'))["events"]


@pytest.mark.parametrize("level", LEVELS[:4])
@given(pairs())
def test_the_host_tells_the_same(level: str, pair: tuple[State, State, Seat]) -> None:
    state, other, seat = pair
    assume(seat is not Seat.SOUTH)
    told = told_by_host(state, level)
    assert told
    assert told_by_host(other, level) == told


def pair_of_tables(number: int) -> tuple[State, State]:
    """A bot's turn in a hand, and the same with other hidden cards."""
    draw = Random(f"pair/{number}")
    state = in_the_middle(OFFERED[number % 4], draw.randrange(10**9), draw.randrange(36))
    seat = turn_of(state)
    other = other_layout(state, seat, draw)
    alike = hand_of(other).hands == hand_of(state).hands
    return pair_of_tables(number + 10_000) if alike or seat is Seat.SOUTH else (state, other)


def test_pairs_of_tables_are_what_they_should_be() -> None:
    """The seat to play sees the same, and some other seat something else."""
    pairs = [pair_of_tables(number) for number in range(500)]
    for state, other in pairs:
        seat = turn_of(state)
        assert seat is turn_of(other) is not Seat.SOUTH
        assert player_view(state, seat) == player_view(other, seat)
        assert hand_of(state).hands != hand_of(other).hands
    assert len({view_text(player_view(state, turn_of(state))) for state, _ in pairs}) == 500


def chosen_through_host(host: Host, state: State, level: str) -> object:
    """The first card that comes of ``advance`` at that table, however many steps it takes."""
    host._desk = Desk(replace(seated(state), levels=Levels(level, level)))
    reply = json.loads(host.handle('{"v":1,"id":1,"type":"advance"}'))
    while reply.get("job"):
        reply = json.loads(host.handle('{"v":1,"id":2,"type":"job.step"}'))
    return reply["events"][0]


@pytest.mark.slow
@pytest.mark.parametrize("level", LEVELS)
def test_five_hundred_pairs_through_the_host(level: str) -> None:
    """With a host that is new for each table, and with one that has seen all the others."""
    warm = Host()
    for number in range(500):
        state, other = pair_of_tables(number)
        told = chosen_through_host(Host(), state, level)
        assert chosen_through_host(warm, other, level) == told
