"""Any legal card, each equally likely: the yardstick of tests and matches."""

from sueca_core.bots.generator import Generator
from sueca_core.game.cards import Card
from sueca_core.game.view import PlayerView

__all__ = ["choose"]


def choose(view: PlayerView, draw: Generator) -> Card:
    """A legal card drawn from the generator."""
    legal = view.legal
    return legal[draw.below(len(legal))]
