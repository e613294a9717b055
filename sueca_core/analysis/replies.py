"""Why a card is played to a trick that another seat has led (rules.md T07-T15)."""

from sueca_core.analysis.scene import Reason, Scene
from sueca_core.game.cards import Rank

__all__ = ["REPLIES", "reason_to_reply"]

REPLIES = (
    "give",
    "nothing_to_give",
    "keep_master",
    "keep_trump",
    "give_unless_ruffed",
    "partner_may_lose",
    "over_partner",
    "must_take_over",
    "take_low",
    "take_fat",
    "take_last",
    "ruff_last",
    "ruff_sure",
    "take_sure",
    "take_master",
    "ruff",
    "force_higher",
    "keep_ace",
    "too_weak",
    "spare_trump",
    "leave_to_partner",
    "lost_cheap",
)
"""The codes of this module."""

_CHEAP = 4
"""A trick with no more points than this is not worth a trump."""


def reason_to_reply(it: Scene) -> Reason | None:
    """The first reason that holds; None where only a search knows one."""
    if it.takes:
        return _over_partner(it) if it.with_partner else _take(it)
    return _under_partner(it) if it.with_partner else _under_them(it)


def _over_partner(it: Scene) -> Reason | None:
    """The card takes the trick from partner."""
    if all(each in it.beaters for each in it.legal):
        return Reason("must_take_over", {"seat": it.winner})
    if not it.held_sure and it.sure:
        return Reason("over_partner", {"seat": it.winner})
    return None


def _take(it: Scene) -> Reason | None:
    """The card takes the trick from an opponent."""
    if it.last:
        return _take_last(it)
    if it.sure:
        code = "ruff_sure" if it.ruffs else "take_sure"
        return Reason(code, {"points": it.points})
    if it.only_a_ruff:
        return Reason("take_master", {"suit": it.led})
    if it.ruffs:
        return Reason("ruff", {"points": it.points}) if it.points else None
    if not it.card.points:
        return _stay_low(it)
    able = [seat for seat in it.foes if it.can_beat(seat, it.card)]
    return Reason("force_higher", {"seat": able[0]})


def _take_last(it: Scene) -> Reason | None:
    if it.ruffs:
        return Reason("ruff_last", {"points": it.points}) if it.points else None
    points = it.points + it.card.points
    others = [each for each in it.beaters if each is not it.card]
    if any(each.points < it.card.points for each in others):
        return Reason("take_fat", {"points": points})
    if any(each.strength > it.card.strength for each in others):
        return Reason("take_low", {"points": points})
    return Reason("take_last", {"points": points})


def _under_partner(it: Scene) -> Reason | None:
    """Partner is winning and the card leaves the trick to partner."""
    if not it.held_sure:
        return _partner_not_sure(it)
    if it.card.points:
        return Reason("give", {"seat": it.winner, "points": it.card.points})
    rich = [each for each in it.legal if each.points]
    if not rich:
        return Reason("nothing_to_give", {"seat": it.winner})
    if all(each.suit is it.trump for each in rich) and it.led is not it.trump:
        return Reason("keep_trump", {"seat": it.winner})
    kept = [each for each in rich if each.suit is not it.trump and it.knowing.is_master(each)]
    return Reason("keep_master", {"seat": it.winner, "card": kept[0]}) if kept else None


def _partner_not_sure(it: Scene) -> Reason | None:
    if it.card.points:
        return Reason("give_unless_ruffed", {"seat": it.winner}) if it.only_a_ruff else None
    able = [seat for seat in it.foes if it.can_beat(seat, it.best)]
    return Reason("partner_may_lose", {"seat": able[0]})


def _under_them(it: Scene) -> Reason | None:
    """An opponent is winning and the card does not beat theirs."""
    if it.beaters:
        return _could_win(it)
    partner = it.seat.partner
    if not it.held_sure:
        return Reason("leave_to_partner", {"seat": partner})
    if not it.cheapest:
        return None
    return Reason("lost_cheap", {"points": it.points})


def _could_win(it: Scene) -> Reason | None:
    """Another card would have won so far."""
    if it.card.points:
        return None
    if it.led is not it.trump and it.beaters[0].suit is it.trump:
        cheap = it.points <= _CHEAP and it.card.suit is not it.trump
        return Reason("spare_trump", {"points": it.points}) if cheap else None
    return _stay_low(it)


def _stay_low(it: Scene) -> Reason | None:
    """A card without points where a stronger one of the suit could be played."""
    over = [each for each in it.beaters if each.strength > it.card.strength]
    if it.card.suit is not it.led or not over:
        return None
    top = max(over, key=lambda each: each.strength)
    seven = it.unseen(it.led, Rank.SEVEN)
    if top.rank is Rank.ACE and seven:
        return Reason("keep_ace", {"card": top, "other": seven})
    able = [seat for seat in it.foes if it.can_beat(seat, top)]
    return Reason("too_weak", {"card": top, "seat": able[0]}) if able else None
