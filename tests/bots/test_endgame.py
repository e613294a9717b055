"""The last tricks searched exactly, against every line of play tried with the game's own rules."""

from dataclasses import replace

import pytest

from sueca_core.bots.endgame import EXHAUSTIVE_TRICKS, Endgame
from sueca_core.bots.frame import Frame, frame_of
from sueca_core.bots.worth import worth_for
from sueca_core.game.cards import Card
from sueca_core.game.rulesets import parse_rules
from sueca_core.game.scoring import score_hand
from sueca_core.game.seats import SIDES, Seat, order_from
from sueca_core.game.state import State
from sueca_core.game.trick import legal_cards, trick_points, winning_place
from sueca_core.game.view import PlayerView
from tests.bots.support import middle, view_to_play
from tests.bots.test_imagined import true_layout
from tests.game.support import hand_of

type Hands = dict[Seat, tuple[Card, ...]]
type Taken = tuple[int, int]
"""Card points and tricks of North-South."""


class Naive:
    """Every line of play; a value is what the hand is worth to North-South, as in `test_worth`."""

    def __init__(self, view: PlayerView) -> None:
        self.rules = view.rules
        self.trump = view.trump

    def after(
        self, hands: Hands, leader: Seat, table: tuple[Card, ...], card: Card, taken: Taken
    ) -> int:
        order = order_from(leader, self.rules.direction)
        seat = order[len(table)]
        held = {**hands, seat: tuple(each for each in hands[seat] if each is not card)}
        table = (*table, card)
        if len(table) < 4:
            return self.best(held, leader, table, taken)
        winner = order[winning_place(table, self.trump)]
        share = winner.side is SIDES[0]
        taken = taken[0] + share * trick_points(table), taken[1] + share
        return self.best(held, winner, (), taken) if any(held.values()) else self.end(winner, taken)

    def best(self, hands: Hands, leader: Seat, table: tuple[Card, ...], taken: Taken) -> int:
        seat = order_from(leader, self.rules.direction)[len(table)]
        cards = legal_cards(hands[seat], table[0].suit if table else None)
        values = [self.after(hands, leader, table, card, taken) for card in cards]
        return (min, max)[seat.side is SIDES[0]](values)

    def end(self, last: Seat, taken: Taken) -> int:
        points, tricks = taken
        result = score_hand((points, 120 - points), (tricks, 10 - tricks), last.side, 0, self.rules)
        return 20 * (result.award[0] - result.award[1]) + result.points[0]


def naive_values(state: State, view: PlayerView, taken: Taken) -> dict[str, int]:
    """What each legal card is worth to the side to play, the true layout being known."""
    hands = dict(zip(Seat, hand_of(state).hands, strict=True))
    naive = Naive(view)
    values = {
        card.text: naive.after(hands, view.leader, view.table, card, taken) for card in view.legal
    }
    total = 120 + view.rules.last_trick
    return values if view.seat.side is SIDES[0] else {k: total - v for k, v in values.items()}


def found_values(state: State, view: PlayerView, frame: Frame) -> dict[str, int]:
    """The same from the endgame, each card by the candidate that stands for it."""
    candidates = frame.candidates()
    endgame = Endgame(frame, worth_for(view), candidates)
    assert frame.tricks <= endgame.tricks
    values = endgame.values(true_layout(state, frame))
    return {card.text: values[frame.representing(card, candidates)] for card in view.legal}


RULES = [
    "portuguese",
    "south,direction=cw",
    "portuguese,last_trick=10",
    "north,all_points_lost_trick=4",
]


@pytest.mark.parametrize("rules", RULES)
@pytest.mark.parametrize("plies", range(28, 39))
def test_values_are_those_of_every_line(rules: str, plies: int) -> None:
    """In the last three tricks, from random play; both ways of searching."""
    for seed in range([2, 6][plies >= 30]):
        state = middle(parse_rules(rules), seed, plies)
        view = view_to_play(state)
        taken = view.card_points[0], view.trick_counts[0]
        assert found_values(state, view, frame_of(view)) == naive_values(state, view, taken)


@pytest.mark.parametrize("won", [0, 8])
def test_a_sweep_that_is_open(won: int) -> None:
    """As if one side had taken all eight tricks so far, and their points."""
    sweeps = 0
    for seed in range(40):
        state = middle(parse_rules("portuguese"), seed, 32)
        view = view_to_play(state)
        ours = {0: 0, 8: sum(view.card_points)}[won]
        share = [(ours, won), (sum(view.card_points) - ours, 8 - won)][view.seat.side.index]
        frame = replace(frame_of(view), won=won, points=ours)
        values = found_values(state, view, frame)
        assert values == naive_values(state, view, share)
        sweeps += {200, -80} & {*values.values()} != set()
    assert sweeps > 3


def test_where_the_solver_is_asked() -> None:
    """Not where fewer points may be worth more, the last trick counts or a sweep is open."""
    view = view_to_play(middle(parse_rules("south"), 3, 24))
    frame = replace(frame_of(view), won=3)
    left = 120 - sum(view.card_points)
    tricks = {
        points: Endgame(replace(frame, points=points), worth_for(view), []).tricks
        for points in (91 - left, 90 - left, 91)
    }
    assert tricks == {91 - left: EXHAUSTIVE_TRICKS, 90 - left: 4, 91: 4}
    swept = replace(frame, points=91, won=6)
    assert Endgame(swept, worth_for(view), []).tricks == EXHAUSTIVE_TRICKS
    ten = view_to_play(middle(parse_rules("portuguese,last_trick=10"), 3, 24))
    bonus = replace(frame_of(ten), won=3)
    assert Endgame(bonus, worth_for(ten), []).tricks == EXHAUSTIVE_TRICKS


def test_the_cost_is_counted() -> None:
    view = view_to_play(middle(parse_rules("portuguese"), 5, 28))
    frame = frame_of(view)
    endgame = Endgame(frame, worth_for(view), frame.candidates())
    assert endgame.cost == 0
    endgame.values(true_layout(middle(parse_rules("portuguese"), 5, 28), frame))
    assert 100 < endgame.cost < 20_000
