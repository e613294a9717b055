"""``bench``: how fast the engine and the computer players are here."""

import argparse
import time

from sueca_core.bots.levels import choose
from sueca_core.cli.deal import deal_of
from sueca_core.cli.options import Commands, add_json, print_json
from sueca_core.game.actions import DealCards, PlayCard
from sueca_core.game.deal import Deal
from sueca_core.game.engine import apply
from sueca_core.game.rulesets import PRESETS
from sueca_core.game.state import Phase, State, new_rubber
from sueca_core.game.view import player_view

__all__ = ["add_parser", "deals_per_second", "play_hand"]


def add_parser(commands: Commands) -> None:
    """Add the command."""
    parser = commands.add_parser("bench", help="speeds on this machine")
    parser.add_argument(
        "--deals", type=int, default=1000, metavar="N", help="deals a figure (1000)"
    )
    add_json(parser)
    parser.set_defaults(run=_run)


def play_hand(deal: Deal, level: str) -> State:
    """A whole hand of four players of one level, through the engine, views and events included."""
    state = new_rubber(PRESETS["portuguese"], deal.dealer)
    state, _ = apply(state, DealCards(deal))
    while state.phase is Phase.PLAYING and state.hand and state.hand.turn:
        turn = state.hand.turn
        state, _ = apply(state, PlayCard(turn, choose(level, player_view(state, turn))))
    return state


def deals_per_second(level: str, deals: int) -> float:
    """Whole hands a second; shuffling and dealing are left out."""
    ready = [deal_of(f"bench/{number}", PRESETS["portuguese"]) for number in range(deals)]
    began = time.perf_counter()
    for deal in ready:
        play_hand(deal, level)
    return deals / (time.perf_counter() - began)


def _run(args: argparse.Namespace) -> int:
    levels = ("random", "learner", "player")
    figures = {
        f"deals_per_second_{each}": round(deals_per_second(each, args.deals)) for each in levels
    }
    if args.json:
        print_json(figures)
    else:
        for name, value in figures.items():
            print(f"{name}: {value}")
    return 0
