"""Weak hands and accusations (rules.md S22, S51-S58, C12, C14, V21).

Both live beside the play of cards: a weak hand is called before the first card, a revoke until the
points are counted.
"""

from dataclasses import replace

from sueca_core.game.actions import Accuse, CallWeak, PassWeak
from sueca_core.game.cards import Card
from sueca_core.game.endings import award_games, end_by_accusation
from sueca_core.game.errors import CodedError
from sueca_core.game.events import Accused, Event, HandVoided
from sueca_core.game.rulesets import RuleSet
from sueca_core.game.seats import Seat, Side, following, order_from
from sueca_core.game.state import HandState, Phase, State
from sueca_core.game.trick import trick_points

__all__ = ["accuse", "call_weak", "has_revoked", "pass_weak", "weak_seats"]


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
    right = has_revoked(hand, accused)
    winner = seat.side if right else accused.side
    cost = state.rules.revoke_right if right else state.rules.revoke_wrong
    checked = Accused(seat, accused, right)
    if cost == "one_game":
        after, events = _one_game(state, hand, action, winner)
    else:
        games = state.rules.target if cost == "rubber" else 4
        after, events = end_by_accusation(state, hand, winner, right=right, games=games)
    return after, (checked, *events)


def _one_game(
    state: State, hand: HandState, action: Accuse, winner: Side
) -> tuple[State, tuple[Event, ...]]:
    """A wrong call that costs one game; the hand goes on unless that game wins the rubber."""
    award = (1, 0) if winner is Side.NS else (0, 1)
    games = award_games(state.games, award)
    if games[winner.index] >= state.rules.target:
        return end_by_accusation(state, hand, winner, right=False, games=1)
    calls = (*hand.wrong_calls, (action.seat, action.accused))
    return replace(state, games=games, hand=replace(hand, wrong_calls=calls)), ()


def has_revoked(hand: HandState, seat: Seat) -> bool:
    """Whether a seat failed to follow in this hand while it held a card of the led suit."""
    held = list(hand.deal.hand(seat))
    for cards in [*[trick.cards for trick in hand.tricks], hand.table]:
        for played in [each for each in cards if each in held]:
            led = cards[0].suit
            if played.suit is not led and any(each.suit is led for each in held):
                return True
            held.remove(played)
    return False
