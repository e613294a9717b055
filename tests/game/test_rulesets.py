"""Rule sets: the presets of rules.md section 3, their text form, and what is refused."""

from typing import Any

import pytest
from hypothesis import given

from sueca_core.game.errors import CodedError
from sueca_core.game.rulesets import OPTIONS, PRESETS, RuleSet, format_rules, parse_rules
from tests.properties.strategies import OPTION_VALUES, option_texts, rule_set
from tests.tables import read

EXPECTED: dict[str, dict[str, str]] = read("presets.json")
CELLS = [
    pytest.param(preset, option, value, id=f"{preset}-{option}")
    for preset, options in EXPECTED.items()
    for option, value in options.items()
]


def canonical(texts: dict[str, str]) -> str:
    """The canonical text by its definition, from the tables alone."""
    basis = EXPECTED["portuguese"]
    changes = [f"{name}={texts[name]}" for name in OPTION_VALUES if basis[name] != texts[name]]
    exact = [name for name, options in EXPECTED.items() if options == texts]
    return exact[0] if exact else ",".join(["portuguese", *changes])


def test_the_seven_presets_in_their_order() -> None:
    names = ["portuguese", "brazilian", "north", "south", "old_table", "club", "clockwise_void"]
    assert list(PRESETS) == list(EXPECTED) == names


@pytest.mark.parametrize("preset, option, value", CELLS)
def test_every_cell_of_section_3(preset: str, option: str, value: str) -> None:
    expected = OPTION_VALUES[option][value]
    assert getattr(PRESETS[preset], option) == expected
    assert type(getattr(PRESETS[preset], option)) is type(expected)


@pytest.mark.parametrize("option", OPTION_VALUES)
def test_the_values_of_every_option(option: str) -> None:
    assert sorted(OPTIONS[option]) == sorted(OPTION_VALUES[option])


def test_options_stand_in_the_order_of_the_table() -> None:
    assert list(OPTIONS) == list(OPTION_VALUES)


@pytest.mark.parametrize("name", EXPECTED)
def test_a_preset_is_its_own_canonical_text(name: str) -> None:
    assert parse_rules(name) == PRESETS[name]
    assert format_rules(PRESETS[name]) == name


CANONICAL = [
    ("portuguese,target=6,tie=void", "portuguese,target=6,tie=void"),
    ("portuguese,tie=void,target=6", "portuguese,target=6,tie=void"),
    ("portuguese,target=4", "portuguese"),
    ("portuguese,direction=cw", "brazilian"),
    ("brazilian,direction=ccw", "portuguese"),
    ("north,tie=carry", "portuguese,target=6,sweep=four_games"),
    ("club,revoke=blocked,direction=cw", "clockwise_void"),
    ("old_table,weak_leader=10", "portuguese,weak_leader=10,revoke=allowed"),
    ("south,last_trick=10,exact_90=1", "portuguese,tie=void,last_trick=10"),
    ("portuguese,empty_trump=yes,weak_others=4", "portuguese,weak_others=4,empty_trump=yes"),
]


@pytest.mark.parametrize("text, expected", CANONICAL)
def test_canonical_texts(text: str, expected: str) -> None:
    assert format_rules(parse_rules(text)) == expected


@given(option_texts())
def test_canonical_texts_of_any_options(texts: dict[str, str]) -> None:
    rules = rule_set(texts)
    assert format_rules(rules) == canonical(texts)
    assert parse_rules(canonical(texts)) == rules


@given(option_texts())
def test_every_option_spelled_out(texts: dict[str, str]) -> None:
    changes = [f"{name}={text}" for name, text in texts.items()]
    assert parse_rules(",".join(["portuguese", *changes])) == rule_set(texts)


REFUSED = [
    ("", "rules/unknown_preset", {"text": ""}),
    ("Portuguese", "rules/unknown_preset", {"text": "Portuguese"}),
    ("target=6", "rules/unknown_preset", {"text": "target=6"}),
    ("x" * 99, "rules/unknown_preset", {"text": "x" * 40}),
    ("portuguese,", "rules/unknown_option", {"option": ""}),
    ("portuguese, target=6", "rules/unknown_option", {"option": " target"}),
    ("portuguese,score_view=live", "rules/unknown_option", {"option": "score_view"}),
    ("portuguese,target", "rules/bad_value", {"option": "target", "value": ""}),
    ("portuguese,target=5", "rules/bad_value", {"option": "target", "value": "5"}),
    ("portuguese,target=6 ", "rules/bad_value", {"option": "target", "value": "6 "}),
    ("portuguese,target=6=6", "rules/bad_value", {"option": "target", "value": "6=6"}),
    ("portuguese,tie=", "rules/bad_value", {"option": "tie", "value": ""}),
    ("portuguese,weak_leader=4", "rules/bad_value", {"option": "weak_leader", "value": "4"}),
    ("portuguese,tie=void,tie=void", "rules/bad_value", {"option": "tie", "value": "void"}),
    (
        "portuguese,last_trick=10,exact_90=3",
        "rules/impossible",
        {"option": "last_trick", "other": "exact_90"},
    ),
    ("south,last_trick=10", "rules/impossible", {"option": "last_trick", "other": "exact_90"}),
]


@pytest.mark.parametrize("text, code, values", REFUSED)
def test_refused_texts(text: str, code: str, values: dict[str, str]) -> None:
    with pytest.raises(CodedError) as refused:
        parse_rules(text)
    assert (refused.value.code, refused.value.values) == (code, values)


WRONG_VALUES = [
    ("target", 5),
    ("deal", "Bottom"),
    ("weak_leader", 4),
    ("weak_others", 9),
    ("empty_trump", "maybe"),
    ("last_trick", 5),
]


@pytest.mark.parametrize("option, value", WRONG_VALUES)
def test_a_rule_set_cannot_be_made_wrong(option: str, value: Any) -> None:
    with pytest.raises(CodedError, match="rules/bad_value"):
        RuleSet(**{option: value})


def test_a_rule_set_cannot_be_made_impossible() -> None:
    with pytest.raises(CodedError, match="rules/impossible"):
        RuleSet(last_trick=10, exact_90=3)
