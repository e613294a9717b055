"""Values to plain JSON data, and JSON text to plain data with strict checks."""

import json
from collections.abc import Callable, Mapping
from dataclasses import fields, is_dataclass
from enum import Enum
from functools import lru_cache
from typing import Final

from sueca_core.game.cards import Card
from sueca_core.game.errors import CodedError

__all__ = ["Check", "check_fields", "dump", "load_object", "one_of", "plain", "text_of", "whole"]

type Check = Callable[[object], bool]
"""Whether a field's value will do."""

DEEPEST: Final = 60
"""How deep brackets may nest in a text from outside; ours nest four deep."""


def plain(value: object) -> object:
    """A value of ours as dicts, lists, texts and numbers.

    A dataclass becomes an object of its fields, an enum member its value, a card its text.
    """
    if value is None or isinstance(value, (str, int)):
        return value
    if isinstance(value, Card):
        return value.text
    if isinstance(value, Enum):
        return value.value
    if isinstance(value, Mapping):
        return {str(plain(key)): plain(each) for key, each in value.items()}
    if isinstance(value, (tuple, list)):
        return [plain(each) for each in value]
    if is_dataclass(value) and not isinstance(value, type):
        return {name: plain(getattr(value, name)) for name in _field_names(type(value))}
    raise TypeError(f"nothing plain stands for {type(value).__name__}")


@lru_cache(maxsize=64)
def _field_names(kind: type) -> tuple[str, ...]:
    return tuple(each.name for each in fields(kind))


def dump(data: object) -> str:
    """Plain data as compact JSON text, in ASCII so that it can be sent whatever is in it."""
    return json.dumps(data, separators=(",", ":"))


def load_object(text: str, code: str) -> dict[str, object]:
    """The JSON object that a text holds; anything else raises the coded error `code`.

    Deep nesting, numbers of absurd length and NaN are no objects of ours either.
    """
    if _is_deep(text):
        raise CodedError(code)
    try:
        data = json.loads(text, parse_constant=_refuse, parse_float=_refuse)
    except (ValueError, RecursionError):
        raise CodedError(code) from None
    if not isinstance(data, dict):
        raise CodedError(code)
    return data


def _is_deep(text: str) -> bool:
    """Whether brackets nest deeper than anything of ours.

    Asked before the text is read: in a browser the reader itself, and the whole engine with it,
    ends where the browser's stack does, and raises nothing that could be caught.
    """
    if text.count("[") + text.count("{") <= DEEPEST:
        return False
    depth, quoted, escaped = 0, False, False
    for sign in text:
        if quoted:
            quoted, escaped = escaped or sign != '"', sign == "\\" and not escaped
        elif sign == '"':
            quoted = True
        elif sign in "[{":
            depth += 1
            if depth > DEEPEST:
                return True
        elif sign in "]}":
            depth -= 1
    return False


def _refuse(text: str) -> object:
    raise ValueError(text)


def check_fields(data: Mapping[str, object], wanted: Mapping[str, Check], where: str) -> None:
    """Hold an object to its fields: all of them, no others, each of its kind.

    Raises ``<where>/missing_field``, ``<where>/unknown_field`` or ``<where>/bad_field``, each with
    the field's name.
    """
    for name in wanted:
        if name not in data:
            raise CodedError(f"{where}/missing_field", field=name)
    for name, value in data.items():
        if name not in wanted:
            raise CodedError(f"{where}/unknown_field", field=name[:40])
        if not wanted[name](value):
            raise CodedError(f"{where}/bad_field", field=name)


def text_of(most: int, *, none: bool = False) -> Check:
    """A text of at most `most` characters, or None where that is allowed.

    Half of a surrogate pair, which JSON can name, is no character: nothing could hash or store it.
    """
    return lambda value: (
        (isinstance(value, str) and len(value) <= most and _has_whole_characters(value))
        or (none and value is None)
    )


def _has_whole_characters(text: str) -> bool:
    try:
        text.encode()
    except UnicodeEncodeError:
        return False
    return True


def whole(value: object) -> bool:
    """A whole number from 0 to 2**53 - 1; True and False are none."""
    return isinstance(value, int) and not isinstance(value, bool) and 0 <= value < 1 << 53


def one_of(*values: object) -> Check:
    """One of these values; True is not 1 here."""
    return lambda value: any(value == each and type(value) is type(each) for each in values)
