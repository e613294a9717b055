"""The one door: ``Host.handle(json_text) -> json_text``.

The host joins the sitting with the computer players. Any text may come in and a reply always goes
out; a request that fails, even through a fault of ours, leaves everything as it was. The worker
never pushes: a computer player's move is asked for with ``advance``, and long thinking is cut into
steps that the page asks for one by one.
"""

from collections.abc import Mapping

from sueca_core.desk import HANDLERS, Answer, Desk
from sueca_core.game.errors import CodedError
from sueca_core.links import LINKS
from sueca_core.session.messages import Happened
from sueca_core.session.model import Sitting
from sueca_core.session.present import present
from sueca_core.wire.events import encode_event
from sueca_core.wire.protocol import (
    Request,
    decode_request,
    encode_error,
    encode_reply,
    request_id,
)
from sueca_core.wire.saves import encode_save, save_key
from sueca_core.works import QUESTIONS, Works

__all__ = ["Host"]


class Host:
    """One player's engine. Not to be shared between pages."""

    def __init__(self) -> None:
        self._desk = Desk()
        self._works = Works()

    def handle(self, text: str) -> str:
        """The reply to a request; see `wire.protocol` for the form of both. Never raises."""
        try:
            request = decode_request(text)
            answer = self._answer(request)
            reply = _reply(request, answer)
        except CodedError as error:
            return self._refusal(text, error)
        except Exception as fault:
            return self._refusal(text, CodedError("host/internal", fault=type(fault).__name__))
        self._desk = answer.desk
        return reply

    def _answer(self, request: Request) -> Answer:
        if request.type in QUESTIONS:
            return Answer(self._desk, extra=self._works.answer(request, self._desk.sitting))
        return (HANDLERS | LINKS)[request.type](self._desk, request)

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
        parts["job"] = {"kind": thinking.kind, "seat": seat, "done": done, "of": of}
    return encode_reply(request.id, **parts, **answer.extra)


def _told(answer: Answer) -> list[object]:
    sitting = answer.desk.sitting
    if sitting is None:
        return []
    told = [each.event for each in answer.effects if isinstance(each, Happened)]
    return [encode_event(event, sitting.shown) for event in told]


def _save(sitting: Sitting | None) -> Mapping[str, str] | None:
    return {"key": save_key(sitting), "text": encode_save(sitting)} if sitting else None
