"""Weak hands and accusations (rules.md S22, S51-S58, C12, C14, V21).

Both live beside the play of cards: a weak hand is called before the first card, a revoke until the
points are counted.
"""

from dataclasses import dataclass, replace

from sueca_core.game.actions import Accuse, CallWeak, PassWeak
from sueca_core.game.cards import Card, Suit
from sueca_core.game.endings import award_games, end_by_accusation
from sueca_core.game.errors import CodedError
from sueca_core.game.events import Accused, Event, HandVoided
from sueca_core.game.rulesets import RuleSet
from sueca_core.game.seats import Seat, Side, following, order_from
from sueca_core.game.state import HandState, Phase, State
from sueca_core.game.trick import Trick, trick_points

__all__ = [
    "Revoke",
    "accuse",
    "call_weak",
    "find_revoke",
    "pass_weak",
    "proven_revoke",
    "weak_seats",
]


def weak_seats(
    hands: tuple[tuple[Card, ...], ...], leader: Seat, rules: RuleSet
) -> tuple[Seat, ...]:
    """The seats whose hands qualify for a new deal, in play order from the leader."""
    order = order_from(leader, rules.direction)
    limits: dict[Seat, int | None] = dict.fromkeys(order, rules.weak_others)
    limits[leader] = rules.weak_leader
    return tuple(
        seat
        for seat, most in limits.items()
        if most is not None and trick_points(hands[seat.index]) <= most
    )


def call_weak(state: State, hand: HandState, action: CallWeak) -> tuple[State, tuple[Event, ...]]:
    """Void the deal: the next seat deals, nothing else changes (S23)."""
    _check_asked(hand, action.seat)
    chooses = state.rules.deal == "dealer_choice"
    after = replace(
        state,
        phase=Phase.CHOOSING if chooses else Phase.DEALING,
        dealer=following(state.dealer, state.rules.direction),
        from_bottom=None,
        hand=None,
    )
    return after, (HandVoided(action.seat),)


def pass_weak(state: State, hand: HandState, action: PassWeak) -> tuple[State, tuple[Event, ...]]:
    """Ask the next seat, or let the leader lead."""
    _check_asked(hand, action.seat)
    rest = hand.asking[1:]
    asked = replace(hand, asking=rest, turn=rest[0] if rest else hand.leader)
    return replace(state, phase=Phase.CALLING if rest else Phase.PLAYING, hand=asked), ()


def _check_asked(hand: HandState, seat: Seat) -> None:
    if hand.asking[0] is not seat:
        raise CodedError("action/not_your_turn", seat=seat.letter)


def accuse(state: State, hand: HandState, action: Accuse) -> tuple[State, tuple[Event, ...]]:
    """Check the record of plays and let the cost fall as the rules say.

    Raises ``action/not_offered`` where revokes are blocked, ``action/accuse_opponent`` for a call
    against partner or oneself, ``action/already_called`` for the same wrong call again.
    """
    seat, accused = action.seat, action.accused
    if state.rules.revoke != "allowed":
        raise CodedError("action/not_offered")
    if accused.side is seat.side:
        raise CodedError("action/accuse_opponent", seat=accused.letter)
    if (seat, accused) in hand.wrong_calls:
        raise CodedError("action/already_called", seat=accused.letter)
    right = find_revoke(hand, accused) is not None
    winner = seat.side if right else accused.side
    cost = state.rules.revoke_right if right else state.rules.revoke_wrong
    checked = Accused(seat, accused, right)
    if cost == "one_game":
        after, events = _one_game(state, hand, action, winner)
    else:
        games = state.rules.target if cost == "rubber" else 4
        after, events = end_by_accusation(state, hand, action, right=right, games=games)
    return after, (checked, *events)


def _one_game(
    state: State, hand: HandState, action: Accuse, winner: Side
) -> tuple[State, tuple[Event, ...]]:
    """A wrong call that costs one game; the hand goes on unless that game wins the rubber."""
    award = (1, 0) if winner is Side.NS else (0, 1)
    games = award_games(state.games, award)
    if games[winner.index] >= state.rules.target:
        return end_by_accusation(state, hand, action, right=False, games=1)
    calls = (*hand.wrong_calls, (action.seat, action.accused))
    return replace(state, games=games, hand=replace(hand, wrong_calls=calls)), ()


@dataclass(frozen=True, slots=True)
class Revoke:
    """A card that did not follow although its seat held the led suit."""

    seat: Seat
    trick_number: int
    """1 to 9; in the tenth trick nobody can revoke (E55)."""
    card: Card
    led: Suit


def find_revoke(hand: HandState, seat: Seat) -> Revoke | None:
    """The first revoke of a seat in this hand, from the record of plays; None if there is none."""
    held = list(hand.deal.hand(seat))
    for number, cards in enumerate([*[trick.cards for trick in hand.tricks], hand.table], start=1):
        for played in [each for each in cards if each in held]:
            led = cards[0].suit
            if played.suit is not led and any(each.suit is led for each in held):
                return Revoke(seat, number, played, led)
            held.remove(played)
    return None


def proven_revoke(
    tricks: tuple[Trick, ...], leader: Seat, table: tuple[Card, ...], seat: Seat, rules: RuleSet
) -> bool:
    """Whether the open cards prove a revoke: a suit not followed and played later (E54, E62)."""
    refused: set[Suit] = set()
    for first, cards in [*[(trick.leader, trick.cards) for trick in tricks], (leader, table)]:
        order = order_from(first, rules.direction)
        for player, played in zip(order, cards, strict=False):
            if player is seat and played.suit in refused:
                return True
            if player is seat and played.suit is not cards[0].suit:
                refused.add(cards[0].suit)
    return False
