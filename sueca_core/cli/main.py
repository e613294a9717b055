"""The commands, their options and how errors leave: on stderr, with exit code 2."""

import argparse
import sys
from collections.abc import Sequence

from sueca_core.cli import bench, deal, match, perft, play, replay, solve, tune, verify
from sueca_core.game.errors import CodedError

__all__ = ["main"]

_COMMANDS = (play, deal, replay, solve, match, perft, bench, tune, verify)


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command that the arguments name; the exit code is 0, or 2 for an error.

    ``verify`` ends with 1 when it refuses a code.
    """
    parser = argparse.ArgumentParser(prog="sueca_core", description="Sueca in a terminal.")
    commands = parser.add_subparsers(dest="command", required=True)
    for command in _COMMANDS:
        command.add_parser(commands)
    args = parser.parse_args(argv)
    try:
        code: int = args.run(args)
    except CodedError as error:
        print(f"sueca_core {args.command}: {error}", file=sys.stderr)
        return 2
    except UnicodeError:
        print(f"sueca_core {args.command}: text that is not UTF-8", file=sys.stderr)
        return 2
    except OSError as error:
        print(f"sueca_core {args.command}: {error.strerror}: {error.filename}", file=sys.stderr)
        return 2
    return code
