"""Events as the page hears them: names and fields as agreed."""

from random import Random

import pytest

from sueca_core.game.rulesets import parse_rules
from sueca_core.session.flow import begin_hand
from sueca_core.session.messages import Happened
from sueca_core.session.model import Levels, practice
from sueca_core.session.present import present
from sueca_core.session.update import update
from sueca_core.wire.codec import plain
from sueca_core.wire.events import encode_event
from tests.session.support import SEED, in_hand, new_practice, some_message, walk
from tests.tables import Row, read

F1, F2, F3, F4, F5 = read("hands.json")
FIELDS = {
    "dealt": "hand_number dealer turned trump leader from shuffler cutter packets",
    "played": "seat card winning trick_number",
    "trick_won": "number leader winner points cards",
    "hand_over": "points tricks winner code award waited pending next_dealer next_leader rubber "
    "accuser accused revoke",
    "rubber_over": "winner games shutout sweep hands comeback",
}


def told(row: Row, plies: int) -> list[object]:
    """What is told of the card after so many."""
    sitting = in_hand(row, plies)
    sitting, effects = update(sitting, some_message(sitting, Random(0)))
    events = [each.event for each in effects if isinstance(each, Happened)]
    return [encode_event(each, sitting.shown) for each in events]


def test_a_deal() -> None:
    sitting, (dealt,) = begin_hand(practice(SEED, parse_rules("portuguese"), Levels()))
    assert isinstance(dealt, Happened)
    trump = present(sitting).trump
    assert trump is not None
    assert encode_event(dealt.event, sitting.shown) == {
        "type": "dealt",
        "hand_number": 1,
        "dealer": "W",
        "turned": trump.card.text,
        "trump": trump.suit.letter,
        "leader": "S",
        "from": "bottom",
        "shuffler": "S",
        "cutter": "N",
        "packets": ["S", "E", "N", "W"],
    }


def test_the_last_card_of_a_sweep() -> None:
    """West plays the ace of clubs, and the rubber is over."""
    last = {"S": "QC", "E": "AH", "N": "7D", "W": "AC"}
    cards = [{"seat": seat, "card": card} for seat, card in last.items()]
    rubber = {
        "winner": "NS",
        "games": {"NS": 4, "EW": 0},
        "shutout": False,
        "sweep": True,
        "hands": 1,
        "comeback": 0,
    }
    assert told(F5, 39) == [
        {"type": "played", "seat": "W", "card": "AC", "winning": "N", "trick_number": 10},
        {
            "type": "trick_won",
            "number": 10,
            "leader": "S",
            "winner": "N",
            "points": 34,
            "cards": cards,
        },
        {
            "type": "hand_over",
            "points": {"NS": 120, "EW": 0},
            "tricks": {"NS": 10, "EW": 0},
            "winner": "NS",
            "code": "sweep",
            "award": {"NS": 4, "EW": 0},
            "waited": 0,
            "pending": 0,
            "next_dealer": "N",
            "next_leader": "W",
            "rubber": rubber,
            "accuser": None,
            "accused": None,
            "revoke": None,
        },
        {"type": "rubber_over", **rubber},
    ]


@pytest.mark.parametrize("rules", ["portuguese", "brazilian"])
def test_fields_and_agreement_with_the_screen(rules: str) -> None:
    seen = set()
    for sitting, effects in walk(new_practice(rules)):
        screen = plain(present(sitting))
        assert isinstance(screen, dict)
        for event in [each.event for each in effects if isinstance(each, Happened)]:
            data = dict(encode_event(event, sitting.shown))
            kind = data.pop("type")
            seen.add(kind)
            assert list(data) == FIELDS[str(kind)].split()
            same = {
                "trick_won": screen["last_trick"],
                "hand_over": screen["result"],
                "rubber_over": (screen["result"] or {}).get("rubber"),
            }
            assert data == same.get(str(kind), data)
    assert seen == set(FIELDS)
