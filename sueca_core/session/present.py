"""``present(sitting) -> Screen``: the picture of the table as South sees it."""

from collections.abc import Mapping
from typing import Final, TypedDict

from sueca_core.game.cards import Card, Suit
from sueca_core.game.engine import next_dealer
from sueca_core.game.rulesets import RuleSet, format_rules
from sueca_core.game.scoring import Pending
from sueca_core.game.seats import SEATS, Direction, Seat, order_from
from sueca_core.game.settled import the_rest
from sueca_core.game.state import TRICKS_IN_HAND, HandState, Phase, State
from sueca_core.game.trick import legal_cards, winning_place
from sueca_core.game.view import player_view
from sueca_core.session.daily import day_number
from sueca_core.session.model import HUMAN, Levels, Sitting
from sueca_core.session.ordering import held_in_order
from sueca_core.session.results import (
    Sides,
    placed,
    show_result,
    show_trick,
    shown_games,
    sides,
)
from sueca_core.session.screen import (
    HandCard,
    Screen,
    SeatShown,
    Todo,
    TrickShown,
    TrumpShown,
    Why,
)
from sueca_core.session.takeback import can_take_back

__all__ = ["present"]

SCREEN_VERSION: Final = 1


def present(sitting: Sitting) -> Screen:
    """The screen of a sitting that has come to rest."""
    hand = sitting.shown.hand
    return _at_table(sitting, hand) if hand else _before_deal(sitting)


def _before_deal(sitting: Sitting) -> Screen:
    """The empty table while the person, who deals, has the choice of top or bottom."""
    state = sitting.shown
    return Screen(
        **_frame(sitting),
        turn=HUMAN,
        dealer=state.dealer,
        leader=None,
        seats=_seats(((),) * 4, sitting.levels),
        trump=None,
        table=(),
        winning=None,
        led=None,
        trick_number=1,
        points=sides((0, 0)),
        tricks=sides((0, 0)),
        hand=(),
        accuse=(),
        undo=False,
        claim=(),
        last_trick=None,
        result=None,
        tricks_played=None,
        laid_open=None,
    )


def _at_table(sitting: Sitting, hand: HandState) -> Screen:
    state = sitting.shown
    over = state.result is not None
    return Screen(
        **_frame(sitting),
        turn=hand.turn,
        dealer=hand.deal.dealer,
        leader=hand.leader,
        seats=_seats(hand.hands, sitting.levels),
        trump=_trump(hand),
        table=placed(hand.leader, hand.table, state.rules),
        winning=_winning(hand, state.rules),
        led=hand.table[0].suit if hand.table else None,
        trick_number=min(len(hand.tricks) + 1, TRICKS_IN_HAND),
        points=_points(state, hand),
        tricks=sides(hand.trick_counts),
        hand=_held(state, hand),
        accuse=_accusable(state, hand),
        undo=can_take_back(sitting),
        claim=the_rest(player_view(state, HUMAN)),
        last_trick=_last_trick(hand, state.rules),
        result=show_result(state.result, state) if state.result else None,
        tricks_played=_all_tricks(hand, state.rules) if over else None,
        laid_open=_laid_open(hand) if over else None,
    )


class _Frame(TypedDict):
    """What a screen shows around the table."""

    v: int
    kind: str
    date: str | None
    day: int | None
    rules: str
    direction: Direction
    target: int
    hand_number: int
    phase: Phase
    todo: Todo
    games: Sides
    pending: Pending
    may_revoke: bool
    hints: int
    unfinished: bool
    again: Mapping[str, Sides] | None


def _frame(sitting: Sitting) -> _Frame:
    state = sitting.shown
    return _Frame(
        v=SCREEN_VERSION,
        kind=sitting.kind.value,
        date=sitting.date,
        day=None if sitting.date is None else day_number(sitting.date),
        rules=format_rules(state.rules),
        direction=state.rules.direction,
        target=state.rules.target,
        hand_number=state.hands_done + (0 if state.result else 1),
        phase=state.phase,
        todo=_todo(sitting),
        games=shown_games(state.games, state.rules),
        pending=state.pending,
        may_revoke=state.rules.revoke == "allowed",
        hints=sitting.hints_in_hand,
        unfinished=_unfinished(sitting.state),
        again=_first_points(sitting),
    )


def _todo(sitting: Sitting) -> Todo:
    state = sitting.shown
    match state.phase:
        case Phase.PLAYING:
            return "play" if state.hand and state.hand.turn is HUMAN else "bot"
        case Phase.CALLING:
            return "call"
        case Phase.COUNTING:
            return "count"
        case Phase.CHOOSING:
            return "choose"
        case Phase.HAND_OVER if _person_chooses(sitting):
            return "choose"
        case Phase.RUBBER_OVER if not sitting.again:
            return "new"
        case _:
            return "next"


def _person_chooses(sitting: Sitting) -> bool:
    """Whether the next hand begins with the person's choice of top or bottom."""
    state = sitting.shown
    chooses = state.rules.deal == "dealer_choice" and not sitting.again
    return chooses and next_dealer(state) is HUMAN


def _seats(hands: tuple[tuple[Card, ...], ...], levels: Levels) -> Mapping[Seat, SeatShown]:
    return {
        seat: SeatShown(
            cards=len(hands[seat.index]),
            bot=None if seat is HUMAN else levels.of(seat),
        )
        for seat in SEATS
    }


def _trump(hand: HandState) -> TrumpShown:
    deal = hand.deal
    held = deal.turned in hand.hands[deal.dealer.index]
    return TrumpShown(deal.trump, deal.turned, deal.dealer, held)


def _winning(hand: HandState, rules: RuleSet) -> Seat | None:
    if not hand.table:
        return None
    order = order_from(hand.leader, rules.direction)
    return order[winning_place(hand.table, hand.deal.trump)]


def _points(state: State, hand: HandState) -> Sides:
    return sides(state.result.points if state.result else hand.card_points)


def _held(state: State, hand: HandState) -> tuple[HandCard, ...]:
    """South's cards; nothing but South's view is looked at."""
    view = player_view(state, HUMAN)
    held = [each for each in held_in_order(hand.deal.hand(HUMAN), view.trump) if each in view.hand]
    led = view.table[0].suit if view.table else None
    legal = legal_cards(view.hand, led)
    return tuple(_held_card(each, legal, led, its_turn=view.turn is HUMAN) for each in held)


def _held_card(
    each: Card, legal: tuple[Card, ...], led: Suit | None, *, its_turn: bool
) -> HandCard:
    if not its_turn:
        return HandCard(each, legal=False, why=Why("not_your_turn"))
    if each in legal:
        return HandCard(each, legal=True, why=None)
    return HandCard(each, legal=False, why=Why("must_follow", led))


def _accusable(state: State, hand: HandState) -> tuple[Seat, ...]:
    """Whom the person can accuse: opponents, while accusations are heard, each wrongly once."""
    heard = state.phase in (Phase.PLAYING, Phase.COUNTING) and state.rules.revoke == "allowed"
    played = bool(hand.table or hand.tricks)
    if not (heard and played):
        return ()
    opponents = [seat for seat in SEATS if seat.side is not HUMAN.side]
    return tuple(seat for seat in opponents if (HUMAN, seat) not in hand.wrong_calls)


def _all_tricks(hand: HandState, rules: RuleSet) -> tuple[TrickShown, ...]:
    return tuple(show_trick(place + 1, each, rules) for place, each in enumerate(hand.tricks))


def _last_trick(hand: HandState, rules: RuleSet) -> TrickShown | None:
    return show_trick(len(hand.tricks), hand.tricks[-1], rules) if hand.tricks else None


def _unfinished(state: State) -> bool:
    played = state.hand is not None and bool(state.hand.table or state.hand.tricks)
    return state.rubber is None and (played or state.hands_done > 0)


def _first_points(sitting: Sitting) -> Mapping[str, Sides] | None:
    first = sitting.first_result
    return None if first is None else {"points": sides(first.points)}


def _laid_open(hand: HandState) -> Mapping[Seat, tuple[Card, ...]]:
    return {seat: held_in_order(hand.deal.hand(seat), hand.deal.trump) for seat in SEATS}
