"""The rest is mine: tricks that a seat takes whatever the other three hold.

The seat leads and is about to lead its cards one after the other. What the others hold is unknown:
any way of giving them the unseen cards counts, so nothing is learnt from a claim that is offered.
Ranks and trumps decide as in rules.md S25-S31; where revokes are possible nothing is certain.

Trumps go first. While others may still hold trumps, each of ours must beat all of theirs; every
lead of ours draws at least one, so that after as many leads none is left. Then nobody can ruff, and
the same reasoning holds in every other suit: a card is beaten at most by the best unseen card of
its suit, until the suit has been led as often as there were cards of it.
"""

from sueca_core.game.cards import CARDS, SUITS, Card, Suit
from sueca_core.game.view import PlayerView

__all__ = ["sure_tricks"]

FEWEST = 2
"""With one card left there is nothing to spare anybody."""


def sure_tricks(view: PlayerView) -> tuple[Card, ...]:
    """The seat's cards in an order in which each takes its trick in every layout.

    Empty where there is no such certainty, where it is not the seat's turn to lead, and with fewer
    than two cards.
    """
    leads = view.turn is view.seat and not view.table
    if not leads or len(view.hand) < FEWEST or view.rules.revoke == "allowed":
        return ()
    unseen = _unseen(view)
    suits = [view.trump, *(suit for suit in SUITS if suit is not view.trump)]
    runs = [_strongest_first(view.hand, suit) for suit in suits]
    may_ruff = len(_of_suit(unseen, view.trump)) > len(runs[0])
    if may_ruff and any(runs[1:]):
        return ()
    if not all(_run_wins(run, _of_suit(unseen, run[0].suit)) for run in runs if run):
        return ()
    return tuple(each for run in runs for each in run)


def _unseen(view: PlayerView) -> tuple[Card, ...]:
    """What the other three hold together."""
    seen = {*view.hand, *(each for trick in view.tricks for each in trick.cards)}
    return tuple(each for each in CARDS if each not in seen)


def _of_suit(cards: tuple[Card, ...], suit: Suit) -> tuple[Card, ...]:
    return tuple(each for each in cards if each.suit is suit)


def _strongest_first(cards: tuple[Card, ...], suit: Suit) -> tuple[Card, ...]:
    return tuple(sorted(_of_suit(cards, suit), key=lambda each: -each.strength))


def _run_wins(run: tuple[Card, ...], out: tuple[Card, ...]) -> bool:
    """Whether each card of a suit, led in turn, beats whatever of it can still be there."""
    best = max((each.strength for each in out), default=-1)
    return all(each.strength > best for each in run[: len(out)])
