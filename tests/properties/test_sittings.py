"""Whole sittings under any rule set, through JSON alone: weak hands, revokes, accusations."""

import json
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sueca_core.game.rulesets import PRESETS, format_rules
from tests.page import OPEN, Json, Page
from tests.properties.strategies import rule_sets, seeds

MOST_STEPS = 200 * 60
"""Two hundred hands of forty cards and what is said between them."""


class Person:
    """Does by chance whatever the screen lets a person do."""

    def __init__(self, seed: int) -> None:
        self._draw = Random(seed)
        self._does: dict[str, Any] = {
            "bot": lambda screen: ("advance", {}),
            "play": self._plays,
            "choose": lambda screen: ("choose", {"from": self._draw.choice(["bottom", "top"])}),
            "call": lambda screen: ("call", {"weak": self._draw.random() < 0.5}),
            "count": self._counts,
            "next": lambda screen: (self._draw.choice(["next", "next", "next", "again"]), {}),
        }

    def wants(self, screen: Json) -> tuple[str, Json]:
        """Request type and fields."""
        wanted: tuple[str, Json] = self._does[screen["todo"]](screen)
        return wanted

    def _plays(self, screen: Json) -> tuple[str, Json]:
        wrong = [each["card"] for each in screen["hand"] if not each["legal"]]
        right = [each["card"] for each in screen["hand"] if each["legal"]]
        chance = self._draw.random()
        options: list[tuple[bool, tuple[str, Json]]] = [
            (
                screen["may_revoke"] and bool(wrong) and chance < 0.05,
                ("revoke", {"card": self._draw.choice(wrong or right)}),
            ),
            (
                bool(screen["accuse"]) and chance > 0.99,
                ("accuse", {"seat": self._draw.choice(screen["accuse"] or ["W"])}),
            ),
            (True, ("play", {"card": self._draw.choice(right)})),
        ]
        return next(wanted for possible, wanted in options if possible)

    def _counts(self, screen: Json) -> tuple[str, Json]:
        accuses = bool(screen["accuse"]) and self._draw.random() < 0.1
        seat = self._draw.choice(screen["accuse"] or ["W"])
        return ("accuse", {"seat": seat}) if accuses else ("count", {})


def rubber(rules: str, seed: int, level: str = "learner") -> list[Json]:
    """The replies of one rubber, from the first deal to the last."""
    page, person = Page(), Person(seed)
    replies = [page.open(rules=rules, seed=f"{seed:x}", partner=level, opponents=level)]
    while replies[-1]["screen"]["todo"] != "new":
        assert len(replies) < MOST_STEPS
        kind, fields = person.wants(replies[-1]["screen"])
        replies.append(page.good(kind, **fields))
    return replies


def check_rubber(replies: list[Json]) -> None:
    """What holds of every rubber."""
    over = replies[-1]["screen"]["result"]["rubber"]
    assert over["winner"] in ("NS", "EW")
    for reply in replies:
        screen = reply["screen"]
        assert all(each["todo"] != "call" or each["turn"] == "S" for each in [screen])
        assert len(screen["hand"]) == screen["seats"]["S"]["cards"] * (screen["trump"] is not None)
        assert (screen["laid_open"] is None) == (screen["result"] is None)


@pytest.mark.parametrize("rules", PRESETS)
def test_rubbers_of_every_preset_end(rules: str) -> None:
    check_rubber(rubber(rules, 3))


@pytest.mark.slow
@settings(max_examples=15)
@given(rule_sets(), seeds)
def test_rubbers_under_any_rules_end(rules: Any, seed: int) -> None:
    check_rubber(rubber(format_rules(rules), seed))


def play_on(page: Page, person: Person, reply: Json, steps: int) -> list[Json]:
    """The replies to so many things that the person does, or fewer where the rubber ends."""
    replies = [reply]
    while len(replies) <= steps and replies[-1]["screen"]["todo"] != "new":
        kind, fields = person.wants(replies[-1]["screen"])
        replies.append(page.good(kind, **fields))
    return replies


@settings(max_examples=10)
@given(rule_sets(), seeds, st.integers(0, 90))
def test_a_save_at_any_point_leads_to_the_same_end(rules: Any, seed: int, steps: int) -> None:
    """The page is closed and opened again; the same person then does the same things."""
    page, other = Page(), Page()
    opened = page.open(rules=format_rules(rules), seed=f"{seed:x}")
    left = play_on(page, Person(seed), opened, steps)[-1]
    back = other.open(saved=left["save"]["text"])
    assert back["screen"] == left["screen"]
    went_on = play_on(page, Person(seed + 1), left, 100)
    resumed = play_on(other, Person(seed + 1), back, 100)
    assert [each["screen"] for each in went_on] == [each["screen"] for each in resumed]
    assert page.saves == other.saves


OLD = ["old_table", "club", "portuguese,revoke=allowed,revoke_wrong=one_game,target=10"]


@pytest.mark.parametrize("rules", OLD)
@pytest.mark.parametrize("seed", range(3))
def test_computer_players_never_revoke(rules: str, seed: int) -> None:
    """Whoever is found to have revoked is the person."""
    for reply in rubber(rules, seed):
        for event in reply["events"]:
            assert event["type"] != "accused" or event["accused"] == "S" or not event["right"]


def told_of(replies: list[Json], kind: str) -> list[Json]:
    """The events of a kind."""
    return [event for reply in replies for event in reply["events"] if event["type"] == kind]


def must_follow(screen: Json) -> bool:
    """Whether the person is to play and holds a card that does not follow."""
    return screen["turn"] == "S" and any(each["why"] for each in screen["hand"])


def test_a_revoke_leaves_no_trace_in_its_event() -> None:
    """The reply to a revoke has the same fields and events as that to any card."""
    page = Page()
    reply = page.open(rules="old_table", seed="trace")
    while not any(
        each["why"] for each in reply["screen"]["hand"] if reply["screen"]["turn"] == "S"
    ):
        screen = reply["screen"]
        legal = [each["card"] for each in screen["hand"] if each["legal"]]
        reply = page.good("play", card=legal[0]) if legal else page.good("advance")
    wrong = next(each["card"] for each in reply["screen"]["hand"] if each["why"])
    assert page.code("play", card=wrong) == "action/must_follow_suit"
    reply = page.good("revoke", card=wrong)
    played = reply["events"][0]
    assert set(played) == {"type", "seat", "card", "winning", "trick_number"}
    assert (played["type"], played["card"]) == ("played", wrong)
    assert "revoke" not in json.dumps(reply["events"])


def test_a_proven_revoke_is_called_by_a_computer_player() -> None:
    """The person revokes as soon as possible and shows the suit later; somebody accuses."""
    accused = [told_of(rubber("old_table", seed), "accused") for seed in range(12)]
    calls = [event for events in accused for event in events if event["seat"] != "S"]
    assert calls
    assert all((each["accused"], each["right"]) == ("S", True) for each in calls)


def test_nobody_is_told_that_a_weak_hand_was_passed() -> None:
    """With weak hands on, no screen ever waits for another seat's word."""
    rules = "portuguese,weak_leader=10,weak_others=4"
    for seed in range(2):
        for reply in rubber(rules, seed):
            assert reply["screen"]["phase"] != "calling" or reply["screen"]["turn"] == "S"
            assert "pass" not in json.dumps(reply["events"])


def test_a_called_weak_hand_is_dealt_again() -> None:
    """A seed found by search: the person leads with few points and asks for new cards."""
    page = Page()
    before = page.open(rules="old_table", seed="weak429")["screen"]
    assert (before["phase"], before["turn"], before["leader"]) == ("calling", "S", "S")
    reply = page.good("call", weak=True)
    voided, dealt = reply["events"][0], reply["events"][1]
    assert voided == {"type": "hand_voided", "caller": "S"}
    assert (dealt["type"], dealt["dealer"], dealt["hand_number"]) == ("dealt", "S", 1)
    assert reply["screen"]["games"] == before["games"]


def test_the_person_deals_and_chooses() -> None:
    page = Page()
    reply = page.open(rules="club", seed="choose0")
    assert (reply["screen"]["phase"], reply["screen"]["dealer"]) == ("choosing", "S")
    assert (reply["screen"]["trump"], reply["screen"]["hand"]) == (None, [])
    assert page.code("advance") == "action/wrong_phase"
    again = Page().open(saved=page.saves["game"])
    assert again["screen"] == reply["screen"]
    chosen, dealt = page.good("choose", **{"from": "top"})["events"]
    assert chosen == {"type": "end_chosen", "dealer": "S", "from": "top"}
    assert (dealt["from"], dealt["packets"]) == ("top", ["S", "W", "N", "E"])  # E16: S, ccw, top
    assert page.code("choose", **{"from": "top"}) == "action/wrong_phase"


def test_the_next_hand_of_a_person_who_deals_waits_for_the_choice() -> None:
    page, person = Page(), Person(1)
    reply = page.open(rules="clockwise_void", seed="waits", partner="learner", opponents="learner")
    while reply["screen"]["todo"] != "choose" or not reply["screen"]["result"]:
        kind, fields = person.wants(reply["screen"])
        reply = page.good(kind, **fields)
    assert page.code("next") == "action/must_choose"
    assert page.good("choose", **{"from": "bottom"})["screen"]["phase"] == "playing"


def test_opening_fields_are_those_of_a_page() -> None:
    assert {"partner", "opponents"} <= set(OPEN)
