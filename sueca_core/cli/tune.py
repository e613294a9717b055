"""``tune``: climbs to a better table of the level `player`, and keeps a journal of every step.

The journal is a file of JSON lines: what climb it is, then one line a step. A climb whose journal
exists goes on where it was broken off.
"""

import argparse
import json
import sys
from dataclasses import asdict
from pathlib import Path

from sueca_core.bots.player_table import PLAYER, PlayerTable
from sueca_core.cli.climb import Climb, Step, climbed
from sueca_core.cli.options import Commands, add_json, add_rules, print_json
from sueca_core.game.errors import CodedError
from sueca_core.game.rulesets import format_rules, parse_rules

__all__ = ["add_parser"]


def add_parser(commands: Commands) -> None:
    """Add the command."""
    parser = commands.add_parser("tune", help="climb to a better table of the level player")
    parser.add_argument("--steps", type=int, default=100, metavar="N", help="in all (100)")
    parser.add_argument("--deals", type=int, default=1000, metavar="N", help="a match (1000)")
    parser.add_argument("--seed", default="tune", metavar="S", help="seed text (tune)")
    parser.add_argument("--journal", type=Path, metavar="FILE", help="kept, and gone on with")
    add_rules(parser)
    add_json(parser)
    parser.set_defaults(run=_run)


def _run(args: argparse.Namespace) -> int:
    """Climb. Raises ``rules/...``, ``seed/bad`` and, for another climb's file, ``tune/other``."""
    climb = Climb(parse_rules(args.rules), args.seed, max(2, args.deals))
    before = _read(args.journal, climb)
    table, kept = PLAYER, 0
    for number, step, table_now in climbed(climb, before, args.steps):
        table, kept = table_now, kept + step.kept
        if number not in before:
            _write(args.journal, {"step": number, **asdict(step)})
            print(_line(number, args.steps, step), file=sys.stderr, flush=True)
    changed = _changed(table)
    if args.json:
        print_json({"steps": args.steps, "kept": kept, "changed": changed, "table": asdict(table)})
    else:
        print(f"{kept} of {args.steps} steps kept: PlayerTable({_arguments(changed)})")
    return 0


def _changed(table: PlayerTable) -> dict[str, int]:
    """The numbers that are not those of the level's own table."""
    own = asdict(PLAYER)
    return {name: value for name, value in asdict(table).items() if value != own[name]}


def _arguments(changed: dict[str, int]) -> str:
    return ", ".join([f"{name}={value}" for name, value in changed.items()])


def _line(number: int, steps: int, step: Step) -> str:
    mean = step.gain / step.deals / 2
    done = "kept" if step.kept else "no"
    return (
        f"{number + 1} of {steps}: {step.name}={step.value} {mean:+.2f} {step.deals} deals {done}"
    )


# -- the journal --------------------------------------------------------------------------------


def _head(climb: Climb) -> dict[str, object]:
    return {"rules": format_rules(climb.rules), "seed": climb.seed, "deals": climb.deals} | {
        "from": asdict(PLAYER)
    }


def _read(path: Path | None, climb: Climb) -> dict[int, Step]:
    """The steps that a journal holds; a new journal is begun where there is none.

    A last line that was cut off is thrown away.
    """
    if path is None:
        return {}
    lines = path.read_text("utf-8").splitlines() if path.exists() else []
    whole = [line for line in lines if line.endswith("}")]
    if not whole:
        _write(path, _head(climb))
        return {}
    try:
        head, *rows = [json.loads(line) for line in whole]
        steps = {row.pop("step"): Step(**row) for row in rows}
    except (ValueError, TypeError, KeyError, AttributeError):
        head, steps = None, {}
    if head != _head(climb):
        raise CodedError("tune/other", file=path.name)
    if whole != lines:
        path.write_text("".join([line + "\n" for line in whole]), "utf-8")
    return steps


def _write(path: Path | None, row: dict[str, object]) -> None:
    if path is not None:
        with path.open("a", encoding="utf-8") as file:
            file.write(json.dumps(row) + "\n")
