"""The rest is one side's: told when no layout that agrees with all that was seen says otherwise."""

from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest

from sueca_core.game import settled
from sueca_core.game.cards import CARDS, Card
from sueca_core.game.claim import sure_tricks
from sueca_core.game.deal import deal_pack
from sueca_core.game.rulesets import parse_rules
from sueca_core.game.seats import SEATS, Direction, order_from
from sueca_core.game.settled import settled_cards
from sueca_core.game.state import State
from sueca_core.game.trick import beats, winning_place
from sueca_core.game.view import PlayerView, player_view
from tests.game.support import dealt, hand_of, play
from tests.oracle import settled as oracle

S = SEATS[0]


def endings(seed: str, deals: int, left: int) -> Iterator[tuple[State, PlayerView]]:
    """South's last turn but some in hands that are played half sensibly."""
    draw, rules = Random(seed), parse_rules("portuguese")
    for number in range(deals):
        pack = list(CARDS)
        draw.shuffle(pack)
        deal = deal_pack(tuple(pack), SEATS[number % 4], rules.direction, from_bottom=True)
        state = dealt(rules, deal)
        while True:
            turn = hand_of(state).turn
            assert turn
            view = player_view(state, turn)
            if turn is S and len(view.hand) == left:
                yield state, view
                break
            state, _ = play(state, turn, likely(view, draw))


def likely(view: PlayerView, draw: Random) -> Card:
    """The strongest card that takes the trick, or any: so aces and trumps go, and voids show."""
    if not view.table:
        return max(view.legal, key=lambda each: (each.strength, each.index))
    best = view.table[winning_place(view.table, view.trump)]
    takes = [each for each in view.legal if beats(each, best, view.trump)]
    return draw.choice(takes or list(view.legal))


def seen(view: PlayerView) -> oracle.Seen:
    """The view as texts, for the slow proof."""
    tricks = [(trick.leader, trick.cards) for trick in view.tricks] + [(view.leader, view.table)]
    return oracle.Seen(
        tuple(each.text for each in view.hand),
        tuple(
            tuple(
                (seat.letter, each.text)
                for seat, each in zip(
                    order_from(leader, Direction.ANTICLOCKWISE), cards, strict=False
                )
            )
            for leader, cards in tricks
        ),
        view.dealer.letter,
        view.turned.text,
        view.trump.letter,
    )


@pytest.mark.parametrize("left, deals", [(2, 1200), pytest.param(3, 80, marks=pytest.mark.slow)])
def test_exactly_what_the_slow_proof_finds(
    left: int, deals: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(settled, "TURNS", 100_000)
    count: Counter[str] = Counter()
    for _, view in endings(f"settled with {left}", deals, left):
        sides = [side for side in ("SN", "EW") if oracle.settled(seen(view), side)]
        assert bool(settled_cards(view)) == bool(sides), seen(view)
        count.update(sides)
        count["more"] += sides == ["SN"] and not sure_tricks(view)
        if sure_tricks(view):
            assert sides == ["SN"]
    assert min(count["SN"], count["EW"], count["more"]) > (3 if left == 2 else 0), count


@pytest.mark.parametrize("left", [2, pytest.param(3, marks=pytest.mark.slow)])
def test_it_comes_true_however_the_others_play(left: int) -> None:
    """The rest played out: South as it is told, the others by chance."""
    draw, told = Random(f"it comes true {left}"), 0
    for begun, view in endings(f"comes true {left}", 400, left):
        if not settled_cards(view):
            continue
        told += 1
        state, before = begun, view.trick_counts
        while (turn := hand_of(state).turn) is not None:
            now = player_view(state, turn)
            order = settled_cards(now) if turn is S else ()
            assert order or turn is not S or len(now.hand) == 1
            state, _ = play(state, turn, order[0] if order else draw.choice(now.legal))
        taken = [
            after - first for after, first in zip(hand_of(state).trick_counts, before, strict=True)
        ]
        assert sorted(taken) == [0, left]
    assert told > 0


def test_nothing_is_told_that_takes_too_long_to_know(monkeypatch: pytest.MonkeyPatch) -> None:
    views = [view for _, view in endings("too long", 60, 2)]
    assert any(settled_cards(view) for view in views)
    monkeypatch.setattr(settled, "TURNS", 0)
    assert not any(settled_cards(view) for view in views)
