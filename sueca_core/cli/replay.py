"""``replay FILE``: hands given card by card, checked and scored."""

import argparse
import json
from collections.abc import Mapping

from sueca_core.cli.options import Commands, add_json, add_rules, lines_of, print_json
from sueca_core.game.actions import ChooseEnd, Count, DealCards, PassWeak, PlayCard
from sueca_core.game.cards import card, sort_cards
from sueca_core.game.deal import Deal
from sueca_core.game.engine import apply, playable_cards
from sueca_core.game.errors import CodedError
from sueca_core.game.rulesets import RuleSet, parse_rules
from sueca_core.game.seats import SEATS, SIDES, seat
from sueca_core.game.state import Phase, State, new_rubber

__all__ = ["add_parser", "dealt_hand", "replay_hand"]


def add_parser(commands: Commands) -> None:
    """Add the command."""
    parser = commands.add_parser("replay", help="check and score hands given as JSON lines")
    parser.add_argument("file", help="JSON lines of dealer, turned, hands and play; - for stdin")
    add_rules(parser)
    add_json(parser)
    parser.set_defaults(run=_run)


def _run(args: argparse.Namespace) -> int:
    rules = parse_rules(args.rules)
    for number, line in lines_of(args.file):
        try:
            report = replay_hand(_row(line), rules)
        except CodedError as error:
            raise CodedError(error.code, line=number, **error.values) from error
        if args.json:
            print_json(report)
        else:
            print(_sentence(number, report))
    return 0


def _row(line: str) -> Mapping[str, object]:
    try:
        row = json.loads(line)
    except ValueError:
        raise CodedError("wire/bad_json") from None
    if not isinstance(row, dict):
        raise CodedError("wire/bad_json")
    for name in ("dealer", "turned", "hands", "play"):
        if name not in row:
            raise CodedError("wire/missing_field", field=name)
    return row


def _sentence(number: int, report: Mapping[str, object]) -> str:
    facts = {name: report[name] for name in ("points", "tricks", "games", "pending")}
    return f"{number}: " + "  ".join(f"{name} {value}" for name, value in facts.items())


def replay_hand(row: Mapping[str, object], rules: RuleSet) -> dict[str, object]:
    """Replay one hand of forty cards.

    Raises the coded error of what cannot be read or played; a play's error tells its ``ply``, 1 for
    the first card, and ``wire/bad_field`` a play of other than forty cards.
    """
    state = dealt_hand(_deal(row), rules)
    plays = str(row["play"]).split()
    legal, seats = [], []
    for ply, text in enumerate(plays, start=1):
        hand = state.hand
        if hand is None or hand.turn is None:
            raise CodedError("wire/bad_field", field="play", ply=ply)
        turn = hand.turn
        legal.append(" ".join(each.text for each in playable_cards(rules, hand, turn)))
        seats.append(turn.letter)
        try:
            state, _ = apply(state, PlayCard(turn, card(text)))
        except CodedError as error:
            raise CodedError(error.code, ply=ply, **error.values) from error
    return {"legal": legal, "seats": "".join(seats), **_result(state, len(plays))}


def _deal(row: Mapping[str, object]) -> Deal:
    hands = row["hands"]
    if not isinstance(hands, dict) or sorted(hands) != sorted(each.letter for each in SEATS):
        raise CodedError("wire/bad_field", field="hands")
    held = tuple(
        sort_cards(card(text) for text in str(hands[each.letter]).split()) for each in SEATS
    )
    return Deal(seat(str(row["dealer"])), card(str(row["turned"])), held)


def dealt_hand(deal: Deal, rules: RuleSet) -> State:
    """The first hand of a rubber before its first card; nobody calls a weak hand.

    Raises ``action/turned_has_points`` where the rules want a trump without points.
    """
    state = new_rubber(rules, deal.dealer)
    if state.phase is Phase.CHOOSING:
        state, _ = apply(state, ChooseEnd(deal.dealer, from_bottom=True))
    state, _ = apply(state, DealCards(deal))
    while state.phase is Phase.CALLING and state.hand and state.hand.turn:
        state, _ = apply(state, PassWeak(state.hand.turn))
    return state


def _result(state: State, plies: int) -> dict[str, object]:
    if state.phase is Phase.COUNTING:
        state, _ = apply(state, Count())
    hand, result = state.hand, state.result
    if hand is None or result is None:
        raise CodedError("wire/bad_field", field="play", ply=plies)
    return {
        "winners": "".join(trick.winner.letter for trick in hand.tricks),
        "points": _pair(result.points),
        "tricks": _pair(result.tricks),
        "games": _pair(result.award),
        "pending": result.pending,
    }


def _pair(values: tuple[int, int]) -> dict[str, int]:
    return {side.value: value for side, value in zip(SIDES, values, strict=True)}
