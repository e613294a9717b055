"""Every way in which the hidden cards can lie, as far as one seat can tell.

Deliberately another style than the engine's: no reasoning about numbers, only trying. Each hidden
card is given to each seat in turn, and what cannot be is thrown away. For the last few tricks.
"""

from collections.abc import Iterator

from .play import Trick

RANKS = "A7KJQ65432"
PACK = [rank + suit for suit in "SHDC" for rank in RANKS]

Layout = dict[str, list[str]]


def voids(tricks: list[Trick]) -> set[tuple[str, str]]:
    """Seats with the suits that they have not followed; a trick may be in progress."""
    return {
        (seat, trick[0][1][1])
        for trick in tricks
        for seat, card in trick
        if card[1] != trick[0][1][1]
    }


def layouts(
    seat: str, hand: list[str], tricks: list[Trick], dealer: str, turned: str
) -> Iterator[Layout]:
    """The hands of the three other seats in every layout that fits what `seat` has seen."""
    played = [card for trick in tricks for _, card in trick]
    hidden = [card for card in PACK if card not in played and card not in hand]
    held = [who for trick in tricks for who, _ in trick]
    room = {who: 10 - held.count(who) for who in "SWNE" if who != seat}
    cannot = voids(tricks)

    def share(number: int, given: Layout) -> Iterator[Layout]:
        if number == len(hidden):
            yield {who: list(cards) for who, cards in given.items()}
            return
        card = hidden[number]
        for who in given:
            full = len(given[who]) == room[who]
            if full or (who, card[1]) in cannot or (card == turned and who != dealer):
                continue
            given[who].append(card)
            yield from share(number + 1, given)
            given[who].pop()

    yield from share(0, {who: [] for who in room})
