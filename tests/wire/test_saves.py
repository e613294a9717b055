"""Saves: back to the same sitting from every point, and refused when they lead to no true one."""

import json
from dataclasses import replace
from typing import Any

import pytest

from sueca_core.game.errors import CodedError
from sueca_core.session.messages import NextHand, PlayAgain
from sueca_core.session.model import Levels, Sitting
from sueca_core.session.update import update
from sueca_core.wire.saves import decode_save, encode_save, save_key
from tests.session.support import SEED, new_daily, new_practice, to_the_end_of_the_hand, walk

KEYS = ["format", "v", "kind", "name", "date", "partner", "opponents", "record", "again", "hints"]
START = new_practice()
OVER = to_the_end_of_the_hand(START)
AGAIN, _ = update(OVER, PlayAgain())
AGAIN_OVER = to_the_end_of_the_hand(AGAIN, seed=4)
SECOND, _ = update(OVER, NextHand())
DAILY = new_daily("2026-12-02")


def data_of(sitting: Sitting) -> dict[str, Any]:
    data: dict[str, Any] = json.loads(encode_save(sitting))
    return data


def edited(sitting: Sitting = OVER, **changes: Any) -> str:
    """The text of a save with some fields changed."""
    return json.dumps(data_of(sitting) | changes)


def refusal(text: str) -> tuple[str, object]:
    """Code and reason with which a save is refused."""
    with pytest.raises(CodedError) as refused:
        decode_save(text)
    return refused.value.code, refused.value.values.get("reason")


# -- back again ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "sitting", [new_practice("north,direction=cw"), DAILY], ids=["practice", "daily"]
)
def test_round_trip_at_every_point(sitting: Sitting) -> None:
    """Every card of the first two hands, then every seventh."""
    sittings = [now for now, _ in walk(sitting)]
    for now in sittings[:84] + sittings[84::7]:
        assert decode_save(encode_save(now)) == now


@pytest.mark.parametrize("start", [AGAIN, update(to_the_end_of_the_hand(SECOND), PlayAgain())[0]])
def test_round_trip_while_a_hand_is_played_again(start: Sitting) -> None:
    for seed in range(3):
        now = start
        for now, _ in walk_the_hand(start, seed):
            assert decode_save(encode_save(now)) == now
        assert now.again is not None
        assert now.again.state.result is not None


def walk_the_hand(sitting: Sitting, seed: int) -> Any:
    """The sitting card by card until the hand on the table is over."""
    for now, effects in walk(sitting, seed):
        yield now, effects
        if now.shown.result is not None:
            return


def test_levels_are_kept() -> None:
    sitting = replace(START, levels=Levels("learner", "random"))
    assert decode_save(encode_save(sitting)).levels == Levels("learner", "random")


def test_hints_are_kept() -> None:
    sitting = replace(SECOND, hints=((0, 3), (0, 10), (1, 1)))
    assert decode_save(encode_save(sitting)) == sitting
    assert data_of(sitting)["hints"] == "0.3 0.10 1.1"


def test_a_save_of_version_1_had_no_hints() -> None:
    old = data_of(OVER) | {"v": 1}
    del old["hints"]
    assert decode_save(json.dumps(old)) == OVER


def test_the_form_of_a_save() -> None:
    data = data_of(OVER)
    assert list(data) == KEYS
    assert (data["format"], data["v"], data["kind"], data["date"]) == ("sueca", 2, "practice", None)
    assert data["record"].split()[:4] == [
        "sueca1",
        "portuguese",
        data["record"].split()[2],
        f"{SEED}/0",
    ]
    assert len(data["record"].split()) == 44
    assert data_of(AGAIN)["again"] == ""
    assert len(data_of(AGAIN_OVER)["again"].split()) == 40


def test_under_which_name_it_is_kept() -> None:
    assert save_key(START) == "game"
    assert save_key(DAILY) == "daily.2026-12-02"


# -- refused --------------------------------------------------------------------------------------


NO_SAVES = ["", "x", "null", "[]", '"sueca"', '{"format":"sueca"', "{" * 100_000, '{"v":NaN}']


@pytest.mark.parametrize("text", NO_SAVES, ids=lambda text: text[:10])
def test_broken_text(text: str) -> None:
    assert refusal(text) == ("save/broken", None)


@pytest.mark.parametrize("text", ["{}", '{"v":1}', '{"format":"chess","v":1}', '{"format":null}'])
def test_another_programs_save(text: str) -> None:
    assert refusal(text) == ("save/foreign", None)


def test_a_save_from_the_future() -> None:
    with pytest.raises(CodedError) as refused:
        decode_save(edited(v=3, more="fields"))
    assert refused.value.code == "save/too_new"
    assert refused.value.values == {"version": 3, "known": 2}


@pytest.mark.parametrize("version", [0, -1, "1", None, True], ids=repr)
def test_no_version_of_ours(version: object) -> None:
    assert refusal(edited(v=version)) == ("save/broken", "version")


@pytest.mark.parametrize("name", [each for each in KEYS if each not in ("format", "v")])
def test_a_missing_field(name: str) -> None:
    data = data_of(OVER)
    del data[name]
    assert refusal(json.dumps(data)) == ("save/broken", "save/missing_field")


def test_an_unknown_field() -> None:
    assert refusal(edited(more=1)) == ("save/broken", "save/unknown_field")


BAD_FIELDS = [
    ("kind", "league"),
    ("kind", None),
    ("name", 7),
    ("name", "x" * 201),
    ("date", 7),
    ("date", "x" * 11),
    ("partner", None),
    ("opponents", "x" * 21),
    ("record", None),
    ("record", ["sueca1"]),
    ("again", 7),
    ("again", "x" * 1001),
    ("hints", None),
    ("hints", 3),
]


@pytest.mark.parametrize("name, value", BAD_FIELDS)
def test_a_bad_field(name: str, value: Any) -> None:
    assert refusal(edited(OVER, **{name: value})) == ("save/broken", "save/bad_field")


def record(sitting: Sitting = OVER) -> list[str]:
    """The words of a save's record."""
    words: list[str] = data_of(sitting)["record"].split()
    return words


def other_dealer() -> str:
    """The record with another first dealer."""
    words = record(START)
    words[2] = {"S": "W", "W": "N", "N": "E", "E": "S"}[words[2]]
    return " ".join(words)


def swapped() -> str:
    """The record with the first two cards exchanged."""
    words = record()
    words[4], words[5] = words[5], words[4]
    return " ".join(words)


WORDS = record()
HEAD = " ".join(WORDS[:3])
EDITED = [
    pytest.param({"record": ""}, "notation/bad_record", id="no record"),
    pytest.param({"record": "sueca2 portuguese S"}, "notation/bad_record", id="another form"),
    pytest.param({"record": f"{HEAD} x/0"}, "save/wrong_deal", id="another deal"),
    pytest.param({"record": f"{HEAD} {SEED}/1"}, "save/wrong_deal", id="another number"),
    pytest.param({"record": HEAD}, "save/not_at_rest", id="no deal"),
    pytest.param({"name": "x"}, "save/wrong_deal", id="another name"),
    pytest.param({"name": "daily/v1/2026-12-02"}, "save/wrong_deal", id="a day's name"),
    pytest.param({"record": other_dealer()}, "save/wrong_deal", id="another dealer"),
    pytest.param({"record": swapped()}, "action/not_in_hand", id="cards exchanged"),
    pytest.param({"record": " ".join([*WORDS, "7H"])}, "action/wrong_phase", id="a card too many"),
    pytest.param({"record": " ".join([*WORDS, "count"])}, "action/wrong_phase", id="a count"),
    pytest.param({"record": " ".join([*WORDS, "8H"])}, "notation/bad_card", id="no card"),
    pytest.param({"record": " ".join([*WORDS, "x/1"])}, "save/wrong_deal", id="a strange deal"),
    pytest.param({"record": "sueca1 iberian S"}, "rules/unknown_preset", id="no rules"),
    pytest.param({"again": "7H 8H"}, "notation/bad_card", id="no card again"),
    pytest.param({"again": " ".join(WORDS[4:] + WORDS[4:5])}, "action/wrong_phase", id="41 again"),
    pytest.param({"again": f"{SEED}/1"}, "action/wrong_phase", id="a deal again"),
    pytest.param(
        {"again": " ".join([*WORDS[4:], f"{SEED}/1"])}, "save/wrong_deal", id="the next deal again"
    ),
    pytest.param({"date": "2026-12-02"}, "save/bad_kind", id="practice with a date"),
    pytest.param({"hints": "0"}, "save/bad_hints", id="a hint without a trick"),
    pytest.param({"hints": "0.x"}, "save/bad_hints", id="a hint that is no number"),
    pytest.param({"hints": "0.0"}, "save/bad_hints", id="a hint before the first trick"),
    pytest.param({"hints": "0.11"}, "save/bad_hints", id="a hint after the last trick"),
    pytest.param({"hints": "1.1"}, "save/bad_hints", id="a hint in a hand to come"),
    pytest.param({"hints": "0.7 0.7"}, "save/bad_hints", id="a hint twice"),
    pytest.param({"hints": "0.7 0.3"}, "save/bad_hints", id="hints out of order"),
    pytest.param({"kind": "daily"}, "save/bad_kind", id="a daily without a date"),
]


@pytest.mark.parametrize("changes, reason", EDITED)
def test_edited(changes: dict[str, Any], reason: str) -> None:
    assert refusal(edited(**changes)) == ("save/broken", reason)


def test_a_choice_for_a_next_hand_again() -> None:
    """A hand played again is followed by no other, so nobody chooses top or bottom."""
    over = to_the_end_of_the_hand(new_practice("portuguese,deal=dealer_choice", seed="seed-1"))
    again, _ = update(over, PlayAgain())
    second = to_the_end_of_the_hand(again)
    steps = data_of(second)["again"]
    assert decode_save(edited(second)) == second
    assert refusal(edited(second, again=f"{steps} top")) == ("save/broken", "save/wrong_deal")


def test_again_before_the_hand_is_over() -> None:
    assert refusal(edited(START, again="")) == ("save/broken", "action/wrong_phase")


RULES_CHANGED = data_of(DAILY)["record"].replace("portuguese", "south")
DAILY_EDITED = [
    pytest.param({"date": "2026-12-03"}, "save/bad_kind", id="another date"),
    pytest.param({"name": "daily/v1/2026-12-03"}, "save/bad_kind", id="another name"),
    pytest.param({"date": "2026-02-30"}, "daily/bad_date", id="no date"),
    pytest.param({"date": "2025-12-31"}, "daily/before_first", id="before the first day"),
    pytest.param({"record": RULES_CHANGED}, "save/wrong_terms", id="other rules"),
    pytest.param({"partner": "learner"}, "save/wrong_terms", id="another partner"),
    pytest.param({"opponents": "random"}, "save/wrong_terms", id="easier opponents"),
]


@pytest.mark.parametrize("changes, reason", DAILY_EDITED)
def test_a_daily_edited(changes: dict[str, Any], reason: str) -> None:
    assert refusal(edited(DAILY, **changes)) == ("save/broken", reason)
