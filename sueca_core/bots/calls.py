"""What a computer player says beside playing cards: the same for every level."""

from sueca_core.game.view import PlayerView

__all__ = ["wants_new_deal"]


def wants_new_deal(view: PlayerView) -> bool:
    """Whether a seat asked about its weak hand wants another deal: unless it has five trumps."""
    return sum([each.suit is view.trump for each in view.hand]) < 5
