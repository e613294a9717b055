"""Plays rubbers and hands with one level at all four seats and writes them down."""

from collections.abc import Iterator
from pathlib import Path

from sueca_core.bots.levels import BOT_VERSIONS, choose
from sueca_core.game.events import Dealt, Event, HandOver, RubberOver, TrickWon
from sueca_core.game.record import Record, Seeded, Step, replay, take
from sueca_core.game.rulesets import PRESETS, parse_rules
from sueca_core.game.seats import SEATS, Seat, order_from
from sueca_core.game.shuffle import dealer_of, first_dealer, split_seed
from sueca_core.game.state import Phase, State
from sueca_core.game.view import player_view
from sueca_core.session.ordering import held_in_order
from tests.tables import DATA

__all__ = ["CHOICES", "HUNDRED", "LEVEL", "RUBBERS", "hand_played", "path_of", "rubber_text"]

HUNDRED = DATA / "hundred_hands.jsonl"
"""Seeds of a hundred hands and the forty cards of each as played."""

CHOICES = DATA / "choices.jsonl"
"""What each level chose in the views of `tests.pyodide.work`, with its version."""

LEVEL = "player"
RUBBERS = {"portuguese": "goldens-a", "brazilian": "goldens-b", "north": "goldens-c"}
"""Rule set and seed name of each rubber that is kept as text."""


def path_of(rules: str) -> Path:
    """Where the rubber of a rule set is kept."""
    return Path(__file__).parent / f"{LEVEL}-{rules}.txt"


def steps(state: State, name: str) -> Iterator[tuple[State, tuple[Event, ...]]]:
    """The rest of a rubber, whose deals that name gives, after each step."""
    while state.phase is not Phase.RUBBER_OVER:
        state, events = take(state, _next(state, name))
        yield state, events


def _next(state: State, name: str) -> Step:
    turn = state.hand.turn if state.hand else None
    if turn is None:
        return Seeded(f"{name}/{state.deals_done}")
    return choose(LEVEL, player_view(state, turn))


def rubber_text(rules: str) -> str:
    """A rubber of `RUBBERS`, one line a trick."""
    name = RUBBERS[rules]
    stream_name, _ = split_seed(f"{name}/0")
    state = replay(Record(parse_rules(rules), first_dealer(stream_name), ()))
    lines = [f"{LEVEL} {BOT_VERSIONS[LEVEL]} at every seat, rules {rules}, seed {name}"]
    for now, events in steps(state, name):
        lines += [line for event in events for line in _lines(event, now)]
    return "\n".join(lines) + "\n"


def _lines(event: Event, state: State) -> list[str]:
    match event:
        case Dealt(number, dealer, turned, leader):
            head = f"hand {number}: {dealer.letter} deals, {turned} turned, {leader.letter} leads"
            return ["", head, *[_held(state, seat) for seat in SEATS]]
        case TrickWon(number, trick):
            order = order_from(trick.leader, state.rules.direction)
            cards = zip(order, trick.cards, strict=True)
            told = " ".join(f"{seat.letter}:{card}" for seat, card in cards)
            return [f"{number:2} {told} -> {trick.winner.letter} {trick.points}"]
        case HandOver(result):
            points, tricks = result.points, result.tricks
            taken = f"NS {points[0]} ({tricks[0]}), EW {points[1]} ({tricks[1]})"
            score = f"games {state.games[0]}:{state.games[1]}, waiting {result.pending}"
            return [f"{taken}: {result.outcome.value}, {score}"]
        case RubberOver(rubber):
            return ["", f"{rubber.winner.value} wins the rubber in {rubber.hands} hands"]
        case _:
            return []


def _held(state: State, seat: Seat) -> str:
    assert state.hand is not None
    deal = state.hand.deal
    cards = held_in_order(deal.hand(seat), deal.trump)
    return f"   {seat.letter} {' '.join(each.text for each in cards)}"


def hand_played(seed: str) -> str:
    """The forty cards of the hand that a seed names, under the Portuguese rules."""
    rules = PRESETS["portuguese"]
    dealer = dealer_of(*split_seed(seed), rules.direction)
    state = replay(Record(rules, dealer, (Seeded(seed),)))
    cards = []
    while state.hand and state.hand.turn:
        card = choose(LEVEL, player_view(state, state.hand.turn))
        cards.append(card.text)
        state, _ = take(state, card)
    return " ".join(cards)
