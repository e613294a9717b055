"""The rules of thumb for imagined hands: the player's, less what costs more time than it is worth.

Everything is a small int (see `solver.packed`): trump is suit 0, a card is its suit << 10 and its
bit, a seat is its distance in play order from the one that thinks, so that partners are two apart.
`own` are the four suit masks of the seat to play, `left` those of all cards unplayed, its own
included; `voids` has by seat a bit for each suit that it has shown to lack. A seat uses what it
could know, however open the hands lie here: rules that use more lead to weaker choices.
"""

from collections.abc import Callable
from typing import Final, NamedTuple

from sueca_core.bots.discards import Discards
from sueca_core.bots.follows import Follows
from sueca_core.bots.habits import BOLD, CAREFUL, Habits
from sueca_core.bots.leads import Leads

__all__ = ["NO_RUFF", "POLICIES", "Policy", "TrickState", "make_policy"]

type Four = list[int]

type TrickState = tuple[int, int, int, int, int]
"""A trick in progress: the led suit; the bit that wins so far, 0 when that is a ruff; the bit of
the ruff, else `NO_RUFF`; the seat that wins so far; card points on the table."""

NO_RUFF: Final = 1 << 10
"""Any trump's bit is less, so it ruffs."""


class Policy(NamedTuple):
    """One way of playing."""

    lead: Callable[[Four, Four, Four, int], int]
    """`lead(own, left, voids, seat)`: the card to lead."""
    follow: Callable[[Four, Four, Four, int, int, int, int, bool, int], int]
    """`follow(own, left, voids, seat, led, best, place, ours, points)`: the bit to play of the led
    suit, of which the seat has two or more.

    `best` is as in a trick's state; `place` is 1 to 3; `ours` whether partner is winning; `points`
    lie on the table."""
    discard: Callable[[Four, Four, Four, int, int, int, int, int, bool, int], int]
    """`discard(own, left, voids, seat, led, best, ruff, place, ours, points)`: the card of a seat
    that cannot follow."""


def make_policy(habits: Habits) -> Policy:
    """The way of playing that has these habits."""
    return Policy(Leads(habits).lead, Follows(habits).follow, Discards(habits).discard)


POLICIES: Final = make_policy(CAREFUL), make_policy(BOLD)
"""The two ways of playing that take turns over the imagined layouts."""
