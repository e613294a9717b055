"""What one seat may know: its own cards and what lies open to everybody.

The type has no place for another seat's cards, so nothing that is given a view can peek.
"""

from dataclasses import dataclass

from sueca_core.game.cards import Card, Suit
from sueca_core.game.errors import CodedError
from sueca_core.game.rulesets import RuleSet, format_rules
from sueca_core.game.scoring import Pending
from sueca_core.game.seats import Seat
from sueca_core.game.state import Phase, State
from sueca_core.game.trick import Trick, legal_cards

__all__ = ["PlayerView", "player_view", "view_text"]


@dataclass(frozen=True, slots=True)
class PlayerView:
    """A hand in progress as one seat sees it."""

    rules: RuleSet
    seat: Seat
    dealer: Seat
    turned: Card
    """The dealer's turned card; the dealer holds it until it has been played (S20)."""
    trump: Suit
    hand: tuple[Card, ...]
    """The seat's own cards, sorted."""
    leader: Seat
    """Who led or leads the trick on the table."""
    table: tuple[Card, ...]
    """Cards of the trick in progress in order of play, the leader's first."""
    tricks: tuple[Trick, ...]
    """The finished tricks in order."""
    card_points: tuple[int, int]
    """Card points taken by NS and EW."""
    trick_counts: tuple[int, int]
    """Tricks taken by NS and EW."""
    games: tuple[int, int]
    """Games of NS and EW before this hand's result."""
    pending: Pending
    """What waits for the next decided hand."""
    turn: Seat | None
    """Who is to play; None while weak hands are asked about and when the ten tricks are over."""

    @property
    def legal(self) -> tuple[Card, ...]:
        """The cards that follow, or any where none can: what the seat may play without revoking."""
        return legal_cards(self.hand, self.table[0].suit if self.table else None)


def player_view(state: State, seat: Seat) -> PlayerView:
    """The view of a seat. Raises ``action/wrong_phase`` when no hand is on the table."""
    hand = state.hand
    if hand is None:
        raise CodedError("action/wrong_phase", phase=state.phase.value)
    deal = hand.deal
    return PlayerView(
        state.rules,
        seat,
        deal.dealer,
        deal.turned,
        deal.turned.suit,
        hand.hands[seat.index],
        hand.leader,
        hand.table,
        hand.tricks,
        hand.card_points,
        hand.trick_counts,
        state.games,
        state.pending,
        hand.turn if state.phase is Phase.PLAYING else None,
    )


def view_text(view: PlayerView) -> str:
    """Canonical text of what the seat sees of the deal, for seeding a bot's generator.

    Rule set, seat, dealer, turned card, own hand, plays so far; equal views give equal texts. Games
    and what waits are left out: a level that looks at them adds them itself.
    """
    plays = [each.text for trick in view.tricks for each in trick.cards]
    plays += [each.text for each in view.table]
    own = "".join(each.text for each in view.hand)
    return ":".join(
        (
            format_rules(view.rules),
            view.seat.letter,
            view.dealer.letter,
            view.turned.text,
            own,
            "".join(plays),
        )
    )
