"""How the player holds the cards."""

from typing import Any

import pytest

from tests.web.loading import load

order = load("order")
HELD = "AH 2H KS QD 4D JC 3C"  # as the engine orders it: hearts are trump, strong cards first


def arranged(wishes: dict[str, str] | None = None, number: int = 1) -> str:
    """The hand by these settings."""
    screen: dict[str, Any] = {
        "hand": [{"card": card} for card in HELD.split()],
        "trump": {"suit": "H"},
        "hand_number": number,
    }
    settings = {"order": "left", "ranks": "down", **(wishes or {})}
    return " ".join(each["card"] for each in order.arranged(screen, settings))


@pytest.mark.parametrize(
    "wishes, expected",
    [
        ({}, HELD),
        ({"order": "right"}, "KS QD 4D JC 3C AH 2H"),
        ({"ranks": "up"}, "2H AH KS 4D QD 3C JC"),
        ({"order": "right", "ranks": "up"}, "KS 4D QD 3C JC 2H AH"),
    ],
)
def test_suits_stay_together(wishes: dict[str, str], expected: str) -> None:
    assert arranged(wishes) == expected


def test_unsorted_is_another_order_of_the_same_cards_and_stays() -> None:
    mixed = arranged({"order": "none"})
    assert mixed != HELD
    assert sorted(mixed.split()) == sorted(HELD.split())
    assert arranged({"order": "none", "ranks": "up"}) == mixed
    assert arranged({"order": "none"}, number=2) != mixed


def test_a_card_that_has_gone_moves_no_other() -> None:
    screen = {"trump": {"suit": "H"}, "hand_number": 1}
    cards = [{"card": card} for card in HELD.split()]
    settings = {"order": "none", "ranks": "down"}
    all_of_them = order.arranged({**screen, "hand": cards}, settings)
    fewer = order.arranged({**screen, "hand": cards[1:]}, settings)
    assert fewer == [each for each in all_of_them if each != cards[0]]


def test_without_trumps_in_the_hand() -> None:
    screen = {"hand": [{"card": "KS"}, {"card": "QD"}], "trump": {"suit": "H"}, "hand_number": 1}
    settings = {"order": "right", "ranks": "down"}
    assert order.arranged(screen, settings) == screen["hand"]
