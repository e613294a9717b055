"""Whole rubbers under every preset and some odd tables, through JSON alone, with daring players."""

import json
import re
from functools import cache

import pytest

from sueca_core.game.rulesets import PRESETS
from sueca_core.session.model import Sitting
from tests.page import Json, Page
from tests.properties.legality import proven_revokes, real_revokes

CARD = re.compile(r"\b[A7KJQ65432][SHDC]\b")
ODD = [
    "portuguese,deal=dealer_choice,target=10,weak_leader=10,weak_others=4,revoke=allowed,"
    "revoke_right=four_games,revoke_wrong=one_game",
    "brazilian,deal=top,target=6,sweep=four_games,all_points_lost_trick=4,tie=double_next,"
    "weak_leader=9,weak_others=4,empty_trump=yes,last_trick=10",
]
SEED = 2
GAMES = [(rules, SEED) for rules in [*PRESETS, *ODD]]
GAMES += [("old_table", 617), ("old_table", 451)]
"""In the last two East and South lead the first hand with a weak hand."""
TABLES = [pytest.param(rules, seed, id=f"{rules[:14]}-{seed}") for rules, seed in GAMES]
EVENTS = {
    "dealt",
    "end_chosen",
    "hand_voided",
    "played",
    "trick_won",
    "accused",
    "hand_over",
    "rubber_over",
}


@cache
def rubber_of(rules: str, seed: int) -> list[tuple[Json, Sitting]]:
    """Every reply of a whole rubber, with the sitting behind it."""
    page = Page(seed)
    replies = [page.open(rules=rules, seed=f"table-{seed}")]
    behind = [sitting_of(page)]
    while replies[-1]["screen"]["todo"] != "new":
        replies.append(page.dare(replies[-1]["screen"]))
        behind.append(sitting_of(page))
    return list(zip(replies, behind, strict=True))


def sitting_of(page: Page) -> Sitting:
    sitting = page.host._desk.sitting
    assert sitting is not None
    return sitting


@pytest.mark.parametrize("rules, seed", TABLES)
def test_the_rubber_ends(rules: str, seed: int) -> None:
    reply, _ = rubber_of(rules, seed)[-1]
    rubber = reply["screen"]["result"]["rubber"]
    assert reply["screen"]["phase"] == "rubber_over"
    assert [event["type"] for event in reply["events"]][-1] == "rubber_over"
    assert rubber["winner"] in ("NS", "EW")


@pytest.mark.parametrize("rules, seed", TABLES)
def test_no_hidden_card(rules: str, seed: int) -> None:
    """South's own, the turned one and those played; until the hand is over."""
    for reply, sitting in rubber_of(rules, seed):
        hand = sitting.state.hand
        here = json.dumps([reply["screen"], reply["events"]]) * (sitting.state.result is None)
        mine = hand.deal.hands[0] if hand else ()
        played = [each for trick in hand.tricks for each in trick.cards] if hand else []
        open_cards = [hand.deal.turned, *hand.table] if hand else []
        known = {each.text for each in [*mine, *played, *open_cards]}
        gone = {event["turned"] for event in reply["events"] if event["type"] == "dealt"}
        assert set(CARD.findall(here)) <= known | gone


@pytest.mark.parametrize("rules, seed", TABLES)
def test_events_tell_no_secret(rules: str, seed: int) -> None:
    """There is no event of a weak hand that was played, and none of a revoke."""
    told = [event for reply, _ in rubber_of(rules, seed) for event in reply["events"]]
    assert {event["type"] for event in told} <= EVENTS
    assert all(len(event) == 5 for event in told if event["type"] == "played")


@pytest.mark.parametrize("rules, seed", TABLES)
def test_resuming_anywhere(rules: str, seed: int) -> None:
    for reply, _ in rubber_of(rules, seed)[::9]:
        again = Page().open(saved=reply["save"]["text"])
        assert (again["screen"], again["notices"]) == (reply["screen"], [])


@pytest.mark.parametrize("rules, seed", TABLES)
def test_computer_players_never_revoke_and_accuse_on_proof(rules: str, seed: int) -> None:
    """As soon as open cards prove the person's revoke the hand ends; no accusation is wrong."""
    for reply, sitting in rubber_of(rules, seed):
        state = sitting.state
        hands = [state.hand] if state.hand else []
        direction = state.rules.direction.value
        assert all(real_revokes(hand, direction) <= {"S"} for hand in hands)
        going = [hand for hand in hands if state.result is None]
        assert [hand for hand in going if proven_revokes(hand, direction)] == []
        calls = [event for event in reply["events"] if event["type"] == "accused"]
        theirs = [event for event in calls if event["seat"] != "S"]
        assert [event["right"] for event in theirs] == [True] * len(theirs)
        assert all(proven_revokes(hand, direction) == {"S"} for hand in hands if theirs)


def test_the_tables_see_everything() -> None:
    """In these rubbers every kind of event and of result by accusation comes up."""
    replies = [reply for game in GAMES for reply, _ in rubber_of(*game)]
    told = [event for reply in replies for event in reply["events"]]
    assert {event["type"] for event in told} == EVENTS
    codes = {event["code"] for event in told if event["type"] == "hand_over"}
    assert {"revoke_found", "revoke_not_found", "win", "double"} <= codes
    todos = {reply["screen"]["todo"] for reply in replies}
    assert todos == {"play", "bot", "next", "new", "choose", "call", "count"}


REFUSED: list[tuple[str, Json, str]] = [
    ("choose", {"from": "bottom"}, "action/wrong_phase"),
    ("choose", {"from": "middle"}, "wire/bad_field"),
    ("call", {"weak": True}, "action/wrong_phase"),
    ("call", {"weak": 1}, "wire/bad_field"),
    ("revoke", {"card": "8H"}, "notation/bad_card"),
    ("accuse", {"seat": "W"}, "action/not_offered"),
    ("accuse", {"seat": "X"}, "notation/bad_seat"),
    ("count", {}, "action/wrong_phase"),
    ("rulebook", {"rules": "iberian"}, "rules/unknown_preset"),
]


@pytest.mark.parametrize("kind, fields, code", REFUSED)
def test_refused(kind: str, fields: Json, code: str) -> None:
    page = Page()
    page.open()
    assert page.code(kind, **fields) == code


@pytest.mark.parametrize("name", ["partner", "opponents"])
def test_a_level_that_does_not_exist(name: str) -> None:
    page = Page()
    page.open()
    fields = {"seed": "x", "rules": "north", "partner": "player", "opponents": "player"}
    assert page.code("new", **{**fields, name: "oracle"}) == "bots/unknown_level"


def test_levels_are_those_asked_for() -> None:
    reply = Page().good("new", seed="x", rules="north", partner="learner", opponents="random")
    bots = {seat: each["bot"] for seat, each in reply["screen"]["seats"].items()}
    assert bots == {"S": None, "W": "random", "N": "learner", "E": "random"}


def test_the_rulebook_needs_no_game() -> None:
    reply = Page().good("rulebook", rules="south,target=6")
    assert (reply["screen"], reply["save"], reply["events"]) == (None, None, [])
    assert reply["rulebook"]["rules"] == "portuguese,target=6,exact_90=3,tie=void"
    assert reply["rulebook"]["changes"] == ["target", "exact_90", "tie"]
