"""Results of the deal of a day, drawn card by card, and their codes by the written description.

The second half is another implementation of `wire.codes`, on the oracle's deals and rules.
"""

from hashlib import sha256

from hypothesis import strategies as st

from tests.oracle import dealing, play, shuffle

DIGITS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"


def deal_of(day: str) -> dealing.Deal:
    """The deal of the day by the oracle."""
    dealer = shuffle.daily_first_dealer(day)
    return dealing.deal(shuffle.daily_pack(day, 0), dealer, "ccw", "bottom")


@st.composite
def played_hands(draw: st.DrawFn, day: str) -> list[str]:
    """Forty legal cards of a day's deal, each drawn among the seat's legal ones."""
    deal, cards = deal_of(day), list[str]()
    while len(cards) < 40:
        hands, seat, trick = play.after(deal, "ccw", cards)
        cards.append(draw(st.sampled_from(play.legal(hands[seat], trick))))
    return cards


def code_by_hand(day_number: int, bots: int, hints: int, points: int, plays: list[str]) -> str:
    """The code of a result, by the table in `wire.codes`; day 336 is 2026-12-02."""
    report = play.replay(deal_of("2026-12-02"), "ccw", plays)
    number = 0
    for card, legal in reversed(list(zip(plays, report["legal"], strict=True))):
        number = number * len(legal) + sorted(legal).index(card)
    number = number * 121 + points
    number = number * 41 + hints
    number = number * 256 + bots
    number = number * 65536 + day_number - 1
    number = number * 16 + 1
    return "1" + in_base_32(with_check(number))


def with_check(number: int) -> int:
    """A number with its check in front."""
    head = sha256(b"sueca/code/v1/%d" % number).hexdigest()[:5]
    return number * 2**20 + int(head, 16)


def in_base_32(number: int) -> str:
    """A number in our digits."""
    text = DIGITS[number % 32]
    return text if number < 32 else in_base_32(number // 32) + text
