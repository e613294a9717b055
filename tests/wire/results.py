"""Results of the deal of a day, drawn card by card."""

from hypothesis import strategies as st

from tests.oracle import play
from tests.oracle.codes import deal_of

__all__ = ["played_hands"]


@st.composite
def played_hands(draw: st.DrawFn, day: str) -> list[str]:
    """Forty legal cards of a day's deal, each drawn among the seat's legal ones."""
    deal, cards = deal_of(day), list[str]()
    while len(cards) < 40:
        hands, seat, trick = play.after(deal, "ccw", cards)
        cards.append(draw(st.sampled_from(play.legal(hands[seat], trick))))
    return cards
