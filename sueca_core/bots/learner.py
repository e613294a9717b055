"""The learner: five greedy rules and no memory.

1. To lead: the ace of a side suit, else the cheapest card (rules.md T02).
2. Partner's card is winning: give the card with the most points (T07).
3. Can win by following suit: the cheapest card that wins (T11).
4. Cannot follow, and there are points on the table: ruff with the lowest trump that wins (T13).
5. Otherwise: the cheapest card (T10).

It looks at its hand and at the trick, never at what has been played before, so it gives points to
tricks that partner may still lose and leads into ruffs.
"""

from collections.abc import Sequence

from sueca_core.game.cards import Card, Rank, Suit
from sueca_core.game.trick import beats, trick_points, winning_place
from sueca_core.game.view import PlayerView

__all__ = ["choose"]


def choose(view: PlayerView) -> Card:
    """The learner's card; the hand must not be empty and the seat must be to play."""
    legal, table, trump = view.legal, view.table, view.trump
    if not table:
        return _lead(legal, trump)
    place = winning_place(table, trump)
    if len(table) - place == 2:
        return _fattest(legal, trump)
    winners = [each for each in legal if beats(each, table[place], trump)]
    ruffing = winners and winners[0].suit is not table[0].suit
    if winners and (trick_points(table) or not ruffing):
        return _cheapest(winners, trump)
    return _cheapest(legal, trump)


def _lead(hand: Sequence[Card], trump: Suit) -> Card:
    for each in hand:
        if each.rank is Rank.ACE and each.suit is not trump:
            return each
    return _cheapest(hand, trump)


def _cheapest(cards: Sequence[Card], trump: Suit) -> Card:
    """Fewest points, then a side suit rather than trump, then the lowest rank."""
    return min(cards, key=lambda each: (each.points, each.suit is trump, each.strength))


def _fattest(cards: Sequence[Card], trump: Suit) -> Card:
    """Most points, a side suit rather than trump; no trump at all if there is another card."""
    side = [each for each in cards if each.suit is not trump]
    return max(side or cards, key=lambda each: (each.points, -each.strength))
