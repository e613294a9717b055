"""One line of text for a card, a deal, a position and a record; ``parse(format(x)) == x``.

* Card: rank then suit letter, ``7H``; ranks ``A 7 K J Q 6 5 4 3 2``, suits ``S H D C``.
* Cards: texts one after the other without spaces, ``7HAS``; ``-`` for none.
* Deal: ``<dealer>:<turned>:<S hand>/<W hand>/<N hand>/<E hand>``, each hand ten sorted cards.
* Position: ``<trump>:<leader>:<S>/<W>/<N>/<E>``, hands of any length, and optionally
  ``:<one to three cards on the table in order of play>``.
* Record: ``sueca1 <rule set> <first dealer>`` and then, separated by single spaces, the steps:

  =====================  ===========================================================
  a deal                 forty cards as dealt
  ``<name>/<number>``    the deal that this seed names (it always holds a slash)
  a card                 played by the seat whose turn it is
  ``bottom`` ``top``     the dealer's choice, before the deal
  ``weak`` ``pass``      the word of the seat asked about its weak hand
  ``S>W``                South accuses West of a revoke
  ``count``              the points are counted
  =====================  ===========================================================

Sorted always means the ASCII order of the card texts. Rule sets are read by `rulesets`.
"""

from typing import Final

from sueca_core.game.actions import Accuse
from sueca_core.game.cards import Card, Suit, card
from sueca_core.game.deal import Deal
from sueca_core.game.errors import CodedError
from sueca_core.game.position import Position
from sueca_core.game.record import Record, Seeded, Step, Word
from sueca_core.game.rulesets import format_rules, parse_rules
from sueca_core.game.seats import seat

__all__ = [
    "format_cards",
    "format_deal",
    "format_position",
    "format_record",
    "format_step",
    "parse_cards",
    "parse_deal",
    "parse_position",
    "parse_record",
    "parse_step",
]

_FORMAT: Final = "sueca1"
_WORDS: Final = {word.value: word for word in Word}


def format_cards(cards: tuple[Card, ...]) -> str:
    """Card texts without spaces; ``-`` for no cards."""
    return "".join(each.text for each in cards) or "-"


def parse_cards(text: str) -> tuple[Card, ...]:
    """Read what `format_cards` writes. Raises ``notation/bad_card``."""
    if text == "-":
        return ()
    if not text:
        raise CodedError("notation/bad_card", text="")
    return tuple(card(text[place : place + 2]) for place in range(0, len(text), 2))


def format_deal(deal: Deal) -> str:
    """A deal on one line."""
    return f"{deal.dealer.letter}:{deal.turned.text}:{_format_hands(deal.hands)}"


def parse_deal(text: str) -> Deal:
    """Read a deal. Raises ``notation/bad_deal``, ``notation/bad_card`` or ``notation/bad_seat``."""
    parts = text.split(":")
    if len(parts) != 3:
        raise CodedError("notation/bad_deal", reason="shape")
    return Deal(seat(parts[0]), card(parts[1]), _parse_hands(parts[2], "notation/bad_deal"))


def format_position(position: Position) -> str:
    """A position on one line."""
    hands = _format_hands(position.hands)
    line = f"{position.trump.letter}:{position.leader.letter}:{hands}"
    return f"{line}:{format_cards(position.table)}" if position.table else line


def parse_position(text: str) -> Position:
    """Read a position. Raises ``notation/bad_position``, ``…/bad_card`` or ``…/bad_seat``."""
    trump, leader, hands, table = _position_parts(text)
    suits = {suit.letter: suit for suit in Suit}
    if trump not in suits:
        raise CodedError("notation/bad_position", reason="trump")
    return Position(
        suits[trump],
        seat(leader),
        _parse_hands(hands, "notation/bad_position"),
        parse_cards(table),
    )


def _position_parts(text: str) -> tuple[str, str, str, str]:
    match text.split(":"):
        case [trump, leader, hands]:
            return trump, leader, hands, "-"
        case [trump, leader, hands, table] if table not in ("", "-"):
            return trump, leader, hands, table
    raise CodedError("notation/bad_position", reason="shape")


def _format_hands(hands: tuple[tuple[Card, ...], ...]) -> str:
    return "/".join(format_cards(hand) for hand in hands)


def _parse_hands(text: str, code: str) -> tuple[tuple[Card, ...], ...]:
    hands = tuple(parse_cards(part) for part in text.split("/"))
    if len(hands) != 4:
        raise CodedError(code, reason="four_hands")
    if any(list(hand) != sorted(hand, key=lambda each: each.text) for hand in hands):
        raise CodedError(code, reason="unsorted")
    return hands


def format_step(step: Step) -> str:
    """One step of a record."""
    match step:
        case Card():
            return step.text
        case Deal():
            return format_deal(step)
        case Seeded():
            return step.seed
        case Accuse():
            return f"{step.seat.letter}>{step.accused.letter}"
        case Word():
            return step.value


def parse_step(text: str) -> Step:
    """Read one step. Raises the coded error of what it seems to be."""
    if text in _WORDS:
        return _WORDS[text]
    if text[1:2] == ":":
        return parse_deal(text)
    if "/" in text:
        return Seeded(text)
    if text[1:2] == ">":
        return Accuse(seat(text[:1]), seat(text[2:]))
    return card(text)


def format_record(record: Record) -> str:
    """A record on one line."""
    head = [_FORMAT, format_rules(record.rules), record.dealer.letter]
    return " ".join([*head, *[format_step(step) for step in record.steps]])


def parse_record(text: str) -> Record:
    """Read a record; only its form is checked, `record.replay` checks the play.

    Raises ``notation/bad_record``, ``rules/…``, or the error of the step that cannot be read.
    """
    parts = text.split(" ")
    if len(parts) < 3 or parts[0] != _FORMAT:
        raise CodedError("notation/bad_record", text=text[:20])
    steps = tuple(parse_step(part) for part in parts[3:])
    return Record(parse_rules(parts[1]), seat(parts[2]), steps)
