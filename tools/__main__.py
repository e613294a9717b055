"""The commands behind build.py."""

import argparse
import sys
from collections.abc import Callable

from tools import api, checks, e2e, lock, serve, site
from tools.bench import measure
from tools.common import DIST, Refused, say
from tools.others import smoke


def run_site(given: argparse.Namespace) -> bool:
    """Build dist/."""
    site.build(url=given.url, kept=not given.no_offline)
    return True


def run_serve(given: argparse.Namespace) -> bool:
    """Build dist/ and serve it until the process is ended."""
    site.build()
    serve.serve(DIST, given.port)
    return True


def run_check(_: argparse.Namespace) -> bool:
    """Run what needs no browser and no patience."""
    return checks.all_pass(quick=True)


def run_test(_: argparse.Namespace) -> bool:
    """Build the site and run every check there is."""
    site.build()
    passed = checks.all_pass(quick=False)
    return e2e.passes() and passed


def run_others(_: argparse.Namespace) -> bool:
    """Build the site and play a hand with the other browsers of this machine."""
    site.build()
    return smoke.all_play()


def run_bench(given: argparse.Namespace) -> bool:
    """Measure, and print the figures."""
    measure.run(given.runs, write=given.write)
    return True


def run_docs(_: argparse.Namespace) -> bool:
    """Write the pages about the package for programmers."""
    api.write()
    return True


def run_lock(_: argparse.Namespace) -> bool:
    """Write the requirements files anew, with the newest versions there are."""
    lock.write()
    return True


COMMANDS: dict[str, tuple[Callable[[argparse.Namespace], bool], str]] = {
    "site": (run_site, "build the site into dist/"),
    "serve": (run_serve, "build the game and serve it on this machine"),
    "test": (run_test, "build everything and run every check, the browser's too"),
    "check": (run_check, "run the quick checks: no browser, under a minute"),
    "bench": (run_bench, "measure, and print the figures as JSON"),
    "others": (run_others, "build the site and play a hand with this machine's Firefox and WebKit"),
    "docs": (run_docs, "write pages about sueca_core from its docstrings into .build/api/"),
    "lock": (run_lock, "pin the newest versions of the tools in requirements/"),
}


def parser() -> argparse.ArgumentParser:
    """Return the parser of the command line."""
    top = argparse.ArgumentParser(prog="build.py", description="Build, serve and check the game.")
    commands = top.add_subparsers(dest="command", required=True)
    for name, (_, text) in COMMANDS.items():
        command = commands.add_parser(name, help=text)
        if name == "site":
            free = "a site that browsers do not keep, and that deletes what they have kept of it"
            whole = "the site's address, for the links that search engines and previews need"
            command.add_argument("--url", metavar="U", help=whole)
            command.add_argument("--no-offline", action="store_true", help=free)
        if name == "serve":
            command.add_argument("--port", type=int, default=8000)
        if name == "bench":
            command.add_argument("--runs", type=int, default=7, help="visits a figure (7)")
            command.add_argument("--write", action="store_true", help="write BENCHMARKS.md too")
    return top


def main(arguments: list[str]) -> int:
    """Run one command and return its exit code."""
    given = parser().parse_args(arguments)
    try:
        passed = COMMANDS[given.command][0](given)
    except Refused as error:
        say(f"build.py: {error}")
        return 1
    except KeyboardInterrupt:
        return 130
    if not passed:
        say(f"build.py {given.command}: failed")
    return 0 if passed else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
