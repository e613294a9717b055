"""The facts of a rules page against the tables of the tests and the second implementation."""

from typing import Any

import pytest
from hypothesis import given

from sueca_core.game.rulesets import RuleSet, parse_rules
from sueca_core.session.rulebook import rulebook
from sueca_core.wire.codec import plain
from tests.oracle import dealing, play, scoring
from tests.properties.strategies import option_texts, rule_set
from tests.tables import read

PRESETS: dict[str, dict[str, str]] = read("presets.json")


def book(rules: RuleSet) -> dict[str, Any]:
    """The rulebook as the page gets it."""
    data = plain(rulebook(rules))
    assert isinstance(data, dict)
    return data


def spelled(texts: dict[str, str]) -> str:
    """The options as a rule-set text that names every one of them."""
    return ",".join(["portuguese", *[f"{name}={text}" for name, text in texts.items()]])


CHANGES = {
    "portuguese": [],
    "brazilian": ["direction"],
    "north": ["target", "sweep", "tie"],
    "south": ["exact_90", "tie"],
    "old_table": ["weak_leader", "revoke"],
    "club": ["deal", "tie", "revoke"],
    "clockwise_void": ["direction", "deal", "tie"],
}


@pytest.mark.parametrize("name", PRESETS)
def test_the_presets(name: str) -> None:
    told = book(parse_rules(name))
    assert told["rules"] == name
    assert told["options"] == PRESETS[name]
    assert told["changes"] == CHANGES[name]


def test_ranks_and_points() -> None:
    told = book(RuleSet())
    assert "".join(told["ranks"]) == "A7KJQ65432"
    assert told["points"] == [play.POINTS[rank] for rank in told["ranks"]]


@given(option_texts())
def test_the_deal(texts: dict[str, str]) -> None:
    """South deals; the right-hand neighbour shuffles and the left-hand one cuts (C3)."""
    told, direction = book(rule_set(texts)), texts["direction"]
    method = {"dealer_choice": "bottom"}.get(texts["deal"], texts["deal"])
    assert told["order"] == dealing.round_from("S", direction)
    assert told["packets"] == dealing.packet_order("S", direction, method)
    assert told["leader"] == dealing.next_seat("S", direction)
    assert (told["shuffler"], told["cutter"]) == ("E", "W")


@given(option_texts())
def test_worked_tricks(texts: dict[str, str]) -> None:
    told = book(rule_set(texts))
    assert len(told["tricks"]) >= 5
    for each in told["tricks"]:
        trick = [(placed["seat"], placed["card"]) for placed in each["cards"]]
        assert [seat for seat, _ in trick] == dealing.round_from("S", texts["direction"])
        assert each["winner"] == play.winner(trick, each["trump"])
        assert each["points"] == play.points([card for _, card in trick])


def test_what_the_worked_tricks_show() -> None:
    """Clockwise from South: the seat of the card that the code speaks of."""
    told = {each["code"]: each for each in book(parse_rules("brazilian"))["tricks"]}
    winners = {code: each["winner"] for code, each in told.items()}
    assert winners == {
        "seven_beats_king": "W",
        "jack_beats_queen": "W",
        "trump_wins": "N",
        "higher_trump_wins": "N",
        "discards_never_win": "N",
    }


def test_worked_choices() -> None:
    told = book(RuleSet())["choices"]
    assert {each["code"] for each in told} == {"must_follow", "need_not_beat", "void_may_play_any"}
    for each in told:
        assert sorted(each["legal"]) == play.legal(each["hand"], [("S", each["led"])])


def row_for(rows: list[dict[str, Any]], points: int, tricks: int) -> dict[str, Any]:
    """The one row of the scoring table for a side that won with so many points and tricks."""
    sweeps = [row for row in rows if row["tricks"] == "all"] * (tricks == 10)
    others = [row for row in rows if row["tricks"] != "all" and tricks < 10]
    (row,) = [row for row in sweeps + others if row["least"] <= points <= row["most"]]
    return row


@given(option_texts())
def test_the_scoring_table(texts: dict[str, str]) -> None:
    """Every total of a side that took the last trick stands in one row, with its games."""
    rules = spelled(texts)
    rows, options = book(parse_rules(rules))["scores"], scoring.options(rules)
    bonus = int(texts["last_trick"])
    for card_points in [*range(60 - bonus // 2, 119), 120]:
        for tricks in {120: (9, 10)}.get(card_points, (9,)):
            after = scoring.score(scoring.new_rubber(), options, card_points, tricks, "NS")
            row = row_for(rows, card_points + bonus, tricks)
            assert row["games"] == after["award"]["NS"]
            assert (row["code"] == "tie") == (after["award"] == {"NS": 0, "EW": 0})
            assert row["wins_rubber"] == (tricks == 10 and texts["sweep"] == "wins_rubber")
    ends = [row["most"] for row in rows[:-2]]
    assert [row["least"] for row in rows[1:-1]] == [end + 1 + (end == 118 + bonus) for end in ends]


@given(option_texts())
def test_what_waits(texts: dict[str, str]) -> None:
    rules = spelled(texts)
    options = scoring.options(rules)
    once = scoring.pending_after_tie(options, "0")
    twice = scoring.pending_after_tie(options, once)
    assert [str(each) for each in book(parse_rules(rules))["waits"]] == [once, twice]


@given(option_texts())
def test_questions(texts: dict[str, str]) -> None:
    told = {each["code"]: each for each in book(rule_set(texts))["questions"]}
    assert told["must_beat"]["answer"] == told["must_trump"]["answer"] == "no"
    assert told["tie"]["answer"] == texts["tie"]
    assert told["sweep"]["answer"] == texts["sweep"]
    assert told["revoke"]["answer"] == texts["revoke"]
    assert str(told["all_points"]["value"]) == texts["all_points_lost_trick"]
    weak = told["weak_hand"]
    expected = {"off": ("no", None), "9": ("yes", 9), "10": ("yes", 10)}
    assert (weak["answer"], weak["value"]) == expected[texts["weak_leader"]]
