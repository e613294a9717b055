"""Playing an imagined layout to its end, in plain small ints; see `policy` for what they mean.

This runs a few hundred times for a card: nothing is made here but ints, and no card is checked.
"""

from sueca_core.bots.judging import VALUE
from sueca_core.bots.policy import NO_RUFF, Policy, TrickState

__all__ = ["play_out"]

type Four = list[int]


def play_out(  # noqa: PLR0913, PLR0917 -- a record of them would have to be made for every playout
    policy: Policy,
    hands: list[Four],
    left: Four,
    voids: Four,
    trick: TrickState,
    seat: int,
    place: int,
    tricks: int,
) -> tuple[int, int, bool]:
    """Play on, `seat` being the next to play to a trick with `place` cards (1 to 4) on the table.

    Returns the card points and the tricks that the even seats take in the `tricks` to come, the one
    in progress included, and whether the last trick is theirs. The lists are used up.
    """
    lead = policy.lead
    taken = won = 0
    winner, points = _rest(policy, hands, left, voids, trick, seat, place)
    while True:
        if not winner & 1:
            taken += points
            won += 1
        tricks -= 1
        if not tricks:
            return taken, won, not winner & 1
        own = hands[winner]
        card = lead(own, left, voids, winner)
        led = card >> 10
        bit = card & 1023
        own[led] ^= bit
        left[led] ^= bit
        trick = led, bit, NO_RUFF, winner, VALUE[bit]
        winner, points = _rest(policy, hands, left, voids, trick, winner + 1 & 3, 1)


def _rest(  # noqa: PLR0913, PLR0917
    policy: Policy,
    hands: list[Four],
    left: Four,
    voids: Four,
    trick: TrickState,
    seat: int,
    place: int,
) -> tuple[int, int]:
    """Play a trick to its end: who wins it and its card points."""
    _, follow, discard = policy
    led, best, ruff, winner, points = trick
    while place < 4:
        own = hands[seat]
        bit = own[led]
        ours = winner == seat ^ 2
        if bit:
            if bit & bit - 1:
                bit = follow(own, left, voids, seat, led, best, place, ours, points)
            own[led] ^= bit
            left[led] ^= bit
            if bit < best:
                best = bit
                winner = seat
        else:
            bit = discard(own, left, voids, seat, led, best, ruff, place, ours, points)
            voids[seat] |= 1 << led
            suit = bit >> 10
            bit &= 1023
            own[suit] ^= bit
            left[suit] ^= bit
            if not suit and led and bit < ruff:
                best = 0
                ruff = bit
                winner = seat
        points += VALUE[bit]
        seat = seat + 1 & 3
        place += 1
    return winner, points
