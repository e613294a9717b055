"""The rules of a table as facts, computed by the functions that play by them.

The page makes its rules page from this, so that it can never say anything else than what the engine
does: every worked trick is decided by `game.trick`, every score by `game.scoring`.
"""

from dataclasses import dataclass
from typing import Final

from sueca_core.game.cards import RANKS, Card, Rank, Suit, card
from sueca_core.game.deal import packet_order
from sueca_core.game.rulesets import OPTIONS, RuleSet, format_rules, option_text
from sueca_core.game.scoring import HandResult, Outcome, Pending, score_hand
from sueca_core.game.seats import SEATS, SIDES, Direction, Seat, following, order_from
from sueca_core.game.trick import legal_cards, trick_points, winning_place
from sueca_core.session.results import placed
from sueca_core.session.screen import Placed

__all__ = ["Question", "Rulebook", "ScoreRow", "WorkedChoice", "WorkedTrick", "rulebook"]


@dataclass(frozen=True, slots=True)
class WorkedTrick:
    """A trick of the examples."""

    code: str
    """What it shows."""
    trump: Suit
    cards: tuple[Placed, ...]
    winner: Seat
    points: int


@dataclass(frozen=True, slots=True)
class WorkedChoice:
    """A hand of the examples that has to follow, or cannot."""

    code: str
    led: Card
    trump: Suit
    hand: tuple[Card, ...]
    legal: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class ScoreRow:
    """What a range of points is worth to the side that has them."""

    code: str
    """An `Outcome`'s value."""
    least: int
    most: int
    tricks: str
    """``all`` for a sweep, ``lost_one`` where a trick must be lost, else ``any``."""
    games: int
    wins_rubber: bool


@dataclass(frozen=True, slots=True)
class Question:
    """A question and the fact that answers it."""

    code: str
    answer: str
    value: int | None = None


@dataclass(frozen=True, slots=True)
class Rulebook:
    """Everything that a rules page says about one rule set."""

    rules: str
    """Canonical text."""
    options: dict[str, str]
    """Every option's value."""
    changes: tuple[str, ...]
    """Options that differ from the Portuguese table."""
    ranks: tuple[Rank, ...]
    """Strongest first."""
    points: tuple[int, ...]
    """Card points of each rank."""
    order: tuple[Seat, ...]
    """Turn order from South."""
    dealer: Seat
    """Dealer of the dealing example."""
    packets: tuple[Seat, ...]
    leader: Seat
    shuffler: Seat
    cutter: Seat
    tricks: tuple[WorkedTrick, ...]
    choices: tuple[WorkedChoice, ...]
    scores: tuple[ScoreRow, ...]
    waits: tuple[Pending, ...]
    """What waits after one and after two tied hands."""
    questions: tuple[Question, ...]


def rulebook(rules: RuleSet) -> Rulebook:
    """The facts of a rule set."""
    dealer = SEATS[0]
    from_bottom = rules.deal != "top"
    options = {name: option_text(rules, name) for name in OPTIONS}
    default = RuleSet()
    return Rulebook(
        rules=format_rules(rules),
        options=options,
        changes=tuple(name for name in OPTIONS if options[name] != option_text(default, name)),
        ranks=RANKS,
        points=tuple(rank.points for rank in RANKS),
        order=order_from(SEATS[0], rules.direction),
        dealer=dealer,
        packets=packet_order(dealer, rules.direction, from_bottom=from_bottom),
        leader=following(dealer, rules.direction),
        shuffler=following(dealer, Direction.ANTICLOCKWISE),
        cutter=following(dealer, Direction.CLOCKWISE),
        tricks=tuple(_worked_trick(*example, rules) for example in _TRICKS),
        choices=tuple(_worked_choice(*example) for example in _CHOICES),
        scores=_score_rows(rules),
        waits=_waits(rules),
        questions=_questions(rules),
    )


_TRICKS: Final = (
    ("seven_beats_king", "S", "KD 7D 6D 2D"),
    ("jack_beats_queen", "S", "QD JD 6D 2D"),
    ("trump_wins", "S", "AC 7C 2S KC"),
    ("higher_trump_wins", "S", "AC 2S 6S KC"),
    ("discards_never_win", "S", "2C AD 3C AH"),
)
"""Code, trump and cards in order of play: rules.md E08, E07, E04, E05, E03."""

_CHOICES: Final = (
    ("must_follow", "5H", "S", "AH 3H 7S KC"),
    ("need_not_beat", "KH", "S", "7H 2H 4S QC"),
    ("void_may_play_any", "5H", "S", "7S 2S KC 4D"),
)
"""Code, led card, trump and hand: rules.md E12, S28, S26."""


def _cards(texts: str) -> tuple[Card, ...]:
    return tuple(card(text) for text in texts.split())


def _suit(letter: str) -> Suit:
    return Suit(letter)


def _worked_trick(code: str, trump: str, texts: str, rules: RuleSet) -> WorkedTrick:
    cards, leader = _cards(texts), SEATS[0]
    order = order_from(leader, rules.direction)
    winner = order[winning_place(cards, _suit(trump))]
    return WorkedTrick(
        code, _suit(trump), placed(leader, cards, rules), winner, trick_points(cards)
    )


def _worked_choice(code: str, led: str, trump: str, texts: str) -> WorkedChoice:
    hand = _cards(texts)
    legal = legal_cards(hand, card(led).suit)
    return WorkedChoice(code, card(led), _suit(trump), hand, legal)


def _score_rows(rules: RuleSet) -> tuple[ScoreRow, ...]:
    """The scoring table, found by scoring every total and joining neighbours that are alike."""
    total = 120 + rules.last_trick
    rows: list[ScoreRow] = []
    for points in range(total // 2, total + 1):
        if points - rules.last_trick == 119:
            continue  # no cards make 119 points
        row = _score_row(_scored(points, 9 if points > total // 2 else 5, rules), "any", rules)
        if rows and _alike(rows[-1], row):
            rows[-1] = _widened(rows[-1], points)
        else:
            rows.append(row)
    if rows[-1].code == Outcome.ALL_POINTS.value:
        rows[-1] = _lost_one(rows[-1])
    return (*rows, _score_row(_scored(total, 10, rules), "all", rules))


def _scored(points: int, tricks: int, rules: RuleSet) -> HandResult:
    """The result of a side with so many points, the bonus included, that won the last trick."""
    card_points = points - rules.last_trick
    return score_hand((card_points, 120 - card_points), (tricks, 10 - tricks), SIDES[0], 0, rules)


def _score_row(result: HandResult, tricks: str, rules: RuleSet) -> ScoreRow:
    sweeps = result.outcome is Outcome.SWEEP and rules.sweep == "wins_rubber"
    points, games = result.points[0], result.award[0]
    return ScoreRow(result.outcome.value, points, points, tricks, games, sweeps)


def _alike(one: ScoreRow, other: ScoreRow) -> bool:
    return (one.code, one.games) == (other.code, other.games)


def _widened(row: ScoreRow, most: int) -> ScoreRow:
    return ScoreRow(row.code, row.least, most, row.tricks, row.games, row.wins_rubber)


def _lost_one(row: ScoreRow) -> ScoreRow:
    return ScoreRow(row.code, row.least, row.most, "lost_one", row.games, row.wins_rubber)


def _waits(rules: RuleSet) -> tuple[Pending, ...]:
    half = (60, 60)
    if rules.last_trick:
        half = (55, 65)
    once = score_hand(half, (5, 5), SIDES[0], 0, rules).pending
    return once, score_hand(half, (5, 5), SIDES[0], once, rules).pending


def _questions(rules: RuleSet) -> tuple[Question, ...]:
    """Questions that people ask, each answered by a fact of this rule set."""
    return (
        Question("must_beat", "no"),
        Question("must_trump", "no"),
        Question("dealer_holds_turned", "yes"),
        Question("trump_lead_at_once", "yes"),
        Question("hand_ends_early", "yes" if rules.revoke == "allowed" else "no"),
        Question("tie", rules.tie),
        Question("all_points", "games", rules.all_points_lost_trick),
        Question("sweep", rules.sweep),
        Question("weak_hand", "yes" if rules.weak_leader else "no", rules.weak_leader),
        Question("revoke", rules.revoke),
    )
