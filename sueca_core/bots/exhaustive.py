"""Every line of play of a few last tricks, where card points alone do not tell what they are worth.

A position is the cards left, the seat to lead, the own side's card points and whether a side has
taken every trick so far; what has been found out about one is kept. Cards are card sets as in
`solver.packed`, in the numbers of a frame: trump is suit 0, even seats are the own side.
"""

from dataclasses import dataclass
from typing import Final

from sueca_core.bots.frame import NO_TRICK, Frame, add_card
from sueca_core.bots.policy import TrickState
from sueca_core.bots.worth import Worth

__all__ = ["Exhaustive"]

_SUIT: Final = 1023
_ALL_TRICKS: Final = 10
_BEYOND: Final = 1 << 30

_SWEPT: Final = 0
_MIXED: Final = 1
_SWEEP: Final = 2
"""The own side has taken none, some or all of the tricks so far."""


@dataclass(frozen=True, slots=True)
class _Taken:
    """What the own side has."""

    points: int
    status: int
    last: bool = False
    """Whether it took the last trick that was played."""


class Exhaustive:
    """One layout; what is found out for one candidate serves the next."""

    __slots__ = ("_hands", "_known", "_worth", "nodes")

    nodes: int
    """Cards tried so far."""

    def __init__(self, worth: Worth, hands: list[int]) -> None:
        """`hands`: card sets by seat, without the cards on the table."""
        self._worth = worth
        self._hands = hands
        self._known: dict[tuple[int, int, _Taken], tuple[int, int]] = {}
        self.nodes = 0

    def value(self, frame: Frame, card: int) -> int:
        """What the hand is worth to seat 0 after its card; a trick must have been played."""
        hands = self._hands
        cards = hands[0] | hands[1] | hands[2] | hands[3]
        done = _ALL_TRICKS - frame.tricks
        status = {0: _SWEPT, done: _SWEEP}.get(frame.won, _MIXED)
        taken = _Taken(frame.points, status)
        line = cards, frame.trick, 0, frame.place
        return self._after(line, card, taken, -_BEYOND, _BEYOND)

    def _after(
        self, line: tuple[int, TrickState, int, int], card: int, taken: _Taken, low: int, high: int
    ) -> int:
        """The value once a card has been played: cards, trick, seat and place are those before."""
        self.nodes += 1
        cards, trick, seat, place = line
        cards ^= (card & _SUIT) << 10 * (card >> 10)
        trick = add_card(trick, seat, card)
        if place < 3:
            return self._best((cards, trick, seat + 1 & 3, place + 1), taken, low, high)
        winner = trick[3]
        ours = not winner & 1
        status = taken.status
        if status == (_SWEPT if ours else _SWEEP):
            status = _MIXED
        taken = _Taken(taken.points + (trick[4] if ours else 0), status, ours)
        return self._lead(cards, winner, taken, low, high) if cards else self._end(taken)

    def _end(self, taken: _Taken) -> int:
        if taken.status == _SWEEP:
            return self._worth.sweep
        if taken.status == _SWEPT:
            return self._worth.swept
        return (self._worth.won if taken.last else self._worth.lost)[taken.points]

    def _lead(self, cards: int, seat: int, taken: _Taken, low: int, high: int) -> int:
        """The value at the beginning of a trick, or a bound of it beyond `low` or `high`."""
        key = cards, seat, taken
        least, most = self._known.get(key, (-_BEYOND, _BEYOND))
        if least >= high or least == most:
            return least
        if most <= low:
            return most
        value = self._best((cards, NO_TRICK, seat, 0), taken, low, high)
        self._known[key] = (
            value if value > low else least,
            value if value < high else most,
        )
        return value

    def _best(
        self, line: tuple[int, TrickState, int, int], taken: _Taken, low: int, high: int
    ) -> int:
        """The best of all cards of the seat to play: the largest value on the own side."""
        cards, trick, seat, _ = line
        ours = not seat & 1
        best = -_BEYOND if ours else _BEYOND
        for card in _plays(cards & self._hands[seat], trick[0]):
            value = self._after(line, card, taken, low, high)
            if ours:
                best = max(best, value)
                low = max(low, value)
            else:
                best = min(best, value)
                high = min(high, value)
            if low >= high:
                break
        return best


def _plays(hand: int, led: int) -> list[int]:
    """The cards that may be played, strong ones first."""
    if led >= 0 and hand >> 10 * led & _SUIT:
        hand &= _SUIT << 10 * led
    cards = []
    while hand:
        place = (hand & -hand).bit_length() - 1
        cards.append(place // 10 << 10 | 1 << place % 10)
        hand &= hand - 1
    return cards
