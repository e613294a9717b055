"""Labels, facts of a suit and orders, each worked out once more the slow way."""

from itertools import groupby, permutations, takewhile
from random import Random

import pytest

from sueca_core.game.cards import CARDS, SUITS, Suit
from sueca_core.game.trick import beats, winning_place
from sueca_core.solver.labels import Labels
from sueca_core.solver.orders import Falling, LastTrick, Rising, SidesFirst
from sueca_core.solver.packed import pack
from sueca_core.solver.suits import BOTTOMS, EACH, FIRST, KEY, LATER, SURE, TOPS, SuitFacts

type Rung = tuple[int, int, int]
"""Label, seat and points of a card."""


def labels_of(seed: int, tricks: int = 7) -> tuple[Labels, Suit]:
    random = Random(seed)
    cards = random.sample(CARDS, 4 * tricks)
    trump = random.choice(SUITS)
    return Labels(trump.index, tuple(pack(cards[start::4]) for start in range(4))), trump


def dealt(seed: int, tricks: int = 7) -> list[list[int]]:
    """Places of the cards of the four seats, as `labels_of` deals them."""
    cards = Random(seed).sample(CARDS, 4 * tricks)
    return [[each.index for each in cards[start::4]] for start in range(4)]


@pytest.mark.parametrize("tricks", [1, 7, 10])
def test_labels_fill_the_bits_from_2_up(tricks: int) -> None:
    labels, _ = labels_of(3, tricks)
    assert sorted(labels.label.values()) == [4 << number for number in range(4 * tricks)]


def test_seven_tricks_fit_below_thirty_bits() -> None:
    labels, _ = labels_of(3, 7)
    assert sum(labels.label.values()) + 3 == 2**30 - 1


@pytest.mark.parametrize("seed", range(4))
def test_labels_know_their_cards(seed: int) -> None:
    labels, trump = labels_of(seed)
    order = [trump, *[suit for suit in SUITS if suit is not trump]]
    for seat, places in enumerate(dealt(seed)):
        assert labels.owned[seat] == sum(labels.label[place] for place in places)
        for place in places:
            label, each = labels.label[place], CARDS[place]
            number = order.index(each.suit)
            rivals = labels.suits[number] | labels.suits[0]
            assert labels.points[label] == each.points
            assert labels.suits[number] & label
            assert labels.leads[label] == (number, rivals, each.points)
            assert (label, seat, each.points) in labels.ladders[number]
    assert sum(map(len, labels.ladders)) == 28


@pytest.mark.parametrize("seed", range(4))
def test_the_larger_label_beats_the_smaller(seed: int) -> None:
    labels, trump = labels_of(seed, 10)
    for first, second in permutations(CARDS, 2):
        strong = labels.leads[labels.label[first.index]][1]
        larger = labels.label[second.index] & strong > labels.label[first.index]
        assert larger is beats(second, first, trump)


def test_of_two_side_cards_the_larger_label_is_worth_as_much() -> None:
    labels, trump = labels_of(0, 10)
    sides = [each for each in CARDS if each.suit is not trump]
    by_label = sorted(sides, key=lambda each: labels.label[each.index])
    points = [each.points for each in by_label]
    assert points == sorted(points)


def test_cover() -> None:
    labels, _ = labels_of(0, 3)
    hands = labels.hands
    assert labels.cover(hands)
    assert labels.cover((0, *hands[1:]))
    assert not labels.cover((hands[1], *hands[1:]))
    assert not labels.cover((*hands[1:], hands[0]))


def suits_left(seed: int) -> list[tuple[SuitFacts, list[Rung]]]:
    """Some sets of cards left in the suits of a deal, each from the strongest down."""
    random = Random(f"left/{seed}")
    labels, _ = labels_of(seed, 10)
    some = []
    for ladder in labels.ladders:
        facts = SuitFacts(ladder)
        for size in (0, 1, 2, 3, 4, 5, 6, 7, 8, 10):
            kept = set(random.sample(range(10), size))
            some.append((facts, [rung for place, rung in enumerate(ladder) if place in kept]))
    return some


def by_seat(rungs: list[Rung]) -> list[int]:
    """Label sets of the seats."""
    return [sum(label for label, holder, _ in rungs if holder == seat) for seat in range(4)]


def stand_ins(run: list[Rung]) -> list[Rung]:
    """One card for each run of equals: all counting ones and the first empty one."""
    return [rung for rung in run if rung[2]] + [rung for rung in run if not rung[2]][:1]


def neighbours(left: list[Rung]) -> list[list[Rung]]:
    return [list(run) for _, run in groupby(left, key=lambda rung: rung[1])]


def top_cards(left: list[Rung]) -> list[Rung]:
    """The cards from the top down to the first one of the other side."""
    return list(takewhile(lambda rung: rung[1] % 2 == left[0][1] % 2, left))


def facts_of(facts: SuitFacts, left: list[Rung]) -> tuple[int, ...]:
    return facts[sum(label for label, _, _ in left)]


@pytest.mark.parametrize("seed", range(8))
def test_plays_of_a_suit(seed: int) -> None:
    for facts, left in suits_left(seed):
        told = facts_of(facts, left)
        runs = neighbours(left)
        assert list(told[EACH:TOPS]) == by_seat([rung for run in runs for rung in stand_ins(run)])
        assert list(told[TOPS:BOTTOMS]) == by_seat([run[0] for run in runs])
        assert list(told[BOTTOMS:FIRST]) == by_seat([stand_ins(run)[-1] for run in runs])


@pytest.mark.parametrize("seed", range(8))
def test_sure_points_of_a_suit(seed: int) -> None:
    for facts, left in suits_left(seed):
        top = top_cards(left)
        sums = [sum(points for _, seat, points in top if seat % 2 == side) for side in (0, 1)]
        assert list(facts_of(facts, left)[SURE:]) == sums


@pytest.mark.parametrize("seed", range(8))
def test_leads_leave_out_only_neighbours_of_a_sure_winner(seed: int) -> None:
    for facts, left in suits_left(seed):
        told = facts_of(facts, left)
        top = {label for label, _, _ in top_cards(left)}
        kept = [rung for run in neighbours(left) for rung in leads_of(run, top)]
        both = [told[FIRST + seat] | told[LATER + seat] for seat in range(4)]
        assert both == by_seat(kept)
        assert all(not told[FIRST + seat] & told[LATER + seat] for seat in range(4))


def leads_of(run: list[Rung], top: set[int]) -> list[Rung]:
    return run[:1] if run[0][0] in top else stand_ins(run)


def likeness(left: list[Rung]) -> list[Rung]:
    """Counting cards as they are; of empty ones only who holds them, from the top."""
    return [(label if points else 0, seat, points) for label, seat, points in left]


def test_keys_are_equal_for_sets_alike_and_for_no_others() -> None:
    for seed in range(8):
        labels, _ = labels_of(seed, 10)
        for ladder in labels.ladders:
            facts = SuitFacts(ladder)
            known: dict[int, list[Rung]] = {}
            kinds = set()
            for subset in range(1024):
                left = [rung for place, rung in enumerate(ladder) if subset >> place & 1]
                key = facts_of(facts, left)[KEY]
                assert known.setdefault(key, likeness(left)) == likeness(left)
                kinds.add(tuple(likeness(left)))
            assert len(known) == len(kinds)


def test_orders() -> None:
    random = Random(2)
    labels, _ = labels_of(2, 10)
    trumps = labels.suits[0]
    rising, falling = Rising(), Falling()
    sides_first = SidesFirst(falling, trumps)
    for size in range(0, 41, 2):
        some = random.sample(sorted(labels.points), size)
        cards = sum(some)
        assert rising[cards] == tuple(sorted(some))
        assert falling[cards] == tuple(sorted(some, reverse=True))
        sides = sorted([each for each in some if not each & trumps], reverse=True)
        held = sorted([each for each in some if each & trumps], reverse=True)
        assert sides_first[cards] == (*sides, *held)


def test_the_last_trick() -> None:
    for seed in range(40):
        labels, trump = labels_of(seed, 1)
        last = LastTrick(labels)
        cards = [CARDS[places[0]] for places in dealt(seed, 1)]
        points = sum(each.points for each in cards)
        for leader in range(4):
            trick = (*cards[leader:], *cards[:leader])
            ours = winning_place(trick, trump) % 2 == 0
            assert last[sum(labels.label.values()) + leader] == points * ours
