"""What takes time: whole hands, a card of the levels that search, the solver's questions.

Everything is played and asked from fixed seeds, so that the work is the same everywhere and only
the time differs; trick nodes do not even do that.
"""

import time
from collections.abc import Callable, Iterator
from itertools import islice
from statistics import median

from sueca_core.analysis.losses import LossesJob
from sueca_core.analysis.moments import Moment, moments
from sueca_core.bots.levels import choose
from sueca_core.cli.deal import deal_of
from sueca_core.game.actions import DealCards, PlayCard
from sueca_core.game.cards import SUITS, Card, sort_cards
from sueca_core.game.deal import Deal
from sueca_core.game.engine import apply
from sueca_core.game.position import Position
from sueca_core.game.rulesets import PRESETS
from sueca_core.game.seats import SEATS, Direction
from sueca_core.game.shuffle import pack_of
from sueca_core.game.state import Phase, State, new_rubber
from sueca_core.game.view import PlayerView, player_view
from sueca_core.solver.jobs import Progress
from sueca_core.solver.solver import Solver

__all__ = ["deals_per_second", "game_or_not", "play_hand", "reviewing", "solver", "thinking"]

_RULES = PRESETS["portuguese"]
_DIRECTION = Direction.ANTICLOCKWISE
_SEVEN_TRICKS = 28
"""Cards of the last seven tricks."""


def play_hand(deal: Deal, choose: Callable[[PlayerView], Card]) -> State:
    """A whole hand of four like players, through the engine, views and events included."""
    state = new_rubber(_RULES, deal.dealer)
    state, _ = apply(state, DealCards(deal))
    while state.phase is Phase.PLAYING and state.hand and state.hand.turn:
        turn = state.hand.turn
        state, _ = apply(state, PlayCard(turn, choose(player_view(state, turn))))
    return state


def deals_per_second(level: str, deals: int) -> float:
    """Whole hands a second; shuffling and dealing are left out."""
    ready = [deal_of(f"bench/{number}", _RULES) for number in range(deals)]
    began = time.perf_counter()
    for deal in ready:
        play_hand(deal, lambda view: choose(level, view))
    return deals / (time.perf_counter() - began)


def thinking(level: str, hands: int) -> dict[str, float]:
    """Median and 95th percentile of the milliseconds for a card; forced ones are left out."""
    times: list[float] = []

    def timed(view: PlayerView) -> Card:
        began = time.perf_counter()
        card = choose(level, view)
        if len(view.legal) > 1:
            times.append(_since(began))
        return card

    for number in range(hands):
        play_hand(deal_of(f"bench/{number}", _RULES), timed)
    times.sort()
    return {
        f"{level}_ms": round(median(times), 2),
        f"{level}_p95_ms": round(times[len(times) * 95 // 100], 2),
    }


def solver(tricks: int, positions: int) -> dict[str, float]:
    """Medians for the exact value of random endings, a new solver each: nodes and milliseconds."""
    nodes, times = [], []
    for position in islice(_endings(tricks), positions):
        began = time.perf_counter()
        asked = Solver(position.trump, _DIRECTION, position.hands)
        asked.value(position)
        times.append(_since(began))
        nodes.append(asked.nodes)
    return {
        f"solver_{tricks}_nodes": median(nodes),
        f"solver_{tricks}_ms": round(median(times), 2),
    }


def game_or_not(deals: int) -> dict[str, float]:
    """Median milliseconds for whether the leader's side takes 61 of a full deal, all hands open."""
    times = []
    for number in range(deals):
        deal = deal_of(f"bench/{number}", _RULES)
        position = Position(deal.trump, deal.leader(_DIRECTION), deal.hands)
        began = time.perf_counter()
        Solver(position.trump, _DIRECTION, position.hands).reaches(position, 61)
        times.append(_since(began))
    return {"game_or_not_ms": round(median(times), 2)}


def reviewing(hands: int) -> dict[str, float]:
    """The losses of hands of four `player` bots: milliseconds, and the share solved to the end."""
    seven, whole, solved = [], [], 0
    for number in range(hands):
        job = LossesJob(_played(deal_of(f"bench/{number}", _RULES)), SEATS[0])
        began = time.perf_counter()
        step, known = job.step(), 0.0
        while isinstance(step, Progress):
            known = known or (step.done >= _SEVEN_TRICKS) * _since(began)
            step = job.step()
        seven.append(known)
        whole.append(_since(began))
        solved += step.result.par is not None
    return {
        "review_7_ms": round(median(seven), 1),
        "review_7_p95_ms": round(sorted(seven)[hands * 95 // 100], 1),
        "review_ms": round(median(whole), 1),
        "review_p95_ms": round(sorted(whole)[hands * 95 // 100], 1),
        "review_solved": round(solved / hands, 3),
    }


def _played(deal: Deal) -> tuple[Moment, ...]:
    """The forty cards of a hand of four `player` bots."""
    start, _ = apply(new_rubber(_RULES, deal.dealer), DealCards(deal))
    over = play_hand(deal, lambda view: choose("player", view))
    tricks = over.hand.tricks if over.hand else ()
    return moments(start, tuple([card for trick in tricks for card in trick.cards]))


def _since(began: float) -> float:
    return (time.perf_counter() - began) * 1000


def _endings(tricks: int) -> Iterator[Position]:
    """Endless endings: so many cards a hand from the top of a shuffled pack, and a lead."""
    number = 0
    while True:
        pack = pack_of(f"ending/{tricks}/{number}")
        hands = tuple(sort_cards(pack[place : 4 * tricks : 4]) for place in range(4))
        yield Position(SUITS[number % 4], SEATS[number // 4 % 4], hands)
        number += 1
