"""Deals and records that come from outside, and what of a finished hand can be handed on."""

from collections.abc import Callable
from typing import Final

from sueca_core.answers import answered
from sueca_core.bots.levels import BOT_VERSIONS, LEVELS
from sueca_core.desk import Answer, Desk
from sueca_core.game.cards import Card
from sueca_core.game.errors import CodedError
from sueca_core.game.notation import format_deal, format_record, parse_deal, parse_record
from sueca_core.game.rulesets import format_rules, parse_rules
from sueca_core.session.flow import Update
from sueca_core.session.given import begin_deal, from_record
from sueca_core.session.looking_back import hand_record
from sueca_core.session.model import Levels, Sitting
from sueca_core.wire.codes import DayResult, encode_code
from sueca_core.wire.protocol import Request

__all__ = ["LINKS"]

_CARDS: Final = 40


def _deal(desk: Desk, request: Request) -> Answer:
    """A practice rubber that begins with a deal from a link."""
    rules, deal = parse_rules(request.text("rules")), parse_deal(request.text("deal"))
    return _begun(begin_deal(deal, request.text("seed"), rules, _levels(request)))


def _look(desk: Desk, request: Request) -> Answer:
    """Whether a deal could be played: its terms, or the refusal that ``deal`` would meet."""
    rules, deal = parse_rules(request.text("rules")), parse_deal(request.text("deal"))
    begin_deal(deal, request.text("seed"), rules, _levels(request))
    return Answer(desk, extra={"look": {"deal": format_deal(deal), "rules": format_rules(rules)}})


def _record(desk: Desk, request: Request) -> Answer:
    """A practice rubber taken up where a record ends."""
    record = parse_record(request.text("record"))
    return _begun(from_record(record, request.text("seed"), _levels(request)))


def _begun(update: Update) -> Answer:
    sitting, effects = answered(*update)
    return Answer(Desk(sitting), effects)


def _levels(request: Request) -> Levels:
    levels = Levels(request.text("partner"), request.text("opponents"))
    for level in (levels.partner, levels.opponents):
        if level not in LEVELS:
            raise CodedError("bots/unknown_level", level=level)
    return levels


def _share(desk: Desk, request: Request) -> Answer:
    """The finished hand's deal with its terms; and the code of a day's first hand."""
    sitting = desk.sitting
    if sitting is None:
        raise CodedError("wire/no_sitting")
    state = sitting.shown
    if state.result is None or state.hand is None:
        raise CodedError("action/wrong_phase", phase=state.phase.value)
    share = {
        "deal": format_deal(state.hand.deal),
        "rules": format_rules(state.rules),
        "partner": sitting.levels.partner,
        "opponents": sitting.levels.opponents,
        "code": None if sitting.date is None else _code(sitting, sitting.date),
        "record": format_record(hand_record(sitting)),
        "hints": _hints(sitting) if sitting.date else sitting.hints_in_hand,
    }
    return Answer(desk, extra={"share": share})


def _code(sitting: Sitting, day: str) -> str:
    """The code of the deal of the day, which is the rubber's first hand."""
    plays = [step for step in sitting.record.steps if isinstance(step, Card)][:_CARDS]
    version = BOT_VERSIONS[sitting.levels.opponents]
    return encode_code(DayResult(day, version, _hints(sitting), tuple(plays)))


def _hints(sitting: Sitting) -> int:
    """How many hints the person had in the rubber's first deal."""
    return sum(deal == 0 for deal, _ in sitting.hints)


LINKS: Final[dict[str, Callable[[Desk, Request], Answer]]] = {
    "deal": _deal,
    "look": _look,
    "record": _record,
    "share": _share,
}
"""By request type."""
