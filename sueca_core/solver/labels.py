"""The labels of one deal: its cards on consecutive bits, as `packed` describes.

Who holds a card never changes while a deal is played, so the labels left say everything about the
hands. All positions of one deal are therefore label sets of one object, and share a table.
"""

from typing import Final

from sueca_core.solver.packed import POINTS

__all__ = ["Labels"]


def _ranks_of_places(trump: int) -> tuple[int, ...]:
    """For each place how low its label is: side cards from two to ace, then trumps likewise."""
    return tuple((suit == trump) * 100 + (9 - rank) * 4 + suit for suit, rank in _SUITS_AND_RANKS)


_SUITS_AND_RANKS: Final = tuple(divmod(place, 10) for place in range(40))
_LOWEST_FIRST: Final = tuple(_ranks_of_places(trump).__getitem__ for trump in range(4))


class Labels:
    """Labels of the cards in four hands."""

    __slots__ = ("hands", "label", "ladders", "leads", "owned", "points", "suits", "trump")

    trump: int
    """The trump suit, by its place in the unshuffled pack."""
    hands: tuple[int, ...]
    """The card sets that are labelled, by seat in the order of play."""
    label: dict[int, int]
    """Label of each place."""
    points: dict[int, int]
    """Card points of each label."""
    leads: dict[int, tuple[int, int, int]]
    """Of each label: number of its suit, label set of the suit and of trumps, card points."""
    owned: list[int]
    """Label set of each seat."""
    suits: list[int]
    """Label set of each suit, trumps first, then the others as in the pack."""
    ladders: list[list[tuple[int, int, int]]]
    """Label, seat and points of the cards of each suit from the strongest down, suits likewise."""

    def __init__(self, trump: int, hands: tuple[int, ...]) -> None:
        self.trump = trump
        self.hands = hands
        self.label, self.points = {}, {}
        self.owned, self.suits = [0] * 4, [0] * 4
        self.ladders = [[], [], [], []]
        seats = _seats_of_places(hands)
        for place in sorted(seats, key=_LOWEST_FIRST[trump]):
            self._add(place, seats[place])
        self.leads = {}
        for number, ladder in enumerate(self.ladders):
            ladder.reverse()
            strong = self.suits[number] | self.suits[0]
            self.leads.update([(label, (number, strong, points)) for label, _, points in ladder])

    def _add(self, place: int, seat: int) -> None:
        suit, rank = divmod(place, 10)
        number = 0 if suit == self.trump else suit + (suit < self.trump)
        label = 4 << len(self.label)
        points = POINTS[rank]
        self.label[place] = label
        self.points[label] = points
        self.owned[seat] |= label
        self.suits[number] |= label
        self.ladders[number].append((label, seat, points))

    def labelled(self, cards: int) -> int:
        """The label set of a card set; cards without a label are left out."""
        return sum([label for place, label in self.label.items() if cards >> place & 1])

    def cover(self, hands: tuple[int, ...]) -> bool:
        """Whether hands by seat hold nothing but cards that these seats have labels for."""
        return not any(hand & ~known for hand, known in zip(hands, self.hands, strict=True))


def _seats_of_places(hands: tuple[int, ...]) -> dict[int, int]:
    seats = {}
    for seat, hand in enumerate(hands):
        rest = hand
        while rest:
            lowest = rest & -rest
            seats[lowest.bit_length() - 1] = seat
            rest ^= lowest
    return seats
