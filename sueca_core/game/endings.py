"""How hands and rubbers end (rules.md sections 4.1, 4.3, 4.4)."""

from dataclasses import replace
from typing import Final

from sueca_core.game.actions import Accuse
from sueca_core.game.events import Event, HandOver, RubberOver, RubberResult
from sueca_core.game.rulesets import RuleSet
from sueca_core.game.scoring import NOTHING_WAITS, HandResult, Outcome, score_hand
from sueca_core.game.seats import SIDES
from sueca_core.game.state import HandState, Phase, State

LEAST_COMEBACK: Final = 3

__all__ = ["award_games", "count_hand", "end_by_accusation"]


def count_hand(state: State, hand: HandState) -> tuple[State, tuple[Event, ...]]:
    """Score a hand of ten finished tricks."""
    last = hand.tricks[-1].winner.side
    result = score_hand(hand.card_points, hand.trick_counts, last, state.pending, state.rules)
    return _close(state, hand, result, sweeps=result.outcome is Outcome.SWEEP)


def end_by_accusation(
    state: State, hand: HandState, call: Accuse, *, right: bool, games: int
) -> tuple[State, tuple[Event, ...]]:
    """End the hand because of an accusation: its points are discarded.

    The accuser's side scores `games` if it was right, else the other side.

    What waits stays for the next hand; it falls away with the end of the rubber.
    """
    winner = call.seat.side if right else call.accused.side
    award = (games, 0) if winner is SIDES[0] else (0, games)
    result = HandResult(
        outcome=Outcome.REVOKE_FOUND if right else Outcome.REVOKE_NOT_FOUND,
        points=hand.card_points,
        tricks=hand.trick_counts,
        winner=winner,
        award=award,
        waited=NOTHING_WAITS,
        pending=state.pending,
        accusation=(call.seat, call.accused),
    )
    return _close(state, hand, result, sweeps=False)


def award_games(games: tuple[int, int], award: tuple[int, int]) -> tuple[int, int]:
    """The games of NS and EW after an award."""
    return games[0] + award[0], games[1] + award[1]


def _close(
    state: State, hand: HandState, result: HandResult, *, sweeps: bool
) -> tuple[State, tuple[Event, ...]]:
    games, unanswered = award_games(state.games, result.award), _unanswered(state)
    done = state.hands_done + 1
    rubber = _rubber_result(games, result, state.rules, done, sweeps=sweeps)
    if rubber is not None:
        result = replace(result, pending=NOTHING_WAITS)
        rubber = replace(rubber, comeback=_comeback(unanswered[rubber.winner.other.index]))
    after = replace(
        state,
        phase=Phase.HAND_OVER if rubber is None else Phase.RUBBER_OVER,
        games=games,
        unanswered=unanswered,
        pending=result.pending,
        hands_done=done,
        hand=replace(hand, turn=None),
        result=result,
        rubber=rubber,
    )
    over = HandOver(result)
    return after, (over,) if rubber is None else (over, RubberOver(rubber))


def _rubber_result(
    games: tuple[int, int], result: HandResult, rules: RuleSet, hands: int, *, sweeps: bool
) -> RubberResult | None:
    """The rubber's result if this hand ended it; only the side that scored can have won."""
    winner = result.winner
    if winner is None:
        return None
    at_once = sweeps and rules.sweep == "wins_rubber"
    if games[winner.index] < rules.target and not at_once:
        return None
    accused = result.outcome in (Outcome.REVOKE_FOUND, Outcome.REVOKE_NOT_FOUND)
    shutout = games[winner.other.index] == 0 and hands >= 2 and not accused
    return RubberResult(winner, games, shutout, sweeps, hands, comeback=0)


def _unanswered(state: State) -> tuple[int, int]:
    """The most games that each side has had against none, the score before this hand included."""
    (ns, ew), (most_ns, most_ew) = state.games, state.unanswered
    return ns if ew == 0 else most_ns, ew if ns == 0 else most_ew


def _comeback(games: int) -> int:
    return games if games >= LEAST_COMEBACK else 0
