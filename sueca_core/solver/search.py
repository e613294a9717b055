"""The search: whether the leading side still takes so many card points.

One call plays one trick: four nested loops over the cards of the four seats, then one call for each
trick that they make. The questions are *null windows*: "at least `need` points or not?", which
prunes most. The answer is a bound: a value of `need` or more says that the side takes at least so
much, a smaller one that it takes at most so much.

At the beginning of a trick the *table* is asked, which holds bounds by the cards left and the seat
to lead; cards that play the same part have the same key (see `suits`). The points of the top trumps
are a bound that needs no search. What order the cards are tried in decides how much is searched:

* lead: side cards that nobody beats or that partner will take, the most points first, then trumps
  of that kind; then the other trumps and the other side cards, strongest first;
* follow: if one's own side wins for certain, the most points first, else the fewest;
* where a trick is surely won or lost whatever the others play, one card of neighbours is enough.

All four hands are open, so "for certain" can be seen: the strongest card that each seat can bring
to the trick is known. Labels let whole sets be compared for that: of two disjoint sets the one with
the highest label is the larger int.

The table has two halves. When the recent one is full it becomes the earlier one, which is then only
looked into; an entry found there is taken over. A search that was paused and is asked again finds
everything that it had finished beside its path: all of that is looked up on the way back, so it
never grows too old, and as a pause only comes right after something was stored, every turn gets
further, however small the table.
"""

from collections.abc import Callable
from typing import Final, NamedTuple

from sueca_core.solver.labels import Labels
from sueca_core.solver.orders import Falling, LastTrick, Rising, SidesFirst
from sueca_core.solver.suits import BOTTOMS, FIRST, KEY, LATER, SURE, TOPS, SuitFacts

__all__ = ["Paused", "Search", "open_search"]

_MORE_THAN_ALL: Final = 121


class Paused(Exception):
    """The nodes allowed are used up; asked again, the search goes on where it was."""


class Search(NamedTuple):
    """A search over one deal; its functions share one table."""

    ask: Callable[[int, int, int, int, int], int]
    """`ask(cards, leader, need, points, tricks)`: card points that the side of the seat `leader`
    takes, as a bound about `need` (1 to `points`). `cards` is the label set of the `tricks` cards
    that each seat holds, `points` what they are worth. Raises `Paused`."""
    allow: Callable[[int], None]
    """Allow so many more nodes from now on; a full half of the table is turned over."""
    used: Callable[[], int]
    """Nodes used so far: calls at the beginning of a trick, those answered at once included."""
    held: Callable[[], int]
    """Entries in the table now."""
    facts: tuple[SuitFacts, ...]
    """The facts of each suit, trumps first."""
    rising: Rising
    falling: Falling


def open_search(labels: Labels, entries: int) -> Search:  # noqa: PLR0915
    """A search over the deal of these labels whose table holds about `entries` bounds."""
    facts = tuple(SuitFacts(ladder) for ladder in labels.ladders)
    trump_facts, facts_a, facts_b, facts_c = facts
    trumps, suit_a, suit_b, suit_c = labels.suits
    rising = Rising()
    falling = Falling()
    sides_first = SidesFirst(falling, trumps)
    last_trick = LastTrick(labels)
    points_of = labels.points
    leads = labels.leads
    recent: dict[int, int] = {}
    earlier: dict[int, int] = {}
    nodes = limit = 0

    def ask(cards: int, leader: int, need: int, points: int, tricks: int) -> int:  # noqa: PLR0912, PLR0915
        """See `Search.ask`.

        Long on purpose, and in one piece with its repetitions: this runs some 300,000 times a
        second, and helpers, attributes and loops over the seats would each cost more than the work
        they spare. The lines stand in the order of play; names end in the place in the trick, 1 to
        4, and an odd winner (counted from 0) is an opponent of the leader.
        """
        nonlocal nodes
        nodes += 1
        if tricks == 1:
            return last_trick[cards + leader]

        # What is known without playing. t is the trump suit, a, b and c are the others.
        t = trump_facts[cards & trumps]
        a = facts_a[cards & suit_a]
        b = facts_b[cards & suit_b]
        c = facts_c[cards & suit_c]
        key = t[KEY] + a[KEY] + b[KEY] + c[KEY] + leader
        known = recent.get(key)
        if known is None and earlier:
            known = earlier.get(key)
            if known is not None:
                recent[key] = known
        if known is not None:
            least = known >> 7
            most = known & 127
        else:
            side = leader & 1
            least = t[SURE + side]
            most = points - t[SURE + 1 - side]
        if least >= need:
            return least
        if most < need:
            return most

        # The leads. A suit that an opponent ruffs comes later, unless partner ruffs higher.
        seat2 = (leader + 1) & 3
        seat3 = leader ^ 2
        seat4 = seat2 ^ 2
        ruff2, ruff3, ruff4 = t[seat2], t[seat3], t[seat4]
        first = t[FIRST + leader]
        later = t[LATER + leader]
        for suit in (a, b, c):
            led = suit[leader]
            if led:
                if (ruff2 and not suit[seat2]) or (ruff4 and not suit[seat4]):
                    ours = suit[seat3] or ruff3
                    if ours > (suit[seat2] or ruff2) and ours > (suit[seat4] or ruff4):
                        first |= led
                    else:
                        later |= led
                elif ruff3 and not suit[seat3]:
                    first |= led
                else:
                    first |= suit[FIRST + leader]
                    later |= suit[LATER + leader]

        suits = (t, a, b, c)
        bottoms2 = BOTTOMS + seat2
        tops3, bottoms3 = TOPS + seat3, BOTTOMS + seat3
        tops4, bottoms4 = TOPS + seat4, BOTTOMS + seat4
        tricks -= 1
        value1 = -1
        for card1 in sides_first[first] + falling[later]:
            number, strong, points1 = leads[card1]
            suit = suits[number]
            # What each of the others can bring; its largest label is the strongest card.
            power2 = suit[seat2] or ruff2
            power3 = suit[seat3] or ruff3
            power4 = suit[seat4] or ruff4
            ours = power3 if power3 > card1 else card1
            if power4 > ours:
                plays = suit[seat2] or ruff2 | a[seat2] | b[seat2] | c[seat2]
                plays2 = sides_first[plays] if power4 > power2 else falling[plays]
            elif power2 > ours:
                plays2 = falling[suit[seat2] or ruff2 | a[seat2] | b[seat2] | c[seat2]]
            elif power2 < card1 and power4 < card1:  # surely lost
                plays2 = rising[
                    suit[bottoms2] or t[bottoms2] | a[bottoms2] | b[bottoms2] | c[bottoms2]
                ]
            else:
                plays2 = rising[suit[seat2] or ruff2 | a[seat2] | b[seat2] | c[seat2]]
            left1 = cards ^ card1
            value2 = _MORE_THAN_ALL
            for card2 in plays2:
                # A card that neither follows nor ruffs counts as 0 and beats nothing.
                best2 = card2 & strong
                winner2 = 1
                if best2 < card1:
                    best2 = card1
                    winner2 = 0
                if winner2 and power3 < best2:  # surely lost
                    plays3 = rising[
                        suit[bottoms3] or t[bottoms3] | a[bottoms3] | b[bottoms3] | c[bottoms3]
                    ]
                elif not winner2 and power4 < card1:  # surely won
                    plays3 = sides_first[suit[tops3] or t[tops3] | a[tops3] | b[tops3] | c[tops3]]
                else:
                    plays = suit[seat3] or ruff3 | a[seat3] | b[seat3] | c[seat3]
                    plays3 = falling[plays] if power3 > power4 else rising[plays]
                points2 = points1 + points_of[card2]
                left2 = left1 ^ card2
                value3 = -1
                for card3 in plays3:
                    best3 = card3 & strong
                    winner3 = 2
                    if best3 < best2:
                        best3 = best2
                        winner3 = winner2
                    if winner3 == 1:  # surely won
                        plays4 = sides_first[
                            suit[tops4] or t[tops4] | a[tops4] | b[tops4] | c[tops4]
                        ]
                    elif power4 > best3:
                        plays4 = falling[suit[seat4] or ruff4 | a[seat4] | b[seat4] | c[seat4]]
                    else:  # surely lost
                        plays4 = rising[
                            suit[bottoms4] or t[bottoms4] | a[bottoms4] | b[bottoms4] | c[bottoms4]
                        ]
                    points3 = points2 + points_of[card3]
                    left3 = left2 ^ card3
                    value4 = _MORE_THAN_ALL
                    for card4 in plays4:
                        taken = points3 + points_of[card4]
                        rest = points - taken
                        winner4 = 3 if card4 & strong > best3 else winner3
                        # Ask the side that leads next what it takes, unless that changes nothing.
                        if winner4 & 1:
                            wanted = rest - need + 1
                            value = rest
                            if wanted > 0:
                                value -= ask(
                                    left3 ^ card4, (leader + winner4) & 3, wanted, rest, tricks
                                )
                        else:
                            wanted = need - taken
                            value = taken
                            if wanted > 0:
                                value += ask(
                                    left3 ^ card4, (leader + winner4) & 3, wanted, rest, tricks
                                )
                        if value < value4:
                            value4 = value
                            if value < need:
                                break
                    if value4 > value3:
                        value3 = value4
                        if value3 >= need:
                            break
                if value3 < value2:
                    value2 = value3
                    if value2 < need:
                        break
            if value2 > value1:
                value1 = value2
                if value1 >= need:
                    break

        recent[key] = value1 << 7 | most if value1 >= need else least << 7 | value1
        if nodes >= limit:
            raise Paused
        return value1

    def allow(more: int) -> None:
        nonlocal limit, recent, earlier
        limit = nodes + more
        if 2 * len(recent) >= entries:
            recent, earlier = {}, recent

    def used() -> int:
        return nodes

    def held() -> int:
        return len(recent) + len(earlier)

    return Search(ask, allow, used, held, facts, rising, falling)
