"""What may be done when, by the words of the rules: a second opinion on the engine's refusals.

Cards and seats are texts here, and everything is found by looking at the whole table again.
"""

from sueca_core.game.actions import (
    Accuse,
    Action,
    CallWeak,
    ChooseEnd,
    DealCards,
    PassWeak,
    PlayCard,
)
from sueca_core.game.deal import Deal
from sueca_core.game.state import HandState, State
from tests.oracle.dealing import next_seat, round_from
from tests.oracle.play import POINTS, legal, points

__all__ = ["GOOD", "expected_code", "proven_revokes", "real_revokes", "weak_letters"]

GOOD = "good"
WRONG_PHASE = "action/wrong_phase"
NOT_YOUR_TURN = "action/not_your_turn"


def expected_code(state: State, action: Action) -> str:
    """The code with which an action is refused, or `GOOD`."""
    match action:
        case ChooseEnd(seat):
            return _choose_end(state, seat.letter)
        case DealCards(deal):
            return _deal_cards(state, deal)
        case CallWeak(seat) | PassWeak(seat):
            return _weak(state, seat.letter)
        case PlayCard(seat, card):
            return _play(state, seat.letter, card.text)
        case Accuse(seat, accused):
            return _accuse(state, seat.letter, accused.letter)
        case _:
            return GOOD if state.phase.value == "counting" else WRONG_PHASE


def _dealer(state: State) -> str:
    """Who deals next: the deal moves on after every finished hand."""
    letter = state.dealer.letter
    if state.phase.value == "hand_over":
        return next_seat(letter, state.rules.direction.value)
    return letter


def _choose_end(state: State, seat: str) -> str:
    between = state.phase.value in ("choosing", "hand_over")
    if not between or state.rules.deal != "dealer_choice":
        return WRONG_PHASE
    return GOOD if seat == _dealer(state) else NOT_YOUR_TURN


def _deal_cards(state: State, deal: Deal) -> str:
    chooses = state.rules.deal == "dealer_choice"
    if state.phase.value not in (("dealing",) if chooses else ("dealing", "hand_over")):
        return WRONG_PHASE
    if deal.dealer.letter != _dealer(state):
        return "action/wrong_dealer"
    if state.rules.empty_trump and POINTS[deal.turned.text[0]] > 0:
        return "action/turned_has_points"
    return GOOD


def _weak(state: State, seat: str) -> str:
    if state.phase.value != "calling":
        return WRONG_PHASE
    assert state.hand is not None
    return GOOD if seat == state.hand.asking[0].letter else NOT_YOUR_TURN


def _play(state: State, seat: str, card: str) -> str:
    if state.phase.value != "playing":
        return WRONG_PHASE
    hand = state.hand
    assert hand is not None
    assert hand.turn is not None
    if seat != hand.turn.letter:
        return NOT_YOUR_TURN
    held = [each.text for each in hand.hands["SWNE".index(seat)]]
    if card not in held:
        return "action/not_in_hand"
    trick = [("?", each.text) for each in hand.table]
    follows = card in legal(held, trick) or state.rules.revoke == "allowed"
    return GOOD if follows else "action/must_follow_suit"


def _accuse(state: State, seat: str, accused: str) -> str:
    if state.phase.value not in ("playing", "counting"):
        return WRONG_PHASE
    if state.rules.revoke == "blocked":
        return "action/not_offered"
    if "SWNE".index(seat) % 2 == "SWNE".index(accused) % 2:
        return "action/accuse_opponent"
    assert state.hand is not None
    made = [(caller.letter, other.letter) for caller, other in state.hand.wrong_calls]
    return "action/already_called" if (seat, accused) in made else GOOD


def weak_letters(state: State, deal: Deal) -> list[str]:
    """Seats that may call a weak hand, in play order from the leader (S22, V21)."""
    rules, direction = state.rules, state.rules.direction.value
    leader = next_seat(deal.dealer.letter, direction)
    found = []
    for letter in round_from(leader, direction):
        most = rules.weak_leader if letter == leader else rules.weak_others
        held = [each.text for each in deal.hands["SWNE".index(letter)]]
        if most is not None and points(held) <= most:
            found.append(letter)
    return found


def _plays(hand: HandState, direction: str) -> list[tuple[str, str, str]]:
    """Seat, card and led suit of every card played so far."""
    plays = []
    tricks = [(trick.leader, trick.cards) for trick in hand.tricks]
    for leader, cards in [*tricks, (hand.leader, hand.table)]:
        for letter, each in zip(round_from(leader.letter, direction), cards, strict=False):
            plays.append((letter, each.text, cards[0].text[1]))
    return plays


def real_revokes(hand: HandState, direction: str) -> set[str]:
    """Seats that did not follow although they held the led suit (S51)."""
    dealt = zip("SWNE", hand.deal.hands, strict=True)
    held = {letter: {each.text for each in cards} for letter, cards in dealt}
    found = set()
    for letter, card, led in _plays(hand, direction):
        suits_held = {each[1] for each in held[letter]}
        if card[1] != led and led in suits_held:
            found.add(letter)
        held[letter].remove(card)
    return found


def proven_revokes(hand: HandState, direction: str) -> set[str]:
    """Seats whose open cards prove a revoke: the refused suit came from them later (E62)."""
    refused: dict[str, set[str]] = {letter: set() for letter in "SWNE"}
    found = set()
    for letter, card, led in _plays(hand, direction):
        if card[1] in refused[letter]:
            found.add(letter)
        if card[1] != led:
            refused[letter].add(led)
    return found
