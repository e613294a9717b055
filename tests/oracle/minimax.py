"""Best play with all cards seen, by trying everything; for the last three tricks or so.

Deliberately another style than any solver's: no pruning, no table, no move order, no packed
cards. Everything is reckoned as card points that North and South take in the tricks not yet
collected, the one on the table included; only `values` turns that round for the other side.
"""

from .dealing import next_seat
from .play import Trick, legal, points, side, winner

Hands = dict[str, list[str]]


def north_south_takes(hands: Hands, seat: str, trick: Trick, trump: str, direction: str) -> int:
    """Card points of North and South from here on when both sides play their best."""
    results = [
        north_south_after(hands, seat, trick, trump, direction, card)
        for card in legal(hands[seat], trick)
    ]
    if not results:
        return 0
    return max(results) if side(seat) == "NS" else min(results)


def north_south_after(
    hands: Hands, seat: str, trick: Trick, trump: str, direction: str, card: str
) -> int:
    """The same, once this card has been played."""
    left = {who: [held for held in hands[who] if held != card] for who in hands}
    table = [*trick, (seat, card)]
    if len(table) < 4:
        return north_south_takes(left, next_seat(seat, direction), table, trump, direction)
    taker = winner(table, trump)
    collected = points([played for _, played in table]) if side(taker) == "NS" else 0
    return collected + north_south_takes(left, taker, [], trump, direction)


def values(hands: Hands, seat: str, trick: Trick, trump: str, direction: str) -> dict[str, int]:
    """Card points that the side of the seat to play takes, for each of its legal cards."""
    everything = points([held for hand in hands.values() for held in hand])
    everything += points([played for _, played in trick])
    worth = {}
    for card in legal(hands[seat], trick):
        result = north_south_after(hands, seat, trick, trump, direction, card)
        worth[card] = result if side(seat) == "NS" else everything - result
    return worth
