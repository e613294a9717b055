"""Detectors of visible blunders (rules.md 7.2 a-e), for tests.

*Sure* means: in every layout of the unseen cards that the seat's view allows.
"""

from collections.abc import Callable

from sueca_core.game.cards import Card, Rank
from sueca_core.game.trick import beats
from sueca_core.game.view import PlayerView
from tests.bots.knowing import Knowing, still_to_play, winner_so_far

DEAR = (Rank.ACE, Rank.SEVEN)
COURT = (Rank.KING, Rank.JACK, Rank.QUEEN)


def blunders(view: PlayerView, played: Card) -> list[str]:
    """The names of the blunders that a card would be; empty for a card without blame."""
    return [name for name, is_one in DETECTORS.items() if is_one(view, played)]


def given_away(view: PlayerView, played: Card) -> bool:
    """(a) An ace or seven to a trick that is surely the opponents', with a cheaper legal card."""
    cheaper = any(each.points < played.points for each in view.legal)
    return played.rank in DEAR and cheaper and bool(view.table) and surely_theirs(view, played)


def held_back(view: PlayerView, played: Card) -> bool:
    """(b) No points on partner's sure trick, with a side card at hand that is worth giving.

    Such a card has points, can be played without taking the trick from partner, and is no master:
    a stronger one of its suit is unseen. That is wider than "can never become a master".
    """
    if played.points or not surely_partners(view):
        return False
    unseen = Knowing(view).unseen
    best = winner_so_far(view)[1]
    return any(
        each.points
        and each.suit is not view.trump
        and not beats(each, best, view.trump)
        and any(other.suit is each.suit and other.strength > each.strength for other in unseen)
        for each in view.legal
    )


def took_over(view: PlayerView, played: Card) -> bool:
    """(c) Ruffing or overtaking partner's sure winner, with another card legal."""
    if not surely_partners(view):
        return False
    best = winner_so_far(view)[1]
    return beats(played, best, view.trump) and any(
        not beats(each, best, view.trump) for each in view.legal
    )


def into_a_ruff(view: PlayerView, played: Card) -> bool:
    """(d) A counting card led into a known ruff, with an empty lead at hand.

    Known: an opponent surely has none of the suit, and may hold a trump.
    """
    if view.table or not played.points or played.suit is view.trump:
        return False
    knowing = Knowing(view)
    opponents = [seat for seat in knowing.room if seat.side is not view.seat.side]
    return any(not each.points for each in view.legal) and any(
        knowing.must_lack(seat, played.suit) and not knowing.must_lack(seat, view.trump)
        for seat in opponents
    )


def dear_win(view: PlayerView, played: Card) -> bool:
    """(e) Last seat: winning with an ace or seven although a court card of the suit wins too."""
    if len(view.table) < 3 or played.rank not in DEAR:
        return False
    best = winner_so_far(view)[1]
    return beats(played, best, view.trump) and any(
        each.rank in COURT and each.suit is played.suit and beats(each, best, view.trump)
        for each in view.legal
    )


def surely_theirs(view: PlayerView, played: Card) -> bool:
    """Whether an opponent is winning, and neither this card nor partner can change it."""
    seat, best = winner_so_far(view)
    if seat.side is view.seat.side or beats(played, best, view.trump):
        return False
    knowing, partner = Knowing(view), view.seat.partner
    return partner not in still_to_play(view) or not knowing.can_beat(
        partner, best, view.table[0].suit
    )


def surely_partners(view: PlayerView) -> bool:
    """Whether partner is winning and no opponent still to play can change it."""
    if not view.table or winner_so_far(view)[0] is not view.seat.partner:
        return False
    best, knowing = winner_so_far(view)[1], Knowing(view)
    return not any(knowing.can_beat(seat, best, view.table[0].suit) for seat in still_to_play(view))


DETECTORS: dict[str, Callable[[PlayerView, Card], bool]] = {
    "given_away": given_away,
    "held_back": held_back,
    "took_over": took_over,
    "into_a_ruff": into_a_ruff,
    "dear_win": dear_win,
}
