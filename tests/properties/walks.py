"""Random rubbers: every kind of action, revokes and false accusations too, to the very end."""

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random

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
from sueca_core.game.cards import CARDS, Card
from sueca_core.game.deal import Deal, deal_pack
from sueca_core.game.engine import apply, next_dealer
from sueca_core.game.events import Event
from sueca_core.game.record import Step, Word
from sueca_core.game.rulesets import RuleSet
from sueca_core.game.seats import SEATS, Direction, Seat
from sueca_core.game.state import HandState, Phase, State, new_rubber
from sueca_core.game.trick import legal_cards

__all__ = ["MOST_HANDS", "Move", "any_action", "rubber", "step_of"]

MOST_HANDS = 200
"""No random rubber is that long."""


@dataclass(frozen=True)
class Move:
    """One action of a rubber."""

    before: State
    action: Action
    after: State
    events: tuple[Event, ...]


def rubber(rules: RuleSet, seed: int) -> Iterator[Move]:
    """A rubber move by move, until it is over or `MOST_HANDS` hands have been completed."""
    draw = Random(seed)
    state = new_rubber(rules, draw.choice(SEATS))
    while state.phase is not Phase.RUBBER_OVER and state.hands_done < MOST_HANDS:
        action = _action(state, draw)
        after, events = apply(state, action)
        yield Move(state, action, after, events)
        state = after


def _action(state: State, draw: Random) -> Action:
    match state.phase:
        case Phase.CHOOSING | Phase.DEALING | Phase.HAND_OVER:
            return _begin(state, draw)
        case Phase.CALLING:
            return draw.choice((CallWeak, PassWeak))(_turn(state))
        case Phase.COUNTING:
            return draw.choice([*[Count()] * 24, *accusations(state)])
        case _:
            return _play(state, draw)


def _begin(state: State, draw: Random) -> Action:
    chooses = state.rules.deal == "dealer_choice"
    if chooses and state.phase is not Phase.DEALING:
        return ChooseEnd(next_dealer(state), draw.random() < 0.5)
    return DealCards(random_deal(state, draw))


def random_deal(state: State, draw: Random) -> Deal:
    """A deal that may follow; in some of them the points lie together, so that hands are weak."""
    skew = draw.choice((0, 0, 0, 0, 1, -1))
    pack = sorted(CARDS, key=lambda each: skew * bool(each.points) + draw.random() * 1.2)
    rules = state.rules
    bottom = rules.deal == "bottom" if state.from_bottom is None else state.from_bottom
    return deal_pack(
        tuple(pack),
        next_dealer(state),
        rules.direction,
        from_bottom=bottom,
        empty_trump=rules.empty_trump,
    )


def _play(state: State, draw: Random) -> Action:
    hand, turn = _hand(state), _turn(state)
    calls = accusations(state)
    if calls and draw.random() < 0.005:
        return draw.choice(calls)
    held = hand.hands[turn.index]
    follows = legal_cards(held, hand.table[0].suit if hand.table else None)
    revokes = state.rules.revoke == "allowed" and draw.random() < 0.1
    return PlayCard(turn, draw.choice(held if revokes else follows))


def accusations(state: State) -> list[Action]:
    """The accusations that may be made."""
    if state.rules.revoke == "blocked":
        return []
    made = _hand(state).wrong_calls
    pairs = [(seat, other) for seat in SEATS for other in SEATS if other.side is not seat.side]
    return [Accuse(seat, other) for seat, other in pairs if (seat, other) not in made]


def any_action(state: State, draw: Random) -> Action:
    """An action of any kind by any seat, more often bad than good."""
    seat, other = draw.choice(SEATS), draw.choice(SEATS)
    return draw.choice(
        (
            lambda: ChooseEnd(seat, from_bottom=True),
            lambda: DealCards(_deal_by(seat, draw)),
            lambda: CallWeak(seat),
            lambda: PassWeak(seat),
            lambda: PlayCard(seat, draw.choice(CARDS)),
            lambda: PlayCard(*_some_play(state, draw)),
            lambda: PlayCard(*_some_play(state, draw)),
            lambda: Accuse(seat, other),
            Count,
        )
    )()


def _deal_by(dealer: Seat, draw: Random) -> Deal:
    pack = tuple(draw.sample(CARDS, 40))
    return deal_pack(pack, dealer, draw.choice(list(Direction)), from_bottom=True)


def _some_play(state: State, draw: Random) -> tuple[Seat, Card]:
    """A card that the seat to play may hold."""
    hand = state.hand
    seat = hand.turn if hand and hand.turn else draw.choice(SEATS)
    held = hand.hands[seat.index] if hand else ()
    return seat, draw.choice(held or CARDS)


def step_of(action: Action) -> Step:
    """The action as a step of a record."""
    match action:
        case DealCards(deal):
            return deal
        case PlayCard(_, card):
            return card
        case ChooseEnd(_, from_bottom):
            return Word.BOTTOM if from_bottom else Word.TOP
        case CallWeak():
            return Word.WEAK
        case PassWeak():
            return Word.PASS
        case Count():
            return Word.COUNT
        case Accuse():
            return action


def _hand(state: State) -> HandState:
    assert state.hand is not None
    return state.hand


def _turn(state: State) -> Seat:
    turn = _hand(state).turn
    assert turn is not None
    return turn
