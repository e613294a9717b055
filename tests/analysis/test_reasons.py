"""A reason is true of the position: each claim against the layouts of the hidden cards."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sueca_core.analysis.reasons import REASONS, reason_for
from sueca_core.bots.levels import choose
from sueca_core.game.cards import CARDS, card
from sueca_core.game.deal import deal_pack
from sueca_core.game.rulesets import PRESETS, RuleSet
from sueca_core.game.seats import SEATS, Seat
from sueca_core.game.state import State
from sueca_core.game.view import PlayerView, player_view
from tests.analysis.claims import CLAIMS, facts_of
from tests.analysis.support import layouts_of
from tests.bots.support import middle, seen, view_to_play
from tests.game.support import dealt, hand_of, play, turn_of
from tests.oracle.layouts import Layout
from tests.properties.layouts import other_layout
from tests.properties.strategies import seeds

RULES = st.sampled_from([PRESETS["portuguese"], PRESETS["brazilian"]])
DRAWN = 12


def played_well(seed: int, plies: int) -> State:
    """A hand after so many cards of four players."""
    draw = Random(seed)
    dealer = draw.choice(SEATS)
    rules = PRESETS["portuguese"]
    state = dealt(
        rules,
        deal_pack(tuple(draw.sample(CARDS, 40)), dealer, rules.direction, from_bottom=True),
    )
    for _ in range(plies):
        turn = turn_of(state)
        state, _ = play(state, turn, choose("player", player_view(state, turn)))
    return state


def as_layout(state: State, seat: Seat) -> Layout:
    held = hand_of(state).hands
    return {each.letter: [one.text for one in held[each.index]] for each in SEATS if each != seat}


def drawn_layouts(state: State, seed: int) -> list[Layout]:
    """Some layouts as the seat to play may think them; the true one is among them."""
    seat, draw = turn_of(state), Random(seed)
    others = [other_layout(state, seat, draw) for _ in range(DRAWN)]
    return [as_layout(each, seat) for each in (state, *others)]


def check_all(view: PlayerView, layouts: list[Layout], *, every: bool) -> None:
    """Each legal card's reason is true, and has the values that its claim asks for."""
    for each in view.legal:
        reason = reason_for(view, each)
        if reason is not None:
            facts = facts_of(view, each, reason, layouts, every=every)
            assert CLAIMS[reason.code](facts), (reason, each, facts)


@given(RULES, seeds, st.integers(31, 39))
def test_true_in_every_layout_of_the_last_tricks(rules: RuleSet, seed: int, plies: int) -> None:
    view = view_to_play(middle(rules, seed, plies))
    check_all(view, layouts_of(view), every=True)


@given(RULES, seeds, st.integers(0, 36))
def test_true_in_drawn_layouts_of_random_play(rules: RuleSet, seed: int, plies: int) -> None:
    state = middle(rules, seed, plies)
    check_all(view_to_play(state), drawn_layouts(state, seed), every=False)


@given(seeds, st.integers(0, 39))
def test_true_in_drawn_layouts_of_good_play(seed: int, plies: int) -> None:
    state = played_well(seed, plies)
    check_all(view_to_play(state), drawn_layouts(state, seed), every=False)


def test_every_reason_has_a_claim() -> None:
    assert set(CLAIMS) == set(REASONS)
    assert len(REASONS) == len(set(REASONS))


def test_most_cards_of_good_play_have_a_reason() -> None:
    """Five in six at the least; the rest is left to the search."""
    views = [view_to_play(played_well(seed, seed % 40)) for seed in range(400)]
    reasons = [reason_for(view, choose("player", view)) for view in views]
    assert sum(each is not None for each in reasons) > 333


# Spades are trump. South deals and holds the turned two unless it says otherwise, so East leads,
# then North, West and South play. East and West are partners.
LOW = "6C 5C 6D 5D 3C 3D 4C 4D 2C 2D"


def last(hand: str, table: str) -> PlayerView:
    """South plays last to the first trick."""
    return seen(hand, table, turned="2S", fill=LOW)


def third(hand: str, table: str) -> PlayerView:
    """West plays third to the first trick; East led."""
    return seen(hand, table, turned="2S", fill=LOW)


def second(hand: str, table: str) -> PlayerView:
    """North plays second to the first trick."""
    return seen(hand, table, turned="2S", fill=LOW)


def east(hand: str) -> PlayerView:
    """East leads the first trick."""
    return seen(hand, turned="2S", fill=LOW)


def after(hand: str, tricks: list[str], table: str = "") -> PlayerView:
    """South dealt; whoever won leads the next trick."""
    return seen(hand, table, tricks, turned="2S", fill=LOW)


NORTH_HAS_NO_TRUMP = ["3S 5H 4S 2S"]
"""West wins."""
WEST_LEADS_HEARTS_GONE = ["AH 2H 3H 7C", "KH 4H 5H 6C"]
"""East wins both; South has no heart, and may still hold the turned card."""

EXAMPLES = [
    ("only_of_suit", last("7H 2S", "AH 2H 4H"), "7H", "suit=H"),
    ("lead_ace", east("AH 3H 4D"), "AH", "suit=H"),
    ("draw_trumps_top", east("AS 7S KS JS QS"), "AS", "count=5"),
    ("draw_trumps_low", east("7S KS JS QS"), "QS", "count=6"),
    ("lead_singleton", east("2H 3S 6C 5C 4C 3C"), "2H", "suit=H"),
    ("lead_under_ace", east("7H 2H 6C 6D"), "2H", "card=7H other=AH"),
    ("lead_low", east("KH 2H 3H 6C 6D"), "2H", "suit=H"),
    ("force_ruff", after("QH 6H 6D", WEST_LEADS_HEARTS_GONE), "6H", "seat=S suit=H"),
    ("draw_last_trump", after("KS JS 6D", ["AS 3S 4S 2S", "7S 5S 6S 3C"]), "KS", "card=QS"),
    ("lead_master", after("7H 6H 6D", ["AH 2H 3H 4H"]), "7H", "suit=H"),
    ("give", last("KH 3H 2S", "4H AH 5H"), "KH", "seat=N points=4"),
    ("give", last("7C 3D 2S", "4H AH 5H"), "7C", "seat=N points=10"),
    ("nothing_to_give", last("3H 6H 2S", "4H AH 5H"), "3H", "seat=N"),
    ("keep_master", last("AC 3D 2S", "4H AH 5H"), "3D", "card=AC seat=N"),
    ("keep_trump", last("KS 2S", "4H AH 5H"), "4D", "seat=N"),
    ("must_take_over", last("AH 7H 2S", "4H QH 5H"), "7H", "seat=N"),
    ("take_low", last("7H KH 2S", "3H QH JH"), "KH", "points=9"),
    ("take_fat", last("KH 6H 2S", "3H 4H 5H"), "KH", "points=4"),
    ("take_last", last("KH 3H 2S", "JH QH 5H"), "KH", "points=9"),
    ("ruff_last", last("3C 7S QS 2S", "AH 3H 5H"), "QS", "points=11"),
    ("lost_cheap", last("7H 3H 2S", "AH 2H 4H"), "3H", "points=11"),
    ("spare_trump", last("6C QS 2S", "4H 3H 5H"), "6C", "points=0"),
    ("give_unless_ruffed", third("QH 3H", "AH 2H"), "QH", "seat=E"),
    ("partner_may_lose", third("QH 3H", "KH 2H"), "3H", "seat=S"),
    ("take_master", second("AH 3H", "KH"), "AH", "suit=H"),
    ("ruff", second("3S 6C 5C", "AH"), "3S", "points=11"),
    ("keep_ace", second("AH 3H", "4H"), "3H", "card=AH other=7H"),
    ("too_weak", second("KH 3H", "4H"), "3H", "card=KH seat=W"),
    ("leave_to_partner", second("6H 3H", "KH"), "3H", "seat=S"),
    ("force_higher", second("KH 3H", "2H"), "KH", "seat=W"),
]


@pytest.mark.parametrize(
    "code,view,played,values", EXAMPLES, ids=[f"{row[0]}-{row[2]}" for row in EXAMPLES]
)
def test_the_reason(code: str, view: PlayerView, played: str, values: str) -> None:
    reason = reason_for(view, card(played))
    assert reason is not None
    told = {
        name: str(getattr(each, "text", getattr(each, "letter", each)))
        for name, each in reason.values.items()
    }
    assert (reason.code, told) == (code, dict(each.split("=") for each in values.split()))


def test_every_reason_is_given() -> None:
    """By an example, or somewhere in good play."""
    views = [view_to_play(played_well(seed, seed % 40)) for seed in range(300)]
    reasons = [reason_for(view, each) for view in views for each in view.legal]
    found = {each.code for each in reasons if each}
    assert set(REASONS) - found - {row[0] for row in EXAMPLES} == set()


def test_no_simple_reason_for_the_king_on_a_lost_trick() -> None:
    assert reason_for(last("KH 3H 2S", "AH 2H 4H"), card("KH")) is None
