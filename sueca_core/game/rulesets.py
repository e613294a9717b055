"""Every rule that tables differ in, as data (rules.md sections 1b and 3).

A preset is nothing but a bundle of options; no other module knows a preset's name. The text form
of a rule set is a preset's name, or a preset with changes: ``portuguese,target=6,tie=void``.
"""

from dataclasses import dataclass, fields
from typing import Final

from sueca_core.game.errors import CodedError
from sueca_core.game.seats import Direction

__all__ = ["OPTIONS", "PRESETS", "RuleSet", "format_rules", "option_text", "parse_rules"]

OPTIONS: Final[dict[str, tuple[str, ...]]] = {
    "direction": ("ccw", "cw"),
    "deal": ("bottom", "top", "dealer_choice"),
    "target": ("4", "6", "10"),
    "sweep": ("wins_rubber", "four_games"),
    "all_points_lost_trick": ("2", "3", "4"),
    "exact_90": ("1", "3"),
    "tie": ("carry", "void", "carry_once", "double_next"),
    "weak_leader": ("off", "9", "10"),
    "weak_others": ("off", "4"),
    "revoke": ("blocked", "allowed"),
    "revoke_right": ("rubber", "four_games"),
    "revoke_wrong": ("rubber", "one_game"),
    "empty_trump": ("no", "yes"),
    "last_trick": ("0", "10"),
}
"""Name of each option and its values in the text form, the Portuguese one first."""


@dataclass(frozen=True, slots=True)
class RuleSet:
    """The rules of one table. Raises ``rules/bad_value`` or ``rules/impossible`` when made."""

    direction: Direction = Direction.ANTICLOCKWISE
    """Which way turn, lead and deal go round (C1)."""
    deal: str = "bottom"
    """Which end of the pack is turned: ``bottom``, ``top`` or ``dealer_choice`` (S16, S17, C4)."""
    target: int = 4
    """Games that win the rubber (C7)."""
    sweep: str = "wins_rubber"
    """What all ten tricks are worth beside their four games: ``wins_rubber`` or ``four_games``."""
    all_points_lost_trick: int = 2
    """Games for all 120 card points with a trick lost (C6)."""
    exact_90: int = 1
    """Games for exactly 90 points (C10)."""
    tie: str = "carry"
    """What a tied hand leaves behind: ``carry``, ``void``, ``carry_once``, ``double_next`` (C8)."""
    weak_leader: int | None = None
    """Most card points with which the leader may ask for a new deal; None: never (C12)."""
    weak_others: int | None = None
    """The same for the other seats; None: never (V21)."""
    revoke: str = "blocked"
    """``blocked``: only cards that follow are taken; ``allowed``: any card, at one's risk (C13)."""
    revoke_right: str = "rubber"
    """What a right accusation wins: the ``rubber`` or ``four_games``."""
    revoke_wrong: str = "rubber"
    """What a wrong accusation loses: the ``rubber`` or ``one_game``."""
    empty_trump: bool = False
    """The turned card is the first one without points, counted from the turned end (V07)."""
    last_trick: int = 0
    """Points for the tenth trick beside its cards: 0 or 10 (V19)."""

    def __post_init__(self) -> None:
        for name, values in OPTIONS.items():
            text = _value_text(getattr(self, name))
            if text not in values:
                raise CodedError("rules/bad_value", option=name, value=text[:20])
        if self.last_trick == 10 and self.exact_90 == 3:
            raise CodedError("rules/impossible", option="last_trick", other="exact_90")


def _value_text(value: object) -> str:
    if isinstance(value, Direction):
        return value.value
    if isinstance(value, bool):
        return "yes" if value else "no"
    return "off" if value is None else str(value)


_DEFAULT: Final = RuleSet()


def _value(name: str, text: str) -> object:
    """The Python value of an option's text, already known to be one of its values."""
    if name == "direction":
        return Direction(text)
    if name == "empty_trump":
        return text == "yes"
    if text == "off":
        return None
    return int(text) if text.isdigit() else text


def _changed(base: RuleSet, changes: dict[str, str]) -> RuleSet:
    values = {each.name: getattr(base, each.name) for each in fields(RuleSet)}
    values.update({name: _value(name, text) for name, text in changes.items()})
    return RuleSet(**values)


PRESETS: Final[dict[str, RuleSet]] = {
    name: _changed(_DEFAULT, changes)
    for name, changes in {
        "portuguese": {},
        "brazilian": {"direction": "cw"},
        "north": {"target": "6", "sweep": "four_games", "tie": "void"},
        "south": {"exact_90": "3", "tie": "void"},
        "old_table": {"weak_leader": "9", "revoke": "allowed"},
        "club": {"deal": "dealer_choice", "tie": "void", "revoke": "allowed"},
        "clockwise_void": {"direction": "cw", "deal": "dealer_choice", "tie": "void"},
    }.items()
}
"""The seven tables of rules.md section 3."""


def option_text(rules: RuleSet, name: str) -> str:
    """The text of one option's value."""
    return _value_text(getattr(rules, name))


def parse_rules(text: str) -> RuleSet:
    """Read a rule set's text form.

    Raises ``rules/unknown_preset``, ``rules/unknown_option``, ``rules/bad_value`` (also for an
    option named twice) or ``rules/impossible``.
    """
    name, *parts = text.split(",")
    if name not in PRESETS:
        raise CodedError("rules/unknown_preset", text=name[:40])
    changes: dict[str, str] = {}
    for part in parts:
        option, _, value = part.partition("=")
        if option not in OPTIONS:
            raise CodedError("rules/unknown_option", option=option[:40])
        if value not in OPTIONS[option] or option in changes:
            raise CodedError("rules/bad_value", option=option, value=value[:20])
        changes[option] = value
    return _changed(PRESETS[name], changes)


def format_rules(rules: RuleSet) -> str:
    """The canonical text: an exact preset's name, else ``portuguese`` and what differs from it."""
    for name, preset in PRESETS.items():
        if rules == preset:
            return name
    changes = [
        f"{name}={_value_text(getattr(rules, name))}"
        for name in OPTIONS
        if getattr(rules, name) != getattr(_DEFAULT, name)
    ]
    return ",".join(["portuguese", *changes])
