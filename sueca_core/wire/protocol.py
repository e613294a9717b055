"""Requests of the page and replies to it, version 1.

A request is ``{"v": 1, "id": 7, "type": "play", "card": "7H"}``: exactly the fields of its type,
nothing else. A reply names its request. README.md in this folder lists both sides.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from sueca_core.game.errors import CodedError
from sueca_core.wire.codec import (
    Check,
    check_fields,
    dump,
    load_object,
    one_of,
    plain,
    text_of,
    whole,
)

__all__ = [
    "PROTOCOL_VERSION",
    "REQUESTS",
    "Request",
    "decode_request",
    "encode_error",
    "encode_reply",
    "request_id",
]

PROTOCOL_VERSION: Final = 1
MOST_CHARACTERS: Final = 2_000_000

_SAVE: Final = text_of(1_000_000, none=True)
_DATE: Final = text_of(40)
_RULES: Final = text_of(400)
_SEED: Final = text_of(200)
_LEVEL: Final = text_of(20)

REQUESTS: Final[dict[str, dict[str, Check]]] = {
    "open": {
        "saved": _SAVE,
        "seed": _SEED,
        "rules": _RULES,
        "partner": _LEVEL,
        "opponents": _LEVEL,
        "today": _DATE,
        "latest": _DATE,
        "daily": text_of(40, none=True),
    },
    "new": {"seed": _SEED, "rules": _RULES, "partner": _LEVEL, "opponents": _LEVEL},
    "daily": {"date": _DATE, "latest": _DATE, "saved": _SAVE},
    "resume": {"saved": text_of(1_000_000)},
    "choose": {"from": one_of("bottom", "top")},
    "call": {"weak": one_of(True, False)},
    "play": {"card": text_of(20)},
    "revoke": {"card": text_of(20)},
    "accuse": {"seat": text_of(1)},
    "count": {},
    "hint": {},
    "undo": {},
    "advance": {},
    "next": {},
    "again": {},
    "take_over": {"trick": whole},
    "review": {},
    "screen": {},
    "job.step": {},
    "deal": {
        "deal": text_of(400),
        "seed": _SEED,
        "rules": _RULES,
        "partner": _LEVEL,
        "opponents": _LEVEL,
    },
    "look": {
        "deal": text_of(400),
        "seed": _SEED,
        "rules": _RULES,
        "partner": _LEVEL,
        "opponents": _LEVEL,
    },
    "record": {
        "record": text_of(1_000_000),
        "seed": _SEED,
        "partner": _LEVEL,
        "opponents": _LEVEL,
    },
    "share": {},
    "verify": {"code": text_of(2_000), "latest": _DATE},
    "reference": {"date": _DATE},
    "losses": {"code": text_of(2_000)},
    "counts": {},
    "fairness": {"seed": _SEED},
    "work.step": {"work": text_of(20)},
    "rulebook": {"rules": _RULES},
    "about": {},
}
"""Each request type and the checks of its own fields."""


@dataclass(frozen=True, slots=True)
class Request:
    """A request that has the right form; its texts may still mean nothing."""

    id: int
    type: str
    fields: Mapping[str, object]

    def text(self, name: str) -> str:
        """A field that is a text by its type's checks."""
        value = self.fields[name]
        assert isinstance(value, str), "checked on the way in"
        return value

    def number(self, name: str) -> int:
        """A field that is a whole number by its type's checks."""
        value = self.fields[name]
        assert isinstance(value, int), "checked on the way in"
        return value

    def text_or_none(self, name: str) -> str | None:
        """A field that is a text or None."""
        return None if self.fields[name] is None else self.text(name)


def decode_request(text: str) -> Request:
    """Read a request.

    Raises ``wire/too_large``, ``wire/bad_json``, ``wire/bad_version``, ``wire/unknown_type``,
    ``wire/missing_field``, ``wire/unknown_field`` or ``wire/bad_field``.
    """
    if len(text) > MOST_CHARACTERS:
        raise CodedError("wire/too_large", most=MOST_CHARACTERS)
    data = load_object(text, "wire/bad_json")
    if data.get("v") != PROTOCOL_VERSION or isinstance(data["v"], bool):
        raise CodedError("wire/bad_version", version=PROTOCOL_VERSION)
    kind = data.get("type")
    if not isinstance(kind, str) or kind not in REQUESTS:
        raise CodedError("wire/unknown_type", type=str(kind)[:40])
    check_fields(data, _ENVELOPE | REQUESTS[kind], "wire")
    number = data["id"]
    assert isinstance(number, int), "checked above"
    return Request(number, kind, {name: data[name] for name in REQUESTS[kind]})


_ENVELOPE: Final[dict[str, Check]] = {
    "v": whole,
    "id": whole,
    "type": text_of(40),
}


def request_id(text: str) -> int | None:
    """The id of a request that may be of any form; None where there is none to be read."""
    if len(text) > MOST_CHARACTERS:
        return None
    try:
        number = load_object(text, "wire/bad_json").get("id")
    except CodedError:
        return None
    return number if isinstance(number, int) and whole(number) else None


def encode_reply(number: int, **parts: object) -> str:
    """A reply to request `number`; the parts are values of ours."""
    data = {name: plain(value) for name, value in parts.items()}
    return dump({"v": PROTOCOL_VERSION, "id": number, "ok": True, **data})


def encode_error(number: int | None, error: CodedError, screen: object) -> str:
    """The reply to a request that could not be met; nothing has changed."""
    return dump(
        {
            "v": PROTOCOL_VERSION,
            "id": number,
            "ok": False,
            "error": {"code": error.code, "values": plain(error.values)},
            "screen": plain(screen),
        }
    )
