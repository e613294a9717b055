"""A view in the numbers of imagined hands: trump is suit 0, the seat that thinks is seat 0.

`policy` says what the numbers mean. Every layout that is drawn is drawn in them.
"""

from dataclasses import dataclass
from typing import Final

from sueca_core.bots.judging import LOWEST, VALUE
from sueca_core.bots.policy import NO_RUFF, TrickState
from sueca_core.bots.reading import read
from sueca_core.bots.situation import Situation
from sueca_core.bots.worlds import Worlds
from sueca_core.game.cards import CARDS, Card
from sueca_core.game.seats import order_from
from sueca_core.game.view import PlayerView
from sueca_core.solver.packed import EMPTY

__all__ = ["NO_TRICK", "Frame", "Play", "add_card", "frame_of"]

NO_TRICK: Final[TrickState] = (-1, 0, NO_RUFF, 0, 0)
"""Before a lead."""


@dataclass(frozen=True, slots=True)
class Play:
    """A card that lies open, and what its seat could see when it played it."""

    seat: int
    card: int
    left: tuple[int, ...]
    """Unplayed cards by suit, this one too."""
    voids: tuple[int, ...]
    trick: TrickState
    place: int
    """Cards on the table, 0 to 3."""


@dataclass(frozen=True, slots=True)
class Frame:
    """What the seat that thinks knows. Lists are not to be changed."""

    suits: tuple[int, int, int, int]
    """Place in the pack's order of each suit, trump first."""
    hand: list[int]
    left: list[int]
    """Unplayed cards by suit, the own hand's included."""
    voids: list[int]
    plays: tuple[Play, ...]
    """All cards played so far, in order."""
    trick: TrickState
    place: int
    tricks: int
    """Tricks to come, the one in progress included."""
    points: int
    """Card points that the own side has taken."""
    won: int
    """Tricks that it has taken."""
    worlds: Worlds

    @property
    def table(self) -> tuple[Play, ...]:
        """The cards of the trick in progress."""
        return self.plays[len(self.plays) - self.place :]

    def representing(self, card: Card, candidates: list[int]) -> int:
        """The place of the candidate that stands for a card that may be played."""
        suit, bit = self.suits.index(card.suit.index), 1 << card.rank.index
        same = [each for each in candidates if each >> 10 == suit and each & 1023 >= bit]
        return candidates.index(min(same))

    def card(self, played: int) -> Card:
        """The card behind the number of one."""
        return CARDS[self.suits[played >> 10] * 10 + (played & 1023).bit_length() - 1]

    def candidates(self) -> list[int]:
        """The cards to choose from, one for each run of equals.

        Equal are cards without points that nothing unplayed or on the table stands between; the
        weakest stands for them. Fewest points come first, then side suits, then weak cards.
        """
        led = self.trick[0]
        suits = [led] if led >= 0 and self.hand[led] else [0, 1, 2, 3]
        found = [card for suit in suits for card in self._of_suit(suit)]
        return sorted(found, key=_cheapest_first)

    def _of_suit(self, suit: int) -> list[int]:
        mine = self.hand[suit]
        others = self.left[suit] ^ mine
        for play in self.table:
            if play.card >> 10 == suit:
                others |= play.card & 1023
        cards, below = [], 0
        while mine:
            low = LOWEST[mine]
            mine ^= low
            between = others & (below - 1) & ~(low - 1)
            if not (below & EMPTY and low & EMPTY) or between:
                cards.append(suit << 10 | low)
            below = low
        return cards


def _cheapest_first(card: int) -> tuple[int, bool, int, int]:
    return VALUE[card & 1023], card < 1024, -(card & 1023), card


def add_card(trick: TrickState, seat: int, card: int) -> TrickState:
    """The trick after one more card."""
    led, best, ruff, winner, points = trick
    suit, bit = card >> 10, card & 1023
    if led < 0:
        return suit, bit, NO_RUFF, seat, VALUE[bit]
    points += VALUE[bit]
    if suit == led and bit < best:
        return led, bit, ruff, seat, points
    if not suit and led and bit < ruff:
        return led, 0, bit, seat, points
    return led, best, ruff, winner, points


def frame_of(view: PlayerView) -> Frame:
    """The frame of a view whose seat is to play."""
    it = read(view)
    trump = it.trump
    suits = (trump, (trump + 1) % 4, (trump + 2) % 4, (trump + 3) % 4)
    plays, left, voids = _history(view, suits)
    here = _framed(it, suits)
    side = view.seat.side.index
    place = len(view.table)
    trick = NO_TRICK
    for play in plays[len(plays) - place :]:
        trick = add_card(trick, play.seat, play.card)
    return Frame(
        suits,
        here.hand,
        left,
        [voids[0], *here.voids[1:]],
        plays,
        trick,
        place,
        len(view.hand),
        view.card_points[side],
        view.trick_counts[side],
        Worlds(here),
    )


def _framed(it: Situation, suits: tuple[int, ...]) -> Situation:
    """As much of a situation as `Worlds` asks for, in the frame's numbers."""
    seats = (it.next, it.partner, it.previous)
    here = Situation()
    here.next, here.partner, here.previous = 1, 2, 3
    here.hand = [it.hand[suit] for suit in suits]
    here.out = [it.out[suit] for suit in suits]
    here.voids = [0, *[_by_suit(it.voids[seat], suits) for seat in seats]]
    here.rooms = [0, *[it.rooms[seat] for seat in seats]]
    here.trump, here.turned = 0, it.turned
    here.turned_at = 1 + seats.index(it.turned_at) if it.turned else -1
    return here


def _by_suit(bits: int, suits: tuple[int, ...]) -> int:
    return sum([(bits >> suit & 1) << number for number, suit in enumerate(suits)])


def _history(
    view: PlayerView, suits: tuple[int, ...]
) -> tuple[tuple[Play, ...], list[int], list[int]]:
    """All plays in order; the cards unplayed and the voids shown after them."""
    order = order_from(view.seat, view.rules.direction)
    left, voids = [1023] * 4, [0] * 4
    plays: list[Play] = []
    rows = [(trick.leader, trick.cards) for trick in view.tricks]
    for leader, cards in [*rows, (view.leader, view.table)]:
        seat, trick = order.index(leader), NO_TRICK
        for place, each in enumerate(cards):
            suit, bit = suits.index(each.suit.index), 1 << each.rank.index
            card = suit << 10 | bit
            plays.append(Play(seat, card, tuple(left), tuple(voids), trick, place))
            trick = add_card(trick, seat, card)
            if suit != trick[0]:
                voids[seat] |= 1 << trick[0]
            left[suit] ^= bit
            seat = seat + 1 & 3
    return tuple(plays), left, voids
