"""The player in situations that the rules of thumb decide (rules.md 7.1 and 7.2).

Several cards may be right where the rule leaves a choice; the case names them all.
"""

import pytest

from sueca_core.bots import player
from tests.bots.support import seen

# Spades are trump; South deals and turned the two. East leads, then North, West and South play,
# until a trick is won by someone else. East and West are partners, and so are North and South.
LOW = "6C 5C 4C 3C 6D 5D 4D 3D 2C 2D"
SOUTH_HAS_NO_HEART = "QH 4H 3H 7C"
"""East wins and leads again."""
NORTH_HAS_NO_HEART = "QH 7C 4H 3H"
"""East wins."""
WEST_HAS_NO_HEART = "QH 4H 7C 3H"
"""East wins."""

FOUR_TRICKS = ["AC KC QC JC", "7C 6C 5C 4C", "AD KD QD JD", "7D 6D 5D 4D"]
"""East wins them all."""


def check(hand: str, table: str, expected: str, *tricks: str, fill: str = LOW) -> None:
    """The player plays one of the expected cards."""
    view = seen(hand, table, tricks, turned="2S", fill=fill)
    assert player.choose(view).text in expected.split()


@pytest.mark.parametrize(
    "hand,expected",
    [
        pytest.param("AH 4H 3S 4S", "AH", id="T02-a-side-ace"),
        pytest.param("AH 6H 5H 4H AC 6D 5D 4D 3D 2D", "AC", id="T03-the-ace-of-the-shorter-suit"),
        pytest.param("7H 7C 7D 3S 4S JH QH JC QC JD", "3S JH QH JC QC JD", id="T04-no-seven"),
        pytest.param("7S 6S 5S 4S 3S", "3S 4S 5S 6S", id="T17-T18-five-trumps-draw-not-the-seven"),
        pytest.param("7H KD QD JD KC QC JC 7C 7D 3H", "3H", id="T10-an-empty-card"),
    ],
)
def test_a_first_lead(hand: str, expected: str) -> None:
    check(hand, "", expected)


def test_lead_of_the_seven_once_its_ace_is_gone_and_nobody_can_ruff() -> None:
    """T05: East holds the only trumps that are left."""
    tricks = ["AS 3S 4S 2S", "KS 5S 6S 7S", "QS AH JS 3H"]
    check("7H 6H 5H 4H 6C 5C 4C", "", "7H", *tricks)


def test_the_seven_of_trump_is_not_led_under_its_ace() -> None:
    """T18: East has three trumps left, three are unseen, and the ace is one of them."""
    check("7S 6S 5S", "", "5S 6S", *FOUR_TRICKS, "3C 2C KH JH", "3D 2D QH 6H", "KS 3S 4S 2S")


def test_the_seven_of_hearts_is_not_led_under_its_ace() -> None:
    """T04: although the other lead is the king of trump, whose ace is unseen too."""
    late = ["7S 6S 5S 4S", "3C 2C QH JH", "3D 2D KH 6H", "QS JS 3S 2S"]
    check("7H KS", "", "KS", *FOUR_TRICKS, *late)


def test_no_counting_card_into_a_known_ruff() -> None:
    """T22 and 7.2 d: South has no heart and holds the turned trump."""
    check("KH 6C 4D", "", "6C 5C 4C 3C 2C 6D 5D 4D 3D 2D", SOUTH_HAS_NO_HEART)


def test_a_heart_for_partner_to_ruff() -> None:
    """T21: West has none, and no opponent has shown a void."""
    check("JH 2H 6C 4D", "", "JH 2H", WEST_HAS_NO_HEART)


@pytest.mark.parametrize(
    "hand,table,expected",
    [
        pytest.param("KH 3H", "4H", "3H", id="T12-low-without-the-master"),
        pytest.param("AH 3H", "KH", "AH", id="T12-the-master-holds"),
        pytest.param("AS 3S", "7S", "AS", id="T11-the-ace-takes-the-trump-seven"),
        pytest.param("AS 4S 3S", "5S", "3S", id="T18-no-trump-ace-for-an-empty-lead"),
        pytest.param("6S 5S", "4H", LOW, id="T14-no-ruff-of-an-empty-trick"),
        pytest.param("6S 5S", "AH", "5S", id="T25-ruffs-an-ace-with-the-lowest"),
        pytest.param("7D 7C", "4H", LOW, id="T10-the-sevens-stay"),
        pytest.param("KC 6H", "3S", "KC", id="a-king-where-partner-may-have-the-higher-trump"),
    ],
)
def test_second_seat(hand: str, table: str, expected: str) -> None:
    """North, after East."""
    check(hand, table, expected)


@pytest.mark.parametrize(
    "hand,table,expected",
    [
        pytest.param("AH 3H", "KH 2H", "AH", id="T12-protects-partner-with-the-master"),
        pytest.param("7H 3H", "KH 2H", "3H", id="T08-no-seven-under-an-unseen-ace"),
        pytest.param("7H 3H", "4H AH", "3H", id="T10-low-when-north-has-the-ace"),
        pytest.param("AH 3H", "4H 7H", "AH", id="T11-takes-norths-seven"),
        pytest.param("7H 3H", "AH 2H", "7H", id="T07-partners-ace-while-suits-are-long"),
        pytest.param("7D 6S", "KH 2H", "6S " + LOW, id="T08-no-load-that-the-ace-may-take"),
        pytest.param("KH 3H", "4H 3S", "3H", id="T10-north-has-ruffed"),
        pytest.param("6S 5S", "KH 2H", "5S", id="T12-ruffs-what-partner-may-lose"),
    ],
)
def test_third_seat(hand: str, table: str, expected: str) -> None:
    """West, after partner and North."""
    check(hand, table, expected)


@pytest.mark.parametrize(
    "lead,expected",
    [
        pytest.param("AH", "AS", id="eleven-points-with-the-ace"),
        pytest.param("KH", "3S", id="four-points-with-the-three"),
    ],
)
def test_a_ruff_before_a_known_overruff(lead: str, expected: str) -> None:
    """T13: West has no heart and may have trumps; only the ace cannot be beaten."""
    check("AS 3S", lead, expected, WEST_HAS_NO_HEART)


def test_third_seat_before_a_known_ruff() -> None:
    """T08: South has no heart and holds the turned trump, so partner's ace is not safe."""
    check("7H 5H", "AH 6H", "5H", SOUTH_HAS_NO_HEART)


def test_third_seat_knows_the_turned_card() -> None:
    """T32: the ace of trump lies before South, so the jack of trump is lost on partner's king."""
    view = seen("JS 3S", "KS 4S", turned="AS", fill=LOW)
    assert player.choose(view).text == "3S"


def test_third_seat_is_safe_when_the_turned_card_was_the_last_trump() -> None:
    """T16 and T32: nine trumps and the turned one are gone; nobody can ruff partner's ace."""
    tricks = ["AS 3S 4S 2S", "KS 5S 6S 7S", "QS 3C JS 3H"]
    check("7H 4H 6C 5C 6D 5D 4D", "AH 2H", "7H", *tricks)


@pytest.mark.parametrize(
    "hand,table,expected",
    [
        pytest.param("7H 2H", "KH AH 4H", "7H", id="T07-partners-sure-trick-gets-the-seven"),
        pytest.param("7C KD", "KH AH 4H", "7C", id="T07-also-without-hearts"),
        pytest.param("AC 7D", "KH AH 4H", "7D", id="T09-no-master-when-there-is-a-seven"),
        pytest.param("AH 2H", "4H QH 3H", "2H", id="T15-no-ace-over-partners-queen"),
        pytest.param("KS 5S", "KH AH 4H", LOW, id="T15-no-ruff-of-partners-ace"),
        pytest.param("KH 6H", "4H 5H 3H", "KH", id="T07-the-king-where-every-card-takes-over"),
        pytest.param("AH QH 2H", "4H 3H 5H", "QH", id="T11-the-queen-rather-than-the-ace"),
        pytest.param("KH QH 2H", "4H 3H 5H", "KH", id="T11-the-king-for-its-points"),
        pytest.param("7H 6H 2H", "4H 3H 5H", "7H", id="T11-the-seven-gets-home-while-it-can"),
        pytest.param("AH 6H 2H", "4H 3H 5H", "6H", id="T11-the-ace-stays-a-master"),
        pytest.param("7H 6H 2H", "AH 3H 5H", "2H", id="T10-the-cheapest-under-the-ace"),
        pytest.param("QS 5S", "AH 3H 5H", "QS", id="T13-the-last-seat-ruffs-with-the-queen"),
        pytest.param("5S 4S", "AH 3H JS", LOW, id="T13-no-trump-that-does-not-win"),
        pytest.param("6S 5S 4S", "AH 3H 5H", "2S", id="T13-the-lowest-of-empty-trumps"),
        pytest.param("QS 5S", "4H 3H 5H", LOW, id="T14-no-ruff-of-an-empty-trick"),
        pytest.param("AS QS 5S", "3S 4S KS", "2S 5S", id="T20-no-ace-for-fewer-points-than-enough"),
    ],
)
def test_last_seat(hand: str, table: str, expected: str) -> None:
    """South, who holds the turned card."""
    check(f"{hand} 2S", table, expected)


@pytest.mark.parametrize(
    "hand,table,expected",
    [
        pytest.param("6C 5C 4C 6D 5D 4D KD AH QH KH", "AS", "4C 4D", id="T10-no-points"),
        pytest.param("KC AC 7C 7D AD KD QD AH 7H KH", "AS", "QD", id="T10-the-fewest-points"),
        pytest.param("6S 5S 3C 6D 5D 4D 3D KD JD QD", "4H", "3C", id="T06-a-void-to-ruff-with"),
        pytest.param("6S 5S 4S 3S 7C 3C 6D 5D 4D 3D", "4H", "3D", id="the-seven-keeps-its-guard"),
        pytest.param("AC 7C AD 7D KD 6S 5S 4S 3S QS", "4H JS", "3S KD", id="7.2a-no-ace-or-seven"),
        pytest.param("7D AC 7C KC JC QC 7S KS JS QS", "4H AS", "QC QS", id="7.2a-not-a-lone-seven"),
    ],
)
def test_a_discard(hand: str, table: str, expected: str) -> None:
    """North or West throws a card on a trick of the opponents."""
    check(hand, table, expected, fill="")
