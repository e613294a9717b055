"""What a finished hand is worth (rules.md sections 4.1 and 4.4)."""

from dataclasses import dataclass
from enum import Enum
from typing import Final, Literal

from sueca_core.game.cards import ALL_POINTS
from sueca_core.game.rulesets import RuleSet
from sueca_core.game.seats import SIDES, Seat, Side

__all__ = ["NOTHING_WAITS", "HandResult", "Outcome", "Pending", "score_hand"]

type Pending = int | Literal["double"]
"""What waits for the next decided hand: a number of games, or ``double`` its worth."""

NOTHING_WAITS: Final[Pending] = 0
SWEEP_GAMES: Final = 4
ALL_TRICKS: Final = 10


class Outcome(Enum):
    """Why a hand was worth what it was."""

    TIE = "tie"
    WIN = "win"
    DOUBLE = "double"
    EXACT_90 = "exact_90"
    ALL_POINTS = "all_points"
    SWEEP = "sweep"
    REVOKE_FOUND = "revoke_found"
    REVOKE_NOT_FOUND = "revoke_not_found"


@dataclass(frozen=True, slots=True)
class HandResult:
    """The result of a hand that was played out or ended by an accusation."""

    outcome: Outcome
    points: tuple[int, int]
    """Points of NS and EW, a bonus for the last trick included."""
    tricks: tuple[int, int]
    """Tricks of NS and EW; they make ten unless an accusation ended the hand."""
    winner: Side | None
    """The side that scores; None for a tie."""
    award: tuple[int, int]
    """Games scored by NS and EW, what waited included; never cut down to the target."""
    waited: Pending
    """What waited and was paid out by this hand; 0 when nothing was."""
    pending: Pending
    """What waits after this hand."""
    accusation: tuple[Seat, Seat] | None = None
    """Accuser and accused of the call that ended the hand; None when it was played out."""


def score_hand(
    card_points: tuple[int, int],
    tricks: tuple[int, int],
    last_trick: Side,
    pending: Pending,
    rules: RuleSet,
) -> HandResult:
    """Score a completed hand.

    `card_points` and `tricks` are those of NS and EW (together 120 and ten), `last_trick` is the
    side that won the tenth trick, `pending` what waited before the hand.
    """
    points = _with_bonus(card_points, last_trick, rules)
    if points[0] == points[1]:
        left = _after_tie(pending, rules)
        return HandResult(Outcome.TIE, points, tricks, None, (0, 0), NOTHING_WAITS, left)
    winner = SIDES[0] if points[0] > points[1] else SIDES[1]
    place = winner.index
    outcome = _outcome(points[place], card_points[place], tricks[place], rules)
    games = _worth(outcome, rules)
    games = games * 2 if pending == "double" else games + pending
    award = (games, 0) if winner is SIDES[0] else (0, games)
    return HandResult(outcome, points, tricks, winner, award, pending, NOTHING_WAITS)


def _with_bonus(points: tuple[int, int], last_trick: Side, rules: RuleSet) -> tuple[int, int]:
    ns, ew = points
    if last_trick is SIDES[0]:
        return ns + rules.last_trick, ew
    return ns, ew + rules.last_trick


def _after_tie(pending: Pending, rules: RuleSet) -> Pending:
    """What waits after a tie, by the rule set's way with ties (C8, C9)."""
    if rules.tie == "double_next":
        return "double"
    waiting = 0 if pending == "double" else pending
    return {"void": 0, "carry": waiting + 1, "carry_once": 1}[rules.tie]


def _outcome(points: int, card_points: int, tricks: int, rules: RuleSet) -> Outcome:
    """The winner's outcome; the order of the questions is that of rules.md 4.1."""
    if tricks == ALL_TRICKS:
        return Outcome.SWEEP
    if card_points == ALL_POINTS:
        return Outcome.ALL_POINTS
    if 4 * points > 3 * (ALL_POINTS + rules.last_trick):
        return Outcome.DOUBLE
    if points == 90 and rules.exact_90 != 1:
        return Outcome.EXACT_90
    return Outcome.WIN


def _worth(outcome: Outcome, rules: RuleSet) -> int:
    return {
        Outcome.WIN: 1,
        Outcome.DOUBLE: 2,
        Outcome.EXACT_90: rules.exact_90,
        Outcome.ALL_POINTS: rules.all_points_lost_trick,
        Outcome.SWEEP: SWEEP_GAMES,
    }[outcome]
