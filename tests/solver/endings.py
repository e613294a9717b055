"""Endings for the tests of the solver, and the same questions put to the second implementation."""

from random import Random

from sueca_core.game.cards import CARDS, SUITS, Card, sort_cards
from sueca_core.game.position import Position
from sueca_core.game.seats import SEATS, Direction, order_from
from sueca_core.game.trick import legal_cards, trick_points
from tests.oracle import minimax

DIRECTIONS = list(Direction)


def direction_of(seed: int) -> Direction:
    """Either direction, by turns."""
    return DIRECTIONS[seed // 2 % 2]


def ending(seed: int, tricks: int, on_table: int = 0) -> Position:
    """A random ending with so many cards on the table; every second one is short of two suits."""
    random = Random(f"{seed}/{tricks}/{on_table}")
    pool = [CARDS, _two_long_suits(random)][seed % 2]
    drawn = random.sample(pool, 4 * tricks)
    hands = tuple(sort_cards(drawn[start::4]) for start in range(4))
    position = Position(random.choice(SUITS), random.choice(SEATS), hands)
    for _ in range(on_table):
        position = after(position, random.choice(legal(position, direction_of(seed))))
    return position


def _two_long_suits(random: Random) -> tuple[Card, ...]:
    long = random.sample(SUITS, 2)
    rest = [each for each in CARDS if each.suit not in long]
    return tuple([each for each in CARDS if each.suit in long] + random.sample(rest, 8))


def legal(position: Position, direction: Direction) -> tuple[Card, ...]:
    """The legal cards of the seat to play."""
    led = position.table[0].suit if position.table else None
    return legal_cards(position.hands[position.turn(direction).index], led)


def after(position: Position, played: Card) -> Position:
    """The position after a card that does not end a trick."""
    hands = without(position, played)
    return Position(position.trump, position.leader, hands, (*position.table, played))


def without(position: Position, played: Card) -> tuple[tuple[Card, ...], ...]:
    """The hands without that card."""
    return tuple(tuple(each for each in hand if each is not played) for hand in position.hands)


def all_points(position: Position) -> int:
    """Card points of all cards in play."""
    return trick_points(position.table) + sum(trick_points(hand) for hand in position.hands)


def naive_values(position: Position, direction: Direction) -> dict[str, int]:
    """What the second implementation finds for each legal card."""
    order = order_from(position.leader, direction)
    return minimax.values(
        {seat.letter: [each.text for each in position.hands[seat.index]] for seat in SEATS},
        position.turn(direction).letter,
        [(seat.letter, each.text) for seat, each in zip(order, position.table, strict=False)],
        position.trump.letter,
        direction.value,
    )
