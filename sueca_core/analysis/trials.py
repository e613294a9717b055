"""What only trying tells: a card played out in imagined layouts, beside the next best one.

The layouts are drawn evenly from all that the seat's view allows, and played to their end by rules
of thumb. That is a plainer search than the coach's own, which looks at games too: it is only told
of where it agrees.
"""

from dataclasses import dataclass
from typing import Final

from sueca_core.bots.frame import Frame, add_card, frame_of
from sueca_core.bots.generator import Generator
from sueca_core.bots.playout import play_out
from sueca_core.bots.policy import POLICIES
from sueca_core.game.cards import Card
from sueca_core.game.view import PlayerView, view_text

__all__ = ["LAYOUTS", "Trial", "tried"]

LAYOUTS: Final = 40


@dataclass(frozen=True, slots=True)
class Trial:
    """How much better a card came out than every other."""

    points: int
    """Card points a layout that the own side took more, on average and rounded down; at least 1."""
    other: Card
    """The best of the other cards."""


def tried(view: PlayerView, card: Card) -> Trial | None:
    """Try a card, one of `view.legal`, against the others; None where it is not a point better.

    The view's seat must be to play. Equal views get equal answers.
    """
    frame = frame_of(view)
    candidates = frame.candidates()
    if len(candidates) < 2 or not frame.worlds.count:
        return None
    mine = frame.representing(card, candidates)
    sums = _sums(frame, candidates, Generator(f"sueca/coach/1/{view_text(view)}"))
    other = max([n for n in range(len(sums)) if n != mine], key=sums.__getitem__)
    points = (sums[mine] - sums[other]) // LAYOUTS
    return Trial(points, frame.card(candidates[other])) if points > 0 else None


def _sums(frame: Frame, candidates: list[int], generator: Generator) -> list[int]:
    """Card points of the own side after each candidate, added up over the same layouts."""
    sums = [0] * len(candidates)
    for number in range(LAYOUTS):
        layout = frame.worlds.draw(generator)
        layout[0] = frame.hand
        for place, each in enumerate(candidates):
            sums[place] += _played_out(frame, layout, each, number % 2)
    return sums


def _played_out(frame: Frame, layout: list[list[int]], card: int, policy: int) -> int:
    """Card points that the own side takes from here on in a layout."""
    hands = [each[:] for each in layout]
    left, voids = frame.left[:], frame.voids[:]
    suit, bit = card >> 10, card & 1023
    hands[0][suit] ^= bit
    left[suit] ^= bit
    trick = add_card(frame.trick, 0, card)
    if trick[0] != suit:
        voids[0] |= 1 << trick[0]
    way = POLICIES[policy]
    taken, _, _ = play_out(way, hands, left, voids, trick, 1, frame.place + 1, frame.tricks)
    return taken
