"""``match``: a duplicate match, counted again by hand."""

import json
from collections import Counter
from itertools import islice
from statistics import mean, stdev

import pytest

from sueca_core.analysis.blunders import BLUNDERS, blunders
from sueca_core.bots.levels import choose
from sueca_core.cli.deal import deal_of
from sueca_core.cli.main import main
from sueca_core.cli.match import finished_hands, play_match
from sueca_core.cli.tally import Watched
from sueca_core.game.cards import Card
from sueca_core.game.deal import Deal
from sueca_core.game.errors import CodedError
from sueca_core.game.rulesets import PRESETS, RuleSet, parse_rules
from sueca_core.game.seats import SEATS
from sueca_core.game.trick import trick_points
from sueca_core.game.view import PlayerView
from tests.bots.support import middle, seen, view_to_play
from tests.game.support import dealt, hand_of, play

PLAIN = PRESETS["portuguese"]
WEAK = "portuguese,weak_leader=10,weak_others=4"
NONE = dict.fromkeys(BLUNDERS, 0)
NUMBERS = ("points", "points_se", "games", "games_se", "deals_won", "rubbers_won")


def points_of(deal: Deal, levels: tuple[str, str]) -> int:
    """NS points minus EW points of a hand played by the levels of NS and EW."""
    state = dealt(PLAIN, deal)
    for _ in range(40):
        view = view_to_play(state)
        state, _ = play(state, view.seat, choose(levels[view.seat.index % 2], view))
    ns, ew = hand_of(state).card_points
    return ns - ew


def test_points_counted_again() -> None:
    deals = [deal_of(f"again/{number}", PLAIN) for number in range(12)]
    north = [points_of(each, ("player", "random")) for each in deals]
    east = [-points_of(each, ("random", "player")) for each in deals]
    means = [mean(pair) for pair in zip(north, east, strict=True)]
    shares = [1.0 * (each > 0) + 0.5 * (each == 0) for each in north + east]
    result = play_match("player", "random", 12, "again", PLAIN)
    assert result.deals == 12
    assert result.points == pytest.approx(mean(means), abs=0.001)
    assert result.points_se == pytest.approx(stdev(means) / 12**0.5, abs=0.001)
    assert result.deals_won == pytest.approx(mean(shares), abs=0.001)


def test_games_and_rubbers_counted_again() -> None:
    """By following the two rows of rubbers to the end."""
    first = islice(finished_hands((Watched("learner"), Watched("random")), "row", PLAIN), 40)
    second = islice(finished_hands((Watched("random"), Watched("learner")), "row", PLAIN), 40)
    states = [*first, *second]
    results = [state.result for state in states if state.result]
    signs = [1] * 40 + [-1] * 40
    games = [s * (r.award[0] - r.award[1]) for s, r in zip(signs, results, strict=True)]
    rubbers = [(s, state.rubber) for s, state in zip(signs, states, strict=True) if state.rubber]
    won = [sign == (1, -1)[rubber.winner.index] for sign, rubber in rubbers]
    result = play_match("learner", "random", 40, "row", PLAIN)
    assert len(rubbers) > 10
    assert result.games == pytest.approx(mean(games), abs=0.0001)
    assert result.rubbers_won == pytest.approx(mean(won), abs=0.0001)


def test_blunders_counted_again() -> None:
    """Of all cards, the forced ones too: those are never to blame."""
    found: Counter[str] = Counter()

    def watched(view: PlayerView) -> Card:
        card = choose("random", view)
        found.update(blunders(view, card))
        return card

    for players in ((watched, Watched("player")), (Watched("player"), watched)):
        assert len([*islice(finished_hands(players, "blame", PLAIN), 25)]) == 25
    result = play_match("random", "player", 25, "blame", PLAIN)
    assert result.blunders == {"A": {name: found[name] for name in BLUNDERS}, "B": NONE}
    assert min(found.values()) > 0 == len({*BLUNDERS} - {*found})


@pytest.mark.parametrize("level", ["random", "learner", "player"])
def test_a_level_against_itself_is_even_to_the_point(level: str) -> None:
    result = play_match(level, level, 15, "even", PLAIN)
    even = (0, 0, 0, 0, 0.5, 0.5)
    assert tuple(getattr(result, name) for name in NUMBERS) == even


def test_the_other_way_round() -> None:
    one = play_match("player", "learner", 15, "round", PLAIN)
    other = play_match("learner", "player", 15, "round", PLAIN)
    assert (one.points, one.games) == (-other.points, -other.games)
    assert one.points != 0
    assert one.deals_won == pytest.approx(1 - other.deals_won)


def test_one_deal_has_no_standard_error_and_seldom_a_rubber() -> None:
    result = play_match("player", "learner", 1, "one", PLAIN)
    assert (result.points_se, result.games_se, result.rubbers_won) == (None, None, None)


def test_rubbers_follow_each_other_in_the_deals_of_the_seed() -> None:
    states = list(islice(finished_hands((Watched("learner"), Watched("random")), "s", PLAIN), 30))
    deals = [hand_of(state).deal for state in states]
    ended = [state.rubber is not None for state in states]
    number = ended.index(True)
    assert deals == [deal_of(f"s/{each}", PLAIN) for each in range(30)]
    assert max(states[number].games) >= 4
    assert sum(states[number + 1].games) <= 4
    assert states[number + 1].hands_done == 1


def voided(deal: Deal, rules: RuleSet) -> bool:
    """Whether a seat has few points (leader 10, others 4) and fewer than five trumps."""
    limits = dict.fromkeys(SEATS, 4) | {deal.leader(rules.direction): 10}
    return any(
        trick_points(deal.hand(seat)) <= limits[seat]
        and sum(each.suit is deal.trump for each in deal.hand(seat)) < 5
        for seat in SEATS
    )


def test_a_voided_deal_uses_up_its_number() -> None:
    rules = parse_rules(WEAK)
    deals = [deal_of(f"weak/{number}", rules) for number in range(60)]
    kept = [each for each in deals if not voided(each, rules)]
    row = finished_hands((Watched("learner"), Watched("learner")), "weak", rules)
    assert [hand_of(state).deal for state in islice(row, len(kept))] == kept
    assert len(kept) < 60


@pytest.mark.parametrize("rules", ["old_table", "club", "south", "portuguese,tie=double_next"])
def test_other_rules(rules: str) -> None:
    result = play_match("player", "random", 10, "rules", parse_rules(rules))
    assert result.points > 0


def test_forced_cards_are_not_timed() -> None:
    timed = Watched("learner")
    assert timed(seen("7H", "AH", turned="2S", fill="3C 4C 5C 6C 3D 4D 5D 6D QD")).text == "7H"
    assert timed.milliseconds == []
    timed(view_to_play(middle(PLAIN, 1, 0)))
    assert len(timed.milliseconds) == 1


def test_progress() -> None:
    heard: list[tuple[int, int]] = []
    play_match("learner", "random", 3, "p", PLAIN, lambda done, of: heard.append((done, of)))
    assert heard == [(1, 3), (2, 3), (3, 3)]


def test_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["match", "player", "learner", "--deals", "8", "--seed", "j"]
    assert main([*arguments, "--json"]) == 0
    said = capsys.readouterr()
    told = json.loads(said.out)
    result = play_match("player", "learner", 8, "j", PLAIN)
    assert said.err == ""
    assert set(told) == {"deals", *NUMBERS, "ms_per_card", "blunders"}
    assert [told[name] for name in NUMBERS] == [getattr(result, name) for name in NUMBERS]
    assert {name: set(times) for name, times in told["ms_per_card"].items()} == {
        "A": {"median", "p95"},
        "B": {"median", "p95"},
    }
    assert told["blunders"] == {"A": NONE, "B": result.blunders["B"]}
    assert all(times["p95"] >= times["median"] > 0 for times in told["ms_per_card"].values())


def test_in_words(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["match", "player", "random", "--deals", "4"]) == 0
    assert capsys.readouterr().out.startswith("player against random, 4 deals twice: +")


@pytest.mark.parametrize(
    "arguments",
    [
        pytest.param(["player", "nobody"], id="level"),
        pytest.param(["player"], id="one-level"),
        pytest.param(["player", "learner", "--deals", "0"], id="no-deals"),
        pytest.param(["player", "learner", "--deals", "many"], id="no-number"),
    ],
)
def test_refused_arguments(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        main(["match", *arguments])
    assert left.value.code == 2
    assert capsys.readouterr().out == ""


@pytest.mark.parametrize(
    "option,value,code",
    [
        ("--rules", "nowhere", "rules/unknown_preset"),
        ("--seed", "", "seed/bad"),
        ("--seed", "daily/v1/2025-01-01", "daily/before_first"),
    ],
)
def test_refused_values(
    option: str, value: str, code: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["match", "player", "learner", option, value]) == 2
    said = capsys.readouterr()
    assert code in said.err
    assert said.out == ""


def test_an_unknown_level() -> None:
    with pytest.raises(CodedError, match="bots/unknown_level"):
        play_match("nobody", "random", 1, "x", PLAIN)
