"""Label sets as tuples in the orders in which the search tries them, made when first asked for.

A look-up of a set seen before costs as much as one of a dict; sorting at every node would cost ten
times that. Labels are numbered so that the order of the numbers is the order wanted.
"""

from sueca_core.solver.labels import Labels

__all__ = ["Falling", "LastTrick", "Rising", "SidesFirst"]


class Rising(dict[int, tuple[int, ...]]):
    """Cheapest first: side cards from two to ace, then trumps from two to ace."""

    def __missing__(self, labels: int) -> tuple[int, ...]:
        """Take the lowest bit off until none is left."""
        cards, rest = [], labels
        while rest:
            lowest = rest & -rest
            cards.append(lowest)
            rest ^= lowest
        order = self[labels] = tuple(cards)
        return order


class Falling(dict[int, tuple[int, ...]]):
    """Strongest first: trumps from ace to two, then side cards from ace to two."""

    def __missing__(self, labels: int) -> tuple[int, ...]:
        """As `Rising`, the other way round."""
        cards, rest = [], labels
        while rest:
            lowest = rest & -rest
            cards.append(lowest)
            rest ^= lowest
        order = self[labels] = tuple(cards[::-1])
        return order


class SidesFirst(dict[int, tuple[int, ...]]):
    """Side cards from ace to two, then trumps from ace to two."""

    def __init__(self, falling: Falling, trumps: int) -> None:
        """`trumps` is the label set of all trumps."""
        super().__init__()
        self._falling = falling
        self._trumps = trumps

    def __missing__(self, labels: int) -> tuple[int, ...]:
        """Join the two falling orders."""
        trumps = labels & self._trumps
        falling = self._falling
        order = falling[labels ^ trumps] + falling[trumps] if trumps else falling[labels]
        self[labels] = order
        return order


class LastTrick(dict[int, int]):
    """Card points that the leading side takes in the last trick: all of them or 0.

    The key is the label set of the four cards and the seat to lead.
    """

    def __init__(self, labels: Labels) -> None:
        super().__init__()
        self._points = labels.points
        self._owned = labels.owned
        self._leads = labels.leads

    def __missing__(self, trick: int) -> int:
        """Play the four cards."""
        seat = trick & 3
        points, owned = self._points, self._owned
        lead = trick & owned[seat]
        # A negative index counts from the end: the next seats are leader - 3, - 2 and - 1.
        second = trick & owned[seat - 3]
        third = trick & owned[seat - 2]
        fourth = trick & owned[seat - 1]
        strong = self._leads[lead][1]
        worth = 0
        if max(lead, third & strong) > max(second & strong, fourth & strong):
            worth = points[lead] + points[second] + points[third] + points[fourth]
        self[trick] = worth
        return worth
