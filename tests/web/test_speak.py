"""The screen in sentences: single ones as a player reads them, and whole rubbers without a gap."""

from typing import Any

import pytest

from tests.page import Page
from tests.web.loading import load, words

speak = load("speak")
result_words = load("speak_result")
PT, EN = words("pt-PT"), words("en")


table_words = load("speak_table")


def held(*cards: str, led: str | None = None, todo: str = "play", **more: Any) -> dict[str, Any]:
    """As much of a screen as the status line needs."""
    hand = [{"card": card, "legal": True, "why": None} for card in cards]
    return {"hand": hand, "led": led, "todo": todo, "phase": "playing", "turn": "S", **more}


@pytest.mark.parametrize(
    "screen, text",
    [
        pytest.param(held("AH"), "É a tua vez: sais tu.", id="lead"),
        pytest.param(
            held("AH", "2C", led="H"), "É a tua vez: tens de assistir a copas.", id="follow"
        ),
        pytest.param(
            held("2C", led="H"), "É a tua vez: não tens copas, joga o que quiseres.", id="void"
        ),
        pytest.param(held("2C", todo="bot", turn="E"), "É a vez de Este.", id="a bot"),
        pytest.param(held(phase="hand_over", todo="next"), "A mão acabou.", id="over"),
        pytest.param(
            held(phase="choosing", todo="choose"),
            "De onde tiras o trunfo?",
            id="top or bottom",
        ),
        pytest.param(
            held("AH", phase="calling", todo="call"),
            "Mão fraca: dá-se de novo?",
            id="a weak hand",
        ),
        pytest.param(held(phase="counting", todo="count"), "Acabaram as vazas.", id="the count"),
    ],
)
def test_status(screen: dict[str, Any], text: str) -> None:
    assert speak.status(PT, screen) == text


def test_a_lifted_card_comes_before_all_else() -> None:
    assert speak.status(PT, held("AH"), lifted="AH") == "Toca de novo para jogar o ás de copas."
    assert speak.status(PT, held("QD"), lifted="QD", by_key=True).endswith("a dama de ouros.")


def test_a_finished_trick_is_told_while_it_lies_there() -> None:
    trick = {"winner": "N", "points": 18}
    assert speak.status(PT, held("AH"), held=trick) == "Norte ganha a vaza: 18 pontos."


@pytest.mark.parametrize(
    "card, place, count, trump, label",
    [
        ("7H", 3, 10, "H", "sete de copas, dez pontos, trunfo, carta 3 de 10"),
        ("2C", 1, 4, "H", "dois de paus, sem pontos, carta 1 de 4"),
    ],
)
def test_card_labels(card: str, place: int, count: int, trump: str, label: str) -> None:
    assert speak.card_label(PT, card, place, count, trump) == label


@pytest.mark.parametrize(
    "why, text",
    [
        ({"code": "must_follow", "suit": "C"}, "Tens de assistir a paus."),
        ({"code": "not_your_turn"}, "Ainda não é a tua vez."),
        (None, "Ainda não é a tua vez."),
    ],
)
def test_why_not(why: dict[str, str] | None, text: str) -> None:
    assert speak.why_not(PT, why) == text


def test_an_error_names_the_suit() -> None:
    failure = {"code": "action/must_follow_suit", "values": {"suit": "H"}}
    assert speak.error(EN, failure) == "You must follow hearts."


def test_an_error_without_words_gets_the_general_ones() -> None:
    failure = {"code": "action/never_heard_of", "values": {}}
    assert speak.error(EN, failure) == EN.t("error.host/internal")


@pytest.mark.parametrize(
    "waiting, text",
    [(0, ""), (1, "+1 à espera"), (2, "+2 à espera"), ("double", "vale a dobrar")],
)
def test_what_waits(waiting: int | str, text: str) -> None:
    assert speak.pending(PT, waiting) == text


# -- the log ------------------------------------------------------------------------------------


def played(seat: str, card: str, winning: str) -> dict[str, Any]:
    return {"type": "played", "seat": seat, "card": card, "winning": winning, "trick_number": 1}


def test_the_bots_cards_are_one_message() -> None:
    """The led suit is named once, and what is winning is said of cards that beat another."""
    voice, bots = speak.Voice(), {"todo": "bot"}
    voice.hear(PT, [played("E", "7H", "E")], bots)
    voice.hear(PT, [played("N", "2H", "E")], bots)
    voice.hear(PT, [played("W", "AH", "W")], held("3H", led="H"))
    assert voice.flush() == (
        "Este: sete de copas. Norte: dois. Oeste: ás, ganha até agora. "
        "É a tua vez: tens de assistir a copas."
    )
    assert voice.flush() == ""


def test_a_discard_is_named_whole() -> None:
    voice = speak.Voice()
    voice.hear(PT, [played("E", "7H", "E"), played("N", "2C", "E")], {"todo": "bot"})
    assert voice.flush() == "Este: sete de copas. Norte: dois de paus."


def test_without_the_assist_nobody_says_who_is_winning() -> None:
    voice = speak.Voice()
    events = [played("E", "7H", "E"), played("N", "AH", "N")]
    voice.hear(PT, events, {"todo": "bot"}, assist=False)
    assert voice.flush() == "Este: sete de copas. Norte: ás."


def test_points_are_not_told_where_they_are_counted_at_the_end() -> None:
    trick = {"type": "trick_won", "winner": "N", "points": 18}
    voice = speak.Voice()
    voice.hear(PT, [trick], {"todo": "bot"}, live=False)
    assert voice.flush() == "Norte ganha a vaza."
    assert speak.status(PT, held("AH"), held=trick, live=False) == "Norte ganha a vaza."
    assert speak.last_trick_title(PT, trick, live=False) == "Última vaza: Norte"


DEALT = {"type": "dealt", "dealer": "N", "shuffler": "W", "cutter": "E"}


def test_the_ceremony_names_three_seats() -> None:
    assert table_words.ceremony(PT, DEALT) == ["Oeste baralha", "Este parte", "Dá Norte"]
    own = {"dealer": "S", "shuffler": "E", "cutter": "W"}
    assert table_words.ceremony(PT, own) == ["Este baralha", "Oeste parte", "Dás tu"]


@pytest.mark.parametrize(
    "events, text",
    [
        ([DEALT], ""),
        (
            [{"type": "hand_voided", "caller": "E"}, DEALT],
            "Este tem uma mão fraca: dá-se de novo. Agora dá Norte.",
        ),
        (
            [{"type": "accused", "seat": "S", "accused": "W", "right": False}],
            "Acusaste Oeste de renúncia. Mas não houve renúncia.",
        ),
        (
            [
                {"type": "accused", "seat": "E", "accused": "S", "right": True},
                {"type": "hand_over"},
            ],
            "",
        ),
    ],
    ids=["a plain deal", "a weak hand", "the hand goes on", "the result panel tells"],
)
def test_remarks(events: list[dict[str, Any]], text: str) -> None:
    assert table_words.remarks(PT, events) == text


# -- results ------------------------------------------------------------------------------------

NO_RUBBER: dict[str, Any] = {"rubber": None, "waited": 0, "pending": 0}


def result(code: str, winner: str | None, us: int, games: int = 1, **more: Any) -> dict[str, Any]:
    """A hand's result as a screen shows it."""
    award = {"NS": 0, "EW": 0} | ({winner: games} if winner else {})
    points = {"NS": us, "EW": 120 - us}
    base = {"code": code, "winner": winner, "award": award, "points": points}
    return base | NO_RUBBER | {"next_dealer": "E", "next_leader": "N"} | more


def over(shown: dict[str, Any], again: Any = None) -> dict[str, Any]:
    return {"result": shown, "rules": "portuguese", "again": again}


def book(rules: str) -> Any:
    """The rulebook of a table, as the page gets it."""
    return Page().good("rulebook", rules=rules)["rulebook"]


@pytest.mark.parametrize(
    "shown, rules, title, why",
    [
        pytest.param(
            result("win", "NS", 74),
            "portuguese",
            "Ganhámos a mão",
            "De 61 a 90 pontos: mais 1 jogo para nós.",
            id="61-90",
        ),
        pytest.param(
            result("win", "EW", 46),
            "south",
            "Perdemos a mão",
            "De 61 a 89 pontos: mais 1 jogo para eles.",
            id="61-89 where exactly 90 is worth more (S43)",
        ),
        pytest.param(
            result("exact_90", "NS", 90, 3),
            "south",
            "Ganhámos a mão com uma rolha",
            "Noventa pontos certos: mais 3 jogos para nós.",
            id="exact 90",
        ),
        pytest.param(
            result("double", "EW", 20, 2),
            "portuguese",
            "Perdemos a mão, e a dobrar",
            "De 91 pontos para cima: mais 2 jogos para eles.",
            id="double",
        ),
        pytest.param(
            result("all_points", "NS", 120, 2),
            "portuguese",
            "Ganhámos a mão com os pontos todos",
            "Os pontos todos, mas não as dez vazas: mais 2 jogos para nós.",
            id="all points but not all tricks (S37)",
        ),
        pytest.param(
            result("sweep", "NS", 120, 4),
            "north",
            "Demos uma bandeira!",
            "As dez vazas: mais 4 jogos para nós.",
            id="a sweep that does not end the rubber",
        ),
        pytest.param(
            result("win", "NS", 70),
            "portuguese,last_trick=10",
            "Ganhámos a mão",
            "De 66 a 97 pontos: mais 1 jogo para nós.",
            id="66-97 where the last trick gives ten (V19)",
        ),
        pytest.param(
            result("tie", None, 60),
            "portuguese",
            "Empate a 60",
            "Metade dos pontos para cada lado: ninguém marca.",
            id="tie",
        ),
    ],
)
def test_results(shown: dict[str, Any], rules: str, title: str, why: str) -> None:
    assert result_words.title(PT, shown) == title
    assert result_words.why(PT, shown, book(rules)) == why


def test_a_result_before_the_rulebook_is_known() -> None:
    shown = result("win", "NS", 74)
    assert result_words.why(PT, shown) == "Mais de metade dos pontos: mais 1 jogo para nós."


def called(code: str, winner: str, accuser: str, accused: str, **found: Any) -> dict[str, Any]:
    revoke = found or None
    return result(code, winner, 40, 4, accuser=accuser, accused=accused, revoke=revoke)


REVOKE = {"trick_number": 3, "card": "KC", "led": "H"}


@pytest.mark.parametrize(
    "shown, title, why, notes",
    [
        pytest.param(
            called("revoke_found", "NS", "S", "W", seat="W", **REVOKE),
            "Renúncia deles",
            "Acusaste Oeste de renúncia. E houve mesmo renúncia: mais 4 jogos para nós.",
            "Na vaza 3, Oeste jogou o rei de paus e tinha copas.",
            id="the player was right",
        ),
        pytest.param(
            called("revoke_found", "EW", "E", "S", seat="S", **REVOKE),
            "Renúncia nossa",
            "Este acusou-te de renúncia. E houve mesmo renúncia: mais 4 jogos para eles.",
            "Na vaza 3 jogaste o rei de paus, e tinhas copas.",
            id="the player was caught",
        ),
        pytest.param(
            called("revoke_not_found", "NS", "W", "N"),
            "Acusaram sem razão",
            "Oeste acusou Norte de renúncia. Mas não houve renúncia: mais 4 jogos para nós.",
            "",
            id="two bots, wrongly",
        ),
    ],
)
def test_accusations(shown: dict[str, Any], title: str, why: str, notes: str) -> None:
    assert result_words.title(PT, shown) == title
    assert result_words.why(PT, shown) == why
    discarded = "Os pontos desta mão não contam."
    assert result_words.notes(PT, over(shown)) == f"{notes} {discarded}".strip()


@pytest.mark.parametrize(
    "ended, comeback, told",
    [
        ((4, 3), 3, ["Que reviravolta: estava 0\u20133!"]),
        ((3, 4), 3, ["E nós tínhamos estado a ganhar 3\u20130."]),
        ((6, 5), 5, ["Que reviravolta: estava 0\u20135!"]),
        ((4, 3), 0, []),
        ((4, 1), 0, ["Só lhes demos um jogo."]),
        ((1, 4), 0, ["Só marcámos um jogo."]),
        ((4, 2), 0, []),
    ],
)
def test_badges_of_a_rubber(ended: tuple[int, int], comeback: int, told: list[str]) -> None:
    assert result_words.badges(PT, rubber(*ended, hands=6, comeback=comeback)) == told


def rubber(us: int, them: int, hands: int, **kind: int) -> dict[str, Any]:
    games, winner = {"NS": us, "EW": them}, "NS" if us > them else "EW"
    base = {"games": games, "winner": winner, "hands": hands, "shutout": False, "sweep": False}
    return base | {"comeback": 0} | kind


@pytest.mark.parametrize(
    "ended, title",
    [
        (rubber(4, 2, 6), "Ganhámos a partida"),
        (rubber(4, 0, 3, shutout=True), "Ganhámos a partida: pente!"),
        (rubber(0, 4, 2, shutout=True), "Perdemos a partida: pente"),
        (rubber(4, 0, 1, sweep=True), "Bandeira! Ganhámos a partida"),
    ],
)
def test_the_end_of_a_rubber(ended: dict[str, Any], title: str) -> None:
    shown = result("win", ended["winner"], 61, rubber=ended)
    assert result_words.title(PT, shown) == title
    assert result_words.title(PT, shown, again=True).endswith("mão")


def test_a_shutout_in_english() -> None:
    shown = result("win", "NS", 61, rubber=rubber(4, 0, 3, shutout=True))
    assert result_words.title(EN, shown) == "We win the rubber: a shutout!"


@pytest.mark.parametrize(
    "waited, pending, text",
    [
        (0, 0, ""),
        (0, 1, "Fica 1 jogo à espera: leva-o quem ganhar a próxima mão."),
        (0, "double", "A próxima mão vale a dobrar."),
        (1, 0, "Um destes jogos estava à espera desde o empate."),
        (2, 0, "Destes jogos, 2 estavam à espera desde os empates."),
        ("double", 0, "Vale a dobrar, por causa do empate anterior."),
    ],
)
def test_what_waited_and_what_waits(waited: object, pending: object, text: str) -> None:
    shown = result("win", "NS", 74, waited=waited, pending=pending)
    assert result_words.waiting(PT, shown) == text


@pytest.mark.parametrize(
    "now, text",
    [
        (80, "Desta vez fizemos mais 6 pontos."),
        (73, "Desta vez fizemos menos 1 ponto."),
        (74, "Desta vez deu o mesmo."),
    ],
)
def test_a_hand_played_again(now: int, text: str) -> None:
    again = {"points": {"NS": 74, "EW": 46}}
    first = "Da primeira vez: 74\u201346. "
    assert result_words.compared(PT, over(result("win", "NS", now), again)) == first + text


@pytest.mark.parametrize(
    "dealer, leader, text",
    [
        ("S", "E", "A seguir dás tu; sai Este."),
        ("W", "S", "A seguir dá Oeste; sais tu."),
        ("E", "N", "A seguir dá Este; sai Norte."),
    ],
)
def test_who_is_next(dealer: str, leader: str, text: str) -> None:
    shown = result("win", "NS", 74, next_dealer=dealer, next_leader=leader)
    assert result_words.next_line(PT, over(shown)) == text


# -- whole rubbers ------------------------------------------------------------------------------


def spoken(page: Page, tag: str, rules: str) -> list[str]:
    """Everything that a rubber makes the page say; a missing key raises."""
    language, voice = words(tag), speak.Voice()
    facts, reply = book(rules), page.open(rules=rules)
    told: list[str] = []
    while reply["screen"]["todo"] != "new":
        screen = reply["screen"]
        voice.hear(language, reply["events"], screen, book=facts)
        told += [voice.flush(), speak.status(language, screen)]
        told += [say(language, screen) for say in (speak.trump, speak.points)]
        told.append(speak.hand(language, [each["card"] for each in screen["hand"]]))
        told += [speak.table(language, screen), speak.last_trick(language, screen)]
        told.append(table_words.remarks(language, reply["events"]))
        reply = page.dare(screen)
    voice.hear(language, reply["events"], reply["screen"], book=facts)
    return [*told, voice.flush()]


@pytest.mark.parametrize("rules", ["portuguese", "old_table", "club"])
@pytest.mark.parametrize("tag", ["pt-PT", "pt-BR", "en", "fr", "es"])
def test_a_whole_rubber_is_put_into_words(tag: str, rules: str) -> None:
    told = spoken(Page(seed=3), tag, rules)
    assert len(told) > 100
    assert [text for text in told if set(text) & set("{}") or "  " in text] == []
