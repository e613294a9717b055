"""How well imagined layouts go with the cards played so far (a mild inference).

Each card of the others that the rules of thumb would not have played from the layout's hand leaves
the layout a quarter of its weight; an equal card in its place is none. Of several layouts drawn one
is used, in proportion to these weights: nothing is ruled out, for people play as they like.
"""

from typing import Final

from sueca_core.bots.frame import Frame, Play
from sueca_core.bots.generator import Generator
from sueca_core.bots.policy import Policy
from sueca_core.solver.packed import EMPTY

__all__ = ["Evidence", "chosen"]

_MOST: Final = 10
"""Deviations beyond so many more than the best layout's make no difference."""
_DOUBT: Final = 2
"""Bits that a weight loses with each."""

_OTHERS: Final = (1, 2, 3)

type Layout = list[list[int]]


class Evidence:
    """The plays of the other three seats."""

    __slots__ = ("_known", "_plays", "_policy")

    def __init__(self, frame: Frame, policy: Policy) -> None:
        self._policy = policy
        self._known: tuple[dict[int, int], ...] = ({}, {}, {}, {})
        self._plays = [
            [
                (play, _held(frame, number), list(play.left), list(play.voids))
                for number, play in enumerate(frame.plays)
                if play.seat == seat
            ]
            for seat in range(4)
        ]

    def __len__(self) -> int:
        """How many plays a layout is asked about."""
        return sum([len(self._plays[seat]) for seat in _OTHERS])

    def deviations(self, layout: Layout) -> int:
        """How many of them the rules would not have made."""
        count = 0
        for seat in _OTHERS:
            a, b, c, d = layout[seat]
            hand = a | b << 10 | c << 20 | d << 30
            found = self._known[seat].get(hand)
            if found is None:
                found = self._known[seat][hand] = self._deviations(seat, layout[seat])
            count += found
        return count

    def _deviations(self, seat: int, hand: list[int]) -> int:
        """Those of one seat, whose plays tell nothing but what it held: a hand is asked once."""
        a, b, c, d = hand
        count = 0
        for play, held, left, voids in self._plays[seat]:
            own = [a | held[0], b | held[1], c | held[2], d | held[3]]
            card = self._card(own, left, voids, play)
            if card != play.card and not _are_equal(card, play, own, left):
                count += 1
        return count

    def _card(self, own: list[int], left: list[int], voids: list[int], play: Play) -> int:
        """What the rules play."""
        led, best, ruff, winner, points = play.trick
        seat, place = play.seat, play.place
        if not place:
            return self._policy.lead(own, left, voids, seat)
        ours = winner == seat ^ 2
        mine = own[led]
        if not mine:
            return self._policy.discard(
                own, left, voids, seat, led, best, ruff, place, ours, points
            )
        if mine & mine - 1:
            mine = self._policy.follow(own, left, voids, seat, led, best, place, ours, points)
        return led << 10 | mine


def _held(frame: Frame, number: int) -> tuple[int, ...]:
    """What the seat of a play still had to play of the cards that lie open now, by suit."""
    held = [0, 0, 0, 0]
    for play in frame.plays[number:]:
        if play.seat == frame.plays[number].seat:
            held[play.card >> 10] |= play.card & 1023
    return tuple(held)


def _are_equal(card: int, play: Play, own: list[int], left: list[int]) -> bool:
    """Whether two cards without points have no card of others between them, on the table or not."""
    suit, bit, other = card >> 10, card & 1023, play.card & 1023
    if suit != play.card >> 10 or not (bit & EMPTY and other & EMPTY):
        return False
    between = (bit - 1 ^ other - 1) & ~(bit | other)
    led, best, ruff = play.trick[:3]
    others = left[suit] ^ own[suit]
    if suit == led:
        others |= best
    elif not suit:
        others |= ruff
    return not between & others


def chosen(deviations: list[int], number: int, generator: Generator) -> list[int]:
    """So many of the layouts, by their places and in their order, each as often as it weighs.

    One draw decides: the weights are laid end to end, and marks at even distances picked from them.
    """
    least = min(deviations)
    weights = [1 << _DOUBT * max(0, _MOST - each + least) for each in deviations]
    total = sum(weights)
    mark = generator.below(total)
    places, reached = [], 0
    for place, weight in enumerate(weights):
        reached += number * weight
        while mark < reached:
            places.append(place)
            mark += total
    return places
