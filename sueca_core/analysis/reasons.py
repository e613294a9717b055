"""Why a card is played, as a code with values, from the facts of the view alone.

A reason claims nothing that is not so: what it calls sure holds in every layout that the view
allows, what it calls possible in some. It does not claim that the card is the best one; whoever
recommends the card has found that out.
"""

from typing import Final

from sueca_core.analysis.leads import LEADS, reason_to_lead
from sueca_core.analysis.replies import REPLIES, reason_to_reply
from sueca_core.analysis.scene import Reason, Scene
from sueca_core.game.cards import Card
from sueca_core.game.view import PlayerView

__all__ = ["REASONS", "reason_for"]

REASONS: Final = ("last_card", "only_of_suit", *LEADS, *REPLIES)
"""The codes."""


def reason_for(view: PlayerView, card: Card) -> Reason | None:
    """The reason for a card, one of `view.legal`; None where no simple one holds.

    The seat of the view must be to play.
    """
    if len(view.hand) == 1:
        return Reason("last_card", {})
    if len(view.legal) == 1:
        return Reason("only_of_suit", {"suit": card.suit})
    scene = Scene(view, card)
    return reason_to_reply(scene) if view.table else reason_to_lead(scene)
