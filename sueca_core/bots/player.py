"""The player: tuned rules of thumb over everything a careful person remembers."""

from sueca_core.bots.following import follow
from sueca_core.bots.leading import lead
from sueca_core.bots.player_table import PLAYER, PlayerTable
from sueca_core.bots.reading import read
from sueca_core.bots.ruffing import discard_or_ruff
from sueca_core.bots.situation import Situation
from sueca_core.game.cards import CARDS, Card
from sueca_core.game.view import PlayerView

__all__ = ["choose", "place_of"]


def choose(view: PlayerView, table: PlayerTable = PLAYER) -> Card:
    """The player's card; the hand must not be empty and the seat must be to play."""
    return CARDS[place_of(read(view), table)]


def place_of(it: Situation, table: PlayerTable) -> int:
    """The place in the pack of the card to play."""
    if it.led < 0:
        return lead(it, table)
    return follow(it, table) if it.hand[it.led] else discard_or_ruff(it, table)
