"""``perft FILE``: counts every line of play to a depth, and compares with stored counts.

What counts is what the engine takes: with ``revoke=allowed`` that is every card held, followed or
not. Words besides cards (weak hands, accusations, the count) are no part of a line.
"""

import argparse
import json
import sys

from sueca_core.cli.options import Commands, add_json, lines_of, print_json
from sueca_core.cli.replay import dealt_hand
from sueca_core.game.actions import PlayCard
from sueca_core.game.cards import card
from sueca_core.game.engine import apply, playable_cards
from sueca_core.game.errors import CodedError
from sueca_core.game.notation import parse_deal
from sueca_core.game.rulesets import parse_rules
from sueca_core.game.state import State

__all__ = ["add_parser", "count_plays"]


def add_parser(commands: Commands) -> None:
    """Add the command."""
    parser = commands.add_parser("perft", help="check the counts of legal plays in a file")
    parser.add_argument("file", help='JSON lines {"id","rules","deal","counts"}; - for stdin')
    add_json(parser)
    parser.set_defaults(run=_run)


def count_plays(state: State, depth: int) -> int:
    """How many sequences of `depth` plays the engine takes from a state."""
    hand = state.hand
    if depth == 0 or hand is None or hand.turn is None:
        return int(depth == 0)
    turn = hand.turn
    cards = playable_cards(state.rules, hand, turn)
    if depth == 1:
        return len(cards)
    return sum(count_plays(apply(state, PlayCard(turn, each))[0], depth - 1) for each in cards)


def _run(args: argparse.Namespace) -> int:
    checked = wrong = 0
    for number, line in lines_of(args.file):
        row_id, counts, found = _row(number, line)
        checked += 1
        if counts != found:
            wrong += 1
            print(f"{row_id}: expected {counts}, found {found}", file=sys.stderr)
    if args.json:
        print_json({"checked": checked, "wrong": wrong})
    else:
        print(f"{checked} checked, {wrong} wrong")
    return 1 if wrong else 0


def _row(number: int, line: str) -> tuple[object, list[int], list[int]]:
    """The row's id, its stored counts and ours."""
    try:
        row = json.loads(line)
        state = dealt_hand(parse_deal(row["deal"]), parse_rules(row["rules"]))
        for text in row.get("plays", "").split():
            state = _played(state, text)
        counts = list(row["counts"])
    except (ValueError, KeyError, TypeError, AttributeError):
        raise CodedError("wire/bad_json", line=number) from None
    except CodedError as error:
        raise CodedError(error.code, line=number, **error.values) from error
    return row.get("id"), counts, [count_plays(state, ply) for ply in range(1, len(counts) + 1)]


def _played(state: State, text: str) -> State:
    turn = state.hand.turn if state.hand else None
    if turn is None:
        raise CodedError("wire/bad_field", field="plays")
    return apply(state, PlayCard(turn, card(text)))[0]
