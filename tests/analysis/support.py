"""Views as the oracle takes them: seats as letters, cards as texts."""

from sueca_core.game.seats import order_from
from sueca_core.game.view import PlayerView
from tests.oracle.layouts import Layout, layouts
from tests.oracle.play import Trick


def tricks_of(view: PlayerView) -> list[Trick]:
    """All tricks as seats and cards, the one on the table last; that one may be empty."""
    rows = [(each.leader, each.cards) for each in view.tricks]
    rows.append((view.leader, view.table))
    return [
        [
            (seat.letter, card.text)
            for seat, card in zip(order_from(leader, view.rules.direction), cards, strict=False)
        ]
        for leader, cards in rows
    ]


def layouts_of(view: PlayerView) -> list[Layout]:
    """Every layout of the other seats' cards that fits the view."""
    hand = [each.text for each in view.hand]
    tricks = [trick for trick in tricks_of(view) if trick]
    return list(layouts(view.seat.letter, hand, tricks, view.dealer.letter, view.turned.text))
