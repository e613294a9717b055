"""The whole numbers that weigh the player's rules."""

from dataclasses import dataclass
from typing import Final

__all__ = ["PLAYER", "PlayerTable"]


@dataclass(frozen=True, slots=True)
class PlayerTable:
    """One way of playing by the rules of `player`."""

    boss: int = 84
    boss_out: int = 5
    boss_points: int = 3
    boss_own: int = 2
    boss_sure: int = 200
    boss_sure_points: int = 3
    boss_ruffed: int = 20
    low: int = 55
    low_own: int = 6
    low_out: int = 8
    low_points: int = 5
    low_help: int = 28
    low_ruffed: int = 2
    low_under_boss: int = 0
    low_ace: int = 0
    feed: int = 60
    feed_points: int = 3
    trump_boss_long: int = 117
    trump_boss_short: int = 35
    trump_boss_points: int = 2
    trump_low: int = 25
    trump_low_own: int = 27
    trump_low_points: int = 5
    trump_low_ace: int = 11
    trump_low_bosses: int = 0
    trump_help: int = 0
    trump_idle: int = 10
    second_boss_out: int = 3
    second_cover_above: int = 0
    second_cover_points: int = 4
    third_load_out: int = 4
    third_load_trumped: int = 0
    third_boss_out: int = 2
    third_cover_above: int = 1
    third_cover_points: int = 4
    last_ace: int = 0
    last_seven_points: int = 0
    ruff_second: int = 1
    ruff_third: int = 0
    ruff_last: int = 1
    ruff_court: int = 1
    ruff_high: int = 15
    ruff_protect: int = 30
    load_points: int = 10
    load_boss: int = 60
    load_seven: int = 20
    load_own: int = 0
    load_likely: int = 0
    drop_points: int = 10
    drop_own: int = 2
    drop_void: int = 5
    drop_guard: int = 5
    drop_trump: int = 25
    trump_second_boss: int = 1
    trump_third_boss: int = 1


PLAYER: Final = PlayerTable()
"""The table of the level `player`, found by `tune`."""
