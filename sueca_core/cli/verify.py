"""``verify CODE``: replay a result code; exit code 1 when it is refused."""

import argparse
import sys

from sueca_core.cli.options import Commands, add_json, print_json
from sueca_core.game.errors import CodedError
from sueca_core.playing import Verified, VerifyJob
from sueca_core.solver.jobs import Done
from sueca_core.wire.codec import plain
from sueca_core.wire.shown import shown_result

__all__ = ["add_parser"]


def add_parser(commands: Commands) -> None:
    """Add the command."""
    parser = commands.add_parser("verify", help="replay a result code of the deal of the day")
    parser.add_argument("code", help="the code as it was shared")
    add_json(parser)
    parser.set_defaults(run=_run)


def _run(args: argparse.Namespace) -> int:
    try:
        verified = _verified(args.code)
    except CodedError as error:
        _refused(error, as_json=args.json)
        return 1
    told = shown_result(verified.result, verified.score, verified.level)
    if args.json:
        print_json({"ok": True, "result": plain(told), "bots_rerun": verified.bots_rerun})
        return 0
    us, them = verified.score.points
    print(f"{verified.result.date}: {us}-{them}, {verified.result.hints} hints")
    print(_PLAYERS[verified.bots_rerun])
    print(" ".join(each.text for each in verified.result.plays))
    return 0


_PLAYERS = {
    True: "legal; the computer players' cards are their own",
    False: "legal; the computer players were not re-run (another version)",
}


def _verified(code: str) -> Verified:
    job = VerifyJob(code)
    state = job.step()
    while not isinstance(state, Done):
        print(f"\r{state.done} of 40 cards", end="", file=sys.stderr)
        state = job.step()
    print(file=sys.stderr)
    return state.result


def _refused(error: CodedError, *, as_json: bool) -> None:
    if as_json:
        print_json({"ok": False, "error": error.code, "bots_rerun": False})
    else:
        print(f"refused: {error}")
