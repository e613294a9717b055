"""The whole numbers that weigh the player's rules; a climb over duplicate deals found them.

Scores of leads and costs of discards are compared with their like only, so their unit is free.
Thresholds are card points on the table, or numbers of cards where the name says ``unseen``.
"""

from dataclasses import dataclass
from typing import Final

__all__ = ["PLAYER", "PlayerTable"]


@dataclass(frozen=True, slots=True)
class PlayerTable:
    """One way of playing by the rules of `leading`, `following`, `ruffing` and `sparing`."""

    master_ace: int = 114
    """Lead of a side ace."""
    master_seven: int = 89
    """Lead of a side seven whose ace is gone or in the same hand; likewise the next two."""
    master_court: int = 98
    master_empty: int = 98
    master_unseen: int = 5
    """Added for each unseen card of the suit: the more there are, the fewer are void (T02)."""
    master_sure: int = 200
    """Lead of a master when the opponents hold no trump."""
    master_ruffed: int = 99
    """Lead of a master that an opponent is known to be able to ruff, less its points."""

    low: int = 55
    """Lead of the weakest card of a side suit."""
    low_own: int = 4
    """Added for each own card of the suit."""
    low_unseen: int = 8
    """Added for each unseen card of the suit."""
    low_trumps: int = 2
    """Added for each own trump."""
    low_help: int = 17
    """Added when partner can ruff and no opponent is known to (T21)."""
    low_under_ace: int = -32
    """Added when the suit's seven is in the hand and its ace is not."""
    low_next: int = 23
    """Added when the next opponent is known to be able to ruff."""
    low_previous: int = -21
    """Added when only the other opponent is (T22)."""
    feed: int = 124
    """Lead of a counting card for partner to ruff (T21)."""
    feed_points: int = 1
    """Added for each of its points."""

    trump_master_long: int = 77
    """Lead of the master trump with at least half as many trumps as are unseen (T17, T18)."""
    trump_master_short: int = -22
    """The same with fewer."""
    trump_master_side: int = 37
    """Added for each side suit with a master to protect."""
    trump_few_unseen: int = 3
    """With at most so many trumps unseen they are drawn with the master, if it is held."""
    trump_low: int = 21
    """Lead of the weakest trump."""
    trump_low_own: int = 28
    """Added for each own trump."""
    trump_low_points: int = -1
    """Added for each of its points."""
    trump_low_ace: int = 20
    """Added while the ace of trump is unseen."""
    trump_low_side: int = 12
    """Added for each side suit with a master to protect."""
    trump_partner_void: int = 16
    """Added to both when partner has no trump to lose."""
    trump_idle: int = 10
    """Lead of the weakest trump when the opponents hold none."""

    second_trump: int = 4
    """Points for which the second seat takes a led trump with the master."""
    third_trump: int = 3
    """The same for the third seat."""
    last_trump: int = 20
    """Points, its own included, for which the last seat takes a led trump with ace or seven."""
    ruff_second: int = 3
    """Points for which the second seat ruffs (T14)."""
    ruff_third: int = 1
    ruff_last: int = 3
    ruff_high: int = 7
    """Points for which a ruff that may be overruffed is made with a trump that cannot."""
    ruff_protect: int = 3
    """Points for which the third seat ruffs over partner's card that the next seat may beat."""
    risk_unseen: int = 3
    """Unseen cards of the led suit with which partner's card is trusted not to be ruffed."""

    load_master: int = 2
    """Points that a master counts less when it is chosen to be given to a safe trick (T09)."""
    load_master_risk: int = 10
    """The same for a trick that can still be lost."""
    drop_points: int = 4
    """Cost of a discard for each of its points (T10)."""
    drop_own: int = 1
    """Cost for each own card of the suit."""
    drop_void: int = -16
    """Cost of the last card of a side suit with trumps in hand."""
    drop_guard: int = 29
    """Cost of the only card beside a seven whose ace is unseen."""
    drop_trump: int = 24
    """Cost of a trump."""
    drop_master: int = 62
    """Cost of a master."""


PLAYER: Final = PlayerTable()
"""The table of the level `player`."""
