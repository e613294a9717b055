"""The order in which a hand is held: trump left, colours alternating, strong cards first."""

from sueca_core.game.cards import SUITS, Card, Suit

__all__ = ["held_in_order"]

_RED = (Suit.HEARTS, Suit.DIAMONDS)


def held_in_order(cards: tuple[Card, ...], trump: Suit) -> tuple[Card, ...]:
    """The cards as one holds them.

    Order the ten cards as dealt and leave out what has been played, and the hand never re-sorts.
    """
    suits = _suit_order([suit for suit in SUITS if any(each.suit is suit for each in cards)], trump)
    return tuple(
        sorted(cards, key=lambda each: (suits.index(each.suit), -each.strength)),
    )


def _suit_order(held: list[Suit], trump: Suit) -> list[Suit]:
    """Trump first; between two suits of the other colour stands the one of trump's colour."""
    same = [suit for suit in held if suit is not trump and _is_red(suit) == _is_red(trump)]
    other = [suit for suit in held if _is_red(suit) != _is_red(trump)]
    first = [trump] if trump in held else []
    return first + other[:1] + same + other[1:]


def _is_red(suit: Suit) -> bool:
    return suit in _RED
