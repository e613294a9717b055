"""What the coach would play in the person's place, and why.

The card is that of the strongest computer player. The reason is one of `reasons`, if one holds:
then it is true, and simple. Where only the search knows why, the reason says just that.
"""

from dataclasses import dataclass
from typing import Final

from sueca_core.analysis.reasons import reason_for
from sueca_core.analysis.scene import Reason
from sueca_core.analysis.trials import LAYOUTS, tried
from sueca_core.bots.levels import LEVELS, start
from sueca_core.game.cards import Card
from sueca_core.game.view import PlayerView
from sueca_core.solver.jobs import Done, Job, Progress

__all__ = ["COACH", "FALLBACKS", "Hint", "HintJob"]

COACH: Final = LEVELS[-1]
"""The level whose cards are recommended."""
FALLBACKS: Final = ("tried", "best_found")
"""The codes of reasons beside those of `reasons`: no simple one was found."""


@dataclass(frozen=True, slots=True)
class Hint:
    """A card of the view's seat, and why."""

    card: Card
    reason: Reason


class HintJob:
    """The search for a hint, in steps."""

    __slots__ = ("_choice", "_view")

    def __init__(self, view: PlayerView) -> None:
        """Raises ``bots/not_your_turn`` for a view whose seat is not to play."""
        self._view = view
        self._choice: Job[Card] = start(COACH, view)

    def step(self) -> Progress | Done[Hint]:
        """Do one step. After the end it hands over the same result again."""
        step = self._choice.step()
        if isinstance(step, Progress):
            return step
        reason = reason_for(self._view, step.result) or _searched(self._view, step.result)
        return Done(Hint(step.result, reason))


def _searched(view: PlayerView, card: Card) -> Reason:
    """What trying tells for a card; where that tells nothing, only whose choice it is."""
    trial = tried(view, card)
    if trial is None:
        return Reason("best_found", {})
    return Reason("tried", {"layouts": LAYOUTS, "points": trial.points, "other": trial.other})
