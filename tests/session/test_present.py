"""The screen: every field on crafted hands, score by score, and nothing that South may not know."""

import re
from dataclasses import replace
from typing import Any

import pytest

from sueca_core.game.cards import CARDS, Suit, card, sort_cards
from sueca_core.game.deal import Deal
from sueca_core.game.rulesets import PRESETS
from sueca_core.game.seats import SEATS, SIDES
from sueca_core.game.state import Phase
from sueca_core.session.messages import Happened
from sueca_core.session.model import Sitting
from sueca_core.session.present import present
from sueca_core.session.screen import Screen, TrickShown
from sueca_core.wire.codec import dump, plain
from sueca_core.wire.events import encode_event
from tests.game.support import cards, dealt, hand_of, play_all, texts
from tests.oracle.play import points, side
from tests.session.support import SEED, in_hand, new_daily, new_practice, seated, walk
from tests.tables import Row, read, read_lines

F1, F2, F3, F4, F5 = read("hands.json")
S, W, N, E = SEATS
NS, EW = SIDES


def f1(plies: int, **score: Any) -> Screen:
    """F1 after so many cards. South deals and turns 3D, East leads, play is anticlockwise."""
    return present(in_hand(F1, plies, **score))


def shown(screen: Screen) -> str:
    """South's cards as they are shown."""
    return " ".join(each.card.text for each in screen.hand)


def legal(screen: Screen) -> str:
    """South's cards that may be played."""
    return " ".join(each.card.text for each in screen.hand if each.legal)


def whys(screen: Screen) -> list[Any]:
    """Why each card may not be played."""
    return [plain(each.why) for each in screen.hand]


# -- before and during play -----------------------------------------------------------------------


def test_before_the_first_card() -> None:
    screen = f1(0)
    assert (screen.v, screen.kind, screen.date, screen.day) == (1, "practice", None, None)
    assert (screen.phase, screen.todo, screen.turn) == (Phase.PLAYING, "bot", E)
    assert (screen.dealer, screen.leader, screen.hand_number, screen.trick_number) == (S, E, 1, 1)
    assert (screen.table, screen.winning, screen.led, screen.last_trick) == ((), None, None, None)
    assert (screen.result, screen.tricks_played, screen.laid_open) == (None, None, None)
    assert (screen.unfinished, screen.again, screen.pending) == (False, None, 0)
    assert screen.points == screen.tricks == screen.games == {NS: 0, EW: 0}
    assert shown(screen) == "QD 6D 4D 3D 2D AS KS KH 6C 3C"
    assert whys(screen) == [{"code": "not_your_turn", "suit": None}] * 10


def test_the_seats() -> None:
    seats = f1(3).seats
    assert {seat.letter: each.cards for seat, each in seats.items()} == {
        "S": 10,
        "W": 9,
        "N": 9,
        "E": 9,
    }
    assert {seat.letter: each.bot for seat, each in seats.items()} == {
        "S": None,
        "W": "player",
        "N": "learner",
        "E": "player",
    }


def test_south_must_follow() -> None:
    screen = f1(3)
    assert (screen.todo, screen.turn, screen.winning, screen.led) == ("play", S, E, Suit.CLUBS)
    assert plain(screen.table) == [
        {"seat": "E", "card": "AC"},
        {"seat": "N", "card": "2C"},
        {"seat": "W", "card": "KC"},
    ]
    assert legal(screen) == "6C 3C"
    assert whys(screen) == [{"code": "must_follow", "suit": "C"}] * 8 + [None] * 2
    assert screen.unfinished


def test_south_is_void() -> None:
    """Hearts are led at the seventh trick and South has none left."""
    screen = f1(25)
    assert (screen.led, screen.turn) == (Suit.HEARTS, S)
    assert legal(screen) == shown(screen) == "QD 6D 4D KS"
    assert whys(screen) == [None] * 4


def test_south_leads() -> None:
    screen = f1(20)
    assert (screen.todo, screen.turn, screen.leader, screen.led) == ("play", S, S, None)
    assert legal(screen) == shown(screen) == "QD 6D 4D 3D KS"


def test_a_trick_has_been_taken() -> None:
    screen = f1(4)
    assert (screen.todo, screen.turn, screen.table, screen.trick_number) == ("bot", E, (), 2)
    assert (screen.points, screen.tricks) == ({NS: 0, EW: 15}, {NS: 0, EW: 1})
    assert plain(screen.last_trick) == {
        "number": 1,
        "leader": "E",
        "winner": "E",
        "points": 15,
        "cards": [
            {"seat": "E", "card": "AC"},
            {"seat": "N", "card": "2C"},
            {"seat": "W", "card": "KC"},
            {"seat": "S", "card": "3C"},
        ],
    }


LEADING = [
    (1, E),
    (2, E),
    (3, E),
    (5, E),
    (6, N),
    (7, N),
    (9, N),
    (25, W),
    (26, S),
    (27, S),
    (37, S),
    (39, N),
]


@pytest.mark.parametrize("plies, winning", LEADING)
def test_who_is_winning(plies: int, winning: object) -> None:
    assert f1(plies).winning is winning


@pytest.mark.parametrize(
    "plies, lies", [(0, True), (19, True), (20, True), (21, False), (39, False)]
)
def test_the_turned_card_lies_there_until_it_is_played(plies: int, lies: bool) -> None:
    """South leads it at the sixth trick; the suit stays shown (E15)."""
    trump = f1(plies).trump
    assert trump is not None
    assert (trump.suit.letter, trump.card.text, trump.owner) == ("D", "3D", S)
    assert trump.shown is lies


@pytest.mark.parametrize("plies", range(41))
def test_the_hand_never_sorts_itself_anew(plies: int) -> None:
    gone = [line.split(" -> ")[0] for line in F1["tricks"]]
    played = " ".join(gone).split()[:plies]
    mine = [each[2:] for each in played if each[0] == "S"]
    kept = [text for text in shown(f1(0)).split() if text not in mine]
    assert shown(f1(plies)).split() == kept


@pytest.mark.parametrize("plies", range(41))
def test_counts_at_every_card(plies: int) -> None:
    screen = f1(plies)
    assert screen.trick_number == min(10, plies // 4 + 1)
    assert len(screen.table) == plies % 4
    assert sum(each.cards for each in screen.seats.values()) == 40 - plies
    assert sum(screen.tricks.values()) == plies // 4
    assert screen.unfinished is (plies > 0)
    assert (screen.turn is None) == (plies == 40)


def test_clockwise() -> None:
    """F3: North deals, East leads, South comes after East."""
    screen = present(in_hand(F3, 1))
    assert (screen.direction.value, screen.rules) == ("cw", "brazilian")
    assert (screen.leader, screen.turn, screen.todo) == (E, S, "play")
    assert plain(screen.table) == [{"seat": "E", "card": "6D"}]


def test_what_waits() -> None:
    assert f1(7, pending=2).pending == 2
    assert f1(7, rules="portuguese,tie=double_next", pending="double").pending == "double"


def test_the_score_before_a_hand() -> None:
    screen = f1(7, games=(3, 2), hands_done=5)
    assert (screen.games, screen.hand_number, screen.target) == ({NS: 3, EW: 2}, 6, 4)
    assert screen.unfinished


def test_a_rubber_under_way_is_unfinished_before_the_next_card_too() -> None:
    assert f1(0, hands_done=1).unfinished


# -- a hand is over -------------------------------------------------------------------------------


def test_after_a_tie() -> None:
    screen = f1(40)
    assert (screen.phase, screen.todo, screen.turn) == (Phase.HAND_OVER, "next", None)
    assert (screen.hand, screen.table, screen.hand_number) == ((), (), 1)
    assert screen.pending == 1
    assert plain(screen.result) == {
        "points": {"NS": 60, "EW": 60},
        "tricks": {"NS": 6, "EW": 4},
        "winner": None,
        "code": "tie",
        "award": {"NS": 0, "EW": 0},
        "waited": 0,
        "pending": 1,
        "next_dealer": "E",
        "next_leader": "N",
        "rubber": None,
        "accuser": None,
        "accused": None,
        "revoke": None,
    }


def test_the_cards_are_laid_open() -> None:
    screen = f1(40)
    assert screen.laid_open is not None
    held = {seat.letter: texts(cards) for seat, cards in screen.laid_open.items()}
    assert held == {
        "S": "QD 6D 4D 3D 2D AS KS KH 6C 3C",
        "W": "AD 7D JD QS 7H 6H 5H 3H KC JC",
        "N": "5D 7S 5S 2S AH JH 4H 7C 4C 2C",
        "E": "KD JS 6S 4S 3S QH 2H AC QC 5C",
    }


def trick_line(trick: TrickShown) -> str:
    """A trick as hands.json writes it."""
    cards = " ".join(f"{each.seat.letter}:{each.card.text}" for each in trick.cards)
    return f"{cards} -> {trick.winner.letter} {trick.points}"


@pytest.mark.parametrize("row", [F1, F2, F3, F4, F5], ids=lambda row: str(row["id"]))
def test_all_ten_tricks(row: Row) -> None:
    screen = present(in_hand(row, 40))
    assert screen.tricks_played is not None
    assert [trick_line(each) for each in screen.tricks_played] == row["tricks"]
    assert [each.number for each in screen.tricks_played] == [*range(1, 11)]
    assert [each.leader for each in screen.tricks_played] == [
        each.cards[0].seat for each in screen.tricks_played
    ]
    assert screen.last_trick == screen.tricks_played[-1]


def test_a_bonus_for_the_last_trick_is_in_the_points() -> None:
    """West takes the last trick of F1: 60 and 70."""
    screen = f1(40, rules="portuguese,last_trick=10")
    assert screen.points == {NS: 60, EW: 70}
    assert screen.result is not None
    assert (screen.result.points, screen.result.code) == (screen.points, "win")
    assert f1(39, rules="portuguese,last_trick=10").points == {NS: 60, EW: 33}


SIXTY_ONE = next(
    each
    for each in read_lines("reference_deals.jsonl")
    if each["points"][0] in range(61, 90) and each["dealer"] == 1
)


def sixty_one(games: tuple[int, int], pending: int) -> Sitting:
    """A hand dealt by East in which North and South make between 61 and 89."""
    hands = dict(zip("SENW", SIXTY_ONE["hands"], strict=True))
    held = tuple(sort_cards(cards(hands[letter])) for letter in "SWNE")
    state = dealt(PRESETS["portuguese"], Deal(E, card(SIXTY_ONE["turned"]), held))
    state = replace(state, games=games, pending=pending, hands_done=8)
    return seated(play_all(state, SIXTY_ONE["play"]))


def scored(award: str, games: str, won: str = "", waits: Any = 0) -> Row:
    """What a hand leads to: its award, the games shown, who has won the rubber, what waits."""
    return {"award": award, "games": games, "won": won.split(), "waits": waits}


SCORES = [
    pytest.param("portuguese", F4, ("0:0", 0), scored("2:0", "2:0"), id="E18"),
    pytest.param("portuguese", F4, ("2:1", 0), scored("2:0", "4:1", "NS"), id="E19"),
    pytest.param("portuguese", F5, ("0:3", 0), scored("4:0", "4:3", "NS"), id="E20"),
    pytest.param("portuguese", F5, ("3:0", 0), scored("4:0", "4:0", "NS"), id="E21"),
    pytest.param("north", F5, ("1:0", 0), scored("4:0", "5:0"), id="E22"),
    pytest.param("north", F5, ("2:5", 0), scored("4:0", "6:5", "NS"), id="E23"),
    pytest.param("portuguese", F5, ("0:0", 1), scored("5:0", "4:0", "NS"), id="E24"),
    pytest.param("north,tie=carry", F5, ("0:0", 1), scored("5:0", "5:0"), id="E25"),
    pytest.param("south", F2, ("0:0", 0), scored("3:0", "3:0"), id="E26"),
    pytest.param("south,tie=carry", F2, ("0:0", 1), scored("4:0", "4:0", "NS"), id="E27"),
    pytest.param("portuguese", F3, ("0:0", 2), scored("0:4", "0:4", "EW"), id="E28"),
    pytest.param("portuguese,tie=carry_once", F3, ("0:0", 1), scored("0:3", "0:3"), id="E29"),
    pytest.param("portuguese,tie=void", F3, ("0:0", 0), scored("0:2", "0:2"), id="E30 void"),
    pytest.param(
        "portuguese,tie=double_next",
        F3,
        ("0:0", "double"),
        scored("0:4", "0:4", "EW"),
        id="E30 double",
    ),
    pytest.param("portuguese", F3, ("3:3", 0), scored("0:2", "3:4", "EW"), id="E33"),
    pytest.param("portuguese", F2, ("0:0", 0), scored("1:0", "1:0"), id="E35 90"),
    pytest.param("portuguese", F3, ("0:0", 0), scored("0:2", "0:2"), id="E35 91"),
    pytest.param("portuguese", F1, ("3:3", 0), scored("0:0", "3:3", waits=1), id="tie"),
    pytest.param("portuguese", F1, ("0:0", 1), scored("0:0", "0:0", waits=2), id="second tie"),
    pytest.param(
        "portuguese,tie=carry_once", F1, ("0:0", 1), scored("0:0", "0:0", waits=1), id="once"
    ),
    pytest.param("portuguese,tie=void", F1, ("0:0", 0), scored("0:0", "0:0"), id="void tie"),
    pytest.param(
        "portuguese,tie=double_next",
        F1,
        ("0:0", 0),
        scored("0:0", "0:0", waits="double"),
        id="tie doubles",
    ),
    pytest.param(
        "portuguese,tie=double_next",
        F1,
        ("0:0", "double"),
        scored("0:0", "0:0", waits="double"),
        id="second tie doubles once",
    ),
]


def pair(text: str) -> tuple[int, int]:
    first, second = text.split(":")
    return int(first), int(second)


@pytest.mark.parametrize("rules, row, score, after", SCORES)
def test_scores(rules: str, row: Row, score: tuple[str, Any], after: Row) -> None:
    before, waited = score
    screen = present(in_hand(row, 40, rules, pair(before), waited, hands_done=8))
    assert screen.result is not None
    assert tuple(screen.result.award.values()) == pair(after["award"])
    assert tuple(screen.games.values()) == pair(after["games"])
    assert screen.pending == screen.result.pending == after["waits"]
    assert screen.result.waited == (0 if after["award"] == "0:0" else waited)
    assert screen.hand_number == 9
    rubber = [screen.result.rubber] if screen.result.rubber else []
    assert [each.winner.value for each in rubber] == after["won"]
    assert [each.games for each in rubber] == [screen.games] * len(rubber)
    phases = [(Phase.HAND_OVER, "next"), (Phase.RUBBER_OVER, "new")]
    assert (screen.phase, screen.todo) == phases[len(rubber)]


def test_e31_two_ties_then_sixty_one() -> None:
    screen = present(sixty_one((0, 0), 2))
    assert screen.result is not None
    assert (screen.result.award, screen.result.waited) == ({NS: 3, EW: 0}, 2)


def test_e32_three_all_a_tie_and_sixty_one() -> None:
    screen = present(sixty_one((3, 3), 1))
    assert (screen.todo, screen.games) == ("new", {NS: 4, EW: 3})
    assert screen.result is not None
    assert screen.result.award == {NS: 2, EW: 0}


CODES = [(F1, "tie"), (F2, "win"), (F3, "double"), (F4, "all_points"), (F5, "sweep")]


@pytest.mark.parametrize("row, code", CODES, ids=[code for _, code in CODES])
def test_outcomes(row: Row, code: str) -> None:
    result = present(in_hand(row, 40)).result
    assert result is not None
    assert result.code == code
    assert plain(result.points) == row["points"]
    assert plain(result.tricks) == row["tricks_taken"]


def test_exactly_ninety_is_told_where_it_counts() -> None:
    result = present(in_hand(F2, 40, "south")).result
    assert result is not None
    assert result.code == "exact_90"


SHUTOUTS = [
    pytest.param(F5, (0, 0), 0, (False, True), id="E38 a sweep at once"),
    pytest.param(F5, (0, 0), 1, (True, True), id="E37 a tie, then a sweep"),
    pytest.param(F4, (2, 0), 1, (True, False), id="E39 two and two"),
    pytest.param(F4, (2, 1), 2, (False, False), id="four to one"),
]


@pytest.mark.parametrize("row, games, done, expected", SHUTOUTS)
def test_shutout_and_sweep(
    row: Row, games: tuple[int, int], done: int, expected: tuple[bool, bool]
) -> None:
    result = present(in_hand(row, 40, games=games, hands_done=done)).result
    assert result is not None
    assert result.rubber is not None
    assert (result.rubber.shutout, result.rubber.sweep) == expected
    assert result.rubber.hands == done + 1


def test_a_rubber_that_is_over_is_not_unfinished() -> None:
    screen = present(in_hand(F5, 40))
    assert (screen.phase, screen.todo, screen.unfinished) == (Phase.RUBBER_OVER, "new", False)


# -- nothing that South may not know --------------------------------------------------------------

CARD = re.compile(r"\b[A7KJQ65432][SHDC]\b")
RUBBERS = [
    pytest.param(new_practice(), id="portuguese"),
    pytest.param(new_practice("north,direction=cw,deal=top"), id="north from the top, clockwise"),
    pytest.param(new_practice("south", seed="outra"), id="another"),
    pytest.param(new_daily("2026-12-02"), id="daily"),
]


def is_over(sitting: Sitting) -> bool:
    """Whether the hand on the table is over."""
    return sitting.shown.phase in (Phase.HAND_OVER, Phase.RUBBER_OVER)


def known_to_south(sitting: Sitting) -> set[str]:
    """South's own cards, the turned one, and all that have been played; in the end, all."""
    if is_over(sitting):
        return {each.text for each in CARDS}
    hand = hand_of(sitting.shown)
    own = {each.text for each in hand.deal.hands[0]}
    played = {each.text for trick in hand.tricks for each in trick.cards}
    table = {each.text for each in hand.table}
    return own | played | table | {hand.deal.turned.text}


@pytest.mark.parametrize("sitting", RUBBERS)
def test_no_hidden_card_before_the_hand_is_over(sitting: Sitting) -> None:
    looked_at = 0
    for now, effects in walk(sitting):
        events = [each.event for each in effects if isinstance(each, Happened)]
        told = [encode_event(each, now.shown) for each in events]
        text = dump([plain(present(now)), told])
        named = set(CARD.findall(text))
        assert named <= known_to_south(now)
        looked_at += len(named)
    assert looked_at > 400


@pytest.mark.parametrize("sitting", RUBBERS)
def test_cards_are_laid_open_only_when_the_hand_is_over(sitting: Sitting) -> None:
    for now, _ in walk(sitting):
        screen = present(now)
        assert (screen.laid_open is not None) == is_over(now)
        assert (screen.tricks_played is not None) == is_over(now)
        assert (screen.result is not None) == is_over(now)


def counted(told: list[Any]) -> dict[str, int]:
    """Points of the sides since the last deal, from the tricks that the events told."""
    taken = {"NS": 0, "EW": 0}
    for event in told:
        if event["type"] == "dealt":
            taken = {"NS": 0, "EW": 0}
        if event["type"] == "trick_won":
            taken[side(event["winner"])] += points([each["card"] for each in event["cards"]])
    return taken


@pytest.mark.parametrize("sitting", RUBBERS)
def test_points_are_those_of_the_tricks_told(sitting: Sitting) -> None:
    told: list[Any] = []
    for now, effects in walk(sitting, seed=5):
        events = [each.event for each in effects if isinstance(each, Happened)]
        told += [encode_event(each, now.shown) for each in events]
        assert plain(present(now).points) == counted(told)


def test_the_seed_is_in_no_screen() -> None:
    assert all(SEED not in dump(plain(present(now))) for now, _ in walk(new_practice()))
