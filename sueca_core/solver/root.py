"""The trick in progress: what the search is asked about, with any number of cards on the table.

The search itself only begins at the beginning of a trick. Here the rest of the trick is played card
by card, the plain way: it happens a few times for each question, not once for each node.
"""

from collections.abc import Callable

from sueca_core.solver.labels import Labels
from sueca_core.solver.search import Search
from sueca_core.solver.suits import EACH

__all__ = ["Root"]


class Root:
    """A trick in progress and the cards behind it."""

    __slots__ = ("_labels", "_search", "_suits", "cards", "leader", "points", "table", "tricks")

    cards: int
    """Label set of all cards, those on the table too."""
    leader: int
    """The seat that led or leads."""
    table: tuple[int, ...]
    """Labels on the table in order of play."""
    points: int
    """Card points of all cards, those on the table too."""
    tricks: int
    """Tricks to come, this one too."""

    def __init__(
        self, search: Search, labels: Labels, cards: int, leader: int, table: tuple[int, ...]
    ) -> None:
        """The cards must all be labelled and be as many for each seat."""
        self._search = search
        self._labels = labels
        self.cards = cards
        self.leader = leader
        self.table = table
        held = [points for label, points in labels.points.items() if label & cards]
        self.points = sum(held)
        self.tricks = len(held) // 4
        self._suits = tuple(
            facts[cards & suit] for facts, suit in zip(search.facts, labels.suits, strict=True)
        )

    def asking(self, card: int | None = None) -> Callable[[int], int]:
        """A function of `need` that tells what the side to play takes, as a bound about `need`.

        With a card, as if the seat to play played it. See `Search.ask` for bounds; `need` is 1 to
        `points`.
        """
        played = self.table if card is None else (*self.table, card)
        if not played:
            return self._ask_search
        if len(self.table) % 2:
            return lambda need: self.points - self._play(played, self.points - need + 1)
        return lambda need: self._play(played, need)

    def choices(self) -> tuple[int, ...]:
        """The cards that the seat to play may choose from, one for each run of equals."""
        return self._plays(self.table)

    def choice_for(self, card: int) -> int:
        """The choice that stands for a card that the seat to play may play."""
        suit = self._labels.suits[self._labels.leads[card][0]]
        return min([each for each in self.choices() if each & suit and each >= card])

    def _ask_search(self, need: int) -> int:
        return self._search.ask(self.cards, self.leader, need, self.points, self.tricks)

    def _play(self, played: tuple[int, ...], need: int) -> int:
        """What the leading side takes once these cards are on the table, as a bound."""
        if len(played) == 4:
            return self._collect(played, need)
        if len(played) % 2:
            return self._play_against(played, need)
        value = -1
        for card in self._plays(played):
            value = max(value, self._play((*played, card), need))
            if value >= need:
                break
        return value

    def _play_against(self, played: tuple[int, ...], need: int) -> int:
        value = self.points
        for card in self._plays(played):
            value = min(value, self._play((*played, card), need))
            if value < need:
                break
        return value

    def _collect(self, played: tuple[int, ...], need: int) -> int:
        strengths = self._strengths(played)
        winner = strengths.index(max(strengths))
        taken = sum([self._labels.points[card] for card in played])
        rest = self.points - taken
        if winner % 2:
            return rest - self._after(played, winner, rest - need + 1, rest)
        return taken + self._after(played, winner, need - taken, rest)

    def _after(self, played: tuple[int, ...], winner: int, need: int, rest: int) -> int:
        """What the winner's side takes of the rest; 0 where that much is not needed."""
        if need <= 0 or self.tricks == 1:
            return 0
        seat = (self.leader + winner) % 4
        return self._search.ask(self.cards ^ sum(played), seat, need, rest, self.tricks - 1)

    def _strengths(self, played: tuple[int, ...]) -> list[int]:
        """The cards as numbers of which the largest wins."""
        strong = self._labels.leads[played[0]][1]
        return [card & strong for card in played]

    def _plays(self, played: tuple[int, ...]) -> tuple[int, ...]:
        """The cards of the next seat in the order in which to try them."""
        seat = EACH + (self.leader + len(played)) % 4
        every = sum([suit[seat] for suit in self._suits])
        if not played:
            return self._search.falling[every]
        led = self._suits[self._labels.leads[played[0]][0]]
        order = self._search.falling if self._wins(played, led) else self._search.rising
        return order[led[seat] or every]

    def _wins(self, played: tuple[int, ...], led: tuple[int, ...]) -> bool:
        """Whether the side of the next seat can take the trick whatever the others play."""
        best = self._strengths(played)
        for place in range(len(played), 4):
            seat = EACH + (self.leader + place) % 4
            best.append(led[seat] or self._suits[0][seat])
        ours = len(played) % 2
        return max(best[ours::2]) > max(best[1 - ours :: 2])
