"""What is made of stored settings."""

from typing import Any

import pytest

from tests.web.loading import load

settings = load("settings")


@pytest.mark.parametrize("stored", [None, {}])
def test_nothing_stored(stored: dict[str, Any] | None) -> None:
    assert settings.cleaned(stored) == settings.DEFAULTS


def test_the_defaults_can_be_chosen() -> None:
    chosen = {name: value for name, value in settings.DEFAULTS.items() if name != "rules"}
    assert all(value in settings.CHOICES[name] for name, value in chosen.items())


@pytest.mark.parametrize(
    "name, stored, kept",
    [
        pytest.param("speed", "wait", "wait", id="a choice"),
        pytest.param("speed", "instant", "normal", id="only the address may ask for it"),
        pytest.param("four", True, True, id="a switch"),
        pytest.param("rules", "north", "north", id="rules are the engine's to judge"),
        pytest.param("rules", 7, "portuguese", id="but they are a text"),
        pytest.param("cloth", "velvet", "velvet", id="of a later version"),
    ],
)
def test_stored_values(name: str, stored: object, kept: object) -> None:
    assert settings.cleaned({name: stored})[name] == kept


def test_the_defaults_are_not_changed_by_use() -> None:
    settings.cleaned(None)["speed"] = "slow"
    assert settings.cleaned(None)["speed"] == "normal"


def test_levels_are_offered_by_strength_and_chance_is_none() -> None:
    assert settings.offered_levels({"player": 1, "random": 1, "learner": 1}) == [
        "learner",
        "player",
    ]


@pytest.mark.parametrize(
    "partner, opponents, then",
    [
        pytest.param("learner", "player", "player", id="raised with the opponents"),
        pytest.param("player", "learner", "player", id="never lowered with them"),
    ],
)
def test_the_partner_is_not_weaker_unasked(partner: str, opponents: str, then: str) -> None:
    changed = settings.with_opponents({"partner": partner}, opponents)
    assert changed == {"opponents": opponents, "partner": then}


def test_reset_leaves_language_rules_and_levels() -> None:
    chosen = {"lang": "en", "rules": "north", "partner": "master", "opponents": "crafty"}
    changed = {**settings.cleaned({**chosen, "speed": "slow", "four": True, "later": 1})}
    settings.reset(changed)
    assert changed == {**settings.DEFAULTS, **chosen, "later": 1}
