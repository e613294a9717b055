"""What a seat knows when it is to play, as small ints (see `solver.packed`).

Everything in it follows from the seat's view alone: the unseen cards, who is void (rules.md T24),
and that the dealer holds the turned card until it has been played (T32). `reading` fills it in.
"""

__all__ = ["Situation"]


class Situation:
    """One seat's knowledge. Suits, ranks and seats are numbers, sets of one suit are masks."""

    __slots__ = (
        "best",
        "counts",
        "hand",
        "led",
        "next",
        "ours",
        "out",
        "partner",
        "placed",
        "points",
        "previous",
        "rooms",
        "ruffed",
        "trump",
        "turned",
        "turned_at",
        "voids",
    )

    hand: list[int]
    """Own cards, a mask for each suit."""
    out: list[int]
    """Unseen cards: neither played nor in the own hand."""
    trump: int
    voids: list[int]
    """By seat: a bit for each suit that it has none of, as it showed or as the numbers prove."""
    counts: list[int]
    """Unseen cards of each suit, a turned card whose place is known left out."""
    rooms: list[int]
    """By seat: cards that it holds, such a turned card left out; the own seat's means nothing."""
    turned: int
    """The turned card's bit in the trump suit while another seat holds it, else 0."""
    turned_at: int
    """The seat that holds it, or -1."""
    next: int
    """The opponent who plays after this seat."""
    partner: int
    previous: int
    """The opponent who plays before this seat."""
    placed: int
    """Cards on the table, 0 to 3."""
    led: int
    """The led suit; -1 before a lead. So are the fields below without meaning then."""
    best: int
    """Rank of the card that wins so far."""
    ruffed: bool
    """Whether it is a trump on another suit."""
    ours: bool
    """Whether it is partner's."""
    points: int
    """Card points on the table."""

    def trumps(self, seat: int) -> int:
        """The trumps that another seat may hold."""
        held = 0
        if not self.voids[seat] >> self.trump & 1:
            held = self.out[self.trump] & ~self.turned
        return held | self.turned if seat == self.turned_at else held

    def ruffs(self, seat: int, suit: int) -> int:
        """The trumps with which a seat known to be void in a side suit may ruff it."""
        if self.voids[seat] >> suit & 1 or not self.out[suit]:
            return self.trumps(seat)
        return 0
