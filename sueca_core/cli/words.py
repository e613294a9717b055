"""English words for the terminal game."""

from collections.abc import Mapping
from typing import Final

from sueca_core.game.cards import Card, Suit
from sueca_core.game.errors import CodedError
from sueca_core.game.seats import Seat, Side
from sueca_core.session.screen import ResultShown, RubberShown, TrickShown

__all__ = [
    "error_words",
    "hand_words",
    "result_words",
    "rubber_words",
    "seat_word",
    "suit_word",
    "trick_words",
]

_SEATS: Final = {"S": "You", "W": "West", "N": "North", "E": "East"}
_SUITS: Final = {"S": "spades", "H": "hearts", "D": "diamonds", "C": "clubs"}
_OUTCOMES: Final = {
    "win": "more than 60 points",
    "double": "more than 90 points",
    "exact_90": "exactly 90 points",
    "all_points": "all 120 points",
    "sweep": "all ten tricks",
    "revoke_found": "a revoke was found",
    "revoke_not_found": "there was no revoke",
}
_ERRORS: Final = {
    "action/must_follow_suit": "You must follow {suit}.",
    "action/not_in_hand": "You do not hold {card}.",
    "notation/bad_card": "Type a card such as 7H, or ? for help.",
}


def suit_word(suit: Suit) -> str:
    """A suit's English name."""
    return _SUITS[suit.letter]


def error_words(error: CodedError) -> str:
    """A sentence for an error, or its code."""
    values = {name: _SUITS.get(str(value), value) for name, value in error.values.items()}
    return _ERRORS.get(error.code, str(error)).format(**values)


def trick_words(trick: TrickShown) -> str:
    """A finished trick on one line."""
    cards = "  ".join(f"{_SEATS[each.seat.letter]} {each.card}" for each in trick.cards)
    winner = _SEATS[trick.winner.letter]
    return f"Trick {trick.number}: {cards}  -> {winner}, {trick.points} points"


def result_words(result: ResultShown) -> str:
    """A hand's result in a sentence or two."""
    us, them = _pair(result.points)
    if result.winner is None:
        left = {0: "nothing waits", "double": "the next hand counts double"}
        waits = left.get(result.pending, f"{result.pending} waiting for the next hand")
        return f"A tie, {us}-{them}: {waits}."
    who = "We win" if result.winner is Side.NS else "They win"
    games = result.award[result.winner]
    plural = "game" if games == 1 else "games"
    waited = f", {result.waited} of them from before" if result.waited not in (0, "double") else ""
    return f"{who} the hand {us}-{them} ({_OUTCOMES[result.code]}): {games} {plural}{waited}."


def rubber_words(rubber: RubberShown) -> str:
    """The end of a rubber in a sentence."""
    us, them = _pair(rubber.games)
    who = "We win" if rubber.winner is Side.NS else "They win"
    shutout = " A shutout!" if rubber.shutout else ""
    return f"{who} the rubber, {us}-{them}.{shutout}"


def _pair(sides: Mapping[Side, int]) -> tuple[int, int]:
    return sides[Side.NS], sides[Side.EW]


def hand_words(cards: tuple[Card, ...]) -> str:
    """Cards on one line."""
    return " ".join(each.text for each in cards)


def seat_word(seat: Seat) -> str:
    """A seat's name as the person knows it."""
    return _SEATS[seat.letter]
