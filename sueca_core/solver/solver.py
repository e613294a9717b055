"""The exact solver: what each card is worth when all four hands lie open and all play their best.

A value is the card points that the side of the seat to play takes in the tricks not yet collected,
the one on the table included. It knows no bonus for the last trick and no sweep.
"""

from dataclasses import dataclass
from typing import Final

from sueca_core.game.cards import Card, Suit
from sueca_core.game.position import Position
from sueca_core.game.seats import Direction, Seat, order_from
from sueca_core.game.trick import legal_cards
from sueca_core.solver import questions
from sueca_core.solver.jobs import finish
from sueca_core.solver.labels import Labels
from sueca_core.solver.packed import pack
from sueca_core.solver.root import Root
from sueca_core.solver.search import Search, open_search
from sueca_core.solver.slices import Meter, Question, Work

__all__ = ["Solved", "Solver"]

_ENTRIES: Final = 200_000

type Hands = tuple[tuple[Card, ...], ...]


@dataclass(frozen=True, slots=True)
class Solved:
    """What a position and each card in it are worth to the side of the seat to play."""

    value: int
    """Card points, 0 to 120: the largest of `cards`."""
    cards: dict[Card, int]
    """Card points for each legal card, in the order of the hand."""
    nodes: int
    """Trick nodes that it took. Fewer when the table knew something already."""


class Solver:
    """Answers questions about the positions of one deal.

    Positions share what was found out about earlier ones, best when they are asked from the last
    trick to the first. For that, `hands` (by seat index, as in a deal or a position) tells the
    cards of the earliest one; without it, or for a position with other cards, the solver begins
    anew with that position's cards and forgets the rest.

    Each question comes in two forms: answered at once, or as a job of steps. `max_nodes` limits the
    nodes of one question; when they run out before the answer is found, `NotSolved` is raised:
    there is no answer that is not exact. A limited question on a solver that has answered others
    may find its answer where a new solver would not. Every question raises
    ``notation/bad_position`` for hands that do not go with the direction, and ValueError for
    another trump.
    """

    __slots__ = ("_direction", "_entries", "_labels", "_numbers", "_search", "_spent", "_trump")

    def __init__(
        self,
        trump: Suit,
        direction: Direction,
        hands: Hands | None = None,
        *,
        entries: int = _ENTRIES,
    ) -> None:
        """`entries` is how many bounds the table may hold, at some 110 bytes each.

        It may grow some three thousand larger. Values do not depend on it, nodes do.
        """
        self._trump = trump
        self._direction = direction
        self._entries = entries
        self._numbers = {each: n for n, each in enumerate(order_from(Seat.SOUTH, direction))}
        self._spent = 0
        self._open(self._by_number(hands) if hands else (0, 0, 0, 0))

    @property
    def nodes(self) -> int:
        """Trick nodes used by all questions so far."""
        return self._spent + self._search.used()

    @property
    def entries(self) -> int:
        """Entries in the table now."""
        return self._search.held()

    def solve(self, position: Position, max_nodes: int | None = None) -> Solved:
        """The value of the position and of every legal card."""
        return finish(self.solving(position, max_nodes))

    def value(self, position: Position, max_nodes: int | None = None) -> int:
        """The value of the position, for less than `solve` costs."""
        return finish(self.valuing(position, max_nodes))

    def reaches(self, position: Position, points: int, max_nodes: int | None = None) -> bool:
        """Whether the value is at least `points`, for much less than `value` costs."""
        return finish(self.reaching(position, points, max_nodes))

    def solving(self, position: Position, max_nodes: int | None = None) -> Question[Solved]:
        """`solve` as a job."""
        root = self._root(position)
        meter = Meter(self._search, max_nodes)
        turn = position.turn(self._direction)
        led = position.table[0].suit if position.table else None
        cards = legal_cards(position.hands[turn.index], led)
        labels = {each: self._labels.label[each.index] for each in cards}
        return Question(_solved(root, labels, meter), meter, len(root.choices()))

    def valuing(self, position: Position, max_nodes: int | None = None) -> Question[int]:
        """`value` as a job."""
        root = self._root(position)
        return Question(questions.value(root), Meter(self._search, max_nodes), 1)

    def reaching(
        self, position: Position, points: int, max_nodes: int | None = None
    ) -> Question[bool]:
        """`reaches` as a job."""
        root = self._root(position)
        return Question(questions.reaches(root, points), Meter(self._search, max_nodes), 1)

    def _root(self, position: Position) -> Root:
        if position.trump is not self._trump:
            raise ValueError(f"this solver's trump is {self._trump.letter}")
        position.turn(self._direction)
        hands = self._held(position)
        if not self._labels.cover(hands):
            self._spent += self._search.used()
            self._open(hands)
        labels = self._labels
        cards = labels.labelled(hands[0] | hands[1] | hands[2] | hands[3])
        table = tuple([labels.label[each.index] for each in position.table])
        return Root(self._search, labels, cards, self._numbers[position.leader], table)

    def _held(self, position: Position) -> tuple[int, ...]:
        """The cards of each seat at the beginning of the trick, by number in the order of play."""
        hands = list(self._by_number(position.hands))
        for place, each in enumerate(position.table):
            hands[(self._numbers[position.leader] + place) % 4] |= pack((each,))
        return tuple(hands)

    def _by_number(self, hands: Hands) -> tuple[int, ...]:
        return tuple([pack(hands[seat.index]) for seat in self._numbers])

    def _open(self, hands: tuple[int, ...]) -> None:
        self._labels = Labels(self._trump.index, hands)
        self._search: Search = open_search(self._labels, self._entries)


def _solved(root: Root, labels: dict[Card, int], meter: Meter) -> Work[Solved]:
    values = yield from questions.each_value(root)
    cards = {each: values[root.choice_for(label)] for each, label in labels.items()}
    return Solved(max(cards.values()), cards, meter.nodes)
