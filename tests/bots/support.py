"""Views of hand-made positions, written as texts, and of random ones."""

from collections.abc import Sequence
from dataclasses import replace
from random import Random

from sueca_core.game.actions import DealCards, PlayCard
from sueca_core.game.cards import CARDS, card, sort_cards
from sueca_core.game.deal import deal_pack
from sueca_core.game.engine import apply, playable_cards
from sueca_core.game.rulesets import RuleSet, parse_rules
from sueca_core.game.scoring import NOTHING_WAITS
from sueca_core.game.seats import SEATS, following, order_from, seat
from sueca_core.game.state import State, new_rubber
from sueca_core.game.trick import Trick, trick_points, winning_place
from sueca_core.game.view import PlayerView, player_view
from tests.game.support import cards, dealt, hand_of, play, turn_of


def seen(
    hand: str,
    table: str = "",
    tricks: Sequence[str] = (),
    *,
    turned: str,
    dealer: str = "S",
    fill: str = "",
    rules: str = "portuguese",
) -> PlayerView:
    """What the seat to play sees; who that is follows from the dealer and the plays.

    Tricks and table are card texts in order of play. The hand has ten cards, less one for each
    finished trick; a shorter one is filled up with cards of `fill` that have not been named yet.
    """
    played_so_far = cards(" ".join([*tricks, table]))
    spare = [each for each in cards(fill) if each not in {*cards(hand), *played_so_far}]
    full = (*cards(hand), *spare)[: 10 - len(tricks)]
    assert len(full) == 10 - len(tricks)
    assert len({*full, *played_so_far}) == len(full) + len(played_so_far)
    rule_set = parse_rules(rules)
    leader = following(seat(dealer), rule_set.direction)
    trump = card(turned).suit
    finished: list[Trick] = []
    points, counts = [0, 0], [0, 0]
    for text in tricks:
        played = cards(text)
        winner = order_from(leader, rule_set.direction)[winning_place(played, trump)]
        finished.append(Trick(leader, played, winner, trick_points(played)))
        points[winner.side.index] += trick_points(played)
        counts[winner.side.index] += 1
        leader = winner
    to_play = order_from(leader, rule_set.direction)[len(cards(table))]
    return PlayerView(
        rules=rule_set,
        seat=to_play,
        dealer=seat(dealer),
        turned=card(turned),
        trump=trump,
        hand=sort_cards(full),
        leader=leader,
        table=cards(table),
        tricks=tuple(finished),
        card_points=(points[0], points[1]),
        trick_counts=(counts[0], counts[1]),
        games=(0, 0),
        pending=NOTHING_WAITS,
        turn=to_play,
    )


def middle(rules: RuleSet, seed: int, plies: int) -> State:
    """A hand after so many random legal cards; nobody calls a weak hand."""
    draw = Random(seed)
    dealer = draw.choice(SEATS)
    pack = tuple(draw.sample(CARDS, 40))
    dealt_rules = replace(rules, deal="bottom", weak_leader=None, weak_others=None)
    deal = deal_pack(pack, dealer, rules.direction, from_bottom=True, empty_trump=rules.empty_trump)
    state = dealt(dealt_rules, deal)
    for _ in range(plies):
        turn = turn_of(state)
        state, _ = play(state, turn, draw.choice(player_view(state, turn).legal))
    return state


def view_to_play(state: State) -> PlayerView:
    """What the seat to play sees."""
    return player_view(state, turn_of(state))


def revoked(seed: int, plies: int) -> State:
    """A hand in which any card is played, whether it follows or not."""
    draw = Random(seed)
    rules = parse_rules("portuguese,revoke=allowed")
    deal = hand_of(middle(rules, seed, 0)).deal
    state, _ = apply(new_rubber(rules, deal.dealer), DealCards(deal))
    for _ in range(plies):
        turn = turn_of(state)
        card = draw.choice(playable_cards(rules, hand_of(state), turn))
        state, _ = apply(state, PlayCard(turn, card))
    return state
