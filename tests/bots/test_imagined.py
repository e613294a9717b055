"""What searching players are made of: frames, candidates, playouts and weights of layouts."""

from collections.abc import Callable
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sueca_core.bots.frame import NO_TRICK, Frame, frame_of
from sueca_core.bots.generator import Generator
from sueca_core.bots.playout import play_out
from sueca_core.bots.policy import POLICIES, Policy
from sueca_core.bots.weighing import Evidence, chosen
from sueca_core.game.cards import Card
from sueca_core.game.rulesets import PRESETS, RuleSet
from sueca_core.game.seats import order_from
from sueca_core.game.state import State
from sueca_core.game.view import PlayerView
from tests.bots.support import middle, seen, view_to_play
from tests.game.support import hand_of, play
from tests.properties.strategies import rule_sets, seeds

PLAIN = PRESETS["portuguese"]
POINTS = {1: 11, 2: 10, 4: 4, 8: 3, 16: 2}
type Layout = list[list[int]]


def shuffled(seed: int) -> Layout:
    """Four hands of suit masks."""
    pack = Random(seed).sample(range(40), 40)
    hands = [[0] * 4 for _ in range(4)]
    for place, each in enumerate(pack):
        hands[place // 10][each // 10] |= 1 << each % 10
    return hands


def true_layout(state: State, frame: Frame) -> Layout:
    """How the cards really lie, in a frame's numbers."""
    turn = hand_of(state).turn
    assert turn is not None
    return [
        [
            sum(1 << each.rank.index for each in hand if each.suit.index == suit)
            for suit in frame.suits
        ]
        for hand in [
            hand_of(state).hands[seat.index] for seat in order_from(turn, state.rules.direction)
        ]
    ]


def watched(policy: Policy, played: list[int]) -> Policy:
    """A policy whose cards are checked: held, and of the led suit if there is one."""

    def lead(own: list[int], left: list[int], voids: list[int], seat: int) -> int:
        card = policy.lead(own, left, voids, seat)
        assert own[card >> 10] & card & 1023
        assert (card & 1023).bit_count() == 1
        played.append(card)
        return card

    def follow(own: list[int], left: list[int], voids: list[int], *trick: int) -> int:
        bit = policy.follow(own, left, voids, *trick)  # type: ignore[arg-type]
        assert own[trick[1]] & bit
        assert bit.bit_count() == 1
        return bit

    def discard(own: list[int], left: list[int], voids: list[int], *trick: int) -> int:
        card = policy.discard(own, left, voids, *trick)  # type: ignore[arg-type]
        assert not own[trick[1]]
        assert own[card >> 10] & card & 1023
        assert (card & 1023).bit_count() == 1
        return card

    return Policy(lead, follow, discard)


def whole_hand(policy: Policy, hands: Layout, leader: int) -> tuple[int, int, bool]:
    """Play a hand out from the first lead on; what the even seats get."""
    left, voids = [1023] * 4, [0] * 4
    card = policy.lead(hands[leader], left, voids, leader)
    suit, bit = card >> 10, card & 1023
    hands[leader][suit] ^= bit
    left[suit] ^= bit
    trick = (suit, bit, NO_TRICK[2], leader, POINTS.get(bit, 0))
    return play_out(policy, hands, left, voids, trick, (leader + 1) % 4, 1, 10)


@pytest.mark.parametrize("policy", POLICIES, ids=["careful", "bold"])
def test_playouts_are_legal_and_share_out_all_points_and_tricks(policy: Policy) -> None:
    """The same hand seen from the next seat gives the other side's share."""
    for seed in range(150):
        leads: list[int] = []
        hands = shuffled(seed)
        ours = whole_hand(watched(policy, leads), [each[:] for each in hands], 0)
        theirs = whole_hand(policy, [each[:] for each in [*hands[1:], hands[0]]], 3)
        assert ours[0] + theirs[0] == 120
        assert ours[1] + theirs[1] == 10
        assert ours[2] is not theirs[2]
        assert len(leads) == 10


def test_the_cards_are_used_up() -> None:
    hands = shuffled(1)
    whole_hand(POLICIES[0], hands, 2)
    assert hands == [[0] * 4] * 4


def test_a_playout_by_hand() -> None:
    """Two tricks. Seat 0 leads the ace of a side suit and gets a ten; seat 1 ruffs the next."""
    hands = [[0, 0, 0b1000000000, 0], [0b1000000000, 0, 0, 0], [0, 0b10, 0, 0], [0, 0, 0b1, 0]]
    hands[1][1], hands[2][2], hands[3][1] = 0b100000, 0b10000, 0b1000000
    left = [0b1000000000, 0b1100010, 0b1000010001, 0]
    trick = (1, 0b1, NO_TRICK[2], 0, 11)
    assert play_out(POLICIES[0], hands, left, [0] * 4, trick, 1, 1, 2) == (21, 1, False)


# -- frames -------------------------------------------------------------------------------------


@given(rule_sets(), seeds, st.integers(0, 39))
def test_a_frame_holds_what_the_view_shows(rules: RuleSet, seed: int, plies: int) -> None:
    view = view_to_play(middle(rules, seed, plies))
    frame = frame_of(view)
    own = {frame.card(suit << 10 | 1 << rank) for suit, rank in bits(frame.hand)}
    assert own == set(view.hand)
    assert [frame.card(play.card) for play in frame.table] == list(view.table)
    assert len(bits(frame.left)) == 40 - plies
    assert frame.suits[0] == view.trump.index
    assert (frame.tricks, frame.place) == (len(view.hand), len(view.table))
    assert {frame.card(each) for each in frame.candidates()} <= set(view.legal)


def bits(masks: list[int]) -> list[tuple[int, int]]:
    """Suit and rank of each card."""
    return [
        (suit, rank) for suit, mask in enumerate(masks) for rank in range(10) if mask >> rank & 1
    ]


@given(rule_sets(), seeds, st.integers(0, 38))
def test_drawn_layouts_have_the_right_sizes(rules: RuleSet, seed: int, plies: int) -> None:
    frame = frame_of(view_to_play(middle(rules, seed, plies)))
    layout = frame.worlds.draw(Generator("x"))
    layout[0] = frame.hand
    sizes = [len(bits(hand)) for hand in layout]
    assert sizes == [frame.tricks - (seat > 3 - frame.place) for seat in range(4)]
    assert [sum(hand[suit] for hand in layout) for suit in range(4)] == frame.left


LOW = "3C 4C 2C 3D 4D 2D"


@pytest.mark.parametrize(
    "view,expected",
    [
        pytest.param(
            seen("6H 5H 2H AH 7C 4C 3C", "", turned="2S", dealer="W", fill="AC KC QC"),
            "3C 5H 2H QC KC 7C AC AH",
            id="runs-of-empty-cards",
        ),
        pytest.param(
            seen("6H 4H 2H", "5H", turned="2S", dealer="E", fill="AC KC QC JC 7C AD KD"),
            "4H 2H 6H",
            id="a-card-on-the-table-between",
        ),
        pytest.param(
            seen("6H 4H", "QH", ["5H 3H 2H KH"], turned="2S", fill="AC KC QC JC 7C AD KD"),
            "4H",
            id="a-played-card-is-not-between",
        ),
        pytest.param(
            seen("KH QH 3S", "AH", turned="2S", fill="AC KC QC JC 7C AD KD"),
            "QH KH",
            id="cards-with-points-are-never-equal",
        ),
    ],
)
def test_candidates(view: PlayerView, expected: str) -> None:
    frame = frame_of(view)
    assert sorted(frame.card(each).text for each in frame.candidates()) == sorted(expected.split())


def test_every_legal_card_has_its_candidate() -> None:
    view = seen("6H 5H 2H AH 7C 4C 3C", "", turned="2S", dealer="W", fill="AC KC QC")
    frame = frame_of(view)
    candidates = frame.candidates()
    standing = {
        each.text: frame.card(candidates[frame.representing(each, candidates)]).text
        for each in view.legal
    }
    moved = {one: other for one, other in standing.items() if one != other}
    assert moved == {"6H": "5H", "4C": "3C"}


# -- weights ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "deviations,number,expected",
    [
        pytest.param([0, 1, 1, 3], 97, [64, 16, 16, 1], id="quartered-for-each"),
        pytest.param([5, 4, 4], 9, [1, 4, 4], id="only-differences-count"),
        pytest.param([2, 2], 8, [4, 4], id="even"),
        pytest.param([0, 40], 9, [9, 0], id="far-behind"),
        pytest.param([7], 3, [3], id="one"),
    ],
)
def test_layouts_are_chosen_as_they_weigh(
    deviations: list[int], number: int, expected: list[int]
) -> None:
    for text in "abc":
        places = chosen(deviations, number, Generator(text))
        assert places == sorted(places)
        assert [places.count(place) for place in range(len(deviations))] == expected


def test_what_does_not_divide_falls_either_way() -> None:
    counts = [chosen([0, 0, 0], 1, Generator(str(n)))[0] for n in range(300)]
    assert min(counts.count(place) for place in range(3)) > 60


def by_policy(view: PlayerView) -> Card:
    """The card of the first policy, from what has been shown alone."""
    frame = frame_of(view)
    shown = [0] * 4
    for each in frame.plays:
        following = each.trick[0] in (-1, each.card >> 10)
        shown[each.seat] |= 0 if following else 1 << each.trick[0]
    led, best, ruff, winner, points = frame.trick
    lead, follow, discard = POLICIES[0]
    rest = (frame.place, winner == 2, points)
    cards: dict[str, Callable[[], int]] = {
        "lead": lambda: lead(frame.hand, frame.left, shown, 0),
        "only": lambda: led << 10 | frame.hand[led],
        "follow": lambda: led << 10 | follow(frame.hand, frame.left, shown, 0, led, best, *rest),
        "discard": lambda: discard(frame.hand, frame.left, shown, 0, led, best, ruff, *rest),
    }
    number = frame.hand[led].bit_count()
    kind = "lead" if led < 0 else ["discard", "only"][number] if number < 2 else "follow"
    return frame.card(cards[kind]())


def played_by_policy(seed: int, plies: int) -> State:
    """A hand in progress in which every seat plays by the first policy."""
    state = middle(PLAIN, seed, 0)
    for _ in range(plies):
        view = view_to_play(state)
        state, _ = play(state, view.seat, by_policy(view))
    return state


@pytest.mark.parametrize("plies", [7, 18, 25, 35])
def test_who_plays_by_the_rules_never_deviates(plies: int) -> None:
    for seed in range(10):
        state = played_by_policy(seed, plies)
        frame = frame_of(view_to_play(state))
        evidence = Evidence(frame, POLICIES[0])
        assert evidence.deviations(true_layout(state, frame)) == 0
        assert len(evidence) == sum(play.seat != 0 for play in frame.plays)


def test_random_cards_deviate() -> None:
    counts = []
    for seed in range(20):
        state = middle(PLAIN, seed, 24)
        frame = frame_of(view_to_play(state))
        counts.append(Evidence(frame, POLICIES[0]).deviations(true_layout(state, frame)))
    assert min(counts) >= 2
    assert max(counts) <= 18
