"""Random rule sets, deals and positions for the property tests."""

from random import Random
from typing import Any

from hypothesis import strategies as st

from sueca_core.game.cards import CARDS, SUITS, Card
from sueca_core.game.deal import Deal, deal_pack
from sueca_core.game.position import Position
from sueca_core.game.rulesets import RuleSet
from sueca_core.game.seats import SEATS, Direction, Seat, order_from

__all__ = ["OPTION_VALUES", "deals", "option_texts", "positions", "rule_set", "rule_sets", "seeds"]

OPTION_VALUES: dict[str, dict[str, Any]] = {
    "direction": {"ccw": Direction.ANTICLOCKWISE, "cw": Direction.CLOCKWISE},
    "deal": {"bottom": "bottom", "top": "top", "dealer_choice": "dealer_choice"},
    "target": {"4": 4, "6": 6, "10": 10},
    "sweep": {"wins_rubber": "wins_rubber", "four_games": "four_games"},
    "all_points_lost_trick": {"2": 2, "3": 3, "4": 4},
    "exact_90": {"1": 1, "3": 3},
    "tie": {
        "void": "void",
        "carry": "carry",
        "carry_once": "carry_once",
        "double_next": "double_next",
    },
    "weak_leader": {"off": None, "9": 9, "10": 10},
    "weak_others": {"off": None, "4": 4},
    "revoke": {"blocked": "blocked", "allowed": "allowed"},
    "revoke_right": {"rubber": "rubber", "four_games": "four_games"},
    "revoke_wrong": {"rubber": "rubber", "one_game": "one_game"},
    "empty_trump": {"no": False, "yes": True},
    "last_trick": {"0": 0, "10": 10},
}
"""Every option in the order of its table, each value's text and what it is in a `RuleSet`."""

seeds = st.integers(0, 2**64 - 1)
"""Seeds of the tests' own generator."""


def rule_set(texts: dict[str, str]) -> RuleSet:
    """The rule set of these option texts, made without reading any text form."""
    return RuleSet(**{name: OPTION_VALUES[name][text] for name, text in texts.items()})


def possible(texts: dict[str, str]) -> bool:
    """A bonus for the last trick leaves no exact ninety (V19)."""
    return (texts["last_trick"], texts["exact_90"]) != ("10", "3")


def option_texts() -> st.SearchStrategy[dict[str, str]]:
    """The texts of any options that go together."""
    each = {name: st.sampled_from(list(values)) for name, values in OPTION_VALUES.items()}
    return st.fixed_dictionaries(each).filter(possible)


def rule_sets() -> st.SearchStrategy[RuleSet]:
    """Any rule set."""
    return option_texts().map(rule_set)


def deals() -> st.SearchStrategy[Deal]:
    """Any deal."""
    return st.builds(_deal, seeds, st.sampled_from(SEATS), st.sampled_from(Direction))


def _deal(seed: int, dealer: Seat, direction: Direction) -> Deal:
    pack = Random(seed).sample(CARDS, 40)
    return deal_pack(tuple(pack), dealer, direction, from_bottom=seed % 2 == 0)


@st.composite
def positions(draw: st.DrawFn) -> tuple[Position, Direction]:
    """Any position, in the middle of a trick too, and the direction that goes with it."""
    direction, leader = draw(st.sampled_from(Direction)), draw(st.sampled_from(SEATS))
    size, played = draw(st.integers(1, 10)), draw(st.integers(0, 3))
    cards = Random(draw(seeds)).sample(CARDS, 4 * size)
    rows = [cards[place::4] for place in range(4)]
    table = tuple(row.pop() for row in rows[:played])
    held = dict(zip(order_from(leader, direction), rows, strict=True))
    hands = tuple(_sorted(held[seat]) for seat in SEATS)
    return Position(draw(st.sampled_from(SUITS)), leader, hands, table), direction


def _sorted(cards: list[Card]) -> tuple[Card, ...]:
    return tuple(sorted(cards, key=str))
