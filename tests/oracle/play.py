"""Legal cards, trick winners and whole hands replayed.

Deliberately another style than the engine's: no state object and no events; a hand is replayed
by a loop over a list of card strings, and a trick is won by the largest of four sort keys.
"""

from typing import TypedDict

from .dealing import Deal, next_seat

POINTS = {"A": 11, "7": 10, "K": 4, "J": 3, "Q": 2, "6": 0, "5": 0, "4": 0, "3": 0, "2": 0}
WEAKEST_FIRST = "23456QJK7A"

Trick = list[tuple[str, str]]


class Replay(TypedDict):
    """A hand replayed. `legal` and `seats` have an entry per card, `winners` one per trick."""

    legal: list[list[str]]
    seats: list[str]
    winners: list[str]
    trick_points: list[int]
    points: dict[str, int]
    tricks: dict[str, int]


def side(seat: str) -> str:
    """NS or EW."""
    return "NS" if seat in "NS" else "EW"


def legal(hand: list[str], trick: Trick) -> list[str]:
    """The cards of the led suit if the hand has any, else the whole hand; sorted."""
    following = []
    if trick:
        led = trick[0][1][1]
        following = [card for card in hand if card[1] == led]
    return sorted(following or hand)


def winner(trick: Trick, trump: str) -> str:
    """The seat of the highest trump, else of the highest card of the led suit."""
    led = trick[0][1][1]

    def strength(play: tuple[str, str]) -> tuple[bool, bool, int]:
        card = play[1]
        return (card[1] == trump, card[1] == led, WEAKEST_FIRST.index(card[0]))

    return max(trick, key=strength)[0]


def points(cards: list[str]) -> int:
    """Card points of some cards together."""
    return sum(POINTS[card[0]] for card in cards)


def replay(the_deal: Deal, direction: str, cards: list[str]) -> Replay:
    """Play these cards in order from the deal. Raises ValueError at the first illegal one."""
    hands = {seat: list(hand) for seat, hand in the_deal["hands"].items()}
    report: Replay = {
        "legal": [],
        "seats": [],
        "winners": [],
        "trick_points": [],
        "points": {"NS": 0, "EW": 0},
        "tricks": {"NS": 0, "EW": 0},
    }
    seat = the_deal["leader"]
    trick: Trick = []
    for number, card in enumerate(cards):
        allowed = legal(hands[seat], trick)
        report["legal"].append(allowed)
        report["seats"].append(seat)
        if card not in allowed:
            raise ValueError(f"card {number + 1}, {card} from {seat}: not legal")
        hands[seat].remove(card)
        trick.append((seat, card))
        seat = next_seat(seat, direction)
        if len(trick) == 4:
            seat = winner(trick, the_deal["trump"])
            worth = points([played for _, played in trick])
            report["winners"].append(seat)
            report["trick_points"].append(worth)
            report["points"][side(seat)] += worth
            report["tricks"][side(seat)] += 1
            trick = []
    return report


def after(
    the_deal: Deal, direction: str, cards: list[str]
) -> tuple[dict[str, list[str]], str, Trick]:
    """Hands, seat to play and trick on the table once these (legal) cards have been played."""
    hands = {seat: list(hand) for seat, hand in the_deal["hands"].items()}
    seat = the_deal["leader"]
    trick: Trick = []
    for card in cards:
        hands[seat].remove(card)
        trick.append((seat, card))
        seat = next_seat(seat, direction)
        if len(trick) == 4:
            seat = winner(trick, the_deal["trump"])
            trick = []
    return hands, seat, trick
