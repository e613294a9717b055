"""How a deal comes from its seed text, step by step, and what many deals hold on average."""

from collections.abc import Mapping
from dataclasses import dataclass
from hashlib import sha256

from sueca_core.game.cards import Card
from sueca_core.game.deal import Deal, deal_pack
from sueca_core.game.notation import format_deal
from sueca_core.game.rulesets import RuleSet
from sueca_core.game.seats import SEATS, Seat
from sueca_core.game.shuffle import dealer_of, pack_text, shuffled_pack, split_seed

__all__ = ["Counts", "Shown", "count_deal", "no_counts", "show_deal"]


@dataclass(frozen=True, slots=True)
class Shown:
    """A deal of the deal of the day's rules with everything that it was made from."""

    seed: str
    """The deal seed, as the command line takes it."""
    text: str
    """The text whose SHA-256 stream shuffles the pack."""
    hash: str
    """The stream's first block: SHA-256 of the text, "/" and 0, in hex."""
    dealer_text: str
    """The text whose stream draws the first dealer."""
    dealer: Seat
    pack: tuple[Card, ...]
    """The top of the pack first."""
    turned: Card
    deal: str
    hands: Mapping[Seat, tuple[Card, ...]]


def show_deal(seed: str) -> Shown:
    """Shuffle and deal a seed by the Portuguese rules. Raises as `split_seed`."""
    name, hand = split_seed(seed)
    text = pack_text(name, hand)
    pack = shuffled_pack(text)
    deal = _dealt(name, hand)
    return Shown(
        seed=seed,
        text=text,
        hash=sha256(f"{text}/0".encode()).hexdigest(),
        dealer_text=f"{name}/dealer",
        dealer=deal.dealer,
        pack=pack,
        turned=deal.turned,
        deal=format_deal(deal),
        hands={each: deal.hand(each) for each in SEATS},
    )


def _dealt(name: str, hand: int) -> Deal:
    rules = RuleSet()
    dealer = dealer_of(name, hand, rules.direction)
    pack = shuffled_pack(pack_text(name, hand))
    return deal_pack(pack, dealer, rules.direction, from_bottom=True)


@dataclass(frozen=True, slots=True)
class Counts:
    """What so many deals have held; every tuple by seat S W N E."""

    deals: int
    dealt: tuple[int, ...]
    """How often each seat has dealt."""
    no_trump: tuple[int, ...]
    """How often each seat has had no trump."""
    trumps: tuple[int, ...]
    """Trumps in all: ten a deal between the four."""
    points: tuple[int, ...]
    """Card points in all: 120 a deal between the four."""
    aces: tuple[int, ...]
    """Aces in all: four a deal between the four."""
    worst: int
    """Hands with fewer than ten card points, over all seats."""


def no_counts() -> Counts:
    """Before the first deal."""
    none = (0, 0, 0, 0)
    return Counts(0, none, none, none, none, none, 0)


def count_deal(counts: Counts, number: int) -> Counts:
    """The counts with the deal of hand 0 of the seed ``fairness/<number>`` in them."""
    deal = _dealt(f"sueca/deal/v1/fairness/{number}", 0)
    trumps = [sum(each.suit is deal.trump for each in hand) for hand in deal.hands]
    points = [sum(each.points for each in hand) for hand in deal.hands]
    aces = [sum(each.rank.letter == "A" for each in hand) for hand in deal.hands]
    return Counts(
        deals=counts.deals + 1,
        dealt=_more(counts.dealt, [deal.dealer is each for each in SEATS]),
        no_trump=_more(counts.no_trump, [each == 0 for each in trumps]),
        trumps=_more(counts.trumps, trumps),
        points=_more(counts.points, points),
        aces=_more(counts.aces, aces),
        worst=counts.worst + sum(each < 10 for each in points),
    )


def _more(so_far: tuple[int, ...], more: list[int] | list[bool]) -> tuple[int, ...]:
    return tuple(one + int(other) for one, other in zip(so_far, more, strict=True))
