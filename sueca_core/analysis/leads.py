"""Why a card is led (rules.md T02, T04-T06, T16-T18, T21)."""

from sueca_core.analysis.scene import Reason, Scene
from sueca_core.game.cards import Rank

__all__ = ["LEADS", "reason_to_lead"]

LEADS = (
    "lead_sure",
    "trumps_all_mine",
    "draw_last_trump",
    "draw_trumps_top",
    "draw_trumps_low",
    "partner_ruffs",
    "force_ruff",
    "lead_ace",
    "lead_master",
    "lead_singleton",
    "lead_under_ace",
    "lead_low",
)
"""The codes of this module."""


def reason_to_lead(it: Scene) -> Reason | None:
    """The first reason that holds; None where only a search knows one."""
    return _trump(it) if it.card.suit is it.trump else _side(it)


def _trump(it: Scene) -> Reason | None:
    knowing = it.knowing
    out = knowing.of(it.trump)
    if not out:
        return Reason("trumps_all_mine", {})
    foes = [seat for seat in it.foes if not knowing.must_lack(seat, it.trump)]
    if not foes:
        return Reason("lead_sure", {}) if it.sure else None
    if not knowing.is_master(it.card):
        return Reason("draw_trumps_low", {"count": len(out)}) if len(out) > 1 else None
    if len(out) == 1:
        return Reason("draw_last_trump", {"card": out[0]})
    return Reason("draw_trumps_top", {"count": len(out)})


def _side(it: Scene) -> Reason | None:
    if it.sure:
        return Reason("lead_sure", {})
    ruffing = [seat for seat in it.foes if it.ruffs_known(seat, it.card.suit)]
    if ruffing:
        return _into_a_ruff(it)
    if it.knowing.is_master(it.card) and it.card.points:
        code = "lead_ace" if it.card.rank is Rank.ACE else "lead_master"
        return Reason(code, {"suit": it.card.suit})
    if it.ruffs_known(it.seat.partner, it.card.suit):
        return Reason("partner_ruffs", {"seat": it.seat.partner, "suit": it.card.suit})
    return _empty(it) if not it.card.points else None


def _into_a_ruff(it: Scene) -> Reason | None:
    """A card without points, where an opponent has to spend a trump to win it."""
    first = it.foes[0] if it.ruffs_known(it.foes[0], it.card.suit) else it.foes[1]
    if it.card.points:
        return None
    return Reason("force_ruff", {"seat": first, "suit": it.card.suit})


def _empty(it: Scene) -> Reason:
    suit = it.card.suit
    if it.leaves_void:
        return Reason("lead_singleton", {"suit": suit})
    seven, ace = it.held(suit, Rank.SEVEN), it.unseen(suit, Rank.ACE)
    if seven and ace:
        return Reason("lead_under_ace", {"card": seven, "other": ace})
    return Reason("lead_low", {"suit": suit})
