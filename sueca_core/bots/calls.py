"""What a computer player says beside playing cards: the same for every level.

Like a card, a word follows from the view alone. No computer player ever revokes, and it accuses
only on proof that lies open on the table (rules.md E62).
"""

from sueca_core.game.calls import proven_revoke
from sueca_core.game.seats import SEATS, Seat
from sueca_core.game.view import PlayerView

__all__ = ["seat_to_accuse", "wants_new_deal"]


def wants_new_deal(view: PlayerView) -> bool:
    """Whether a seat asked about its weak hand wants another deal: unless it has five trumps."""
    return sum([each.suit is view.trump for each in view.hand]) < 5


def seat_to_accuse(view: PlayerView) -> Seat | None:
    """The opponent whose open cards prove a revoke; None without proof."""
    for seat in SEATS:
        if seat.side is not view.seat.side and proven_revoke(
            view.tricks, view.leader, view.table, seat, view.rules
        ):
            return seat
    return None
