"""A card that a seat may play, with everything about it that a reason can rest on."""

from dataclasses import dataclass

from sueca_core.analysis.knowing import Knowing
from sueca_core.game.cards import Card, Rank, Suit
from sueca_core.game.seats import Seat
from sueca_core.game.trick import beats, trick_points
from sueca_core.game.view import PlayerView

__all__ = ["Reason", "Scene", "Value"]

type Value = Card | Suit | Seat | int


@dataclass(frozen=True, slots=True)
class Reason:
    """Why a card is played: a code, and the values that its words need."""

    code: str
    """One of `reasons.REASONS`, or of `hints.FALLBACKS`."""
    values: dict[str, Value]


class Scene:
    """A view and one of its legal cards. *Sure* means: in every layout that the view allows."""

    __slots__ = ("card", "knowing", "legal", "seat", "table", "trump", "view")

    def __init__(self, view: PlayerView, card: Card) -> None:
        self.view = view
        self.card = card
        self.knowing = Knowing(view)
        self.seat = view.seat
        self.legal = view.legal
        self.table = view.table
        self.trump = view.trump

    @property
    def led(self) -> Suit:
        """The suit of the trick; that of the card itself where it leads."""
        return self.table[0].suit if self.table else self.card.suit

    @property
    def best(self) -> Card:
        """The card that wins so far; one must lie on the table."""
        return self.knowing.winning()[1]

    @property
    def winner(self) -> Seat:
        """Whose it is."""
        return self.knowing.winning()[0]

    @property
    def with_partner(self) -> bool:
        """Whether it is partner's."""
        return self.winner is self.seat.partner

    @property
    def points(self) -> int:
        """Card points on the table, 0 to 32."""
        return trick_points(self.table)

    @property
    def last(self) -> bool:
        """Whether nobody plays after this seat."""
        return len(self.table) == 3

    @property
    def takes(self) -> bool:
        """Whether the card wins so far."""
        return not self.table or beats(self.card, self.best, self.trump)

    @property
    def beaters(self) -> list[Card]:
        """The legal cards that would win so far."""
        return [each for each in self.legal if beats(each, self.best, self.trump)]

    @property
    def ruffs(self) -> bool:
        """Whether the card is a trump on another suit."""
        return self.card.suit is self.trump and self.led is not self.trump

    @property
    def sure(self) -> bool:
        """Whether no opponent still to play can beat the card, once it wins so far."""
        return self.knowing.surely_wins(self.seat, self.card, self.led)

    @property
    def held_sure(self) -> bool:
        """Whether nobody still to play can take the trick from whoever wins it so far."""
        return self.knowing.surely_wins(self.winner, self.best, self.led)

    @property
    def foes(self) -> tuple[Seat, ...]:
        """The opponents still to play to this trick, in order."""
        return tuple(each for each in self.knowing.to_come() if each.side is not self.seat.side)

    @property
    def only_a_ruff(self) -> bool:
        """Whether no unseen card of its own suit beats the best card, the card itself included."""
        best = self.card if self.takes else self.best
        return best.suit is self.led is not self.trump and self.knowing.is_master(best)

    @property
    def cheapest(self) -> bool:
        """Whether no legal card has fewer points."""
        return all(each.points >= self.card.points for each in self.legal)

    @property
    def leaves_void(self) -> bool:
        """Whether it is the hand's last card of a side suit, with a trump left to ruff with."""
        alone = sum(each.suit is self.card.suit for each in self.view.hand) == 1
        return alone and self.card.suit is not self.trump and self.own(self.trump) > 0

    def own(self, suit: Suit) -> int:
        """Own cards of a suit."""
        return sum(each.suit is suit for each in self.view.hand)

    def unseen(self, suit: Suit, rank: Rank) -> Card | None:
        """The card of that suit and rank if another seat holds it."""
        found = [each for each in self.knowing.of(suit) if each.rank is rank]
        return found[0] if found else None

    def held(self, suit: Suit, rank: Rank) -> Card | None:
        """The card of that suit and rank if it may be played instead."""
        found = [each for each in self.legal if each.suit is suit and each.rank is rank]
        return found[0] if found and found[0] is not self.card else None

    def ruffs_known(self, seat: Seat, suit: Suit) -> bool:
        """Whether a seat surely has none of a side suit, and may hold a trump."""
        lacks = self.knowing.must_lack(seat, suit)
        return lacks and not self.knowing.must_lack(seat, self.trump)

    def can_beat(self, seat: Seat, best: Card) -> bool:
        """Whether a seat still to play may beat a card in this trick."""
        return self.knowing.can_beat(seat, best, self.led)
