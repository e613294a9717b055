"""A whole rubber in the text, by what a reader gets alone: names, roles and the messages of the log.

The messages are held against the rules: an account of the game is kept from them and from nothing
else, with a few lines of rules of its own, and everything that is told must agree with it.
"""

import re
from dataclasses import dataclass, field

from playwright.sync_api import Locator, Page, expect

from e2e.table import Table
from e2e.test_text_mode import by_name, hand, into_the_text

ORDER = ("Tu", "Este", "Norte", "Oeste")  # in turn
RANKS = {"ás": 11, "sete": 10, "rei": 4, "valete": 3, "dama": 2} | dict.fromkeys(
    ("seis", "cinco", "quatro", "três", "dois"), 0
)  # strongest first, with their points
SUIT = "(espadas|copas|ouros|paus)"
RANK = f"({'|'.join(RANKS)})"
SEAT = f"({'|'.join(ORDER)})"
CARD = re.compile(rf"{SEAT}: {RANK}(?: de {SUIT})?(, ganha até agora)?\.")
TAKEN = re.compile(rf"(?:(Ganhas)|{SEAT} ganha) a vaza: (\d+) pontos?\.")
POINTS = re.compile(r"Nós (\d+), eles (\d+)\.")
DEALT = re.compile(
    rf"Mão \d+\. (?:Dá {SEAT}|Dás tu); o trunfo é {SUIT}, {RANK} de {SUIT}\.(?: Sai {SEAT}\.)?"
)
LEAD, FOLLOW, VOID = (
    re.compile(pattern)
    for pattern in (
        r"É a tua vez: sais tu\.",
        rf"É a tua vez: tens de assistir a {SUIT}\.",
        rf"É a tua vez: não tens {SUIT}, joga o que quiseres\.",
    )
)
TITLES = {  # by the game points that South and North score; the last hand has the rubber's title
    -2: "Perdemos a mão, e a dobrar.",
    -1: "Perdemos a mão.",
    0: "Empate a 60.",
    1: "Ganhámos a mão.",
    2: "Ganhámos a mão, e a dobrar.",
}


@dataclass
class Account:
    """A hand as the messages tell it."""

    trump: str
    trick: list[tuple[str, str, str]] = field(default_factory=list)
    """Seat, rank and suit of each card on the table."""
    last: list[tuple[str, str, str]] = field(default_factory=list)
    gone: set[tuple[str, str]] = field(default_factory=set)
    points: list[int] = field(default_factory=lambda: [0, 0])
    """Of South and North, and of the others."""
    tricks: list[int] = field(default_factory=lambda: [0, 0])
    rest: str = ""
    """What a message says that is neither card nor trick nor turn."""

    def hear(self, message: str) -> None:
        """Take in a message, sentence by sentence in its order."""
        self.rest = ""
        while message:
            for pattern, heard in (
                (CARD, self._card),
                (TAKEN, self._taken),
                (POINTS, self._points),
            ):
                if match := pattern.match(message):
                    heard(match)
                    break
            else:
                match = re.compile(r".*?[.!](?: |$)", re.DOTALL).match(message)
                assert match, message
                self.rest += match[0]
            message = message[match.end() :].strip()
        self.rest = self.rest.strip()

    def _card(self, told: re.Match[str]) -> None:
        seat, rank, suit, winning = told.groups()
        suit = suit or self.trick[0][2]
        if self.trick:
            before = self.trick[-1][0]
            assert seat == ORDER[(ORDER.index(before) + 1) % 4], told[0]
        assert (rank, suit) not in self.gone, told[0]
        self.gone.add((rank, suit))
        self.trick.append((seat, rank, suit))
        assert len(self.trick) <= 4, told[0]
        assert bool(winning) == (len(self.trick) > 1 and self.winner() == seat), told[0]

    def winner(self) -> str:
        """Who takes the trick so far: the highest trump, else the highest of the led suit."""
        led = self.trick[0][2]
        known = list(RANKS)
        return min(
            (suit != self.trump, suit != led, known.index(rank), seat)
            for seat, rank, suit in self.trick
        )[3]

    def _taken(self, told: re.Match[str]) -> None:
        assert len(self.trick) == 4, told[0]
        who = "Tu" if told[1] else told[2]
        side = ORDER.index(who) % 2
        worth = sum(RANKS[rank] for _, rank, _ in self.trick)
        assert (who, int(told[3])) == (self.winner(), worth), told[0]
        self.points[side] += worth
        self.tricks[side] += 1
        self.last, self.trick = self.trick, []

    def _points(self, told: re.Match[str]) -> None:
        assert [int(told[1]), int(told[2])] == self.points, told[0]

    def scored(self) -> int:
        """The games of the hand by the Portuguese rules, with a minus where the others score."""
        ours, theirs = self.points
        games = 1 + (max(ours, theirs) > 90) if ours != theirs else 0
        return games if ours > theirs else -games


def told(cards: list[tuple[str, str, str]]) -> str:
    """Cards as the headings tell them."""
    return " ".join(f"{seat}: {rank} de {suit}." for seat, rank, suit in cards)


def under(page: Page, heading: str) -> list[str]:
    """The paragraphs under a heading of the text, as the accessibility tree has them."""
    lines = page.get_by_role("main").aria_snapshot().splitlines()
    at = next(place for place, line in enumerate(lines) if f'heading "{heading}"' in line)
    found = []
    for line in lines[at + 1 :]:
        match = re.match(r'\s*- paragraph: "?(.*?)"?$', line)
        if not match:
            break
        found.append(match[1])
    return found


def messages(page: Page) -> Locator:
    """The log's."""
    return page.get_by_role("log").get_by_role("paragraph")


def next_message(page: Page, before: str) -> str:
    """The one message that has come since the one before."""
    expect(messages(page).last).not_to_have_text(before)
    texts: list[str] = messages(page).all_inner_texts()
    place = len(texts) - 1 - texts[::-1].index(before)
    assert len(texts) == place + 2, texts[place:]
    return texts[-1]


def own_cards(page: Page) -> dict[str, tuple[str, str]]:
    """The rank and suit of the cards that can be played now, by the names of their buttons."""
    return {
        name: (match[1].lower(), match[2])
        for name in hand(page).all_inner_texts()
        if not name.endswith("agora não")
        and (match := re.match(rf"(\w+) de {SUIT}, ", name, re.IGNORECASE))
    }


def holds(page: Page, suit: str) -> bool:
    """Whether a card of a suit is in the hand."""
    return any(f" de {suit}," in name for name in hand(page).all_inner_texts())


def check_turn(page: Page, account: Account) -> None:
    """What the last message asks for is what the hand and the trick ask for, and stands there."""
    turn = account.rest
    if not account.trick:
        assert LEAD.fullmatch(turn), turn
        assert len(own_cards(page)) == hand(page).count()
    else:
        suit = account.trick[0][2]
        match = (FOLLOW if holds(page, suit) else VOID).fullmatch(turn)
        assert match, turn
        assert match[1] == suit
        follows = {each[1] == suit for each in own_cards(page).values()}
        assert follows == {True} if holds(page, suit) else True not in follows
    table = told(account.trick) or "A mesa está vazia."
    assert under(page, "Mesa") == [table, turn]


def check_figures(page: Page, account: Account, games: list[int]) -> None:
    """Points, tricks, games and the last trick stand under their headings as they were told."""
    (ours, theirs), (won, lost) = account.points, account.tricks
    assert under(page, "Pontos desta mão") == [
        f"Nós {ours}, eles {theirs}. Vazas: nós {won}, eles {lost}."
        f" Jogos: nós {games[0]}, eles {games[1]}."
    ]
    (last,) = under(page, "Última vaza")
    assert last.startswith(told(account.last) or "Ainda não houve nenhuma vaza."), last


def play_a_hand(page: Page, account: Account, message: str, games: list[int]) -> str:
    """Play a hand to its end, by the first card that may be played; the last message."""
    for left in range(9, -1, -1):
        check_turn(page, account)
        check_figures(page, account, games)
        name, card = next(iter(own_cards(page).items()))
        by_name(page, "button", name).press("Enter")
        expect(hand(page)).to_have_count(left)
        message = next_message(page, message)
        account.hear(message)
        mine = [(rank, suit) for _, rank, suit in account.last + account.trick]
        assert card in mine, (card, message)
    assert (len(account.gone), sum(account.points), sum(account.tricks)) == (40, 120, 10)
    return message


def check_result(page: Page, account: Account, games: list[int]) -> bool:
    """How the hand ended is told, and stands there; whether the rubber is over."""
    scored = account.scored()
    assert 0 < account.tricks[0] < 10, "a deal of the kind that this test knows"
    games[scored < 0] += abs(scored)
    over = max(games) >= 4
    rubber = f"{'Ganhámos' if scored > 0 else 'Perdemos'} a partida"
    title = account.rest
    assert title.startswith(rubber if over else TITLES[scored]), title
    side = "nós" if scored > 0 else "eles"
    if scored:
        assert f"mais {abs(scored)} jogo{'s' * (abs(scored) > 1)} para {side}." in title
    table, now = under(page, "Mesa")
    assert table == "A mesa está vazia."
    assert now.startswith(title), now
    check_figures(page, account, games)
    return over


def begun(page: Page, message: str) -> Account:
    """The account of a hand that has just been dealt, as its message tells it."""
    match = DEALT.match(message)
    assert match, message
    dealer, trump, _, turned, leader = match.groups()
    assert trump == turned
    account = Account(trump)
    account.hear(message[match.end() :].strip())
    after = ORDER[(ORDER.index(dealer or "Tu") + 1) % 4]
    assert (leader or "Tu") == after == (account.trick[0][0] if account.trick else "Tu")
    assert f"Trunfo: {trump}." in under(page, "Trunfo")[0]
    return account


def test_a_rubber_by_names_and_roles_and_what_is_told(page: Page) -> None:
    table: Table = into_the_text(page)
    assert table.seen().phase == "playing"
    expect(messages(page).last).to_have_text(re.compile("É a tua vez"))
    message = messages(page).last.inner_text()
    match = re.match(rf"Trunfo: {SUIT}\. .*? É a vez de {SEAT}\. ", message)
    assert match, message
    account, games = Account(match[1]), [0, 0]
    account.hear(message[match.end() :])

    hands = 0
    while True:
        hands += 1
        message = play_a_hand(page, account, message, games)
        if check_result(page, account, games):
            break
        by_name(page, "button", "Mão seguinte").press("Enter")
        expect(hand(page)).to_have_count(10)
        message = next_message(page, message)
        account = begun(page, message)
    assert hands > 1

    by_name(page, "button", "Partida nova").first.press("Enter")
    expect(hand(page)).to_have_count(10)
    begun(page, next_message(page, message))
    check_figures(page, Account(""), [0, 0])
