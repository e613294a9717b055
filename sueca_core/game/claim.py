"""The rest is mine: tricks that a seat takes whatever the other three hold.

The seat leads its cards one after the other, or takes the trick that lies there and then leads.
What the others hold is unknown: any way of giving them the unseen cards counts, so nothing is
learnt from a claim that is offered.
Ranks and trumps decide as in rules.md S25-S31; where revokes are possible nothing is certain.

Trumps go first. While others may still hold trumps, each of ours must beat all of theirs; every
lead of ours draws at least one, so that after as many leads none is left. Then nobody can ruff, and
the same reasoning holds in every other suit: a card is beaten at most by the best unseen card of
its suit, until the suit has been led as often as there were cards of it.

Where a trick has begun, the card that takes it must be safe from whoever plays later, and what is
left must be sure even if no unseen card falls into that trick.
"""

from sueca_core.game.cards import CARDS, SUITS, Card, Suit
from sueca_core.game.trick import beats, legal_cards, winning_place
from sueca_core.game.view import PlayerView

__all__ = ["sure_tricks"]

FEWEST = 2
"""With one card left there is nothing to spare anybody."""


def sure_tricks(view: PlayerView) -> tuple[Card, ...]:
    """The seat's cards in an order in which each takes its trick in every layout.

    Empty where there is no such certainty, where it is not the seat's turn, and with fewer than two
    cards.
    """
    mine = view.turn is view.seat
    if not mine or len(view.hand) < FEWEST or view.rules.revoke == "allowed":
        return ()
    unseen = _unseen(view)
    if not view.table:
        return _sure_leads(view.hand, unseen, view.trump)
    for each in sorted(legal_cards(view.hand, view.table[0].suit), key=lambda one: one.strength):
        rest = tuple(other for other in view.hand if other is not each)
        order = _sure_leads(rest, unseen, view.trump)
        if order and _takes(each, view.table, unseen, view.trump):
            return (each, *order)
    return ()


def _takes(own: Card, table: tuple[Card, ...], unseen: tuple[Card, ...], trump: Suit) -> bool:
    """Whether a card takes a trick that has begun, whatever is played to it later."""
    if not beats(own, table[winning_place(table, trump)], trump):
        return False
    return len(table) == 3 or not any(beats(each, own, trump) for each in unseen)


def _sure_leads(hand: tuple[Card, ...], unseen: tuple[Card, ...], trump: Suit) -> tuple[Card, ...]:
    """The order in which the cards take every trick if they are led; empty where it is not sure."""
    suits = [trump, *(suit for suit in SUITS if suit is not trump)]
    runs = [_strongest_first(hand, suit) for suit in suits]
    may_ruff = len(_of_suit(unseen, trump)) > len(runs[0])
    if may_ruff and any(runs[1:]):
        return ()
    if not all(_run_wins(run, _of_suit(unseen, run[0].suit)) for run in runs if run):
        return ()
    return tuple(each for run in runs for each in run)


def _unseen(view: PlayerView) -> tuple[Card, ...]:
    """What the other three hold together."""
    seen = {*view.hand, *view.table, *(each for trick in view.tricks for each in trick.cards)}
    return tuple(each for each in CARDS if each not in seen)


def _of_suit(cards: tuple[Card, ...], suit: Suit) -> tuple[Card, ...]:
    return tuple(each for each in cards if each.suit is suit)


def _strongest_first(cards: tuple[Card, ...], suit: Suit) -> tuple[Card, ...]:
    return tuple(sorted(_of_suit(cards, suit), key=lambda each: -each.strength))


def _run_wins(run: tuple[Card, ...], out: tuple[Card, ...]) -> bool:
    """Whether each card of a suit, led in turn, beats whatever of it can still be there."""
    best = max((each.strength for each in out), default=-1)
    return all(each.strength > best for each in run[: len(out)])
