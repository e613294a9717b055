"""Tricks and results as the page shows them, in screens and in events alike."""

from collections.abc import Mapping

from sueca_core.game.calls import Revoke, find_revoke
from sueca_core.game.cards import Card
from sueca_core.game.events import RubberResult
from sueca_core.game.rulesets import RuleSet
from sueca_core.game.scoring import HandResult, Outcome
from sueca_core.game.seats import SIDES, Seat, Side, following, order_from
from sueca_core.game.state import State
from sueca_core.game.trick import Trick
from sueca_core.session.screen import Placed, ResultShown, RubberShown, TrickShown

__all__ = [
    "Sides",
    "placed",
    "show_result",
    "show_rubber",
    "show_trick",
    "shown_games",
    "sides",
]

type Sides = Mapping[Side, int]


def sides(pair: tuple[int, int]) -> Sides:
    """A number for each side."""
    return dict(zip(SIDES, pair, strict=True))


def shown_games(games: tuple[int, int], rules: RuleSet) -> Sides:
    """Games of both sides as people write them: never more than the target (rules.md 4.4)."""
    return sides((min(games[0], rules.target), min(games[1], rules.target)))


def placed(leader: Seat, cards: tuple[Card, ...], rules: RuleSet) -> tuple[Placed, ...]:
    """Cards in order of play, each with its seat."""
    order = order_from(leader, rules.direction)
    return tuple(Placed(seat, each) for seat, each in zip(order, cards, strict=False))


def show_trick(number: int, trick: Trick, rules: RuleSet) -> TrickShown:
    """A finished trick; `number` is 1 to 10."""
    cards = placed(trick.leader, trick.cards, rules)
    return TrickShown(number, trick.leader, trick.winner, trick.points, cards)


def show_result(result: HandResult, state: State) -> ResultShown:
    """A hand's result, with who deals and leads next."""
    dealer = following(state.dealer, state.rules.direction)
    return ResultShown(
        points=sides(result.points),
        tricks=sides(result.tricks),
        winner=result.winner,
        code=result.outcome.value,
        award=sides(result.award),
        waited=result.waited,
        pending=result.pending,
        next_dealer=dealer,
        next_leader=following(dealer, state.rules.direction),
        rubber=show_rubber(state.rubber, state.rules) if state.rubber else None,
        accuser=result.accusation[0] if result.accusation else None,
        accused=result.accusation[1] if result.accusation else None,
        revoke=_found(result, state),
    )


def _found(result: HandResult, state: State) -> Revoke | None:
    """The revoke that a right accusation found, from the record of plays."""
    if result.outcome is not Outcome.REVOKE_FOUND or not result.accusation or not state.hand:
        return None
    return find_revoke(state.hand, result.accusation[1])


def show_rubber(rubber: RubberResult, rules: RuleSet) -> RubberShown:
    """A rubber's result; games are cut down to the target (rules.md 4.4)."""
    games = shown_games(rubber.games, rules)
    return RubberShown(
        rubber.winner, games, rubber.shutout, rubber.sweep, rubber.hands, rubber.comeback
    )
