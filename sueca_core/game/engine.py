"""The one way forward: ``apply(state, action) -> (state, events)``.

A bad action raises a `CodedError` and changes nothing, for states are frozen. `ALLOWED` says which
actions each phase hears; what an action still needs is checked by its own function here or in
`calls`.
"""

from collections.abc import Callable
from dataclasses import replace
from typing import Any, Final

from sueca_core.game.actions import (
    Accuse,
    Action,
    CallWeak,
    ChooseEnd,
    Count,
    DealCards,
    PassWeak,
    PlayCard,
)
from sueca_core.game.calls import accuse, call_weak, pass_weak, weak_seats
from sueca_core.game.cards import Card
from sueca_core.game.endings import count_hand
from sueca_core.game.errors import CodedError
from sueca_core.game.events import CardPlayed, Dealt, EndChosen, Event, TrickWon
from sueca_core.game.rulesets import RuleSet
from sueca_core.game.seats import Seat, Side, following, order_from
from sueca_core.game.state import TRICKS_IN_HAND, HandState, Phase, State
from sueca_core.game.trick import Trick, legal_cards, trick_points, winning_place

__all__ = ["ALLOWED", "apply", "next_dealer", "playable_cards", "turned_from_bottom"]

type Step = tuple[State, tuple[Event, ...]]


def apply(state: State, action: Action) -> Step:
    """The state after an action and what happened.

    Raises ``action/wrong_phase``, ``action/not_your_turn``, ``action/not_in_hand``,
    ``action/must_follow_suit`` (with the suit), ``action/wrong_dealer``,
    ``action/turned_has_points`` and what `calls.accuse` raises.
    """
    kind = type(action)
    if kind not in ALLOWED[state.phase]:
        raise CodedError("action/wrong_phase", phase=state.phase.value)
    return _HANDLERS[kind](state, action)


def next_dealer(state: State) -> Seat:
    """Who deals the next hand: after a finished hand the seat after its dealer, ties included."""
    if state.phase in (Phase.HAND_OVER, Phase.RUBBER_OVER):
        return following(state.dealer, state.rules.direction)
    return state.dealer


def turned_from_bottom(state: State) -> bool:
    """Which end of the pack the next deal turns, by the rules or by the dealer's word."""
    return state.rules.deal == "bottom" if state.from_bottom is None else state.from_bottom


def playable_cards(rules: RuleSet, hand: HandState, seat: Seat) -> tuple[Card, ...]:
    """The cards that the engine takes from the seat to play: all of them where one may revoke."""
    held = hand.hands[seat.index]
    if rules.revoke == "allowed" or not hand.table:
        return held
    return legal_cards(held, hand.table[0].suit)


def _choose_end(state: State, action: ChooseEnd) -> Step:
    if state.rules.deal != "dealer_choice" or _chosen(state):
        raise CodedError("action/wrong_phase", phase=state.phase.value)
    dealer = next_dealer(state)
    if action.seat is not dealer:
        raise CodedError("action/not_your_turn", seat=action.seat.letter)
    after = replace(
        state,
        phase=Phase.DEALING,
        dealer=dealer,
        from_bottom=action.from_bottom,
        hand=None,
        result=None,
    )
    return after, (EndChosen(dealer, action.from_bottom),)


def _chosen(state: State) -> bool:
    return state.phase is Phase.DEALING and state.from_bottom is not None


def _deal_cards(state: State, action: DealCards) -> Step:
    deal = action.deal
    if state.rules.deal == "dealer_choice" and not _chosen(state):
        raise CodedError("action/wrong_phase", phase=Phase.CHOOSING.value)
    if deal.dealer is not next_dealer(state):
        raise CodedError("action/wrong_dealer", seat=deal.dealer.letter)
    if state.rules.empty_trump and deal.turned.points:
        raise CodedError("action/turned_has_points", card=deal.turned.text)
    leader = deal.leader(state.rules.direction)
    weak = weak_seats(deal.hands, leader, state.rules)
    hand = HandState(
        deal=deal,
        hands=deal.hands,
        turn=weak[0] if weak else leader,
        leader=leader,
        table=(),
        tricks=(),
        card_points=(0, 0),
        trick_counts=(0, 0),
        asking=weak,
        wrong_calls=(),
    )
    number, from_bottom = state.hands_done + 1, turned_from_bottom(state)
    after = replace(
        state,
        phase=Phase.CALLING if weak else Phase.PLAYING,
        dealer=deal.dealer,
        deals_done=state.deals_done + 1,
        hand=hand,
        result=None,
    )
    return after, (Dealt(number, deal.dealer, deal.turned, leader, from_bottom),)


def _play_card(state: State, action: PlayCard) -> Step:
    hand, seat, card = _hand(state), action.seat, action.card
    if hand.turn is not seat:
        raise CodedError("action/not_your_turn", seat=seat.letter)
    held = hand.hands[seat.index]
    if card not in held:
        raise CodedError("action/not_in_hand", card=card.text)
    if card not in playable_cards(state.rules, hand, seat):
        raise CodedError("action/must_follow_suit", suit=hand.table[0].suit.letter)
    left = list(hand.hands)
    left[seat.index] = tuple([each for each in held if each is not card])
    table = (*hand.table, card)
    order = order_from(hand.leader, state.rules.direction)
    winner = order[winning_place(table, hand.deal.turned.suit)]
    played = CardPlayed(seat, card, len(hand.tricks) + 1, winner)
    if len(table) < 4:
        after = _on_table(hand, tuple(left), table, order[len(table)])
        return _with_hand(state, after), (played,)
    trick = Trick(hand.leader, table, winner, trick_points(table))
    return _finish_trick(state, hand, tuple(left), trick, played)


def _finish_trick(
    state: State,
    hand: HandState,
    hands: tuple[tuple[Card, ...], ...],
    trick: Trick,
    played: CardPlayed,
) -> Step:
    (ns, ew), (ns_tricks, ew_tricks) = hand.card_points, hand.trick_counts
    if trick.winner.side is Side.NS:
        ns, ns_tricks = ns + trick.points, ns_tricks + 1
    else:
        ew, ew_tricks = ew + trick.points, ew_tricks + 1
    tricks = (*hand.tricks, trick)
    last = len(tricks) == TRICKS_IN_HAND
    after = HandState(
        deal=hand.deal,
        hands=hands,
        turn=None if last else trick.winner,
        leader=trick.winner,
        table=(),
        tricks=tricks,
        card_points=(ns, ew),
        trick_counts=(ns_tricks, ew_tricks),
        asking=(),
        wrong_calls=hand.wrong_calls,
    )
    events = (played, TrickWon(len(tricks), trick))
    if not last:
        return _with_hand(state, after), events
    if state.rules.revoke == "allowed":
        return replace(state, phase=Phase.COUNTING, hand=after), events
    counted, results = count_hand(state, after)
    return counted, (*events, *results)


def _count(state: State, action: Count) -> Step:
    return count_hand(state, _hand(state))


def _on_table(
    hand: HandState, hands: tuple[tuple[Card, ...], ...], table: tuple[Card, ...], turn: Seat
) -> HandState:
    """The hand with one more card on the table; written out, for this runs for every card."""
    return HandState(
        hand.deal,
        hands,
        turn,
        hand.leader,
        table,
        hand.tricks,
        hand.card_points,
        hand.trick_counts,
        (),
        hand.wrong_calls,
    )


def _with_hand(state: State, hand: HandState) -> State:
    """The same rubber with another hand state; written out, for this runs for every card."""
    return State(
        state.rules,
        state.phase,
        state.games,
        state.unanswered,
        state.pending,
        state.dealer,
        state.hands_done,
        state.deals_done,
        state.from_bottom,
        hand,
        state.result,
        state.rubber,
    )


def _hand(state: State) -> HandState:
    """The hand on the table; every phase that asks for it has one."""
    if state.hand is None:
        raise CodedError("action/wrong_phase", phase=state.phase.value)
    return state.hand


ALLOWED: Final[dict[Phase, tuple[type, ...]]] = {
    Phase.CHOOSING: (ChooseEnd,),
    Phase.DEALING: (DealCards,),
    Phase.CALLING: (CallWeak, PassWeak),
    Phase.PLAYING: (PlayCard, Accuse),
    Phase.COUNTING: (Accuse, Count),
    Phase.HAND_OVER: (ChooseEnd, DealCards),
    Phase.RUBBER_OVER: (),
}
"""The actions that each phase hears. A hand that is over is followed as a rubber begins."""

_HANDLERS: Final[dict[type, Callable[[State, Any], Step]]] = {
    ChooseEnd: _choose_end,
    DealCards: _deal_cards,
    CallWeak: lambda state, action: call_weak(state, _hand(state), action),
    PassWeak: lambda state, action: pass_weak(state, _hand(state), action),
    PlayCard: _play_card,
    Accuse: lambda state, action: accuse(state, _hand(state), action),
    Count: _count,
}
