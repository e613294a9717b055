"""The whole state of a rubber, as frozen values.

`HandState` is the deal on the table, `State` the rubber around it. A state holds every seat's
cards: what one seat may know of it is in `view`.
"""

from dataclasses import dataclass
from enum import Enum
from typing import Final

from sueca_core.game.cards import Card
from sueca_core.game.deal import Deal
from sueca_core.game.events import RubberResult
from sueca_core.game.rulesets import RuleSet
from sueca_core.game.scoring import NOTHING_WAITS, HandResult, Pending
from sueca_core.game.seats import Seat
from sueca_core.game.trick import Trick

__all__ = ["TRICKS_IN_HAND", "HandState", "Phase", "State", "new_rubber"]

TRICKS_IN_HAND: Final = 10


class Phase(Enum):
    """What the rubber waits for."""

    CHOOSING = "choosing"
    """The dealer's word on top or bottom."""
    DEALING = "dealing"
    """The cards."""
    CALLING = "calling"
    """A word of the seat asked about its weak hand."""
    PLAYING = "playing"
    """A card."""
    COUNTING = "counting"
    """The count after ten tricks; accusations are still heard."""
    HAND_OVER = "hand_over"
    """The next hand, begun like the first one."""
    RUBBER_OVER = "rubber_over"
    """Nothing."""


@dataclass(frozen=True, slots=True)
class HandState:
    """One deal, from the first card to the last."""

    deal: Deal
    hands: tuple[tuple[Card, ...], ...]
    """The cards still held, by seat index, sorted."""
    turn: Seat | None
    """Who plays or is asked now; None when the ten tricks are over."""
    leader: Seat
    """Who led or leads the trick on the table."""
    table: tuple[Card, ...]
    """Cards of the trick in progress in order of play, at most three."""
    tricks: tuple[Trick, ...]
    """The finished tricks in order."""
    card_points: tuple[int, int]
    """Card points taken by NS and EW."""
    trick_counts: tuple[int, int]
    """Tricks taken by NS and EW."""
    asking: tuple[Seat, ...]
    """Seats still to be asked about their weak hands, in order; secret, see `view`."""
    wrong_calls: tuple[tuple[Seat, Seat], ...]
    """Accuser and accused of every wrong accusation in this hand."""


@dataclass(frozen=True, slots=True)
class State:
    """A rubber."""

    rules: RuleSet
    phase: Phase
    games: tuple[int, int]
    """Games of NS and EW as scored; a winner's may lie above the target."""
    unanswered: tuple[int, int]
    """The most games that NS and EW had while the other side had none."""
    pending: Pending
    """What waits for the next decided hand."""
    dealer: Seat
    """The dealer of the hand in progress or, when a hand is over, of that hand."""
    hands_done: int
    """Completed hands; voided deals do not count."""
    deals_done: int
    """Deals made, voided ones too: the index of the next deal of a seed."""
    from_bottom: bool | None
    """The dealer's word on where trump comes from; None where the rules say it or none is said."""
    hand: HandState | None
    """The hand in progress or just finished; None before the first deal and after a voided one."""
    result: HandResult | None
    """The result of the finished hand, until the next is dealt."""
    rubber: RubberResult | None
    """The result of the rubber, once it is over."""


def new_rubber(rules: RuleSet, dealer: Seat) -> State:
    """A rubber before its first deal."""
    return State(
        rules=rules,
        phase=Phase.CHOOSING if rules.deal == "dealer_choice" else Phase.DEALING,
        games=(0, 0),
        unanswered=(0, 0),
        pending=NOTHING_WAITS,
        dealer=dealer,
        hands_done=0,
        deals_done=0,
        from_bottom=None,
        hand=None,
        result=None,
        rubber=None,
    )
