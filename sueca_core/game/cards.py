"""The forty cards (rules.md S03-S08).

A card is one of forty values that exist once each: two cards are equal exactly when they are the
same object, which keeps comparing and hashing as fast as Python can make them. Because the hash is
the object's identity, a set of cards has no stable order: sort it, never walk through it.
"""

from collections.abc import Iterable
from enum import Enum
from typing import Final, NoReturn

from sueca_core.game.errors import CodedError

__all__ = ["ALL_POINTS", "CARDS", "RANKS", "SUITS", "Card", "Rank", "Suit", "card", "sort_cards"]


class Suit(Enum):
    """A suit, in the order of the unshuffled pack."""

    SPADES = "S"
    HEARTS = "H"
    DIAMONDS = "D"
    CLUBS = "C"

    letter: str
    index: int

    def __init__(self, letter: str) -> None:
        self.letter = letter
        self.index = "SHDC".index(letter)


class Rank(Enum):
    """A rank, from the strongest to the weakest: the seven beats the king, the jack the queen."""

    ACE = "A"
    SEVEN = "7"
    KING = "K"
    JACK = "J"
    QUEEN = "Q"
    SIX = "6"
    FIVE = "5"
    FOUR = "4"
    THREE = "3"
    TWO = "2"

    letter: str
    index: int
    points: int

    def __init__(self, letter: str) -> None:
        self.letter = letter
        self.index = "A7KJQ65432".index(letter)
        self.points = {"A": 11, "7": 10, "K": 4, "J": 3, "Q": 2}.get(letter, 0)


SUITS: Final = tuple(Suit)
RANKS: Final = tuple(Rank)


class Card:
    """One of the forty cards; get one from `card` or `CARDS`, never by construction."""

    __slots__ = ("index", "points", "rank", "strength", "suit", "text")

    suit: Suit
    rank: Rank
    text: str
    """Rank then suit letter, such as ``7H``."""
    index: int
    """Place in the unshuffled pack: 0 is AS, 39 is 2C."""
    points: int
    """Card points: 11, 10, 4, 3, 2 or 0."""
    strength: int
    """9 for an ace down to 0 for a two; only means something within one suit."""

    def __init__(self, suit: Suit, rank: Rank) -> None:
        put = object.__setattr__
        put(self, "suit", suit)
        put(self, "rank", rank)
        put(self, "text", rank.letter + suit.letter)
        put(self, "index", suit.index * 10 + rank.index)
        put(self, "points", rank.points)
        put(self, "strength", 9 - rank.index)

    def __setattr__(self, name: str, value: object) -> NoReturn:
        """Refuse: cards are frozen."""
        raise AttributeError(f"cards are frozen: {name}")

    def __repr__(self) -> str:
        """The text form, as in the notation."""
        return self.text

    def __copy__(self) -> "Card":
        """A copy of a card is the card."""
        return self

    def __deepcopy__(self, memo: object) -> "Card":
        """A deep copy of a card is the card."""
        return self

    def __reduce__(self) -> tuple[object, tuple[str]]:
        """Pickle by text, so that the forty stay forty."""
        return card, (self.text,)


CARDS: Final = tuple(Card(suit, rank) for suit in SUITS for rank in RANKS)
ALL_POINTS: Final = 120
_BY_TEXT: Final = {each.text: each for each in CARDS}


def card(text: str) -> Card:
    """The card of that text form. Raises ``notation/bad_card``."""
    found = _BY_TEXT.get(text)
    if found is None:
        raise CodedError("notation/bad_card", text=text[:20])
    return found


def sort_cards(cards: Iterable[Card]) -> tuple[Card, ...]:
    """The cards in the ASCII order of their texts: what "sorted" means everywhere."""
    return tuple(sorted(cards, key=_text_of))


def _text_of(each: Card) -> str:
    return each.text
