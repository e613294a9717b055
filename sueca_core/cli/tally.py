"""What a match comes to: scores of hands, means with their errors, times, blunders."""

import time
from dataclasses import dataclass, field
from statistics import fmean, median, stdev

from sueca_core.analysis.blunders import BLUNDERS, blunders
from sueca_core.bots.levels import choose
from sueca_core.game.cards import Card
from sueca_core.game.view import PlayerView

__all__ = ["MatchResult", "Score", "Watched", "tally"]


@dataclass(frozen=True, slots=True)
class Score:
    """One hand, seen by level A."""

    points: int
    """A's points minus B's."""
    games: int
    """A's games minus B's, what waited included."""
    rubber: bool | None
    """Whether A won the rubber with this hand; None while the rubber goes on."""


@dataclass(frozen=True, slots=True)
class MatchResult:
    """A match. Means are of A's minus B's for each hand played."""

    deals: int
    """Deals, each of which was played twice."""
    points: float
    points_se: float | None
    """Standard error of the mean over the deals; None for a single deal."""
    games: float
    games_se: float | None
    deals_won: float
    """A's share of the hands, a tie counting half."""
    rubbers_won: float | None
    """A's share of the finished rubbers of both seatings; None if none was finished."""
    ms_per_card: dict[str, dict[str, float]]
    """``median`` and ``p95`` of the milliseconds a card for ``A`` and ``B``, forced cards left
    out."""
    blunders: dict[str, dict[str, int]]
    """For ``A`` and ``B`` how many cards each check of rules.md 7.2 blames, in all hands."""


@dataclass(slots=True)
class Watched:
    """A level that is timed and whose cards are checked."""

    level: str
    milliseconds: list[float] = field(default_factory=list)
    blunders: dict[str, int] = field(default_factory=lambda: dict.fromkeys(BLUNDERS, 0))

    def __call__(self, view: PlayerView) -> Card:
        """Choose a card; a forced one is neither timed nor blamed."""
        if len(view.legal) == 1:
            return choose(self.level, view)
        began = time.perf_counter()
        card = choose(self.level, view)
        self.milliseconds.append((time.perf_counter() - began) * 1000)
        for each in blunders(view, card):
            self.blunders[each] += 1
        return card


def tally(pairs: list[tuple[Score, Score]], players: tuple[Watched, Watched]) -> MatchResult:
    """The result of deals that were played twice each, by A and B."""
    points = [(x.points + y.points) / 2 for x, y in pairs]
    games = [(x.games + y.games) / 2 for x, y in pairs]
    hands = [each for pair in pairs for each in pair]
    rubbers = [each.rubber for each in hands if each.rubber is not None]
    named = dict(zip("AB", players, strict=True))
    return MatchResult(
        deals=len(pairs),
        points=round(fmean(points), 3),
        points_se=_standard_error(points),
        games=round(fmean(games), 4),
        games_se=_standard_error(games),
        deals_won=round(fmean([_share(each.points) for each in hands]), 4),
        rubbers_won=round(fmean(rubbers), 4) if rubbers else None,
        ms_per_card={name: _times(each) for name, each in named.items()},
        blunders={name: each.blunders for name, each in named.items()},
    )


def _standard_error(values: list[float]) -> float | None:
    if len(values) < 2:
        return None
    return float(round(stdev(values) / len(values) ** 0.5, 4))


def _share(points: int) -> float:
    return 0.5 if points == 0 else float(points > 0)


def _times(player: Watched) -> dict[str, float]:
    ordered = sorted(player.milliseconds)
    last = ordered[len(ordered) * 95 // 100]
    return {"median": round(median(ordered), 4), "p95": round(last, 4)}
