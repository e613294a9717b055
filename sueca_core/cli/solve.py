"""``solve POSITION``: what each card is worth when all four hands lie open."""

import argparse
import sys
import time
from typing import Final

from sueca_core.cli.options import Commands, add_json, add_rules, print_json
from sueca_core.game.notation import parse_position
from sueca_core.game.position import Position
from sueca_core.game.rulesets import parse_rules
from sueca_core.game.seats import Direction
from sueca_core.solver.jobs import Done
from sueca_core.solver.solver import Solved, Solver

__all__ = ["add_parser"]

_NODES_A_LINE: Final = 300_000
"""About a second of work between two lines on stderr."""


def add_parser(commands: Commands) -> None:
    """Add the command."""
    parser = commands.add_parser("solve", help="exact values of a position, all cards seen")
    parser.add_argument(
        "position", help="<trump>:<leader>:<S>/<W>/<N>/<E>[:<cards on the table>], - for no cards"
    )
    add_rules(parser)
    add_json(parser)
    parser.set_defaults(run=_run)


def _run(args: argparse.Namespace) -> int:
    direction = parse_rules(args.rules).direction
    position = parse_position(args.position)
    began = time.perf_counter()
    solved = _solve(position, direction)
    seconds = round(time.perf_counter() - began, 6)
    cards = {each.text: value for each, value in solved.cards.items()}
    if args.json:
        print_json(
            {"value": solved.value, "cards": cards, "nodes": solved.nodes, "seconds": seconds}
        )
        return 0
    print(f"{position.turn(direction).letter} to play takes {solved.value}")
    for text, value in cards.items():
        print(f"{text} {value}")
    print(f"{solved.nodes} nodes, {seconds} s")
    return 0


def _solve(position: Position, direction: Direction) -> Solved:
    """Solve it, and say on stderr how far it is when it takes long."""
    job = Solver(position.trump, direction).solving(position)
    state = job.step(_NODES_A_LINE)
    while not isinstance(state, Done):
        print(f"{state.done} of {state.of} cards, {job.nodes} nodes", file=sys.stderr)
        state = job.step(_NODES_A_LINE)
    return state.result
