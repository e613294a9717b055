"""A finished hand gone over: what each own card cost, and what one could have known.

Two measures stand beside each other. The exact loss of a card is hindsight, with all cards seen.
The coach's card is what the strongest player would have played knowing only what the seat knew,
with its reason: whoever played that card has played well, whatever it cost.
"""

from dataclasses import dataclass

from sueca_core.analysis.hints import Hint, HintJob
from sueca_core.analysis.losses import CardLoss, Losses, LossesJob
from sueca_core.analysis.moments import Moment
from sueca_core.game.cards import Card
from sueca_core.game.seats import Seat, Side
from sueca_core.solver.jobs import Done, Progress

__all__ = ["OwnCard", "Review", "ReviewJob", "Split"]


@dataclass(frozen=True, slots=True)
class OwnCard:
    """One card of the seat; points are North and South's at the end of the hand."""

    trick: int
    """1 to 10."""
    card: Card
    forced: bool
    """Whether it was the only card that could be played."""
    coach: Hint | None
    """What the coach would have played; None for a forced card, and as long as it is not known."""
    loss: int | None
    """Card points that it gave away, 0 or more; None where not solved, or not yet."""
    after: int | None
    """What the hand comes to after it, all playing their best."""
    ends: dict[Card, int]
    """What it comes to after each card that could be played, where the card gave something away."""


@dataclass(frozen=True, slots=True)
class Split:
    """The result apart: it is par, less the own side's losses, plus the gifts."""

    par: int
    own: int
    """Card points that the seat's own cards gave away."""
    partner: int
    gifts: int
    """Card points that the opponents' cards gave away."""


@dataclass(frozen=True, slots=True)
class Review:
    """What is known of a hand by now."""

    cards: tuple[OwnCard, ...]
    """The ten cards of the seat in order of play."""
    points: int
    """Card points that North and South took."""
    split: Split | None
    """None unless all forty cards are solved."""
    solved: int
    """How many of the forty cards are solved, from the last one back."""


class ReviewJob:
    """The review in steps: first the coach's cards, then the losses."""

    __slots__ = ("_hints", "_job", "_losses", "_moments", "_seat", "_waiting")

    def __init__(self, moments: tuple[Moment, ...], seat: Seat) -> None:
        """The forty cards of the hand, and whose cards are looked at; the seat is South or North.

        A card that did not follow suit has no coach's card and no loss.
        """
        self._moments = moments
        self._seat = seat
        self._hints: dict[int, Hint] = {}
        self._waiting = [each for each in self._own() if len(each.legal) > 1]
        self._job: HintJob | None = None
        self._losses = LossesJob(moments, seat)

    def step(self) -> Progress | Done[Review]:
        """About 30 ms. After the end it hands over the same result again."""
        if self._waiting:
            self._hint(self._waiting[0])
            return Progress(len(self._hints), 50)
        step = self._losses.step()
        if isinstance(step, Done):
            return Done(self.review)
        return Progress(10 + step.done, 50)

    def _hint(self, moment: Moment) -> None:
        self._job = self._job or HintJob(moment.view)
        step = self._job.step()
        if isinstance(step, Done):
            self._hints[moment.trick] = step.result
            self._waiting.pop(0)
            self._job = None

    @property
    def review(self) -> Review:
        """What is known by now."""
        losses = self._losses.losses
        rows = zip(self._moments, losses.cards, strict=True)
        own = [self._row(moment, loss) for moment, loss in rows if moment.seat is self._seat]
        last = self._moments[-1].after()
        solved = sum(each.loss is not None for each in losses.cards)
        points = last.card_points[Side.NS.index]
        return Review(tuple(own), points, _split(losses, self._seat), solved)

    def _own(self) -> list[Moment]:
        return [each for each in self._moments if each.seat is self._seat]

    def _row(self, moment: Moment, loss: CardLoss) -> OwnCard:
        return OwnCard(
            moment.trick,
            moment.card,
            len(moment.legal) == 1,
            self._hints.get(moment.trick),
            loss.loss,
            loss.after,
            loss.ends,
        )


def _split(losses: Losses, seat: Seat) -> Split | None:
    gifts, both = losses.given(seat.side.other), losses.given(seat.side)
    if losses.par is None or gifts is None or both is None:
        return None
    own = sum([each.loss or 0 for each in losses.cards if each.seat is seat])
    return Split(losses.par, own, both - own, gifts)
