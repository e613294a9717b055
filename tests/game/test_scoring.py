"""What hands are worth and when rubbers end: the tables of rules.md section 4, rows E18 to E39."""

from dataclasses import replace

import pytest

from sueca_core.game.cards import CARDS
from sueca_core.game.deal import deal_pack
from sueca_core.game.endings import count_hand
from sueca_core.game.rulesets import PRESETS, parse_rules
from sueca_core.game.scoring import NOTHING_WAITS, Pending, score_hand
from sueca_core.game.seats import Direction, Seat, Side
from sueca_core.game.state import HandState, Phase, State, new_rubber
from sueca_core.game.trick import Trick
from tests.game.support import score_text
from tests.tables import Row, ScoringCase, ids, read, read_lines, scoring_rows

TABLES = list(scoring_rows())
ROWS = read_lines("scoring_rows.jsonl")
PRESET_OPTIONS = read("presets.json")
ANY_DEAL = deal_pack(CARDS, Seat.SOUTH, Direction.ANTICLOCKWISE, from_bottom=True)
LAST_BY = {"NS": Seat.NORTH, "EW": Seat.EAST}
WAITING: dict[str, Pending] = {"double": "double", **{str(games): games for games in range(8)}}


def played_out(points: int, tricks: int, last: str) -> HandState:
    """A hand after its ten tricks with these points and tricks of North and South."""
    last_trick = Trick(LAST_BY[last], (), LAST_BY[last], 0)
    return HandState(
        deal=ANY_DEAL,
        hands=((), (), (), ()),
        turn=None,
        leader=LAST_BY[last],
        table=(),
        tricks=(last_trick,) * 10,
        card_points=(points, 120 - points),
        trick_counts=(tricks, 10 - tricks),
        asking=(),
        wrong_calls=(),
    )


def rubber_at(rules: str, games: str, pending: str, completed: int = 0) -> State:
    """A rubber at some score, before a count."""
    north_south, east_west = games.split(":")
    return replace(
        new_rubber(parse_rules(rules), Seat.SOUTH),
        phase=Phase.PLAYING,
        games=(int(north_south), int(east_west)),
        pending=WAITING[pending],
        hands_done=completed,
    )


def table_result(case: ScoringCase) -> tuple[str, bool, str]:
    """Award, end and what waits, in a rubber of ten games that only a sweep can end here."""
    state = rubber_at(f"{case.rules},target=10", "0:0", case.pending)
    after, _ = count_hand(state, played_out(case.points, case.tricks, "NS"))
    assert after.result is not None
    return score_text(after.result.award), after.rubber is not None, str(after.pending)


@pytest.mark.parametrize("cases", [c for _, c in TABLES], ids=[name for name, _ in TABLES])
def test_tables(cases: list[ScoringCase]) -> None:
    results = [(case, table_result(case)) for case in cases]
    assert cases
    assert [r for r in results if r[1] != (r[0].award, r[0].ends, r[0].waits)] == []


@pytest.mark.parametrize("cases", [c for _, c in TABLES], ids=[name for name, _ in TABLES])
def test_the_worth_is_the_same_for_either_side(cases: list[ScoringCase]) -> None:
    for case in cases:
        points, tricks = (case.points, 120 - case.points), (case.tricks, 10 - case.tricks)
        rules, waiting = parse_rules(case.rules), WAITING[case.pending]
        one = score_hand(points, tricks, Side.NS, waiting, rules)
        other = score_hand(points[::-1], tricks[::-1], Side.EW, waiting, rules)
        assert one.award == other.award[::-1]
        assert (one.outcome, one.pending) == (other.outcome, other.pending)


def rubber_of(row: Row) -> tuple[State, list[str]]:
    """The rubber after the hands of a row, and the award of each."""
    state = rubber_at(row["rules"], row["games"], row["pending"], row["completed"])
    awards = []
    for points, tricks, last in row["hands"]:
        assert state.rubber is None
        state, _ = count_hand(state, played_out(points, tricks, last))
        assert state.result is not None
        awards.append(score_text(state.result.award))
    return state, awards


def rubber_facts(state: State) -> tuple[str | None, bool, bool]:
    """Winner, sweep and shutout; the last two only mean something once a rubber is over."""
    end = state.rubber
    return (end.winner.value, end.sweep, end.shutout) if end else (None, False, False)


@pytest.mark.parametrize("row", ROWS, ids=ids(ROWS))
def test_awards_and_games(row: Row) -> None:
    state, awards = rubber_of(row)
    assert awards == row["awards"]
    assert score_text(state.games) == row["games_after"]
    assert state.pending == WAITING[row["pending_after"]]


@pytest.mark.parametrize("row", ROWS, ids=ids(ROWS))
def test_ends_of_rubbers(row: Row) -> None:
    state, _ = rubber_of(row)
    over = row["winner"] is not None
    assert rubber_facts(state) == (row["winner"], over and row["sweep"], over and row["shutout"])
    assert state.phase is {True: Phase.RUBBER_OVER, False: Phase.HAND_OVER}[over]
    assert state.hands_done == row["completed"] + len(row["hands"])


def rubber_end_cell(target: int, games: int, award: int) -> str:
    """A cell of the table of rubber ends: 61 points with the rest of the award waiting."""
    state = rubber_at(f"portuguese,target={target}", f"{games}:0", str(award - 1))
    after, _ = count_hand(state, played_out(61, 6, "NS"))
    return {True: "END", False: str(after.games[0])}[after.phase is Phase.RUBBER_OVER]


@pytest.mark.parametrize("table", read("rubber_end.json"), ids=lambda table: table["target"])
def test_when_a_rubber_ends(table: Row) -> None:
    cells = [
        [rubber_end_cell(table["target"], games, award) for award in table["awards"]]
        for games in range(table["target"])
    ]
    assert cells == table["rows"]


@pytest.mark.parametrize("name", PRESET_OPTIONS)
def test_presets(name: str) -> None:
    """The options of each preset, written out one by one."""
    changes = ",".join(f"{option}={value}" for option, value in PRESET_OPTIONS[name].items())
    assert parse_rules(f"portuguese,{changes}") == PRESETS[name] == parse_rules(name)


def test_there_are_seven_presets() -> None:
    assert set(PRESETS) == set(PRESET_OPTIONS)


def test_nothing_waits_when_a_rubber_begins() -> None:
    assert new_rubber(PRESETS["portuguese"], Seat.SOUTH).pending == NOTHING_WAITS == 0


# -- comebacks: V39, C22 ------------------------------------------------------------------------

OURS, THEIRS = (61, 6, "NS"), (59, 4, "EW")
TWO_OURS, TWO_THEIRS = (91, 7, "NS"), (29, 3, "EW")
TIE = (60, 5, "NS")


@pytest.mark.parametrize(
    "rules, hands, comeback",
    [
        pytest.param("portuguese", [THEIRS] * 3 + [OURS] * 4, 3, id="0-3 turned into 4-3"),
        pytest.param("portuguese", [TWO_OURS, OURS, TWO_THEIRS, TWO_THEIRS], 3, id="by doubles"),
        pytest.param("portuguese", [THEIRS] * 3 + [TIE] + [OURS] * 3, 3, id="with a tie between"),
        pytest.param("portuguese", [THEIRS] * 2 + [OURS, THEIRS] + [OURS] * 3, 0, id="from 1-3"),
        pytest.param("portuguese", [THEIRS] * 2 + [OURS] * 4, 0, id="from 0-2"),
        pytest.param("portuguese", [OURS] * 4, 0, id="never behind"),
        pytest.param("portuguese", [OURS] * 3 + [THEIRS] + [OURS], 0, id="the leaders win"),
        pytest.param("north", [THEIRS] * 4 + [TWO_OURS] * 3, 4, id="0-4 turned into 6-4"),
    ],
)
def test_a_comeback(rules: str, hands: list[tuple[int, int, str]], comeback: int) -> None:
    state = rubber_at(rules, "0:0", "0")
    for points, tricks, last in hands:
        assert state.rubber is None
        state, _ = count_hand(state, played_out(points, tricks, last))
    assert state.rubber is not None
    assert state.rubber.comeback == comeback
