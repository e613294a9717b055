"""What the tests of the game share: texts to values, and a hand dealt and played by texts."""

from dataclasses import replace

from sueca_core.game.actions import DealCards, PlayCard
from sueca_core.game.cards import Card, card
from sueca_core.game.deal import Deal, deal_pack
from sueca_core.game.engine import apply
from sueca_core.game.events import Event
from sueca_core.game.rulesets import RuleSet, parse_rules
from sueca_core.game.seats import SIDES, Seat, seat
from sueca_core.game.state import HandState, State, new_rubber
from tests.tables import Row


def cards(text: str) -> tuple[Card, ...]:
    """Cards of a text with spaces between them."""
    return tuple(card(each) for each in text.split())


def texts(some: tuple[Card, ...]) -> str:
    """The reverse of `cards`."""
    return " ".join(each.text for each in some)


def rules_for(text: str) -> RuleSet:
    """Rules of that text for a deal that has been made: the dealer has no choice left."""
    return replace(parse_rules(text), deal="bottom")


def deal_of(row: Row) -> Deal:
    """The deal of a row of hands.json."""
    return deal_pack(
        cards(" ".join(row["pack"])),
        seat(row["dealer"]),
        parse_rules(f"portuguese,direction={row['direction']}").direction,
        from_bottom=row["deal"] == "bottom",
    )


def dealt(rules: RuleSet, deal: Deal) -> State:
    """The first hand of a rubber, dealt."""
    state, _ = apply(new_rubber(rules, deal.dealer), DealCards(deal))
    return state


def play(state: State, who: Seat, what: Card) -> tuple[State, tuple[Event, ...]]:
    """One card from that seat."""
    return apply(state, PlayCard(who, what))


def hand_of(state: State) -> HandState:
    """The hand on the table."""
    assert state.hand is not None
    return state.hand


def turn_of(state: State) -> Seat:
    """Who is to play."""
    turn = hand_of(state).turn
    assert turn is not None
    return turn


def play_all(state: State, what: str) -> State:
    """Cards one after the other, each from the seat whose turn it is."""
    for each in cards(what):
        state, _ = play(state, turn_of(state), each)
    return state


def plays_of(row: Row) -> list[tuple[Seat, Card]]:
    """Seats and cards of a row of hands.json in order of play."""
    pairs = [pair for line in row["tricks"] for pair in line.split(" -> ")[0].split()]
    return [(seat(pair[0]), card(pair[2:])) for pair in pairs]


def score_text(games: tuple[int, int]) -> str:
    """ "NS:EW"."""
    return f"{games[0]}:{games[1]}"


def by_side(values: tuple[int, int]) -> dict[str, int]:
    """A value for each side, as the data files write it."""
    return {side.value: values[side.index] for side in SIDES}
