"""``bench``: how fast the engine, the computer players and the solver are here."""

import argparse
import sys
from collections.abc import Callable, Iterator
from functools import partial

from sueca_core.cli import speeds
from sueca_core.cli.options import Commands, add_json, print_json

__all__ = ["add_parser", "figures"]

_QUICK = ("random", "learner", "player")
_SOLVED = {4: 200, 5: 200, 6: 100, 7: 40}
"""Random endings by their number of tricks."""
_DEALS = 16
"""Full deals that are asked for 61 points."""


def add_parser(commands: Commands) -> None:
    """Add the command."""
    parser = commands.add_parser("bench", help="speeds on this machine")
    parser.add_argument(
        "--deals", type=int, default=1000, metavar="N", help="deals a figure (1000)"
    )
    parser.add_argument(
        "--hands", type=int, default=10, metavar="N", help="hands for a level that searches (10)"
    )
    add_json(parser)
    parser.set_defaults(run=_run)


def figures(deals: int, hands: int) -> Iterator[tuple[str, float]]:
    """Every figure by name, as soon as it is there; times are milliseconds."""
    for level in _QUICK:
        yield f"deals_per_second_{level}", round(speeds.deals_per_second(level, deals))
    works: list[Callable[[], dict[str, float]]] = [
        partial(speeds.thinking, "crafty", hands),
        partial(speeds.thinking, "master", hands),
        *[partial(speeds.solver, tricks, number) for tricks, number in _SOLVED.items()],
        partial(speeds.game_or_not, _DEALS),
        partial(speeds.reviewing, hands),
    ]
    for work in works:
        yield from work().items()


def _run(args: argparse.Namespace) -> int:
    found = {}
    for name, value in figures(args.deals, args.hands):
        found[name] = value
        print(f"{name}: {value}", file=sys.stderr if args.json else sys.stdout, flush=True)
    if args.json:
        print_json(found)
    return 0
