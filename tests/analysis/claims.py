"""What each reason claims, said once more the slow way: cards as texts, layouts one by one."""

from collections.abc import Callable
from dataclasses import dataclass

from sueca_core.analysis.scene import Reason
from sueca_core.game.cards import Card
from sueca_core.game.view import PlayerView
from tests.analysis.support import tricks_of
from tests.oracle.dealing import next_seat
from tests.oracle.layouts import PACK, RANKS, Layout
from tests.oracle.play import Trick, legal, points, side, winner

type Holds = Callable[[Layout], bool]


@dataclass(frozen=True, slots=True)
class Facts:
    """A view and a card as texts, the values of a reason, and layouts of the hidden cards."""

    seat: str
    hand: list[str]
    trick: Trick
    trump: str
    direction: str
    hidden: list[str]
    card: str
    layouts: list[Layout]
    every: bool
    """Whether these are all layouts; else what happens in some of them cannot be asked."""
    value: dict[str, str]

    def always(self, holds: Holds) -> bool:
        return all(holds(each) for each in self.layouts)

    def sometimes(self, holds: Holds) -> bool:
        return not self.every or any(holds(each) for each in self.layouts)

    @property
    def after(self) -> Trick:
        return [*self.trick, (self.seat, self.card)]

    @property
    def led(self) -> str:
        return self.after[0][1][1]

    @property
    def partner(self) -> str:
        return next_seat(next_seat(self.seat, self.direction), self.direction)

    @property
    def to_come(self) -> list[str]:
        seats, seat = [], self.seat
        for _ in range(3 - len(self.trick)):
            seat = next_seat(seat, self.direction)
            seats.append(seat)
        return seats

    @property
    def foes(self) -> list[str]:
        return [each for each in self.to_come if side(each) != side(self.seat)]

    @property
    def legal(self) -> list[str]:
        return legal(self.hand, self.trick)

    @property
    def on_table(self) -> int:
        return points([card for _, card in self.trick])

    def wins_with(self, card: str) -> bool:
        """Whether that card of the own hand would win so far."""
        return winner([*self.trick, (self.seat, card)], self.trump) == self.seat

    def beats_after(self, layout: Layout, seat: str, trick: Trick) -> bool:
        """Whether a seat has a card that takes that trick from whoever wins it."""
        return any(
            winner([*trick, (seat, card)], self.trump) == seat
            for card in legal(layout[seat], trick)
        )

    def unbeaten(self, trick: Trick) -> bool:
        """Whether no opponent of whoever wins that trick can ever take it from them."""
        mine = side(winner(trick, self.trump))
        others = [each for each in self.to_come if side(each) != mine]
        return self.always(
            lambda layout: not any(self.beats_after(layout, each, trick) for each in others)
        )

    def beatable(self, seat: str, trick: Trick) -> bool:
        return seat in self.to_come and self.sometimes(
            lambda layout: self.beats_after(layout, seat, trick)
        )

    def stronger_hidden(self, card: str) -> list[str]:
        above = RANKS[: RANKS.index(card[0])]
        return [each for each in self.hidden if each[1] == card[1] and each[0] in above]

    def hidden_of(self, suit: str) -> list[str]:
        return [each for each in self.hidden if each[1] == suit]

    def known_void(self, seat: str, suit: str) -> bool:
        """Whether a seat never has that suit, and may have a trump."""
        never = self.always(lambda layout: all(each[1] != suit for each in layout[seat]))
        ruff = self.sometimes(lambda layout: any(each[1] == self.trump for each in layout[seat]))
        return never and ruff

    def partner_wins(self) -> bool:
        return winner(self.trick, self.trump) == self.partner

    def they_win(self) -> bool:
        return side(winner(self.trick, self.trump)) != side(self.seat)

    def only_a_ruff(self) -> bool:
        """Whether nothing but a ruff takes the trick from the card that wins it."""
        best = dict(self.after)[winner(self.after, self.trump)]
        plain = best[1] == self.led != self.trump
        return plain and not self.stronger_hidden(best)

    def suits(self, cards: list[str]) -> list[str]:
        return [each[1] for each in cards]


def facts_of(
    view: PlayerView, card: Card, reason: Reason, layouts: list[Layout], *, every: bool
) -> Facts:
    tricks = tricks_of(view)
    played = [each for trick in tricks for _, each in trick]
    hand = [each.text for each in view.hand]
    value = {
        name: str(getattr(each, "text", getattr(each, "letter", each)))
        for name, each in reason.values.items()
    }
    hidden = [each for each in PACK if each not in played and each not in hand]
    return Facts(
        seat=view.seat.letter,
        hand=hand,
        trick=tricks[-1],
        trump=view.trump.letter,
        direction=view.rules.direction.value,
        hidden=hidden,
        card=card.text,
        layouts=layouts,
        every=every,
        value=value,
    )


def sure_partner(f: Facts) -> bool:
    """Partner wins the trick whatever happens, and the card does not change it."""
    return f.partner_wins() and f.unbeaten(f.trick) and not f.wins_with(f.card)


def last(f: Facts) -> bool:
    return len(f.trick) == 3


def total(f: Facts) -> bool:
    return f.value["points"] == str(points([card for _, card in f.after]))


def takes(f: Facts) -> bool:
    return f.they_win() and f.wins_with(f.card)


def ruffing(f: Facts) -> bool:
    paid = f.value["points"] == str(f.on_table)
    return takes(f) and f.card[1] == f.trump != f.led and paid


def low(f: Facts) -> bool:
    return f.they_win() and not f.wins_with(f.card)


def cheap(f: Facts) -> bool:
    return f.they_win() and empty(f) and f.card[1] == f.led


def leads(f: Facts) -> bool:
    return not f.trick


def counted(f: Facts) -> bool:
    trumps = f.hidden_of(f.trump)
    return leads(f) and f.card[1] == f.trump and f.value["count"] == str(len(trumps))


def last_of_suit(f: Facts) -> bool:
    alone = f.suits(f.hand).count(f.card[1]) == 1 and f.card[1] == f.value["suit"]
    return alone and f.card[1] != f.trump and f.trump in f.suits(f.hand)


def top_of_suit(f: Facts) -> bool:
    return f.card[1] == f.value["suit"] and not f.stronger_hidden(f.card)


def empty(f: Facts) -> bool:
    return points([f.card]) == 0


def seat_is_partner(f: Facts) -> bool:
    return f.value["seat"] == f.partner


CLAIMS: dict[str, Callable[[Facts], bool]] = {
    "last_card": lambda f: f.hand == [f.card],
    "only_of_suit": lambda f: f.legal == [f.card] and f.value["suit"] == f.led == f.card[1],
    "lead_sure": lambda f: leads(f) and f.unbeaten(f.after),
    "trumps_all_mine": lambda f: leads(f) and not f.hidden_of(f.trump) and f.card[1] == f.trump,
    "draw_last_trump": lambda f: (
        leads(f)
        and f.card[1] == f.trump
        and f.hidden_of(f.trump) == [f.value["card"]]
        and not f.stronger_hidden(f.card)
    ),
    "draw_trumps_top": lambda f: counted(f) and not f.stronger_hidden(f.card),
    "draw_trumps_low": lambda f: counted(f) and bool(f.stronger_hidden(f.card)),
    "partner_ruffs": lambda f: (
        leads(f) and seat_is_partner(f) and f.known_void(f.partner, f.card[1])
    ),
    "force_ruff": lambda f: (
        leads(f)
        and empty(f)
        and f.value["seat"] in f.foes
        and f.value["suit"] == f.card[1] != f.trump
        and f.known_void(f.value["seat"], f.card[1])
    ),
    "lead_ace": lambda f: leads(f) and top_of_suit(f) and f.card[0] == "A",
    "lead_master": lambda f: leads(f) and top_of_suit(f) and not empty(f),
    "lead_singleton": lambda f: leads(f) and empty(f) and last_of_suit(f),
    "lead_under_ace": lambda f: (
        leads(f)
        and empty(f)
        and f.value["card"] == "7" + f.card[1]
        and f.value["card"] in f.hand
        and f.value["other"] == "A" + f.card[1]
        and f.value["other"] in f.hidden
    ),
    "lead_low": lambda f: leads(f) and empty(f) and f.value["suit"] == f.card[1],
    "give": lambda f: (
        sure_partner(f) and seat_is_partner(f) and f.value["points"] == str(points([f.card])) != "0"
    ),
    "nothing_to_give": lambda f: sure_partner(f) and seat_is_partner(f) and points(f.legal) == 0,
    "keep_master": lambda f: (
        sure_partner(f)
        and empty(f)
        and f.value["card"] in f.legal
        and points([f.value["card"]]) > 0
        and f.value["card"][1] != f.trump
        and not f.stronger_hidden(f.value["card"])
    ),
    "keep_trump": lambda f: (
        sure_partner(f)
        and empty(f)
        and f.led != f.trump
        and {each[1] for each in f.legal if points([each])} == {f.trump}
    ),
    "give_unless_ruffed": lambda f: (
        f.partner_wins()
        and not f.wins_with(f.card)
        and f.only_a_ruff()
        and points([f.card]) > 0
        and seat_is_partner(f)
    ),
    "partner_may_lose": lambda f: (
        f.partner_wins()
        and empty(f)
        and f.value["seat"] in f.foes
        and f.beatable(f.value["seat"], f.trick)
    ),
    "over_partner": lambda f: (
        f.partner_wins()
        and f.wins_with(f.card)
        and f.unbeaten(f.after)
        and any(f.beatable(each, f.trick) for each in f.foes)
    ),
    "must_take_over": lambda f: f.partner_wins() and all(f.wins_with(each) for each in f.legal),
    "take_low": lambda f: (
        last(f)
        and takes(f)
        and total(f)
        and any(f.wins_with(each) and each != f.card for each in f.legal)
        and all(
            RANKS.index(each[0]) <= RANKS.index(f.card[0]) or points([each, f.card]) == 0
            for each in f.legal
            if f.wins_with(each)
        )
    ),
    "take_fat": lambda f: (
        last(f)
        and takes(f)
        and total(f)
        and any(f.wins_with(each) and points([each]) < points([f.card]) for each in f.legal)
    ),
    "take_last": lambda f: last(f) and takes(f) and total(f),
    "ruff_last": lambda f: last(f) and ruffing(f) and f.value["points"] != "0",
    "ruff_sure": lambda f: ruffing(f) and f.unbeaten(f.after),
    "take_sure": lambda f: (
        takes(f) and f.unbeaten(f.after) and f.value["points"] == str(f.on_table)
    ),
    "take_master": lambda f: takes(f) and top_of_suit(f) and f.only_a_ruff(),
    "ruff": lambda f: ruffing(f) and f.value["points"] != "0",
    "force_higher": lambda f: (
        takes(f) and f.value["seat"] in f.foes and f.beatable(f.value["seat"], f.after)
    ),
    "keep_ace": lambda f: (
        cheap(f)
        and f.value["card"] == "A" + f.led
        and f.value["card"] in f.legal
        and f.value["other"] == "7" + f.led
        and f.value["other"] in f.hidden
    ),
    "too_weak": lambda f: (
        cheap(f)
        and f.value["card"] in f.legal
        and f.value["seat"] in f.foes
        and f.beatable(f.value["seat"], [*f.trick, (f.seat, f.value["card"])])
    ),
    "spare_trump": lambda f: (
        low(f)
        and f.card[1] != f.trump
        and f.led != f.trump
        and f.trump in f.suits(f.legal)
        and f.value["points"] == str(f.on_table)
        and f.on_table < 5
    ),
    "leave_to_partner": lambda f: (
        low(f)
        and not any(f.wins_with(each) for each in f.legal)
        and f.beatable(f.partner, f.trick)
        and seat_is_partner(f)
    ),
    "lost_cheap": lambda f: (
        low(f)
        and f.unbeaten(f.trick)
        and not any(f.wins_with(each) for each in f.legal)
        and all(points([each]) >= points([f.card]) for each in f.legal)
        and f.value["points"] == str(f.on_table)
    ),
}
