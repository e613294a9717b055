"""Pauses, the layout of the hand, the guard against a wrong tap, and flights."""

import pytest

from tests.web.loading import load

motion = load("motion")


@pytest.mark.parametrize(
    "speed, card, trick",
    [
        ("slow", 900, 2500),
        ("normal", 500, 1500),
        ("fast", 250, 800),
        ("wait", None, None),
        ("instant", 0, 0),
    ],
)
def test_pauses(speed: str, card: int | None, trick: int | None) -> None:
    assert (motion.after_card(speed), motion.after_trick(speed)) == (card, trick)


def test_motion_is_short() -> None:
    """No movement lasts longer than 300 ms."""
    assert max(motion.FLIGHT, motion.GATHER) <= 300


@pytest.mark.parametrize("width, face", [(106, "a"), (72, "a"), (71, "b"), (48, "b"), (47, "c")])
def test_faces(width: int, face: str) -> None:
    assert motion.face(width) == face


@pytest.mark.parametrize(
    "width, card, count, slice_",
    [
        pytest.param(304, 60, 10, 244 / 9, id="ten cards at 320 px: 27.1"),
        pytest.param(366, 70, 7, 296 / 6, id="seven cards at 390 px"),
        pytest.param(896, 116, 7, 122, id="room for all: six px between two"),
        pytest.param(304, 60, 1, 60, id="a single card is seen whole"),
    ],
)
def test_what_is_seen_of_a_card(width: int, card: int, count: int, slice_: float) -> None:
    assert motion.slice_width(width, card, count) == pytest.approx(slice_)


@pytest.mark.parametrize(
    "choice, width, count, two",
    [
        pytest.param("auto", 304, 10, False, id="27.1 px are enough"),
        pytest.param("auto", 300, 10, True, id="26.7 px are too few"),
        pytest.param("auto", 300, 9, False, id="one card fewer, and there is room"),
        pytest.param("one", 200, 10, False, id="one row by choice"),
        pytest.param("two", 900, 10, True, id="two rows by choice"),
        pytest.param("two", 900, 5, False, id="five cards are one row"),
    ],
)
def test_rows(choice: str, width: int, count: int, two: bool) -> None:
    assert motion.two_rows(choice, width, 60, count) is two


def test_rows_for_large_text_and_in_a_low_window() -> None:
    assert motion.two_rows("auto", 366, 70, 10, large=True)
    assert not motion.two_rows("auto", 366, 70, 7, large=True)
    assert not motion.two_rows("one", 366, 70, 10, large=True)
    assert not motion.two_rows("two", 366, 70, 10, low=True)


@pytest.mark.parametrize("dx, dy, drawn", [(0, -13, True), (0, -12, False), (30, -14, False)])
def test_a_card_is_drawn_upwards(dx: int, dy: int, drawn: bool) -> None:
    assert motion.drawn_far(dx, dy) is drawn


@pytest.mark.parametrize("count", range(1, 11))
@pytest.mark.parametrize("two", [False, True])
def test_every_card_has_a_place_of_its_own(count: int, two: bool) -> None:
    places = motion.row_places(count, two)
    assert len({(row, place) for row, place, _ in places}) == len(places) == count
    assert all(place < held for _, place, held in places)


def test_ten_cards_in_two_rows_are_five_and_five() -> None:
    rows = [row for row, _, _ in motion.row_places(10, two=True)]
    assert rows == [0] * 5 + [1] * 5


@pytest.mark.parametrize(
    "confirm, by_touch, visible, asks",
    [
        pytest.param("auto", True, 43, True, id="a finger on a narrow slice"),
        pytest.param("auto", True, 44, False, id="a finger on a wide one"),
        pytest.param("auto", False, 27, False, id="a mouse hits what it points at"),
        pytest.param("always", False, 100, True, id="always"),
        pytest.param("never", True, 27, False, id="never"),
    ],
)
def test_two_taps(confirm: str, by_touch: bool, visible: int, asks: bool) -> None:
    assert motion.needs_second_tap(confirm, by_touch, visible) is asks


def test_a_journey_leads_back_to_where_the_card_came_from() -> None:
    """A 40 by 56 box at (0, 0) seen from a 100 by 140 box at (200, 100)."""
    assert motion.journey((0, 0, 40, 56), (200, 100, 100, 140)) == (-230, -142, 0.4)


def test_a_journey_from_nowhere_still_shows_the_card() -> None:
    assert motion.journey((10, 10, 0, 0), (0, 0, 20, 20)) == (0, 0, 0.2)
