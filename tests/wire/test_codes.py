"""Result codes: there and back, by the written description, and every refusal with its reason."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sueca_core.game.cards import card
from sueca_core.game.errors import CodedError
from sueca_core.wire.codes import DayResult, decode_code, encode_code
from tests.oracle import play
from tests.oracle.codes import code_of, deal_of, in_base_32, with_check
from tests.tables import Row, read_lines
from tests.wire.results import played_hands

DAY = "2026-12-02"
DAYS = st.sampled_from(["2026-01-01", DAY, "2027-02-28", "2028-02-29", "2205-06-07"])
ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
ANY_TEXT = st.text(st.characters(exclude_categories=()), max_size=90)
NASTY = st.sampled_from(
    [
        "<script>alert(1)</script>",
        "\u202e1ABC",
        "\uff11\uff12\uff13",
        "1" * 5000,
        "0x10",
        "1\x00",
        "Ünïcode",
        "-",
        "1",
    ]
)


def first_cards(day: str = DAY) -> list[str]:
    """A hand in which everybody plays the first legal card."""
    deal, cards = deal_of(day), list[str]()
    while len(cards) < 40:
        hands, seat, trick = play.after(deal, "ccw", cards)
        cards.append(play.legal(hands[seat], trick)[0])
    return cards


FIRST = first_cards()
POINTS = play.replay(deal_of(DAY), "ccw", FIRST)["points"]["NS"]
CODE = code_of(DAY, bots=1, hints=0, points=POINTS, plays=FIRST)


def result(plays: list[str], *, bots: int = 1, hints: int = 0, day: str = DAY) -> DayResult:
    """A result from card texts."""
    return DayResult(day, bots, hints, tuple(card(each) for each in plays))


def refusal(text: str) -> str:
    """The code of the error that a text is refused with."""
    with pytest.raises(CodedError) as caught:
        decode_code(text)
    return caught.value.code


@given(DAYS.flatmap(lambda day: st.tuples(st.just(day), played_hands(day))), st.data())
def test_there_and_back(drawn: tuple[str, list[str]], data: st.DataObject) -> None:
    day, plays = drawn
    bots, hints = data.draw(st.integers(0, 255)), data.draw(st.integers(0, 40))
    made = result(plays, bots=bots, hints=hints, day=day)
    text = encode_code(made)
    assert len(text) <= 33
    read = decode_code(text)
    assert read.result == made
    by_oracle = play.replay(deal_of(day), "ccw", plays)["points"]
    assert read.score.points == (by_oracle["NS"], by_oracle["EW"])


@given(played_hands(DAY), st.integers(0, 255), st.integers(0, 40))
def test_it_is_written_as_described(plays: list[str], bots: int, hints: int) -> None:
    points = play.replay(deal_of(DAY), "ccw", plays)["points"]["NS"]
    by_hand = code_of(DAY, bots, hints, points, plays)
    assert encode_code(result(plays, bots=bots, hints=hints)) == by_hand


@pytest.mark.parametrize("row", read_lines("dailies.jsonl"), ids=lambda row: str(row["date"]))
def test_recorded_days_can_be_read_for_ever(row: Row) -> None:
    """Rows of this file are only ever added."""
    read = decode_code(row["code"])
    assert read.result == result(
        row["cards"].split(), bots=row["bots"], hints=row["hints"], day=row["date"]
    )
    assert read.score.points == (row["points"], 120 - row["points"])
    assert encode_code(read.result) == row["code"]


def test_how_it_is_typed_does_not_matter() -> None:
    read = decode_code(f"  {CODE[:5].lower()}-{CODE[5:].replace('0', 'o').replace('1', 'L')}\n")
    assert read == decode_code(CODE)


@pytest.mark.parametrize(
    "text, code",
    [
        ("", "code/empty"),
        (" - ", "code/empty"),
        ("1?", "code/bad_character"),
        ("1U", "code/bad_character"),
        ("<script>", "code/bad_character"),
        ("1" * 65, "code/too_long"),
        ("1" * 10_000, "code/too_long"),
        ("2" + CODE[1:], "code/too_new"),
        ("1", "code/bad_check"),
        (CODE[:-1], "code/bad_check"),
        (CODE[:9] + CODE[10:], "code/bad_check"),
    ],
)
def test_refused_for_its_form(text: str, code: str) -> None:
    assert refusal(text) == code


def number_of(text: str) -> int:
    """The number of a code without its check."""
    number = 0
    for each in text[1:]:
        number = number * 32 + ALPHABET.index(each)
    return number // 2**20


def forged(number: int) -> str:
    """A code that holds its check, whatever it says."""
    return "1" + in_base_32(with_check(number))


def test_a_forged_code_of_the_same_number_is_the_code() -> None:
    assert forged(number_of(CODE)) == CODE


def test_refused_for_what_it_says() -> None:
    assert refusal(forged(number_of(CODE) + 1)) == "code/wrong_scheme"
    claim = 16 * 65536 * 256 * 41
    assert refusal(forged(number_of(CODE) + claim)) == "code/wrong_claim"
    assert refusal(forged(number_of(CODE) + 2**190)) == "code/leftover"
    assert refusal("10" + CODE[1:]) == "code/not_canonical"


def test_the_claim_is_told() -> None:
    with pytest.raises(CodedError) as caught:
        decode_code(code_of(DAY, 1, 0, 120, FIRST))
    assert caught.value.values == {"claimed": 120, "points": POINTS}


@pytest.mark.parametrize(
    "plays, code",
    [
        (FIRST[:39], "code/unfinished"),
        ([*FIRST, FIRST[0]], "code/leftover"),
        ([FIRST[0], FIRST[0], *FIRST[2:]], "action/not_in_hand"),
    ],
)
def test_what_has_no_code(plays: list[str], code: str) -> None:
    with pytest.raises(CodedError) as caught:
        encode_code(result(plays))
    assert caught.value.code == code


def test_a_day_that_the_form_has_no_room_for() -> None:
    """Day 65536 is the last, 65535 days after 1 January 2026."""
    with pytest.raises(CodedError) as caught:
        encode_code(result([], day="2205-06-08"))
    assert caught.value.code == "daily/not_begun"
    with pytest.raises(CodedError) as caught:
        encode_code(result([], day="2205-06-07"))
    assert caught.value.code == "code/unfinished"


def outcome(text: str) -> str:
    """What comes of a text: our code's result, another that is written like it, or a refusal."""
    try:
        read = decode_code(text)
    except CodedError as error:
        return error.code.partition("/")[0] + "/"
    if read == decode_code(CODE):
        return "the same"
    return "another" if encode_code(read.result) == text else "odd"


@st.composite
def spoilt(draw: st.DrawFn) -> str:
    """The code with a piece cut out and another put in."""
    start = draw(st.integers(0, len(CODE)))
    piece = draw(ANY_TEXT | NASTY | st.text(ALPHABET, max_size=9))
    return CODE[:start] + piece + CODE[start + draw(st.integers(0, 9)) :]


@given(spoilt() | ANY_TEXT | NASTY)
def test_any_text_is_the_same_result_or_a_coded_refusal(text: str) -> None:
    assert outcome(text) in ("the same", "code/", "daily/")


@given(st.integers(0, 2**130))
def test_a_forged_number_is_a_whole_hand_or_a_coded_refusal(number: int) -> None:
    assert outcome(forged(number)) in ("another", "code/")
