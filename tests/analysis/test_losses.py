"""Losses: plain minimax on the last tricks, and the sum of a whole hand to the point."""

from dataclasses import replace
from functools import cache
from random import Random

import pytest

from sueca_core.analysis.losses import Losses, LossesJob
from sueca_core.analysis.moments import Moment, moments
from sueca_core.analysis.par import ParJob
from sueca_core.bots.levels import choose
from sueca_core.game.cards import CARDS, Card
from sueca_core.game.deal import deal_pack
from sueca_core.game.errors import CodedError
from sueca_core.game.rulesets import PRESETS
from sueca_core.game.seats import SEATS, Seat, Side
from sueca_core.game.state import State
from sueca_core.game.view import player_view
from sueca_core.solver.jobs import Done, Progress, finish
from tests.game.support import dealt, play, turn_of
from tests.oracle import minimax

pytestmark = pytest.mark.slow

SEEDS = range(6)
LAST = 3
"""Tricks that plain minimax can do."""


def whole_hand(seed: int) -> tuple[State, tuple[Card, ...]]:
    """A deal and forty cards, some by chance and some by good players."""
    draw = Random(seed)
    rules = PRESETS["portuguese" if seed % 2 else "brazilian"]
    dealer = draw.choice(SEATS)
    pack = tuple(draw.sample(CARDS, 40))
    start = state = dealt(rules, deal_pack(pack, dealer, rules.direction, from_bottom=True))
    plays = []
    for _ in range(40):
        view = player_view(state, turn_of(state))
        wild = draw.random() < 0.2
        plays.append(draw.choice(view.legal) if wild else choose("player", view))
        state, _ = play(state, view.seat, plays[-1])
    return start, tuple(plays)


@cache
def solved(seed: int) -> tuple[tuple[Moment, ...], Losses]:
    found = moments(*whole_hand(seed))
    return found, finish(LossesJob(found, Seat.SOUTH))


def north_south(moment: Moment, played: Card) -> int:
    """What North and South take in all when this card is played, by plain minimax."""
    hand = moment.hand
    held = {seat.letter: [each.text for each in hand.hands[seat.index]] for seat in SEATS}
    way = moment.state.rules.direction.value
    seats = [seat.letter for seat in in_order(moment)]
    trick = [(seats[place], each.text) for place, each in enumerate(hand.table)]
    rest = minimax.north_south_after(
        held, moment.seat.letter, trick, hand.deal.trump.letter, way, played.text
    )
    return hand.card_points[0] + rest


def in_order(moment: Moment) -> list[Seat]:
    clockwise = moment.state.rules.direction.value == "cw"
    begin = SEATS.index(moment.hand.leader)
    return [SEATS[(begin + (n if clockwise else -n)) % 4] for n in range(4)]


@pytest.mark.parametrize("seed", SEEDS)
def test_the_last_tricks_against_plain_minimax(seed: int) -> None:
    found, losses = solved(seed)
    pairs = list(zip(found, losses.cards, strict=True))[-4 * LAST :]
    for moment, loss in pairs:
        ends = {each: north_south(moment, each) for each in moment.legal}
        best = max(ends.values()) if moment.seat.side is Side.NS else min(ends.values())
        assert loss.loss == abs(best - ends[moment.card])
        assert (loss.before, loss.after) == (best, ends[moment.card])
        asked = moment.seat is Seat.SOUTH and loss.loss > 0
        assert loss.ends == (ends if asked else {})


@pytest.mark.parametrize("seed", SEEDS)
def test_par_and_losses_make_the_result(seed: int) -> None:
    found, losses = solved(seed)
    ours, theirs = losses.given(Side.NS), losses.given(Side.EW)
    assert losses.par is not None
    assert ours is not None
    assert theirs is not None
    assert losses.par - ours + theirs == found[-1].after().card_points[0]
    assert ours + theirs > 0


@pytest.mark.parametrize("seed", SEEDS)
def test_par_by_itself(seed: int) -> None:
    found, losses = solved(seed)
    job = ParJob(found[0].hand.deal, found[0].state.rules.direction)
    assert finish(job) == losses.par
    assert job.step() == Done(losses.par)


def test_the_order_of_the_rows() -> None:
    found, losses = solved(0)
    assert [each.card for each in losses.cards] == list(whole_hand(0)[1])
    assert [each.trick for each in losses.cards] == [n // 4 + 1 for n in range(40)]
    assert [each.seat for each in losses.cards] == [each.seat for each in found]


def test_too_few_nodes_leave_the_first_cards_unsolved() -> None:
    found, whole = solved(1)
    losses = finish(LossesJob(found, Seat.SOUTH, nodes=3_000))
    known = [each.loss is not None for each in losses.cards]
    assert known == sorted(known)
    assert known[0] is False
    assert known[-8:] == [True] * 8
    assert (losses.par, losses.given(Side.NS), losses.given(Side.EW)) == (None, None, None)
    first = known.index(True)
    assert losses.cards[first:] == whole.cards[first:]
    deal = found[0].hand.deal
    assert finish(ParJob(deal, found[0].state.rules.direction, nodes=100)) is None


def test_a_small_table_changes_nothing() -> None:
    found, whole = solved(1)
    assert finish(LossesJob(found, Seat.SOUTH, entries=2_000)) == whole


def test_progress_and_what_is_known_by_then() -> None:
    found, whole = solved(1)
    job = LossesJob(found, Seat.SOUTH)
    step, seen = job.step(), [0]
    while isinstance(step, Progress):
        assert step.of == 40
        seen.append(step.done)
        place = 40 - step.done
        assert job.losses.cards[place:] == whole.cards[place:]
        assert all(each.loss is None for each in job.losses.cards[:place])
        step = job.step()
    assert seen == sorted(seen)
    assert len(set(seen)) > 30
    assert job.step() == step == Done(whole)


def with_one_revoke() -> tuple[State, tuple[Card, ...]]:
    """The first legal card each time, but once after the fifth trick one that does not follow."""
    start = whole_hand(1)[0]
    start = state = replace(start, rules=replace(start.rules, revoke="allowed"))
    plays: list[Card] = []
    fouls: list[Card] = []
    for number in range(40):
        view = player_view(state, turn_of(state))
        wrong = [each for each in view.hand if each not in view.legal]
        foul = wrong[: number > 20 and not fouls]
        fouls += foul
        plays.append([*foul, view.legal[0]][0])
        state, _ = play(state, view.seat, plays[-1])
    return start, tuple(plays)


def test_a_revoke_has_no_loss_and_ends_the_reckoning() -> None:
    """With a card that did not follow the end could be better than with any right card."""
    found = moments(*with_one_revoke())
    losses = finish(LossesJob(found, Seat.SOUTH))
    (foul,) = [n for n, each in enumerate(found) if each.card not in each.legal]
    assert [each.loss is None for each in losses.cards] == [n <= foul for n in range(40)]
    assert losses.par is None


def test_a_hand_that_was_not_played_out() -> None:
    start, plays = whole_hand(0)
    with pytest.raises(CodedError) as refused:
        moments(start, plays[:-1])
    assert (refused.value.code, refused.value.values) == ("action/not_played_out", {"cards": 39})


def test_cards_that_cannot_have_been_played() -> None:
    start, plays = whole_hand(0)
    with pytest.raises(CodedError) as refused:
        moments(start, (plays[1], plays[0], *plays[2:]))
    assert refused.value.code == "action/not_in_hand"
