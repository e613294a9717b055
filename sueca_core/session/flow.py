"""What follows by itself: deals, a computer dealer's choice, and who must be asked a word.

A sitting always comes to rest where a person or a computer player has to play a card, where the
person has to say something, or where a hand is over.
"""

from sueca_core.game.engine import next_dealer
from sueca_core.game.events import CardPlayed, Event
from sueca_core.game.record import Seeded, Step, Word
from sueca_core.game.seats import order_from
from sueca_core.game.shuffle import choice_from_bottom, pack_text, split_seed
from sueca_core.game.state import Phase, State
from sueca_core.game.view import player_view
from sueca_core.session.messages import AskAccusation, AskWeak, Effect, Happened
from sueca_core.session.model import HUMAN, Sitting, taken

__all__ = ["Update", "begin_hand", "dealers_word", "settled"]

type Update = tuple[Sitting, tuple[Effect, ...]]


def begin_hand(sitting: Sitting) -> Update:
    """Begin the rubber's next hand, as far as it goes without the person."""
    return settled(sitting, ())


def settled(sitting: Sitting, events: tuple[Event, ...]) -> Update:
    """The sitting when all that follows by itself has been done, and what is asked then.

    `events` have happened just now; they are told first.
    """
    told = list(events)
    while (step := _own_step(sitting)) is not None:
        sitting, more = taken(sitting, step)
        told += more
    happened: tuple[Effect, ...] = tuple(Happened(event) for event in told)
    return sitting, (*happened, *_asked(sitting, told))


def _own_step(sitting: Sitting) -> Step | None:
    """The step that nobody has to be asked for: a deal, or a computer dealer's choice."""
    state = sitting.shown
    name = pack_text(sitting.name, state.deals_done)
    if state.phase is Phase.DEALING:
        return Seeded(name)
    if state.phase is Phase.CHOOSING and next_dealer(state) is not HUMAN:
        return dealers_word(sitting)
    return None


def dealers_word(sitting: Sitting) -> Word:
    """Where a computer dealer takes trump from: drawn from the hand's own seed, by no player."""
    name, hand = split_seed(pack_text(sitting.name, sitting.shown.deals_done))
    return Word.BOTTOM if choice_from_bottom(pack_text(name, hand)) else Word.TOP


def _asked(sitting: Sitting, told: list[Event]) -> tuple[Effect, ...]:
    state = sitting.shown
    turn = state.hand.turn if state.hand else None
    if state.phase is Phase.CALLING and turn is not None and turn is not HUMAN:
        return (AskWeak(turn, player_view(state, turn)),)
    cards = [event for event in told if isinstance(event, CardPlayed)]
    if not cards or state.rules.revoke != "allowed" or state.result:
        return ()
    return _accusers(state, cards[-1])


def _accusers(state: State, played: CardPlayed) -> tuple[Effect, ...]:
    """The computer players among the opponents of the seat that played, in play order."""
    return tuple(
        AskAccusation(seat, player_view(state, seat))
        for seat in order_from(played.seat, state.rules.direction)
        if seat.side is not played.seat.side and seat is not HUMAN
    )
