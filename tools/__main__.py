"""The commands behind build.py."""

import argparse
import sys

from tools import serve, site
from tools.common import Refused, say


def parser() -> argparse.ArgumentParser:
    """Return the parser of the command line."""
    top = argparse.ArgumentParser(prog="build.py", description="Build, serve and check the game.")
    commands = top.add_subparsers(dest="command", required=True)
    commands.add_parser("site", help="build dist/")
    serving = commands.add_parser("serve", help="build the game and serve it on this machine")
    serving.add_argument("--port", type=int, default=8000)
    return top


def main(arguments: list[str]) -> int:
    """Run one command and return its exit code."""
    given = parser().parse_args(arguments)
    try:
        site.build()
        if given.command == "serve":
            serve.serve(site.DIST, given.port)
    except Refused as error:
        say(f"build.py: {error}")
        return 1
    except KeyboardInterrupt:
        return 130
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
