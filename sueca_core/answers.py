"""Words that computer players have to say at once, joined to the sitting that asks for them.

Whether a weak hand is called, and whether somebody accuses, is settled within the request that led
to it: an outsider cannot see that anybody was asked.
"""

from sueca_core.bots.calls import seat_to_accuse, wants_new_deal
from sueca_core.session.flow import Update
from sueca_core.session.messages import (
    AskAccusation,
    AskWeak,
    BotAccuses,
    BotSaysWeak,
    Effect,
    Message,
)
from sueca_core.session.model import Sitting
from sueca_core.session.update import update

__all__ = ["answered"]


def answered(sitting: Sitting, effects: tuple[Effect, ...]) -> Update:
    """The sitting and its effects when every computer player that was asked a word has said it."""
    left: tuple[Effect, ...] = ()
    waiting = list(effects)
    while waiting:
        effect = waiting.pop(0)
        answer = _answer(effect)
        if answer is not None:
            sitting, more = update(sitting, answer)
            waiting = [*more]
        elif not isinstance(effect, AskAccusation):
            left += (effect,)
    return sitting, left


def _answer(effect: Effect) -> Message | None:
    """The answer to a question; None for what is none, and where nobody is accused."""
    if isinstance(effect, AskWeak):
        return BotSaysWeak(effect.seat, wants_new_deal(effect.view))
    if isinstance(effect, AskAccusation):
        accused = seat_to_accuse(effect.view)
        return None if accused is None else BotAccuses(effect.seat, accused)
    return None
