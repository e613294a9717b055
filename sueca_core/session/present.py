"""``present(sitting) -> Screen``: the picture of the table as South sees it."""

from collections.abc import Mapping
from typing import Final, Literal

from sueca_core.game.cards import Card, Suit
from sueca_core.game.events import RubberResult
from sueca_core.game.rulesets import RuleSet, format_rules
from sueca_core.game.scoring import HandResult
from sueca_core.game.seats import SEATS, SIDES, Seat, Side, following, order_from
from sueca_core.game.state import TRICKS_IN_HAND, HandState, Phase, State
from sueca_core.game.trick import Trick, legal_cards, winning_place
from sueca_core.game.view import player_view
from sueca_core.session.daily import day_number
from sueca_core.session.model import HUMAN, Levels, Sitting
from sueca_core.session.ordering import held_in_order
from sueca_core.session.screen import (
    HandCard,
    Placed,
    ResultShown,
    RubberShown,
    Screen,
    SeatShown,
    TrickShown,
    TrumpShown,
    Why,
)

__all__ = ["present", "show_result", "show_rubber", "show_trick"]

SCREEN_VERSION: Final = 1
type Sides = Mapping[Side, int]
type Todo = Literal["play", "bot", "next", "new"]


def present(sitting: Sitting) -> Screen:
    """The screen of a sitting whose first hand has been dealt."""
    state = sitting.shown
    hand = state.hand
    assert hand is not None, "a sitting begins with its first deal"
    over = state.result is not None
    return Screen(
        v=SCREEN_VERSION,
        kind=sitting.kind.value,
        date=sitting.date,
        day=None if sitting.date is None else day_number(sitting.date),
        rules=format_rules(state.rules),
        direction=state.rules.direction,
        target=state.rules.target,
        hand_number=state.hands_done + (0 if over else 1),
        phase=state.phase,
        todo=_todo(sitting),
        turn=hand.turn,
        dealer=hand.deal.dealer,
        leader=hand.leader,
        seats=_seats(hand, sitting.levels),
        trump=_trump(hand),
        table=_placed(hand.leader, hand.table, state.rules),
        winning=_winning(hand, state.rules),
        led=hand.table[0].suit if hand.table else None,
        trick_number=min(len(hand.tricks) + 1, TRICKS_IN_HAND),
        points=_points(state, hand),
        tricks=_sides(hand.trick_counts),
        games=_games(state.games, state.rules),
        pending=state.pending,
        hand=_held(state, hand),
        last_trick=_last_trick(hand, state.rules),
        unfinished=_unfinished(sitting.state),
        again=_first_points(sitting),
        result=show_result(state.result, state) if state.result else None,
        tricks_played=_all_tricks(hand, state.rules) if over else None,
        laid_open=_laid_open(hand) if over else None,
    )


def _todo(sitting: Sitting) -> Todo:
    state = sitting.shown
    if state.phase is Phase.PLAYING:
        return "play" if state.hand and state.hand.turn is HUMAN else "bot"
    return "new" if state.phase is Phase.RUBBER_OVER and not sitting.again else "next"


def _seats(hand: HandState, levels: Levels) -> Mapping[Seat, SeatShown]:
    return {
        seat: SeatShown(
            cards=len(hand.hands[seat.index]),
            bot=None if seat is HUMAN else levels.of(seat),
        )
        for seat in SEATS
    }


def _trump(hand: HandState) -> TrumpShown:
    deal = hand.deal
    held = deal.turned in hand.hands[deal.dealer.index]
    return TrumpShown(deal.trump, deal.turned, deal.dealer, held)


def _placed(leader: Seat, cards: tuple[Card, ...], rules: RuleSet) -> tuple[Placed, ...]:
    order = order_from(leader, rules.direction)
    return tuple(Placed(seat, each) for seat, each in zip(order, cards, strict=False))


def _winning(hand: HandState, rules: RuleSet) -> Seat | None:
    if not hand.table:
        return None
    order = order_from(hand.leader, rules.direction)
    return order[winning_place(hand.table, hand.deal.trump)]


def _sides(pair: tuple[int, int]) -> Sides:
    return dict(zip(SIDES, pair, strict=True))


def _points(state: State, hand: HandState) -> Sides:
    return _sides(state.result.points if state.result else hand.card_points)


def _games(games: tuple[int, int], rules: RuleSet) -> Sides:
    return _sides((min(games[0], rules.target), min(games[1], rules.target)))


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


def show_trick(number: int, trick: Trick, rules: RuleSet) -> TrickShown:
    """A finished trick; `number` is 1 to 10."""
    cards = _placed(trick.leader, trick.cards, rules)
    return TrickShown(number, trick.leader, trick.winner, trick.points, cards)


def _all_tricks(hand: HandState, rules: RuleSet) -> tuple[TrickShown, ...]:
    return tuple(show_trick(place + 1, each, rules) for place, each in enumerate(hand.tricks))


def _last_trick(hand: HandState, rules: RuleSet) -> TrickShown | None:
    return show_trick(len(hand.tricks), hand.tricks[-1], rules) if hand.tricks else None


def _unfinished(state: State) -> bool:
    played = state.hand is not None and bool(state.hand.table or state.hand.tricks)
    return state.rubber is None and (played or state.hands_done > 0)


def _first_points(sitting: Sitting) -> Mapping[str, Sides] | None:
    first = sitting.first_result
    return None if first is None else {"points": _sides(first.points)}


def show_result(result: HandResult, state: State) -> ResultShown:
    """A hand's result, with who deals and leads next."""
    dealer = following(state.dealer, state.rules.direction)
    return ResultShown(
        points=_sides(result.points),
        tricks=_sides(result.tricks),
        winner=result.winner,
        code=result.outcome.value,
        award=_sides(result.award),
        waited=result.waited,
        pending=result.pending,
        next_dealer=dealer,
        next_leader=following(dealer, state.rules.direction),
        rubber=show_rubber(state.rubber, state.rules) if state.rubber else None,
    )


def show_rubber(rubber: RubberResult, rules: RuleSet) -> RubberShown:
    """A rubber's result; games are cut down to the target (rules.md 4.4)."""
    games = _games(rubber.games, rules)
    return RubberShown(rubber.winner, games, rubber.shutout, rubber.sweep, rubber.hands)


def _laid_open(hand: HandState) -> Mapping[Seat, tuple[Card, ...]]:
    return {seat: held_in_order(hand.deal.hand(seat), hand.deal.trump) for seat in SEATS}
