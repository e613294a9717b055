"""The one door: whole rubbers through JSON alone, saves, jobs, and faults of our own."""

import json
import platform
import re
from functools import cache
from typing import Any

import pytest

import sueca_core
from sueca_core import desk, host
from sueca_core.bots.levels import BOT_VERSIONS
from sueca_core.game.cards import CARDS, Card
from sueca_core.game.rulesets import OPTIONS, PRESETS
from sueca_core.game.view import PlayerView
from sueca_core.solver.jobs import Done, Progress
from tests.oracle import dealing, scoring, shuffle
from tests.oracle.play import legal, side
from tests.page import NEW, OPEN, SEED, Json, Page

SCREEN = [
    "v", "kind", "date", "day", "rules", "direction", "target", "hand_number", "phase", "todo",
    "turn", "dealer", "leader", "seats", "trump", "table", "winning", "led", "trick_number",
    "points", "tricks", "games", "pending", "hand", "may_revoke", "accuse", "hints",
    "undo", "claim",
    "last_trick", "unfinished", "again", "result", "tricks_played", "laid_open",
]  # fmt: skip
type Start = tuple[tuple[str, str], ...]
"""Fields of `open` that differ from a first visit's."""
CARD = re.compile(r"\b[A7KJQ65432][SHDC]\b")


def whole_rubber(page: Page, reply: Json) -> list[Json]:
    """Every reply until the rubber is over."""
    replies = [reply]
    while replies[-1]["screen"]["todo"] != "new":
        replies.append(page.do(replies[-1]["screen"]))
    return replies


def told(replies: list[Json], kind: str) -> list[Json]:
    """The events of one type, in order."""
    return [event for reply in replies for event in reply["events"] if event["type"] == kind]


# -- a whole rubber -------------------------------------------------------------------------------


RUBBERS = [
    pytest.param((("rules", "portuguese"),), id="portuguese"),
    pytest.param((("rules", "brazilian"), ("seed", "outra")), id="brazilian"),
    pytest.param((("rules", "north"),), id="north"),
    pytest.param((("rules", "south"), ("seed", "outra")), id="south"),
    pytest.param((("rules", "portuguese,deal=top,tie=double_next,last_trick=10"),), id="odd"),
    pytest.param((("daily", "2026-11-02"),), id="daily"),
]


@cache
def rubber_of(start: Start) -> list[Json]:
    """Every reply of a whole rubber that was opened with these changes."""
    page = Page()
    return whole_rubber(page, page.open(**dict(start)))


@pytest.mark.parametrize("start", RUBBERS)
def test_a_whole_rubber(start: Start) -> None:
    """Every hand has forty cards in ten tricks, and the score is what the oracle makes of it."""
    replies = rubber_of(start)
    first, last = replies[0]["screen"], replies[-1]["screen"]
    options = scoring.options(first["rules"])
    rubber = scoring.new_rubber()
    hands = told(replies, "hand_over")
    plays, tricks = told(replies, "played"), told(replies, "trick_won")
    assert len(told(replies, "dealt")) == len(hands)
    for number, result in enumerate(hands):
        played = [each["card"] for each in plays[40 * number : 40 * number + 40]]
        assert sorted(played) == sorted(each.text for each in CARDS)
        ten = tricks[10 * number : 10 * number + 10]
        ours = [each for each in ten if each["winner"] in "NS"]
        points = sum(each["points"] for each in ours)
        rubber = scoring.score(rubber, options, points, len(ours), side(ten[-1]["winner"]))
        assert result["award"] == rubber["award"]
        assert str(result["pending"]) == rubber["pending"]
    target = first["target"]
    assert last["games"] == {each: min(games, target) for each, games in rubber["games"].items()}
    (over,) = told(replies, "rubber_over")
    assert (over["winner"], over["shutout"]) == (rubber["winner"], rubber["shutout"])
    assert over == {"type": "rubber_over", **last["result"]["rubber"]}


@pytest.mark.parametrize("start", RUBBERS)
def test_legal_cards_are_those_of_the_oracle(start: Start) -> None:
    for reply in rubber_of(start):
        screen = reply["screen"]
        hand = [each["card"] for each in screen["hand"]]
        trick = [(each["seat"], each["card"]) for each in screen["table"]]
        mine = sorted(legal(hand, trick)) * (screen["todo"] == "play")
        assert sorted(each["card"] for each in screen["hand"] if each["legal"]) == mine


@pytest.mark.parametrize("start", RUBBERS)
def test_the_fields_of_every_reply(start: Start) -> None:
    for reply in rubber_of(start):
        assert list(reply) == ["v", "id", "ok", "screen", "events", "save", "notices"]
        assert list(reply["screen"]) == SCREEN
        assert list(reply["save"]) == ["key", "text"]
        assert reply["notices"] == []


def recorded(reply: Json) -> list[str]:
    """The steps of the hand on the table in the save's record, after its deal."""
    words: list[str] = json.loads(reply["save"]["text"])["record"].split()
    deals = [place for place, word in enumerate(words) if "/" in word]
    return words[deals[-1] + 1 :]


@pytest.mark.parametrize("start", RUBBERS)
def test_no_hidden_card_in_any_reply(start: Start) -> None:
    """South's own, the turned one and those played, in the screen, the events and the save."""
    replies = rubber_of(start)
    for reply in [each for each in replies if each["screen"]["result"] is None]:
        screen = reply["screen"]
        played = recorded(reply)
        assert len(played) == 40 - sum(each["cards"] for each in screen["seats"].values())
        known = {each["card"] for each in [*screen["hand"], screen["trump"]]}
        here = json.dumps([screen, reply["events"], recorded(reply)])
        assert set(CARD.findall(here)) <= known | set(played)


# -- opening and resuming -------------------------------------------------------------------------


def test_a_first_visit() -> None:
    reply = Page().open()
    screen = reply["screen"]
    assert (screen["kind"], screen["rules"], screen["hand_number"]) == ("practice", "portuguese", 1)
    assert [event["type"] for event in reply["events"]] == ["dealt"]
    assert reply["save"]["key"] == "game"
    pack, dealer = shuffle.practice_pack(SEED, 0), shuffle.practice_first_dealer(SEED)
    expected = dealing.deal(pack, dealer, "ccw", "bottom")
    assert {each["card"] for each in screen["hand"]} == set(expected["hands"]["S"])
    assert (screen["dealer"], screen["leader"]) == (dealer, expected["leader"])
    assert screen["trump"]["card"] == expected["turned"]


@pytest.mark.parametrize("steps", [0, 1, 17, 40, 41, 95])
def test_resuming(steps: int) -> None:
    page = Page()
    reply = page.open()
    for _ in range(steps):
        reply = page.do(reply["screen"])
    again = Page().open(saved=reply["save"]["text"], seed="outra", rules="north")
    assert again["screen"] == reply["screen"]
    assert again["save"] == reply["save"]
    assert (again["events"], again["notices"]) == ([], [])


BROKEN = [
    pytest.param("", "save/broken", id="empty"),
    pytest.param("{", "save/broken", id="cut off"),
    pytest.param('{"format":"chess"}', "save/foreign", id="foreign"),
    pytest.param('{"format":"sueca","v":3}', "save/too_new", id="too new"),
    pytest.param('{"format":"sueca","v":0}', "save/broken", id="too old"),
    pytest.param('{"format":"sueca","v":1}', "save/broken", id="fields missing"),
]


@pytest.mark.parametrize("saved, code", BROKEN)
def test_opening_with_a_save_that_cannot_be_read(saved: str, code: str) -> None:
    reply = Page().open(saved=saved)
    assert [each["code"] for each in reply["notices"]] == [code]
    assert reply["screen"] == Page().open()["screen"]
    assert [event["type"] for event in reply["events"]] == ["dealt"]


def test_a_save_with_a_level_that_is_gone() -> None:
    saved = Page().open()["save"]["text"].replace('"partner":"player"', '"partner":"oracle"')
    reply = Page().open(saved=saved)
    assert reply["notices"] == [{"code": "save/broken", "values": {"reason": "bots/unknown_level"}}]


def test_a_game_is_resumed_whatever_the_rules_for_new_ones() -> None:
    saved = Page().open()["save"]["text"]
    assert Page().open(saved=saved, rules="iberian")["screen"]["rules"] == "portuguese"


def test_resume() -> None:
    page = Page()
    practice = page.open()
    practice = page.do(practice["screen"])
    page.good("daily", date="2026-12-02", latest="2026-12-02", saved=None)
    back = page.good("resume", saved=page.saves["game"])
    assert back["screen"] == practice["screen"]
    assert page.code("resume", saved="x") == "save/broken"


REFUSED_OPENINGS = [
    pytest.param({"rules": "iberian"}, "rules/unknown_preset", id="preset"),
    pytest.param({"rules": "portuguese,tie=never"}, "rules/bad_value", id="value"),
    pytest.param({"seed": ""}, "seed/bad", id="no seed"),
    pytest.param({"seed": "a b"}, "seed/bad", id="seed with a space"),
    pytest.param({"daily": "2026-12-03"}, "daily/not_begun", id="tomorrow"),
    pytest.param({"daily": "2025-12-31"}, "daily/before_first", id="too early"),
    pytest.param({"daily": "someday"}, "daily/bad_date", id="no date"),
    pytest.param({"daily": "2026-12-02", "latest": ""}, "daily/bad_date", id="no clock"),
]


@pytest.mark.parametrize("changes, code", REFUSED_OPENINGS)
def test_openings_that_are_refused(changes: Json, code: str) -> None:
    page = Page()
    assert page.code("open", **{**OPEN, **changes}) == code
    assert page.send("screen")["screen"] is None


NEED_A_SITTING: list[tuple[str, Json]] = [
    ("play", {"card": "7H"}),
    ("advance", {}),
    ("next", {}),
    ("again", {}),
]


@pytest.mark.parametrize("kind, fields", NEED_A_SITTING)
def test_nothing_to_do_before_opening(kind: str, fields: Json) -> None:
    page = Page()
    assert page.code(kind, **fields) == "wire/no_sitting"
    assert page.code("job.step") == "job/none"
    assert page.good("about")["screen"] is None


def test_a_new_rubber() -> None:
    page = Page()
    page.open()
    page.play_until("next")
    reply = page.good("new", **{**NEW, "rules": "north"})
    screen = reply["screen"]
    assert (screen["rules"], screen["target"], screen["hand_number"]) == ("north", 6, 1)
    assert not screen["unfinished"]


# -- the daily ------------------------------------------------------------------------------------


def test_a_day() -> None:
    reply = Page().open(daily="2026-12-02")
    screen = reply["screen"]
    assert (screen["kind"], screen["date"], screen["day"]) == ("daily", "2026-12-02", 336)
    shown = " ".join(each["card"] for each in screen["hand"])
    assert shown == "QS KH JH AC 7C QC 6C 7D 3D 2D"
    assert (screen["dealer"], screen["leader"], screen["trump"]["card"]) == ("E", "N", "AS")
    assert reply["save"]["key"] == "daily.2026-12-02"


def test_a_day_from_a_time_zone_ahead() -> None:
    reply = Page().open(daily="2026-12-03", today="2026-12-02", latest="2026-12-03")
    assert reply["screen"]["day"] == 337


@pytest.mark.parametrize("by", ["open", "daily"])
def test_a_day_is_resumed(by: str) -> None:
    page = Page()
    page.open(daily="2026-12-02")
    reply = page.play_until("next")
    saved = page.saves["daily.2026-12-02"]
    other = Page()
    asked: dict[str, Json] = {
        "open": {**OPEN, "daily": "2026-12-02", "saved": saved},
        "daily": {"date": "2026-12-02", "latest": "2026-12-02", "saved": saved},
    }
    again = other.good(by, **asked[by])
    assert again["screen"] == reply["screen"]
    assert (again["events"], again["notices"]) == ([], [])


def test_another_days_save_begins_the_day_anew() -> None:
    saved = Page().open(daily="2026-12-01")["save"]["text"]
    page = Page()
    reply = page.good("daily", date="2026-12-02", latest="2026-12-02", saved=saved)
    assert reply["notices"] == [{"code": "save/foreign", "values": {}}]
    assert reply["screen"] == Page().open(daily="2026-12-02")["screen"]


def test_a_broken_day_begins_anew() -> None:
    reply = Page().good("daily", date="2026-12-02", latest="2026-12-02", saved="x")
    assert [each["code"] for each in reply["notices"]] == ["save/broken"]
    assert reply["screen"]["date"] == "2026-12-02"


# -- playing --------------------------------------------------------------------------------------


def must_follow(page: Page) -> Json:
    """Play until the person may not play every card, and return the screen."""
    screen: Json = page.play_until("play")["screen"]
    while all(each["legal"] for each in screen["hand"]):
        page.do(screen)
        screen = page.play_until("play")["screen"]
    return screen


def test_cards_that_are_refused() -> None:
    page = Page(seed=2)
    page.open()
    screen = must_follow(page)
    illegal = next(each["card"] for each in screen["hand"] if not each["legal"])
    assert page.code("play", card=illegal) == "action/must_follow_suit"
    assert page.code("play", card=screen["table"][0]["card"]) == "action/not_in_hand"
    assert page.code("play", card="8H") == "notation/bad_card"
    assert page.code("advance") == "action/wrong_phase"
    assert page.code("next") == "action/wrong_phase"
    assert page.code("again") == "action/wrong_phase"
    assert page.good("screen")["screen"] == screen


def test_a_refusal_names_the_suit_and_shows_the_table() -> None:
    page = Page(seed=2)
    page.open()
    screen = must_follow(page)
    illegal = next(each["card"] for each in screen["hand"] if not each["legal"])
    reply = page.send("play", card=illegal)
    assert reply["error"]["values"] == {"suit": screen["led"]}
    assert reply["screen"] == screen


def test_the_same_hand_again() -> None:
    page = Page()
    first = page.open()["screen"]
    over = page.play_until("next")
    begun = page.good("again")
    assert begun["screen"]["again"] == {"points": over["screen"]["result"]["points"]}
    assert [event["type"] for event in begun["events"]] == ["dealt"]
    fresh = {**begun["screen"], "again": None, "unfinished": False}
    assert fresh == first
    middle = page.do(page.do(begun["screen"])["screen"])
    resumed = Page().open(saved=middle["save"]["text"])
    assert resumed["screen"] == middle["screen"]
    second = page.play_until("next")
    assert second["screen"]["again"] == begun["screen"]["again"]
    back = page.good("next")
    assert back["screen"] == over["screen"]
    assert back["save"] == over["save"]
    assert page.good("next")["screen"]["hand_number"] == 2


def test_after_a_rubber() -> None:
    page = Page()
    page.open()
    over = page.play_until("new")
    assert page.code("next") == "action/wrong_phase"
    page.good("again")
    page.play_until("next")
    assert page.good("next")["screen"] == over["screen"]


def test_two_pages_see_the_same_game() -> None:
    """Equal requests are answered with equal texts."""
    first, second = Page(seed=5), Page(seed=5)
    assert whole_rubber(first, first.open()) == whole_rubber(second, second.open())


def test_about() -> None:
    assert Page().good("about")["about"] == {
        "app": sueca_core.__version__,
        "shuffle": "v1",
        "bots": BOT_VERSIONS,
        "python": platform.python_version(),
        "offered": list(PRESETS),
        "options": {name: list(values) for name, values in OPTIONS.items()},
    }


# -- long work ------------------------------------------------------------------------------------


class Slow:
    """A player that needs three steps for its lowest legal card."""

    def __init__(self, view: PlayerView) -> None:
        self._view = view
        self._steps = 0

    def step(self) -> Progress | Done[Card]:
        self._steps += 1
        return Progress(self._steps, 3) if self._steps < 3 else Done(self._view.legal[0])


def slow(level: str, view: PlayerView) -> Slow:
    """In the place of `levels.start`."""
    return Slow(view)


@pytest.fixture
def thinking(monkeypatch: pytest.MonkeyPatch) -> Page:
    """A page on which a player has begun to think."""
    monkeypatch.setattr(desk, "start", slow)
    page = Page()
    screen = page.open()["screen"]
    while screen["todo"] == "play":
        screen = page.do(screen)["screen"]
    reply = page.good("advance")
    assert reply["job"] == {"kind": "bot", "seat": screen["turn"], "done": 1, "of": 3}
    assert (reply["events"], reply["screen"]) == ([], screen)
    return page


def test_step_by_step(thinking: Page) -> None:
    seat = thinking.good("screen")["screen"]["turn"]
    second = thinking.good("job.step")
    assert second["job"] == {"kind": "bot", "seat": seat, "done": 2, "of": 3}
    last = thinking.good("job.step")
    assert "job" not in last
    assert [event["type"] for event in last["events"]][:1] == ["played"]
    assert last["events"][0]["seat"] == seat
    assert thinking.code("job.step") == "job/none"


def test_advance_goes_on_with_the_work(thinking: Page) -> None:
    assert thinking.good("advance")["job"]["done"] == 2
    assert thinking.good("advance")["events"]


def test_the_screen_tells_of_the_work(thinking: Page) -> None:
    assert thinking.good("screen")["job"]["done"] == 1
    assert thinking.good("about")["job"]["done"] == 1


def test_a_refused_request_does_not_disturb_the_work(thinking: Page) -> None:
    own = thinking.good("screen")["screen"]["hand"][0]["card"]
    assert thinking.code("play", card=own) == "action/not_your_turn"
    assert thinking.code("next") == "action/wrong_phase"
    assert thinking.good("job.step")["job"]["done"] == 2


DROPPING: list[tuple[str, Json]] = [
    ("new", NEW),
    ("daily", {"date": "2026-12-02", "latest": "2026-12-02", "saved": None}),
    ("open", OPEN),
]


@pytest.mark.parametrize("kind, fields", DROPPING)
def test_another_game_drops_the_work(thinking: Page, kind: str, fields: Json) -> None:
    assert "job" not in thinking.good(kind, **fields)
    assert thinking.code("job.step") == "job/none"


def test_resuming_drops_the_work(thinking: Page) -> None:
    assert "job" not in thinking.good("resume", saved=thinking.saves["game"])
    assert thinking.code("job.step") == "job/none"
    assert thinking.good("advance")["job"]["done"] == 1


def test_a_rubber_of_slow_players(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where the work is cut changes no card."""
    monkeypatch.setattr(desk, "start", slow)
    page = Page()
    first = whole_rubber(page, page.open())
    monkeypatch.setattr(desk, "start", at_once)
    page = Page()
    second = whole_rubber(page, page.open())
    assert told(first, "played") == told(second, "played")
    assert len(first) > len(second)


class AtOnce:
    """The same player in one step."""

    def __init__(self, view: PlayerView) -> None:
        self._view = view

    def step(self) -> Done[Card]:
        return Done(self._view.legal[0])


def at_once(level: str, view: PlayerView) -> AtOnce:
    """In the place of `levels.start`."""
    return AtOnce(view)


# -- faults of our own ----------------------------------------------------------------------------


def broken(*args: Any) -> Any:
    raise ZeroDivisionError("a fault of ours")


class Fails:
    """A player whose second step fails."""

    def __init__(self) -> None:
        self._steps = 0

    def step(self) -> Progress:
        self._steps += 1
        return Progress(self._steps, 3) if self._steps < 2 else broken()


HOME = {
    "update": desk,
    "present": host,
    "start": desk,
    "decode_save": desk,
    "encode_save": host,
    "practice": desk,
    "encode_event": host,
}
"""Where the host gets each of its parts from."""


@pytest.mark.parametrize("name", HOME)
def test_a_fault_inside_changes_nothing(monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    page = Page()
    page.open()
    before = page.play_until("bot")
    kinds: dict[str, tuple[str, Json]] = {
        "decode_save": ("resume", {"saved": before["save"]["text"]}),
        "practice": ("new", {**NEW, "seed": "x"}),
    }
    kind, fields = kinds.get(name, ("advance", {}))
    with monkeypatch.context() as patch:
        patch.setattr(HOME[name], name, broken)
        reply = page.send(kind, **fields)
        assert not reply["ok"]
        assert reply["error"] == {"code": "host/internal", "values": {"fault": "ZeroDivisionError"}}
        assert page.code(kind, **fields) == "host/internal"
    assert page.good("screen")["screen"] == before["screen"]
    assert page.good("advance")["events"]


def test_a_fault_in_the_picture_still_leaves_a_reply(monkeypatch: pytest.MonkeyPatch) -> None:
    page = Page()
    page.open()
    monkeypatch.setattr(host, "present", broken)
    reply = page.send("play", card="8H")
    assert (reply["error"]["code"], reply["screen"]) == ("notation/bad_card", None)


def test_a_fault_in_the_middle_of_the_work(monkeypatch: pytest.MonkeyPatch) -> None:
    page = Page()
    page.open()
    before = page.play_until("bot")
    with monkeypatch.context() as patch:
        patch.setattr(desk, "start", lambda level, view: Fails())
        page.good("advance")
        assert page.code("job.step") == "host/internal"
        assert page.good("screen")["screen"] == before["screen"]
    page.good("resume", saved=before["save"]["text"])
    assert page.good("advance")["events"]


def test_a_player_is_held_to_its_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    page = Page()
    page.open()
    reply = page.play_until("bot")
    own = reply["screen"]["hand"][0]["card"]
    wrong = next(each for each in CARDS if each.text == own)
    monkeypatch.setattr(desk, "start", lambda level, view: AlwaysThis(wrong))
    assert page.code("advance") == "action/not_in_hand"


class AlwaysThis:
    """A player with one card in mind."""

    def __init__(self, card: Card) -> None:
        self._card = card

    def step(self) -> Done[Card]:
        return Done(self._card)
