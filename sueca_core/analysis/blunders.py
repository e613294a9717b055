"""The cards that no careful player plays: the checks of rules.md 7.2 (a) to (e).

*Sure* means: in every layout of the unseen cards that the seat's view allows. So a check never
blames a card for what its player could not know. Taking a trick with a king, jack or queen instead
of a low card is never a blunder.
"""

from collections.abc import Callable
from typing import Final

from sueca_core.analysis.knowing import Knowing
from sueca_core.game.cards import Card, Rank
from sueca_core.game.trick import beats
from sueca_core.game.view import PlayerView

__all__ = ["BLUNDERS", "blunders"]

_DEAR: Final = (Rank.ACE, Rank.SEVEN)
_COURT: Final = (Rank.KING, Rank.JACK, Rank.QUEEN)


def blunders(view: PlayerView, played: Card) -> tuple[str, ...]:
    """The names, of `BLUNDERS`, of all that is wrong with a card; empty for one without blame.

    The seat of the view must be to play, and the card one of `view.legal`.
    """
    knowing = Knowing(view)
    return tuple(name for name, is_one in _CHECKS.items() if is_one(knowing, played))


def _given_away(knowing: Knowing, played: Card) -> bool:
    """(a) An ace or seven to a trick that is surely the opponents', with a cheaper legal card."""
    if played.rank not in _DEAR or not knowing.view.table:
        return False
    cheaper = any(each.points < played.points for each in knowing.view.legal)
    return cheaper and _surely_theirs(knowing, played)


def _held_back(knowing: Knowing, played: Card) -> bool:
    """(b) No points on partner's sure trick, with a side card at hand that is worth giving.

    Such a card has points, can be played without taking the trick from partner, and is no master:
    a stronger one of its suit is unseen. That is wider than "can never become a master".
    """
    if played.points or not _surely_partners(knowing):
        return False
    trump, best = knowing.view.trump, knowing.winning()[1]
    return any(
        each.points
        and each.suit is not trump
        and not beats(each, best, trump)
        and not knowing.is_master(each)
        for each in knowing.view.legal
    )


def _took_over(knowing: Knowing, played: Card) -> bool:
    """(c) Ruffing or overtaking partner's sure winner, with another card legal."""
    if not _surely_partners(knowing):
        return False
    trump, best = knowing.view.trump, knowing.winning()[1]
    spared = any(not beats(each, best, trump) for each in knowing.view.legal)
    return spared and beats(played, best, trump)


def _into_a_ruff(knowing: Knowing, played: Card) -> bool:
    """(d) A counting card led into a known ruff, with an empty lead at hand.

    Known: an opponent surely has none of the suit, and may hold a trump.
    """
    view = knowing.view
    if view.table or not played.points or played.suit is view.trump:
        return False
    foes = [seat for seat in knowing.room if seat.side is not view.seat.side]
    return any(not each.points for each in view.legal) and any(
        knowing.must_lack(seat, played.suit) and not knowing.must_lack(seat, view.trump)
        for seat in foes
    )


def _dear_win(knowing: Knowing, played: Card) -> bool:
    """(e) Last seat: winning with an ace or seven although a court card of the suit wins too."""
    view = knowing.view
    if len(view.table) < 3 or played.rank not in _DEAR:
        return False
    best = knowing.winning()[1]
    return beats(played, best, view.trump) and any(
        each.rank in _COURT and each.suit is played.suit and beats(each, best, view.trump)
        for each in view.legal
    )


def _surely_theirs(knowing: Knowing, played: Card) -> bool:
    """Whether an opponent is winning, and neither this card nor partner can change it."""
    view = knowing.view
    seat, best = knowing.winning()
    if seat.side is view.seat.side or beats(played, best, view.trump):
        return False
    return knowing.surely_wins(seat, best, view.table[0].suit)


def _surely_partners(knowing: Knowing) -> bool:
    """Whether partner is winning and no opponent still to play can change it."""
    view = knowing.view
    if not view.table or knowing.winning()[0] is not view.seat.partner:
        return False
    return knowing.surely_wins(*knowing.winning(), view.table[0].suit)


_CHECKS: Final[dict[str, Callable[[Knowing, Card], bool]]] = {
    "given_away": _given_away,
    "held_back": _held_back,
    "took_over": _took_over,
    "into_a_ruff": _into_a_ruff,
    "dear_win": _dear_win,
}
BLUNDERS: Final = tuple(_CHECKS)
"""The names of the checks (a) to (e), in that order."""
