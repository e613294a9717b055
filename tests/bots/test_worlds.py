"""The layouts that a bot imagines: counted and drawn exactly, checked against full enumeration."""

from collections import Counter
from itertools import combinations
from random import Random

import pytest

from sueca_core.bots.generator import Generator
from sueca_core.bots.reading import read
from sueca_core.bots.worlds import Worlds, subsets
from sueca_core.game.cards import CARDS, Card
from sueca_core.game.seats import SEATS, Seat, order_from
from sueca_core.game.view import PlayerView, player_view
from tests.game.support import hand_of, play, turn_of
from tests.properties.test_no_peeking import OFFERED, in_the_middle

type Layout = tuple[tuple[str, ...], ...]
"""The four hands by seat index, sorted texts; the own seat's is empty."""


def endings(number: int) -> list[PlayerView]:
    """Views of seats to play with few cards left, from random play."""
    draw = Random(5)
    views: list[PlayerView] = []
    while len(views) < number:
        state = in_the_middle(draw.choice(OFFERED), draw.randrange(10**6), draw.randrange(26, 38))
        views.append(player_view(state, turn_of(state)))
    return views


def shown_void(view: PlayerView, seat: Seat, suit: str) -> bool:
    """Whether a seat has failed to follow a suit, from the open cards alone."""
    tricks = [(trick.leader, trick.cards) for trick in view.tricks] + [(view.leader, view.table)]
    for leader, cards in tricks:
        for player, played in zip(order_from(leader, view.rules.direction), cards, strict=False):
            if player is seat and cards[0].suit.letter == suit != played.suit.letter:
                return True
    return False


def enumerated(view: PlayerView) -> set[Layout]:
    """Every layout of the unseen cards that fits: three hands, by trying all."""
    played = [each for trick in view.tricks for each in trick.cards] + list(view.table)
    unseen = [each for each in CARDS if each not in played and each not in view.hand]
    order = order_from(view.leader, view.rules.direction)
    sizes = {seat: 10 - len(view.tricks) - (order.index(seat) < len(view.table)) for seat in SEATS}
    first, second, third = [seat for seat in SEATS if seat is not view.seat]
    found = set()
    for one in combinations(unseen, sizes[first]):
        rest = [each for each in unseen if each not in one]
        for two in combinations(rest, sizes[second]):
            three = [each for each in rest if each not in two]
            hands: dict[Seat, list[Card]] = {first: [*one], second: [*two], third: three}
            if fits(view, hands):
                found.add(layout(hands))
    return found


def fits(view: PlayerView, hands: dict[Seat, list[Card]]) -> bool:
    """Voids are honoured, and the dealer holds the turned card until it has been played."""
    unseen = [each for hand in hands.values() for each in hand]
    turned = view.turned not in unseen or view.turned in hands[view.dealer]
    return turned and not any(
        shown_void(view, seat, each.suit.letter) for seat, hand in hands.items() for each in hand
    )


def layout(hands: dict[Seat, list[Card]]) -> Layout:
    """The hands as texts by seat index."""
    return tuple(tuple(sorted(each.text for each in hands.get(seat, []))) for seat in SEATS)


def drawn(worlds: Worlds, generator: Generator) -> Layout:
    """A layout as texts."""
    hands = worlds.draw(generator)
    return tuple(
        tuple(sorted(each.text for each in CARDS if hand[each.index // 10] >> each.index % 10 & 1))
        for hand in hands
    )


VIEWS = endings(40)


@pytest.mark.parametrize("view", VIEWS, ids=range(len(VIEWS)))
def test_the_count_and_the_layouts_are_those_of_full_enumeration(view: PlayerView) -> None:
    worlds, every = Worlds(read(view)), enumerated(view)
    assert worlds.count == len(every)
    generator = Generator("worlds")
    assert {drawn(worlds, generator) for _ in range(100)} <= every


def few_layouts() -> list[PlayerView]:
    """Views with so few layouts that each turns up often."""
    return [view for view in VIEWS if 4 <= Worlds(read(view)).count <= 30]


@pytest.mark.parametrize("view", few_layouts(), ids=range(len(few_layouts())))
def test_every_layout_is_equally_likely(view: PlayerView) -> None:
    """Chi-squared over 400 draws a layout; the limit is far beyond chance, not beyond a bias."""
    worlds, every = Worlds(read(view)), enumerated(view)
    generator, each = Generator("even"), 400
    counted = Counter(drawn(worlds, generator) for _ in range(each * len(every)))
    assert set(counted) == every
    chi = sum((counted[one] - each) ** 2 / each for one in every)
    assert chi < len(every) + 6 * (2 * len(every)) ** 0.5


def test_there_are_views_to_test() -> None:
    assert len(few_layouts()) >= 5


def test_a_fresh_hand_has_all_its_layouts() -> None:
    """Thirty unseen cards, one of them the turned card: 29! / (9! 10! 10!) layouts for a leader."""
    state = in_the_middle(OFFERED[0], 1, 0)
    view = player_view(state, turn_of(state))
    assert view.dealer is not view.seat
    assert Worlds(read(view)).count == 29 * 28 * 27 * 26 * 25 * 24 * 23 * 22 * 21 // 362880 * 184756
    assert hand_of(state).turn is view.seat


def test_the_next_seat_is_asked_with_one_card_on_the_table() -> None:
    state = in_the_middle(OFFERED[0], 2, 0)
    state, _ = play(state, turn_of(state), player_view(state, turn_of(state)).legal[0])
    view = player_view(state, turn_of(state))
    hands = Worlds(read(view)).draw(Generator("x"))
    assert sorted(sum(mask.bit_count() for mask in hand) for hand in hands) == [0, 9, 10, 10]


def test_subsets() -> None:
    assert subsets(0b1011) == ((0,), (8, 2, 1), (10, 9, 3), (11,))
    assert [len(each) for each in subsets(1023)] == [1, 10, 45, 120, 210, 252, 210, 120, 45, 10, 1]
