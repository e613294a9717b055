"""The levels of the computer players, from the weakest to the strongest.

A choice depends on the view, the level and the bot version alone: equal views get equal cards, in
every process and on every Python. A card that the rules force is played at once.
"""

from collections.abc import Callable
from functools import partial
from typing import Final

from sueca_core.bots import learner, player, random_bot
from sueca_core.bots.generator import Generator
from sueca_core.bots.searching import CRAFTY, MASTER, Searching, Thoroughness
from sueca_core.game.cards import Card
from sueca_core.game.errors import CodedError
from sueca_core.game.view import PlayerView, view_text
from sueca_core.solver.jobs import AtOnce, Job, finish

__all__ = ["BOT_VERSIONS", "LEVELS", "choose", "start"]

BOT_VERSIONS: Final = {"random": 1, "learner": 1, "player": 1, "crafty": 1, "master": 1}
"""Raised whenever a level may choose another card than before for some view."""
LEVELS: Final = tuple(BOT_VERSIONS)
"""The names of the levels, the weakest first."""


def start(level: str, view: PlayerView) -> Job[Card]:
    """The choice of a card as a job; see `jobs`. Raises as `choose`, before the first step."""
    think = _thinker(level, view)
    return AtOnce(partial(_only, view)) if len(view.legal) == 1 else think(view)


def choose(level: str, view: PlayerView) -> Card:
    """The card that a level plays, always one of `view.legal`.

    Raises ``bots/unknown_level``, and ``bots/not_your_turn`` for a view whose seat is not to play.
    """
    return finish(start(level, view))


def _thinker(level: str, view: PlayerView) -> Callable[[PlayerView], Job[Card]]:
    think = _THINKERS.get(level)
    if think is None:
        raise CodedError("bots/unknown_level", level=level[:20])
    if view.turn is not view.seat:
        raise CodedError("bots/not_your_turn", seat=view.seat.letter)
    return think


def _only(view: PlayerView) -> Card:
    return view.legal[0]


def _random(view: PlayerView) -> Card:
    seed = f"sueca/bot/random/{BOT_VERSIONS['random']}/{view_text(view)}"
    return random_bot.choose(view, Generator(seed))


def _at_once(choose: Callable[[PlayerView], Card]) -> Callable[[PlayerView], Job[Card]]:
    return lambda view: AtOnce(partial(choose, view))


def _searching(level: str, how: Thoroughness) -> Callable[[PlayerView], Job[Card]]:
    seed = f"sueca/bot/{level}/{BOT_VERSIONS[level]}"
    return lambda view: Searching(view, how, seed)


_THINKERS: Final[dict[str, Callable[[PlayerView], Job[Card]]]] = {
    "random": _at_once(_random),
    "learner": _at_once(learner.choose),
    "player": _at_once(player.choose),
    "crafty": _searching("crafty", CRAFTY),
    "master": _searching("master", MASTER),
}
