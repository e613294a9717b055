"""The one door: ``Host.handle(json_text) -> json_text``.

The host joins the sitting with the computer players. Any text may come in and a reply always goes
out; a request that fails, even through a fault of ours, leaves everything as it was. The worker
never pushes: a computer player's move is asked for with ``advance``, and long thinking is cut into
steps that the page asks for one by one.
"""

import sys
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import Final

from sueca_core import __version__
from sueca_core.bots.jobs import Done, Job
from sueca_core.bots.levels import BOT_VERSIONS, LEVELS, start
from sueca_core.game.cards import Card, card
from sueca_core.game.errors import CodedError
from sueca_core.game.rulesets import PRESETS, parse_rules
from sueca_core.game.seats import Seat
from sueca_core.session.daily import check_begun
from sueca_core.session.messages import (
    Advance,
    AskBot,
    BotPlays,
    Effect,
    Happened,
    HumanPlays,
    Message,
    NextHand,
    PlayAgain,
)
from sueca_core.session.model import Levels, Sitting, daily, is_offered, practice
from sueca_core.session.present import present
from sueca_core.session.update import opening_events, update
from sueca_core.wire.events import encode_event
from sueca_core.wire.protocol import (
    Request,
    decode_request,
    encode_error,
    encode_reply,
    request_id,
)
from sueca_core.wire.saves import decode_save, encode_save, save_key

__all__ = ["Host"]


@dataclass(frozen=True, slots=True)
class Thinking:
    """A computer player at work on its card."""

    seat: Seat
    job: Job[Card]
    done: int = 0
    of: int = 1


@dataclass(frozen=True, slots=True)
class Desk:
    """All that the host remembers between two requests."""

    sitting: Sitting | None = None
    thinking: Thinking | None = None


@dataclass(frozen=True, slots=True)
class Answer:
    """What a request leads to."""

    desk: Desk
    effects: tuple[Effect, ...] = ()
    notices: tuple[CodedError, ...] = ()
    about: Mapping[str, object] | None = None


class Host:
    """One player's engine. Not to be shared between pages."""

    def __init__(self) -> None:
        self._desk = Desk()

    def handle(self, text: str) -> str:
        """The reply to a request; see `wire.protocol` for the form of both. Never raises."""
        try:
            request = decode_request(text)
            answer = _HANDLERS[request.type](self._desk, request)
            reply = _reply(request, answer)
        except CodedError as error:
            return self._refusal(text, error)
        except Exception as fault:
            return self._refusal(text, CodedError("host/internal", fault=type(fault).__name__))
        self._desk = answer.desk
        return reply

    def _refusal(self, text: str, error: CodedError) -> str:
        sitting = self._desk.sitting
        try:
            screen = present(sitting) if sitting else None
            return encode_error(request_id(text), error, screen)
        except Exception:
            return encode_error(request_id(text), error, None)


def _reply(request: Request, answer: Answer) -> str:
    sitting, thinking = answer.desk.sitting, answer.desk.thinking
    parts: dict[str, object] = {
        "screen": present(sitting) if sitting else None,
        "events": _told(answer),
        "save": _save(sitting),
        "notices": [{"code": each.code, "values": each.values} for each in answer.notices],
    }
    if thinking:
        seat, done, of = thinking.seat.letter, thinking.done, thinking.of
        parts["job"] = {"kind": "bot", "seat": seat, "done": done, "of": of}
    if answer.about is not None:
        parts["about"] = answer.about
    return encode_reply(request.id, **parts)


def _told(answer: Answer) -> list[object]:
    sitting = answer.desk.sitting
    if sitting is None:
        return []
    told = [each.event for each in answer.effects if isinstance(each, Happened)]
    return [encode_event(event, sitting.shown) for event in told]


def _save(sitting: Sitting | None) -> Mapping[str, str] | None:
    return {"key": save_key(sitting), "text": encode_save(sitting)} if sitting else None


def _begun(sitting: Sitting, *notices: CodedError) -> Answer:
    return Answer(Desk(sitting), opening_events(sitting), notices)


def _open(desk: Desk, request: Request) -> Answer:
    """The first request: the day asked for, else the saved game, else a new one."""
    saved, day = request.text_or_none("saved"), request.text_or_none("daily")
    if day is not None:
        return _daily(day, request.text("latest"), saved)
    if saved is None:
        return _new(desk, request)
    try:
        return Answer(Desk(_loaded(saved)))
    except CodedError as error:
        return replace(_new(desk, request), notices=(error,))


def _new(desk: Desk, request: Request) -> Answer:
    rules = parse_rules(request.text("rules"))
    return _begun(practice(request.text("seed"), rules, Levels()))


def _open_daily(desk: Desk, request: Request) -> Answer:
    saved = request.text_or_none("saved")
    return _daily(request.text("date"), request.text("latest"), saved)


def _daily(day: str, latest: str, saved: str | None) -> Answer:
    """The rubber of a day, resumed where it was left; a save that is not of that day is told."""
    check_begun(day, latest)
    if saved is None:
        return _begun(daily(day))
    try:
        sitting = _loaded(saved)
        if sitting.date != day:
            raise CodedError("save/foreign")
    except CodedError as error:
        return _begun(daily(day), error)
    return Answer(Desk(sitting))


def _resume(desk: Desk, request: Request) -> Answer:
    return Answer(Desk(_loaded(request.text("saved"))))


def _loaded(text: str) -> Sitting:
    sitting = decode_save(text)
    for level in (sitting.levels.partner, sitting.levels.opponents):
        if level not in LEVELS:
            raise CodedError("save/broken", reason="level")
    return sitting


def _tell(desk: Desk, message: Message) -> Answer:
    """Tell the sitting something; what a computer player thought about before is dropped."""
    sitting, effects = update(_sitting(desk), message)
    return Answer(Desk(sitting), effects)


def _sitting(desk: Desk) -> Sitting:
    if desk.sitting is None:
        raise CodedError("wire/no_sitting")
    return desk.sitting


def _play(desk: Desk, request: Request) -> Answer:
    return _tell(desk, HumanPlays(card(request.text("card"))))


def _advance(desk: Desk, request: Request) -> Answer:
    if desk.thinking:
        return _think(desk, desk.thinking)
    sitting, effects = update(_sitting(desk), Advance())
    asked = next(each for each in effects if isinstance(each, AskBot))
    return _think(Desk(sitting), Thinking(asked.seat, start(asked.level, asked.view)))


def _think(desk: Desk, thinking: Thinking) -> Answer:
    """One step of the job; its card is played as soon as it is there."""
    step = thinking.job.step()
    if isinstance(step, Done):
        return _tell(desk, BotPlays(thinking.seat, step.result))
    return Answer(replace(desk, thinking=replace(thinking, done=step.done, of=step.of)))


def _job_step(desk: Desk, request: Request) -> Answer:
    if desk.thinking is None:
        raise CodedError("job/none")
    return _think(desk, desk.thinking)


def _about(desk: Desk, request: Request) -> Answer:
    about = {
        "app": __version__,
        "shuffle": "v1",
        "bots": BOT_VERSIONS,
        "python": ".".join(str(part) for part in sys.version_info[:3]),
        "offered": [name for name, rules in PRESETS.items() if is_offered(rules)],
    }
    return Answer(desk, about=about)


_HANDLERS: Final[dict[str, Callable[[Desk, Request], Answer]]] = {
    "open": _open,
    "new": _new,
    "daily": _open_daily,
    "resume": _resume,
    "play": _play,
    "advance": _advance,
    "next": lambda desk, request: _tell(desk, NextHand()),
    "again": lambda desk, request: _tell(desk, PlayAgain()),
    "screen": lambda desk, request: Answer(desk),
    "job.step": _job_step,
    "about": _about,
}
