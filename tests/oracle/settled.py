"""The rest settled, proved the slow way: every layout is written out, and all are played at once.

A seat's knowledge is the list of layouts that agree with what it has seen. A card of another seat
splits that list: those layouts stay in which the seat holds it and may play it.
"""

from dataclasses import dataclass

from tests.oracle.claim import answers, takes_it, uneven

type Hands = tuple[tuple[str, ...], ...]
"""The cards of S, E, N, W: in turn, anticlockwise."""
TURN = "SENW"


@dataclass(frozen=True)
class Seen:
    """What South has seen of a hand in which it is to play."""

    hand: tuple[str, ...]
    tricks: tuple[tuple[tuple[str, str], ...], ...]
    """Seat and card of each play; the last may be in progress, and empty."""
    dealer: str
    turned: str
    trump: str


def layouts(seen: Seen) -> list[Hands]:
    """Every way to give the others what is left that nothing contradicts that was seen."""
    gone = {card for trick in seen.tricks for _, card in trick}
    pack = [rank + suit for suit in "SHDC" for rank in "A7KJQ65432"]
    out = [card for card in pack if card not in gone and card not in seen.hand]
    played = {seat for seat, _ in seen.tricks[-1]}
    sizes = tuple(len(seen.hand) - (seat in played) for seat in TURN[1:])
    found = [(seen.hand, *others) for others in uneven(out, sizes)]
    return [hands for hands in found if _agrees(seen, hands)]


def _agrees(seen: Seen, hands: Hands) -> bool:
    if seen.turned in sum(hands, ()) and seen.turned not in hands[TURN.index(seen.dealer)]:
        return False
    for trick in seen.tricks:
        for seat, card in trick:
            led = trick[0][1][1]
            if card[1] != led and any(held[1] == led for held in hands[TURN.index(seat)]):
                return False
    return True


def settled(seen: Seen, side: str) -> bool:
    """Whether all tricks that are left are the side's, "SN" or "EW"."""
    table = seen.tricks[-1]
    first = table[0][0] if table else "S"
    return _has_all(tuple(layouts(seen)), table, first, side, seen.trump)


def _has_all(
    known: tuple[Hands, ...],
    table: tuple[tuple[str, str], ...],
    leader: str,
    side: str,
    trump: str,
) -> bool:
    if len(table) == 4:
        best = table[0]
        for each in table[1:]:
            if takes_it(best[1], each[1], trump):
                best = each
        return best[0] in side and _has_all(known, (), best[0], side, trump)
    place = (TURN.index(leader) + len(table)) % 4
    led = table[0][1][1] if table else ""
    split: dict[str, list[Hands]] = {}
    for hands in known:
        for card in answers(hands[place], led):
            left = tuple(each for each in hands[place] if each != card)
            split.setdefault(card, []).append((*hands[:place], left, *hands[place + 1 :]))
    if not split:
        return True
    after = (
        _has_all(tuple(each), (*table, (TURN[place], card)), leader, side, trump)
        for card, each in split.items()
    )
    return any(after) if place == 0 and side == "SN" else all(after)
