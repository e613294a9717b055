"""``update(sitting, message) -> (sitting, effects)``: the sitting's one way forward."""

from dataclasses import replace

from sueca_core.game.actions import Accuse
from sueca_core.game.cards import Card
from sueca_core.game.engine import next_dealer, turned_from_bottom
from sueca_core.game.errors import CodedError
from sueca_core.game.events import Dealt
from sueca_core.game.record import Seeded, Step, Word
from sueca_core.game.seats import Seat
from sueca_core.game.state import Phase
from sueca_core.game.trick import legal_cards
from sueca_core.game.view import player_view
from sueca_core.session.flow import Update, dealers_word, settled
from sueca_core.session.looking_back import taken_over
from sueca_core.session.messages import (
    Advance,
    AskBot,
    AskHint,
    BotAccuses,
    BotPlays,
    BotSaysWeak,
    Happened,
    HumanAccuses,
    HumanAsksHint,
    HumanChooses,
    HumanCounts,
    HumanPlays,
    HumanSaysWeak,
    HumanTakesBack,
    Message,
    NextHand,
    PlayAgain,
    TakeOver,
)
from sueca_core.session.model import HUMAN, Sitting, started_again, taken, with_hint
from sueca_core.session.takeback import taken_back

__all__ = ["update"]


def update(sitting: Sitting, message: Message) -> Update:  # noqa: PLR0911, PLR0912 - one case a message
    """The sitting after a message and what is to be done now.

    Raises the coded error of anything that is not to be done in this state.
    """
    match message:
        case HumanPlays():
            return _human_plays(sitting, message)
        case BotPlays():
            return _said(sitting, message.seat, Phase.PLAYING, message.card)
        case Advance():
            return sitting, (_ask_bot(sitting),)
        case HumanChooses():
            return _human_chooses(sitting, message)
        case HumanSaysWeak():
            return _said(sitting, HUMAN, Phase.CALLING, _weak_word(message.calls))
        case BotSaysWeak():
            return _said(sitting, message.seat, Phase.CALLING, _weak_word(message.calls))
        case HumanAccuses():
            return _taken(sitting, Accuse(HUMAN, message.seat))
        case BotAccuses():
            return _taken(sitting, Accuse(message.seat, message.accused))
        case HumanCounts():
            return _taken(sitting, Word.COUNT)
        case HumanAsksHint():
            return _hinted(sitting)
        case HumanTakesBack():
            return taken_back(sitting), ()
        case NextHand():
            return _next_hand(sitting)
        case PlayAgain():
            return _play_again(sitting)
        case TakeOver():
            return taken_over(sitting, message.trick), ()


def _taken(sitting: Sitting, step: Step) -> Update:
    return settled(*taken(sitting, step))


def _said(sitting: Sitting, seat: Seat, phase: Phase, step: Step) -> Update:
    """A step of one seat, if it is that seat's turn in that phase."""
    state = sitting.shown
    if state.phase is not phase or state.hand is None:
        raise CodedError("action/wrong_phase", phase=state.phase.value)
    if state.hand.turn is not seat:
        raise CodedError("action/not_your_turn", seat=seat.letter)
    return _taken(sitting, step)


def _weak_word(calls: bool) -> Word:
    return Word.WEAK if calls else Word.PASS


def _human_plays(sitting: Sitting, message: HumanPlays) -> Update:
    """Play the person's card; one that does not follow only if it is meant as a revoke."""
    if not message.revoke:
        _check_follows(sitting, message.card)
    return _said(sitting, HUMAN, Phase.PLAYING, message.card)


def _check_follows(sitting: Sitting, played: Card) -> None:
    hand = sitting.shown.hand
    if hand is None or hand.turn is not HUMAN or not hand.table:
        return
    held, led = hand.hands[HUMAN.index], hand.table[0].suit
    if played in held and played not in legal_cards(held, led):
        raise CodedError("action/must_follow_suit", suit=led.letter)


def _human_chooses(sitting: Sitting, message: HumanChooses) -> Update:
    state = sitting.shown
    if state.phase in (Phase.CHOOSING, Phase.HAND_OVER) and next_dealer(state) is not HUMAN:
        raise CodedError("action/not_your_turn", seat=HUMAN.letter)
    if sitting.again:
        raise CodedError("action/wrong_phase", phase=state.phase.value)
    return _taken(sitting, Word.BOTTOM if message.from_bottom else Word.TOP)


def _ask_bot(sitting: Sitting) -> AskBot:
    state = sitting.shown
    turn = state.hand.turn if state.hand else None
    if state.phase is not Phase.PLAYING or turn is None or turn is HUMAN:
        raise CodedError("action/wrong_phase", phase=state.phase.value)
    return AskBot(turn, sitting.levels.of(turn), player_view(state, turn))


def _hinted(sitting: Sitting) -> Update:
    """Note that the person has been helped with this card, once however often they ask."""
    state = sitting.shown
    if state.phase is not Phase.PLAYING or state.hand is None:
        raise CodedError("action/wrong_phase", phase=state.phase.value)
    if state.hand.turn is not HUMAN:
        raise CodedError("action/not_your_turn", seat=HUMAN.letter)
    return with_hint(sitting), (AskHint(player_view(state, HUMAN)),)


def _next_hand(sitting: Sitting) -> Update:
    if sitting.again:
        return replace(sitting, again=None), ()
    state = sitting.state
    if state.phase is not Phase.HAND_OVER:
        raise CodedError("action/wrong_phase", phase=state.phase.value)
    if state.rules.deal != "dealer_choice":
        return _taken(sitting, Seeded(f"{sitting.name}/{state.deals_done}"))
    if next_dealer(state) is HUMAN:
        raise CodedError("action/must_choose")
    return _taken(sitting, dealers_word(sitting))


def _play_again(sitting: Sitting) -> Update:
    once_more = started_again(sitting)
    state, hand = once_more.shown, once_more.shown.hand
    assert hand is not None, "a finished hand was dealt"
    bottom = turned_from_bottom(state)
    dealt = Dealt(state.hands_done + 1, hand.deal.dealer, hand.deal.turned, hand.leader, bottom)
    return once_more, (Happened(dealt),)
