"""Counting plays: how many legal sequences of 1, 2, 3 ... cards start from a position.

Deliberately another style than the engine's: every position is a fresh copy of four lists.
"""

from .dealing import Deal, next_seat
from .play import Trick, after, legal, winner


def count(
    hands: dict[str, list[str]], seat: str, trick: Trick, trump: str, direction: str, depth: int
) -> list[int]:
    """Number of legal sequences of 1, 2, ... depth cards; zeros beyond the end of the hand."""
    totals = [0] * depth
    if depth == 0:
        return totals
    for card in legal(hands[seat], trick):
        left = {who: [held for held in hands[who] if held != card] for who in hands}
        table = [*trick, (seat, card)]
        to_play = next_seat(seat, direction)
        if len(table) == 4:
            to_play = winner(table, trump)
            table = []
        totals[0] += 1
        deeper = count(left, to_play, table, trump, direction, depth - 1)
        for distance, number in enumerate(deeper):
            totals[distance + 1] += number
    return totals


def count_from(the_deal: Deal, direction: str, played: list[str], depth: int) -> list[int]:
    """The same from a deal after some (legal) cards have been played."""
    hands, seat, trick = after(the_deal, direction, played)
    return count(hands, seat, trick, the_deal["trump"], direction, depth)
