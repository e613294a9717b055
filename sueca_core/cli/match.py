"""``match A B``: a duplicate match of two levels.

Every deal is played twice, with level A as North-South and then as East-West, so that the luck of
the cards falls on both. In each of the two seatings the hands follow each other as rubbers do.
"""

import argparse
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from itertools import islice

from sueca_core.bots.calls import wants_new_deal
from sueca_core.bots.levels import LEVELS
from sueca_core.cli.deal import deal_of
from sueca_core.cli.options import Commands, add_json, add_rules, print_json
from sueca_core.cli.tally import MatchResult, Score, Watched, tally
from sueca_core.game.actions import (
    Action,
    CallWeak,
    ChooseEnd,
    Count,
    DealCards,
    PassWeak,
    PlayCard,
)
from sueca_core.game.cards import Card
from sueca_core.game.engine import apply, next_dealer
from sueca_core.game.rulesets import RuleSet, parse_rules
from sueca_core.game.seats import SIDES, Side
from sueca_core.game.shuffle import choice_from_bottom, first_dealer, pack_text, split_seed
from sueca_core.game.state import Phase, State, new_rubber
from sueca_core.game.view import PlayerView, player_view

__all__ = ["add_parser", "finished_hands", "play_match", "run"]

type Chooser = Callable[[PlayerView], Card]
type Report = Callable[[int, int], None]


def add_parser(commands: Commands) -> None:
    """Add the command."""
    parser = commands.add_parser("match", help="a duplicate match of two levels")
    parser.add_argument("a", choices=LEVELS, metavar="A", help=f"one of {', '.join(LEVELS)}")
    parser.add_argument("b", choices=LEVELS, metavar="B", help="the level it plays against")
    parser.add_argument("--deals", type=_at_least_one, default=1000, metavar="N", help="(1000)")
    parser.add_argument("--seed", default="match", metavar="S", help="seed text (match)")
    add_rules(parser)
    add_json(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Play the match and print it. Raises ``rules/...``, ``seed/bad`` or ``daily/...``."""
    rules = parse_rules(args.rules)
    result = play_match(args.a, args.b, args.deals, args.seed, rules, _Progress())
    if args.json:
        print_json({name: getattr(result, name) for name in MatchResult.__slots__})
    else:
        print(_sentence(args.a, args.b, result))
    return 0


def play_match(
    a: str, b: str, deals: int, seed: str, rules: RuleSet, report: Report = lambda done, of: None
) -> MatchResult:
    """Play so many deals of a seed twice; `report` hears after every deal how many are done.

    Raises ``bots/unknown_level``, ``seed/bad``, ``daily/bad_date`` or ``daily/before_first``.
    """
    players = Watched(a), Watched(b)
    first = _scores(finished_hands(players, seed, rules), Side.NS)
    second = _scores(finished_hands(players[::-1], seed, rules), Side.EW)
    pairs: list[tuple[Score, Score]] = []
    for pair in islice(zip(first, second, strict=False), deals):
        pairs.append(pair)
        report(len(pairs), deals)
    return tally(pairs, players)


def finished_hands(players: Sequence[Chooser], seed: str, rules: RuleSet) -> Iterator[State]:
    """The state after each hand of an endless row of rubbers; `players` are those of NS and EW.

    Deal i is that of the seed ``<seed>/<i>``; a voided deal uses up its number, as in a rubber.
    """
    name, _ = split_seed(f"{seed}/0")
    state, number = new_rubber(rules, first_dealer(name)), 0
    while True:
        action = _next_action(state, players, seed, number)
        number += isinstance(action, DealCards)
        state, _ = apply(state, action)
        if state.phase in (Phase.HAND_OVER, Phase.RUBBER_OVER):
            yield state
        if state.phase is Phase.RUBBER_OVER:
            state = new_rubber(rules, next_dealer(state))


def _next_action(state: State, players: Sequence[Chooser], seed: str, number: int) -> Action:
    """What happens next, deal `number` being the next to be dealt."""
    hand, phase = state.hand, state.phase
    if hand is not None and hand.turn is not None and phase is Phase.PLAYING:
        return PlayCard(hand.turn, players[hand.turn.side.index](player_view(state, hand.turn)))
    if hand is not None and hand.turn is not None and phase is Phase.CALLING:
        wants = wants_new_deal(player_view(state, hand.turn))
        return CallWeak(hand.turn) if wants else PassWeak(hand.turn)
    if phase is Phase.COUNTING:
        return Count()
    if state.rules.deal == "dealer_choice" and phase is not Phase.DEALING:
        text = pack_text(*split_seed(f"{seed}/{number}"))
        return ChooseEnd(next_dealer(state), choice_from_bottom(text))
    return DealCards(deal_of(f"{seed}/{number}", state.rules))


def _scores(hands: Iterator[State], side: Side) -> Iterator[Score]:
    """The finished hands as the level on that side sees them."""
    own, other = side.index, SIDES[1 - side.index].index
    for state in hands:
        result = state.result
        if result is not None:
            rubber = None if state.rubber is None else state.rubber.winner is side
            points = result.points[own] - result.points[other]
            yield Score(points, result.award[own] - result.award[other], rubber)


def _at_least_one(text: str) -> int:
    number = int(text)
    if number < 1:
        raise argparse.ArgumentTypeError("at least 1")
    return number


class _Progress:
    """Tells on stderr every few seconds how far the match is."""

    def __init__(self) -> None:
        self._told = time.perf_counter()

    def __call__(self, done: int, of: int) -> None:
        now = time.perf_counter()
        if now - self._told > 5:
            self._told = now
            print(f"{done} of {of} deals", file=sys.stderr, flush=True)


def _sentence(a: str, b: str, result: MatchResult) -> str:
    return (
        f"{a} against {b}, {result.deals} deals twice: {result.points:+} points "
        f"(standard error {result.points_se}) and {result.games:+} games "
        f"(standard error {result.games_se}) a hand; hands won {result.deals_won}, "
        f"rubbers won {result.rubbers_won}; ms a card {result.ms_per_card}; "
        f"blunders {result.blunders}"
    )
