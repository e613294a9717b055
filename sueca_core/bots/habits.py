"""The whole numbers that weigh the rules of thumb in imagined hands.

Scores and costs are compared with their like only; thresholds are card points on the table. Two
tables play by turns, so that a card is chosen that does well against more than one way of playing.
"""

from dataclasses import dataclass
from typing import Final

__all__ = ["BOLD", "CAREFUL", "Habits"]


@dataclass(frozen=True, slots=True)
class Habits:
    """One way of playing by the rules of `leads` and `plays`."""

    master_ace: int
    """Lead of a side ace."""
    master_seven: int
    master_other: int
    master_unseen: int
    """Added for each unseen card of the suit (rules.md T02)."""
    master_sure: int
    """Lead of a master when the opponents hold no trump."""
    master_ruffed: int
    """Lead of a master that an opponent is known to be able to ruff, less its points."""
    low: int
    """Lead of the weakest card of a side suit."""
    low_own: int
    low_unseen: int
    """Added for each own and each unseen card of the suit."""
    low_help: int
    """Added when partner can ruff and no opponent is known to (T21)."""
    low_under_ace: int
    """Added when the suit's seven is in the hand and its ace is unseen."""
    low_next: int
    low_previous: int
    """Added when the next or only the other opponent is known to be able to ruff (T22)."""
    feed: int
    """Lead of a counting card for partner to ruff, its points added (T21)."""
    trump_long: int
    trump_short: int
    """Lead of the master trump with at least half as many trumps as are unseen, or fewer (T17)."""
    trump_side: int
    """Added to the lead of the master trump for each side suit with a master to protect."""
    trump_low: int
    """Lead of the weakest trump, its points subtracted."""
    trump_low_side: int
    """Added to it for each side suit with a master to protect."""
    trump_own: int
    """Added for each own trump."""
    trump_ace: int
    """Added while the ace of trump is unseen."""
    trump_alone: int
    """Added to both when partner has no trump to lose."""
    trump_few: int
    """With at most so many trumps unseen they are drawn with the master, if it is held."""
    trump_idle: int
    """Lead of the weakest trump when the opponents hold none."""
    second_trump: int
    third_trump: int
    """Points for which a led trump is taken with a card that holds."""
    last_trump: int
    """Points, its own included, for which the last seat takes a led trump with ace or seven."""
    ruff: tuple[int, int, int, int]
    """Points for which a seat ruffs, by its place in the trick; a leader never does (T14)."""
    ruff_high: int
    """Points for which a ruff that may be overruffed is made with a trump that cannot."""
    ruff_protect: int
    """Points for which the third seat ruffs over partner's card that the next seat may beat."""
    risk_unseen: int
    """Unseen cards of the led suit with which partner's card is trusted not to be ruffed."""
    load_master: int
    """Points that a master counts less when it is given to a safe trick (T09)."""
    load_risk: int
    """The same for a trick that can still be lost."""
    drop_points: int
    """Cost of a discard for each of its points (T10)."""
    drop_own: int
    """Cost for each own card of the suit."""
    drop_void: int
    """Cost of the last card of a side suit with trumps in hand."""
    drop_guard: int
    """Cost of the only card beside a seven whose ace is unseen."""
    drop_trump: int
    drop_master: int


CAREFUL: Final = Habits(
    master_ace=114,
    master_seven=89,
    master_other=98,
    master_unseen=5,
    master_sure=200,
    master_ruffed=99,
    low=61,
    low_own=4,
    low_unseen=8,
    low_help=17,
    low_under_ace=-32,
    low_next=23,
    low_previous=-21,
    feed=124,
    trump_long=77,
    trump_short=-22,
    trump_side=37,
    trump_low=21,
    trump_low_side=12,
    trump_own=28,
    trump_ace=20,
    trump_alone=16,
    trump_few=3,
    trump_idle=10,
    second_trump=4,
    third_trump=3,
    last_trump=20,
    ruff=(99, 3, 1, 3),
    ruff_high=7,
    ruff_protect=3,
    risk_unseen=3,
    load_master=2,
    load_risk=10,
    drop_points=4,
    drop_own=1,
    drop_void=-16,
    drop_guard=29,
    drop_trump=24,
    drop_master=62,
)
"""The numbers that were tuned for the level `player`."""
BOLD: Final = Habits(
    master_ace=130,
    master_seven=110,
    master_other=95,
    master_unseen=6,
    master_sure=200,
    master_ruffed=20,
    low=50,
    low_own=2,
    low_unseen=6,
    low_help=40,
    low_under_ace=-20,
    low_next=-20,
    low_previous=-30,
    feed=80,
    trump_long=70,
    trump_short=10,
    trump_side=15,
    trump_low=-10,
    trump_low_side=15,
    trump_own=20,
    trump_ace=5,
    trump_alone=0,
    trump_few=3,
    trump_idle=10,
    second_trump=8,
    third_trump=4,
    last_trump=14,
    ruff=(99, 4, 2, 1),
    ruff_high=12,
    ruff_protect=6,
    risk_unseen=4,
    load_master=6,
    load_risk=10,
    drop_points=6,
    drop_own=0,
    drop_void=-6,
    drop_guard=20,
    drop_trump=16,
    drop_master=30,
)
"""Cashes its masters, leads fewer trumps and ruffs more for itself."""
