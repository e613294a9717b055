"""Play the first hand of a day with four computer players: python3 a_hand.py DATE."""

import sys

from sueca_core.bots.levels import choose
from sueca_core.game.actions import DealCards, PlayCard
from sueca_core.game.deal import deal_pack
from sueca_core.game.engine import apply
from sueca_core.game.events import HandOver, TrickWon
from sueca_core.game.rulesets import PRESETS
from sueca_core.game.shuffle import first_dealer, pack_of
from sueca_core.game.state import new_rubber
from sueca_core.game.view import player_view


def play(date: str) -> None:
    """Print who leads to each trick and what is played, and how the hand ends."""
    rules = PRESETS["portuguese"]
    dealer = first_dealer(f"sueca/daily/v1/{date}")
    pack = pack_of(f"daily/v1/{date}/0")
    deal = deal_pack(pack, dealer, rules.direction, from_bottom=True)
    state, events = apply(new_rubber(rules, dealer), DealCards(deal))
    while state.hand and state.hand.turn:
        view = player_view(state, state.hand.turn)  # all that this seat may know
        state, events = apply(state, PlayCard(view.seat, choose("player", view)))
        for event in events:
            match event:
                case TrickWon():
                    cards = " ".join(card.text for card in event.trick.cards)
                    print(event.number, event.trick.leader.letter, cards)
                case HandOver():
                    print("points", *event.result.points)


if __name__ == "__main__":
    play(*sys.argv[1:])
