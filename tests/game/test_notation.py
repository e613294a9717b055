"""The text forms: exact round trips, and each refusal by its code."""

from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sueca_core.game.actions import Accuse
from sueca_core.game.cards import CARDS, Card, Suit, card
from sueca_core.game.deal import Deal
from sueca_core.game.errors import CodedError
from sueca_core.game.notation import (
    format_cards,
    format_deal,
    format_position,
    format_record,
    format_step,
    parse_cards,
    parse_deal,
    parse_position,
    parse_record,
    parse_step,
)
from sueca_core.game.position import Position
from sueca_core.game.record import Record, Seeded, Step, Word
from sueca_core.game.rulesets import RuleSet, parse_rules
from sueca_core.game.seats import SEATS, Direction, Seat, seat
from tests.game.support import cards
from tests.properties.strategies import deals, positions, rule_sets, seeds
from tests.properties.walks import rubber, step_of

F1 = "S:3D:2D3C3D4D6C6DASKHKSQD/3H5H6H7D7HADJCJDKCQS/2C2S4C4H5D5S7C7SAHJH/2H3S4S5C6SACJSKDQCQH"
type Reader = Callable[[str], Any]
type Writer = Callable[[Any], str]
CW, CCW = Direction.CLOCKWISE, Direction.ANTICLOCKWISE


def readings(read: Reader, text: str) -> list[object]:
    """What a text means, or nothing where it is refused by a coded error."""
    try:
        return [read(text)]
    except CodedError:
        return []


def code_of(read: Reader, text: str) -> str:
    """The code with which a reader refuses a text."""
    with pytest.raises(CodedError) as refused:
        read(text)
    return refused.value.code


# -- cards --------------------------------------------------------------------------------------


def test_forty_cards() -> None:
    written = {rank + suit for suit in "SHDC" for rank in "A7KJQ65432"}
    assert {each.text for each in CARDS} == written
    assert all(card(each.text) is each for each in CARDS)


@pytest.mark.parametrize(
    "text", ["", "7", "h7", "7h", "8H", "10H", "TH", "1S", "7H ", " 7H", "7♥", "AX", "x" * 99]
)
def test_no_card(text: str) -> None:
    with pytest.raises(CodedError) as refused:
        card(text)
    assert refused.value.code == "notation/bad_card"
    assert refused.value.values == {"text": text[:20]}


@given(st.lists(st.sampled_from(CARDS)).map(tuple))
def test_cards_round_trip(some: tuple[Card, ...]) -> None:
    assert parse_cards(format_cards(some)) == some


def test_cards_are_written_without_spaces() -> None:
    assert format_cards(cards("7H AS 2C")) == "7HAS2C"
    assert format_cards(()) == "-"


@pytest.mark.parametrize("text", ["", "7HA", "7H AS", "7H,AS", "--", "7H-"])
def test_no_cards(text: str) -> None:
    assert code_of(parse_cards, text) == "notation/bad_card"


# -- deals --------------------------------------------------------------------------------------


@given(deals())
def test_deals_round_trip(deal: Deal) -> None:
    assert parse_deal(format_deal(deal)) == deal


def test_the_parts_of_a_deal() -> None:
    deal = parse_deal(F1)
    assert (deal.dealer, deal.turned, deal.trump) == (Seat.SOUTH, card("3D"), Suit.DIAMONDS)
    assert deal.hand(Seat.SOUTH) == cards("2D 3C 3D 4D 6C 6D AS KH KS QD")
    assert deal.hand(Seat.EAST) == cards("2H 3S 4S 5C 6S AC JS KD QC QH")
    assert (deal.leader(CCW), deal.leader(CW)) == (Seat.EAST, Seat.WEST)
    assert format_deal(deal) == F1


BAD_DEALS = [
    pytest.param("", "bad_deal", "shape", id="empty"),
    pytest.param(F1[2:], "bad_deal", "shape", id="no dealer"),
    pytest.param(F1 + ":2C", "bad_deal", "shape", id="a part too many"),
    pytest.param(F1.replace("/", " "), "bad_card", None, id="no slashes"),
    pytest.param("X" + F1[1:], "bad_seat", None, id="no seat"),
    pytest.param("s" + F1[1:], "bad_seat", None, id="small seat"),
    pytest.param(F1.replace("S:3D", "S:8D"), "bad_card", None, id="no turned card"),
    pytest.param(F1.replace("2D3C", "3C2D"), "bad_deal", "unsorted", id="unsorted"),
    pytest.param(F1 + "QS", "bad_deal", "ten_each", id="forty-one cards"),
    pytest.param(F1[:-2], "bad_deal", "ten_each", id="thirty-nine cards"),
    pytest.param(F1.replace("QD/3H", "/3HQD"), "bad_deal", "unsorted", id="eleven unsorted"),
    pytest.param(F1.replace("QD/", "/"), "bad_deal", "ten_each", id="nine in a hand"),
    pytest.param(F1 + "/-", "bad_deal", "four_hands", id="five hands"),
    pytest.param(F1.rpartition("/")[0], "bad_deal", "four_hands", id="three hands"),
    pytest.param(F1.replace("/2C2S", "/2S2S"), "bad_deal", "card_twice", id="a card twice"),
    pytest.param(F1.replace("S:3D", "S:KC"), "bad_deal", "turned_not_dealers", id="not his"),
    pytest.param("W" + F1[1:], "bad_deal", "turned_not_dealers", id="not the dealer"),
]


@pytest.mark.parametrize("text, code, reason", BAD_DEALS)
def test_no_deal(text: str, code: str, reason: str | None) -> None:
    with pytest.raises(CodedError) as refused:
        parse_deal(text)
    assert refused.value.code == f"notation/{code}"
    assert refused.value.values.get("reason") == reason


# -- positions ----------------------------------------------------------------------------------


@given(positions())
def test_positions_round_trip(drawn: tuple[Position, Direction]) -> None:
    position, _ = drawn
    assert parse_position(format_position(position)) == position


@given(positions())
def test_who_is_to_play(drawn: tuple[Position, Direction]) -> None:
    position, direction = drawn
    steps = len(position.table) if direction is CW else -len(position.table)
    assert position.turn(direction) is SEATS[(position.leader.index + steps) % 4]


POSITIONS = [
    ("H:S:7HAS/4DKC/2CQC/3C3D", CCW, Seat.SOUTH),
    ("H:W:7H/-/2C/3C:KC", CW, Seat.NORTH),
    ("H:W:7H/-/2C/3C:KC", CCW, Seat.SOUTH),
    ("C:N:7H/KC/-/-:3CAS", CW, Seat.SOUTH),
    ("C:N:7H/3C/-/-:KCAS", CW, Seat.SOUTH),
    ("D:S:-/-/-/AD:2H3H4H", CW, Seat.EAST),
    ("D:N:-/-/-/AD:2H3H4H", CCW, Seat.EAST),
]


@pytest.mark.parametrize("text, direction, turn", POSITIONS)
def test_positions(text: str, direction: Direction, turn: Seat) -> None:
    position = parse_position(text)
    assert position.turn(direction) is turn
    assert format_position(position) == text


BAD_POSITIONS = [
    ("", "bad_position", "shape"),
    ("H:S", "bad_position", "shape"),
    ("H:S:7H/KC/2C/3C:", "bad_position", "shape"),
    ("H:S:7H/KC/2C/3C:-", "bad_position", "shape"),
    ("H:S:7H/-/2C/3C:KC:4D", "bad_position", "shape"),
    ("H:S:-/-/-/-:7HKC2C3C", "bad_position", "shape"),
    ("X:S:7H/KC/2C/3C", "bad_position", "trump"),
    ("h:S:7H/KC/2C/3C", "bad_position", "trump"),
    ("7H:S:7H/KC/2C/3C", "bad_position", "trump"),
    ("H:X:7H/KC/2C/3C", "bad_seat", None),
    ("H:S:7H/KC/2C", "bad_position", "four_hands"),
    ("H:S:7H/KC/2C/3C/4C", "bad_position", "four_hands"),
    ("H:S:7H/KC/2C/", "bad_card", None),
    ("H:S:7H/KC/2C/9C", "bad_card", None),
    ("H:S:AS7H/KC4D/2CQC/3C3D", "bad_position", "unsorted"),
    ("H:S:7H/7H/2C/3C", "bad_position", "card_twice"),
    ("H:S:7H/-/2C/3C:7H", "bad_position", "card_twice"),
    ("H:S:7H/-/2C/3C", "bad_position", "sizes"),
    ("H:S:7H/KC/2C/3C:4D", "bad_position", "sizes"),
    ("H:S:3S7HAS/KC/2C/3C", "bad_position", "sizes"),
    ("H:S:3S7HAS/KC/2C/3C:4D5D6D", "bad_position", "sizes"),
    ("H:S:-/-/-/-", "bad_position", "sizes"),
]


@pytest.mark.parametrize("text, code, reason", BAD_POSITIONS)
def test_no_position(text: str, code: str, reason: str | None) -> None:
    with pytest.raises(CodedError) as refused:
        parse_position(text)
    assert refused.value.code == f"notation/{code}"
    assert refused.value.values.get("reason") == reason


def test_the_wrong_direction() -> None:
    position = parse_position("H:W:7H/-/-/3C:KC4C")
    assert position.turn(CW) is Seat.EAST
    with pytest.raises(CodedError) as refused:
        position.turn(CCW)
    assert refused.value.values == {"reason": "direction"}


# -- records ------------------------------------------------------------------------------------


STEPS: list[tuple[str, Step]] = [
    ("7H", card("7H")),
    (F1, parse_deal(F1)),
    ("daily/v1/2026-12-02/0", Seeded("daily/v1/2026-12-02/0")),
    ("ação/17", Seeded("ação/17")),
    ("S>W/3", Seeded("S>W/3")),
    ("bottom", Word.BOTTOM),
    ("top", Word.TOP),
    ("weak", Word.WEAK),
    ("pass", Word.PASS),
    ("count", Word.COUNT),
    ("S>W", Accuse(seat("S"), seat("W"))),
    ("E>N", Accuse(seat("E"), seat("N"))),
]


@pytest.mark.parametrize("text, step", STEPS, ids=[text[:12] for text, _ in STEPS])
def test_steps(text: str, step: Step) -> None:
    assert parse_step(text) == step
    assert format_step(step) == text


def test_a_record_line() -> None:
    line = "sueca1 portuguese,tie=void S x/0 7H"
    record = Record(parse_rules("portuguese,tie=void"), Seat.SOUTH, (Seeded("x/0"), card("7H")))
    assert parse_record(line) == record
    assert format_record(record) == line


def test_rules_are_written_in_their_canonical_form() -> None:
    record = parse_record("sueca1 brazilian,direction=ccw,target=6 N")
    assert format_record(record) == "sueca1 portuguese,target=6 N"


@given(rule_sets(), seeds)
def test_records_round_trip_at_every_point(rules: RuleSet, seed: int) -> None:
    moves = list(rubber(rules, seed))
    steps = tuple(step_of(move.action) for move in moves)
    for end in range(0, len(steps), 23):
        record = Record(rules, moves[0].before.dealer, steps[:end])
        assert parse_record(format_record(record)) == record


BAD_RECORDS = [
    ("", "notation/bad_record"),
    ("sueca1", "notation/bad_record"),
    ("sueca1 portuguese", "notation/bad_record"),
    ("sueca2 portuguese S", "notation/bad_record"),
    (" sueca1 portuguese S", "notation/bad_record"),
    ("sueca1 iberian S", "rules/unknown_preset"),
    ("sueca1 portuguese,target=5 S", "rules/bad_value"),
    ("sueca1 portuguese,last_trick=10,exact_90=3 S", "rules/impossible"),
    ("sueca1 portuguese X", "notation/bad_seat"),
    ("sueca1 portuguese  S", "notation/bad_card"),
    ("sueca1 portuguese S ", "notation/bad_card"),
    ("sueca1 portuguese S x/0  7H", "notation/bad_card"),
    ("sueca1 portuguese S x/0 7h", "notation/bad_card"),
    ("sueca1 portuguese S x/0\t7H", "seed/bad"),
    ("sueca1 portuguese S /0", "seed/bad"),
    ("sueca1 portuguese S S>", "notation/bad_seat"),
    ("sueca1 portuguese S S>WW", "notation/bad_seat"),
    ("sueca1 portuguese S Weak", "notation/bad_card"),
    ("sueca1 portuguese S S:3D:-/-/-/-", "notation/bad_deal"),
    ("sueca1 portuguese S S:", "notation/bad_deal"),
    ("sueca1 portuguese S daily/v1/2026-02-30/0", "daily/bad_date"),
    ("sueca1 portuguese S daily/v1/2025-12-31/0", "daily/before_first"),
]


@pytest.mark.parametrize("line, code", BAD_RECORDS)
def test_no_record(line: str, code: str) -> None:
    assert code_of(parse_record, line) == code


BAD_SEEDS = ["name", "a b/0", "a\n/0", "a\ud800/0", "S:x/0", "/0", "\u00a0/0"]


@pytest.mark.parametrize("seed", BAD_SEEDS, ids=ascii)
def test_seeds_that_cannot_stand_in_a_record(seed: str) -> None:
    with pytest.raises(CodedError, match="seed/bad"):
        Seeded(seed)


LINES: list[tuple[str, Reader, Writer]] = [
    (F1, parse_deal, format_deal),
    ("H:W:7H/-/-/3C:KC4C", parse_position, format_position),
    ("7HAS", parse_cards, format_cards),
    (f"sueca1 north S {F1} 7H weak S>W x/0", parse_record, format_record),
]


@st.composite
def spoilt(draw: st.DrawFn) -> tuple[str, Reader, Writer]:
    """A good text of which a few characters have been replaced, and how its kind is read."""
    line, read, write = draw(st.sampled_from(LINES))
    start = draw(st.integers(0, len(line)))
    piece = draw(st.text(st.sampled_from("SWNE:/->7AHC x0-,=") | st.characters(), max_size=3))
    return line[:start] + piece + line[start + draw(st.integers(0, 3)) :], read, write


@settings(max_examples=200)
@given(spoilt())
def test_a_spoilt_text_is_refused_by_code_or_means_what_it_says(
    drawn: tuple[str, Reader, Writer],
) -> None:
    text, read, write = drawn
    values = readings(read, text)
    assert [read(write(value)) for value in values] == values
