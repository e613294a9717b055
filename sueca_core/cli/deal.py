"""``deal SEED``: the deal that a seed names."""

import argparse

from sueca_core.cli.options import Commands, add_json, add_rules, print_json
from sueca_core.game.deal import Deal, deal_pack
from sueca_core.game.notation import format_deal
from sueca_core.game.rulesets import RuleSet, parse_rules
from sueca_core.game.seats import SEATS
from sueca_core.game.shuffle import (
    choice_from_bottom,
    dealer_of,
    pack_text,
    shuffled_pack,
    split_seed,
)

__all__ = ["add_parser", "deal_of"]


def add_parser(commands: Commands) -> None:
    """Add the command."""
    parser = commands.add_parser("deal", help="the deal of a seed")
    parser.add_argument("seed", help="daily/v1/2026-12-02/0, or any <name>/<i>")
    add_rules(parser)
    add_json(parser)
    parser.set_defaults(run=_run)


def deal_of(seed: str, rules: RuleSet) -> Deal:
    """The deal of a seed under a rule set; a dealer's choice is the one a bot would get."""
    name, hand = split_seed(seed)
    text = pack_text(name, hand)
    from_bottom = rules.deal == "bottom"
    if rules.deal == "dealer_choice":
        from_bottom = choice_from_bottom(text)
    return deal_pack(
        shuffled_pack(text),
        dealer_of(name, hand, rules.direction),
        rules.direction,
        from_bottom=from_bottom,
        empty_trump=rules.empty_trump,
    )


def _run(args: argparse.Namespace) -> int:
    rules = parse_rules(args.rules)
    deal = deal_of(args.seed, rules)
    if not args.json:
        print(format_deal(deal))
        return 0
    print_json(
        {
            "dealer": deal.dealer.letter,
            "turned": deal.turned.text,
            "trump": deal.trump.letter,
            "leader": deal.leader(rules.direction).letter,
            "hands": {s.letter: " ".join(each.text for each in deal.hand(s)) for s in SEATS},
        }
    )
    return 0
