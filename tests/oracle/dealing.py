"""Dealing a pack, by the formal model of the rules.

Deliberately another style than the engine's: seats are found by walking round a string of
letters, packets are slices, and a deal is a plain dict.
"""

from typing import TypedDict

ROUND = {"ccw": "SENW", "cw": "SWNE"}
EMPTY_RANKS = "65432"


class Deal(TypedDict):
    """What is on the table before the first card; `hands` is by seat letter."""

    dealer: str
    turned: str
    trump: str
    leader: str
    hands: dict[str, list[str]]


def next_seat(seat: str, direction: str) -> str:
    """The seat that plays, and deals, after this one."""
    order = ROUND[direction]
    return order[(order.index(seat) + 1) % 4]


def round_from(seat: str, direction: str) -> list[str]:
    """The four seats in order of play, beginning with this one."""
    order = ROUND[direction]
    start = order.index(seat)
    return list(order[start:] + order[:start])


def packet_order(dealer: str, direction: str, method: str) -> list[str]:
    """Who gets the first, second, third and fourth ten cards of the pack."""
    if method == "bottom":
        return [*round_from(dealer, direction)[1:], dealer]
    backwards = {"ccw": "cw", "cw": "ccw"}[direction]
    return round_from(dealer, backwards)


def bring_empty_card_to_the_end(cards: list[str], method: str) -> tuple[list[str], str]:
    """With `empty_trump`: the pack as it will be dealt, and the card that is turned.

    Counting from the turned end, the first card without points is turned. If it lies outside
    the dealer's ten it changes places with the card at that end.
    """
    cards = list(cards)
    places = range(39, -1, -1) if method == "bottom" else range(40)
    empty_places = [place for place in places if cards[place][0] in EMPTY_RANKS]
    place, end = empty_places[0], places[0]
    turned = cards[place]
    if place not in places[:10]:
        cards[place], cards[end] = cards[end], cards[place]
    return cards, turned


def deal(
    cards: list[str], dealer: str, direction: str, method: str, empty_trump: bool = False
) -> Deal:
    """Deal a pack, top card first, by tens."""
    turned = cards[39] if method == "bottom" else cards[0]
    if empty_trump:
        cards, turned = bring_empty_card_to_the_end(cards, method)
    hands = {}
    for number, seat in enumerate(packet_order(dealer, direction, method)):
        hands[seat] = cards[10 * number : 10 * number + 10]
    return {
        "dealer": dealer,
        "turned": turned,
        "trump": turned[1],
        "leader": next_seat(dealer, direction),
        "hands": hands,
    }


def deal_text(the_deal: Deal) -> str:
    """`<dealer>:<turned>:<S>/<W>/<N>/<E>`, each hand sorted and without spaces."""
    hands = "/".join("".join(sorted(the_deal["hands"][seat])) for seat in "SWNE")
    return f"{the_deal['dealer']}:{the_deal['turned']}:{hands}"


def deal_from_text(text: str, direction: str) -> Deal:
    """The deal that a deal text stands for; the leader follows from the direction."""
    dealer, turned, all_hands = text.split(":")
    hands = {}
    for seat, hand in zip("SWNE", all_hands.split("/"), strict=True):
        hands[seat] = [hand[i : i + 2] for i in range(0, 20, 2)]
    return {
        "dealer": dealer,
        "turned": turned,
        "trump": turned[1],
        "leader": next_seat(dealer, direction),
        "hands": hands,
    }
