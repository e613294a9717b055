"""A sitting as the text that the page stores, and back.

The game is stored as its record line; the deals in it are seed texts. Reading a save replays it
through the engine, so that a save either leads to a true state or is refused.
"""

from typing import Final

from sueca_core.game.errors import CodedError
from sueca_core.game.notation import format_record, format_step, parse_record, parse_step
from sueca_core.game.record import Step, replay
from sueca_core.session.daily import daily_name
from sueca_core.session.model import Kind, Levels, Sitting, restored
from sueca_core.wire.codec import Check, check_fields, dump, load_object, one_of, text_of, whole
from sueca_core.wire.migrations import SAVE_VERSION, migrate

__all__ = ["decode_save", "encode_save", "save_key"]

_FORMAT: Final = "sueca"
_FIELDS: Final[dict[str, Check]] = {
    "format": one_of(_FORMAT),
    "v": whole,
    "kind": one_of(*[kind.value for kind in Kind]),
    "name": text_of(200),
    "date": text_of(10, none=True),
    "partner": text_of(20),
    "opponents": text_of(20),
    "record": text_of(1_000_000),
    "again": text_of(1_000, none=True),
    "hints": text_of(100_000),
}


def save_key(sitting: Sitting) -> str:
    """Under which name the page keeps the save: ``game``, or ``daily.`` and the date."""
    return "game" if sitting.date is None else f"daily.{sitting.date}"


def encode_save(sitting: Sitting) -> str:
    """The sitting as JSON text."""
    again = sitting.again
    return dump(
        {
            "format": _FORMAT,
            "v": SAVE_VERSION,
            "kind": sitting.kind.value,
            "name": sitting.name,
            "date": sitting.date,
            "partner": sitting.levels.partner,
            "opponents": sitting.levels.opponents,
            "record": format_record(sitting.record),
            "again": None if again is None else " ".join(format_step(each) for each in again.steps),
            "hints": " ".join(f"{deal}.{trick}" for deal, trick in sitting.hints),
        }
    )


def decode_save(text: str) -> Sitting:
    """Read a save of this version or an older one.

    Raises ``save/foreign`` for what is no save of ours, ``save/too_new`` for one of a later
    version, and ``save/broken`` with a ``reason`` for one that leads to no true state.
    """
    data = load_object(text, "save/broken")
    if data.get("format") != _FORMAT:
        raise CodedError("save/foreign")
    data = migrate(data)
    try:
        check_fields(data, _FIELDS, "save")
        return _sitting({name: data[name] for name in _FIELDS})
    except CodedError as error:
        raise CodedError("save/broken", reason=error.code) from error


def _sitting(data: dict[str, object]) -> Sitting:
    kind = Kind(data["kind"])
    day = None if data["date"] is None else str(data["date"])
    name = str(data["name"])
    _check_kind(kind, name, day)
    levels = Levels(str(data["partner"]), str(data["opponents"]))
    record = parse_record(str(data["record"]))
    hints = _hints(str(data["hints"]))
    game = Sitting(kind, name, day, levels, record, replay(record), hints=hints)
    return restored(game, _again_steps(data["again"]))


def _again_steps(stored: object) -> tuple[Step, ...] | None:
    if stored is None:
        return None
    return tuple(parse_step(each) for each in str(stored).split(" ") if each)


def _hints(stored: str) -> tuple[tuple[int, int], ...]:
    """Deal and trick of each hint, written as ``0.7``."""
    pairs = [each.split(".") for each in stored.split(" ") if each]
    if any(len(pair) != 2 or not all(_is_number(part) for part in pair) for pair in pairs):
        raise CodedError("save/bad_hints")
    return tuple((int(deal), int(trick)) for deal, trick in pairs)


def _is_number(text: str) -> bool:
    return text.isascii() and text.isdigit() and len(text) < 7


def _check_kind(kind: Kind, name: str, day: str | None) -> None:
    """A daily's seed name follows from its date; a practice game has no date."""
    if kind is Kind.PRACTICE and day is None:
        return
    if kind is Kind.PRACTICE or day is None or name != daily_name(day):
        raise CodedError("save/bad_kind")
