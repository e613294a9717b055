"""What is done twice, by CPython and by Pyodide, so that both can be compared.

It imports next to nothing but what our package holds: the site's library is a small one.
"""

import json
from importlib.util import find_spec
from typing import Any

from sueca_core.bots.levels import choose
from sueca_core.game.record import Record, Seeded, replay, take
from sueca_core.game.rulesets import PRESETS
from sueca_core.game.seats import Direction
from sueca_core.game.shuffle import dealer_of, pack_of, split_seed
from sueca_core.game.view import PlayerView, player_view
from sueca_core.host import Host

type Json = dict[str, Any]

LEVEL = "player"
TABLES = ("portuguese", "brazilian", "north", "south")
AFTER = {"bot": "advance", "next": "next"}


def hand_played(seed: str) -> str:
    """The forty cards that four computer players play in the hand that a seed names."""
    rules = PRESETS["portuguese"]
    state = replay(Record(rules, dealer_of(*split_seed(seed), rules.direction), (Seeded(seed),)))
    cards = []
    while state.hand and state.hand.turn:
        card = choose(LEVEL, player_view(state, state.hand.turn))
        cards.append(card.text)
        state, _ = take(state, card)
    return " ".join(cards)


def views_of(number: int) -> list[PlayerView]:
    """Every view of a hand in which there was a choice; the table and who plays go by number."""
    rules = PRESETS[TABLES[number % 4]]
    level = ("player", "random")[number // 4 % 2]
    seed = f"choices/{number}"
    state = replay(Record(rules, dealer_of(*split_seed(seed), rules.direction), (Seeded(seed),)))
    views = []
    while state.hand and state.hand.turn:
        view = player_view(state, state.hand.turn)
        if len(view.legal) > 1:
            views.append(view)
        state, _ = take(state, choose(level, view))
    return views


def choices(level: str, count: int) -> str:
    """The cards that a level chooses in so many views, one of a hand, from leads to last tricks."""
    cards = []
    for number in range(count):
        views = views_of(number)
        cards.append(choose(level, views[number * 7 % len(views)]).text)
    return " ".join(cards)


def pack_and_dealer(date: str, hand: int) -> list[str]:
    """The pack of a day's hand, top to bottom, and who deals it."""
    pack = " ".join(card.text for card in pack_of(f"daily/v1/{date}/{hand}"))
    return [pack, dealer_of(f"sueca/daily/v1/{date}", hand, Direction.ANTICLOCKWISE).letter]


def next_request(reply: Json) -> Json:
    """What a page sends after a reply; South plays the first legal card."""
    if reply.get("job"):
        return {"type": "job.step"}
    screen = reply["screen"]
    if screen["todo"] == "play":
        card = next(held["card"] for held in screen["hand"] if held["legal"])
        return {"type": "play", "card": card}
    return {"type": AFTER[screen["todo"]]}


def sitting(opened: Json) -> list[Json]:
    """All replies of the Host, from "open" with these fields to the end of the hand."""
    host, request = Host(), {"type": "open", **opened}
    replies: list[Json] = []
    while not replies or replies[-1]["screen"]["phase"] == "playing":
        sent = {"v": 1, "id": len(replies) + 1, **request}
        replies.append(json.loads(host.handle(json.dumps(sent))))
        request = next_request(replies[-1])
    return replies


def there(names: list[str]) -> list[str]:
    """Those of the modules that can be imported."""
    return [name for name in names if find_spec(name)]


def done(wanted: str) -> str:
    """Do everything, for the seeds, days and sitting wanted; JSON in, JSON out."""
    asked = json.loads(wanted)
    return json.dumps(
        {
            "choices": [choices(level, count) for level, count in asked["choices"]],
            "hands": [hand_played(seed) for seed in asked["seeds"]],
            "days": [pack_and_dealer(date, hand) for date, hand in asked["days"]],
            "replies": sitting(asked["open"]),
            "modules": there(asked["modules"]),
        }
    )
