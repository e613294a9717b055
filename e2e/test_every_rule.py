"""Every rule that tables use, chosen, played and explained in the page."""

import json
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from e2e.conftest import NewPage
from e2e.table import at_rest
from sueca_core.game.rulesets import PRESETS, parse_rules
from sueca_core.game.seats import SEATS
from sueca_core.game.state import Phase
from sueca_core.game.trick import legal_cards
from sueca_core.session.flow import begin_hand
from sueca_core.session.messages import BotPlays, HumanPlays
from sueca_core.session.model import HUMAN, Levels, Sitting, practice
from sueca_core.session.rulebook import rulebook
from sueca_core.session.update import update
from sueca_core.wire.saves import encode_save
from tools.common import WEB

WEAK_SOUTH = "138"  # at the old-style table South leads with nine points or fewer
WEAK_NORTH = "49"  # North leads so, and calls
SOUTH_DEALS = "2"  # at the club South deals first
NO_CHOICE_YET = "3"

SEEDED = """{
    const seed = "SEED".padStart(32, "0");
    crypto.getRandomValues = (bytes) => {
        for (let i = 0; i < bytes.length; i++) bytes[i] = parseInt(seed.substr(2 * i, 2), 16);
        return bytes;
    };
}"""


@pytest.fixture
def table(new_page: NewPage) -> Callable[..., Page]:
    """Open a table: `table(rules, seed=..., lang=..., saved=...)`; no pauses, a fixed deal."""

    def opened(
        rules: str = "", *, seed: str = "1", lang: str = "pt-PT", saved: str | None = None
    ) -> Page:
        page = new_page()
        page.add_init_script(SEEDED.replace("SEED", seed))
        if saved:
            page.add_init_script(f"localStorage['sueca.v1.game'] ??= {json.dumps(saved)}")
        page.goto(f"./?speed=instant&lang={lang}" + (f"&rules={rules}" if rules else ""))
        awake(page)
        return page

    return opened


def awake(page: Page) -> None:
    expect(page.locator("html")).to_have_attribute("data-app", "ready", timeout=60_000)
    expect(page.locator("html")).to_have_attribute("data-turn", "S")


def todo(page: Page) -> str:
    """What has to be done next, once it is the player's."""
    page.wait_for_function("document.documentElement?.dataset.todo !== 'bot'")
    kind: str = page.evaluate("document.documentElement?.dataset.todo")
    return kind


def answer(page: Page) -> None:
    """Do the next thing, the plainest way, and wait until the page has taken it in."""
    kind = todo(page)
    controls = {
        "play": '#hand button[data-legal="true"]',
        "call": '[data-do="play-hand"]',
        "choose": '#word [data-do="choose-bottom"]',
        "count": '[data-do="count"]',
    }
    before = page.evaluate("localStorage['sueca.v1.screen']")
    page.locator(controls[kind]).first.dispatch_event("click")
    page.wait_for_function("before => localStorage['sueca.v1.screen'] !== before", arg=before)


def play_hand(page: Page) -> list[str]:
    """Play until the hand is over; what there was to be done, in order."""
    done = []
    while page.locator("html").get_attribute("data-over") == "false":
        done.append(todo(page))
        answer(page)
        page.wait_for_function(
            "document.documentElement?.dataset.over === 'true'"
            " || document.documentElement?.dataset.todo !== 'bot'"
        )
    return done


def rules_in_force(page: Page) -> str:
    screen: str = json.loads(page.evaluate("localStorage['sueca.v1.screen']"))["screen"]["rules"]
    return screen


# -- presets and custom tables ------------------------------------------------------------------


@pytest.mark.parametrize("rules", PRESETS)
def test_a_hand_of_every_preset(table: Callable[..., Page], rules: str) -> None:
    page = table(rules, seed=NO_CHOICE_YET)
    assert rules_in_force(page) == rules
    done = play_hand(page)
    assert done.count("play") == 10
    assert ("count" in done) is (parse_rules(rules).revoke == "allowed")
    expect(page.locator("#result-title")).not_to_be_empty()
    both = [
        int(page.locator(f'#points [data-side="{side}"]').inner_text()) for side in ("NS", "EW")
    ]
    assert sum(both) == 120


def test_a_table_of_ones_own_is_kept(table: Callable[..., Page]) -> None:
    page = table()
    answer(page)
    todo(page)
    page.locator('#menu [data-do="rules"]').click()
    page.locator('#presets input[value="custom"]').dispatch_event("click")
    page.locator('[name="opt-tie"][value="void"]').dispatch_event("click")
    page.locator('[name="opt-target"][value="6"]').dispatch_event("click")
    expect(page.locator("#rules-link")).to_have_value(
        re.compile(r"\?rules=portuguese,target=6,tie=void$")
    )
    page.locator("#rules-go").click()
    page.locator("#ask-yes").click()
    expect(page.locator("#where-kind")).to_have_text("Mesa à medida")
    page.reload()
    awake(page)
    assert rules_in_force(page) == "portuguese,target=6,tie=void"
    expect(page.locator("#games-head")).to_have_text("Jogos (até 6)")
    saved = json.loads(page.evaluate("localStorage['sueca.v1.settings']"))
    assert saved["rules"] == "portuguese,target=6,tie=void"


def test_a_table_that_contradicts_itself_is_refused_with_the_reason(
    table: Callable[..., Page],
) -> None:
    page = table()
    page.locator('#menu [data-do="rules"]').click()
    page.locator('#presets input[value="custom"]').dispatch_event("click")
    page.locator('[name="opt-last_trick"][value="10"]').dispatch_event("click")
    page.locator('[name="opt-exact_90"][value="3"]').dispatch_event("click")
    expect(page.locator("#rules-refused")).to_contain_text("não se podem juntar")
    expect(page.locator("#rules-go")).to_be_disabled()


def test_a_link_asks_before_it_ends_a_rubber(table: Callable[..., Page]) -> None:
    page = table("portuguese")
    answer(page)
    page.goto("./?speed=instant&rules=south")
    expect(page.locator("#dialog-ask")).to_be_visible(timeout=60_000)
    page.locator("#ask-no").click()
    assert rules_in_force(page) == "portuguese"
    page.goto("./?speed=instant&rules=south")
    page.locator("#ask-yes").click(timeout=60_000)
    expect(page.locator("#where-kind")).to_have_text("Sul, com rolha")
    assert "rules=" not in page.url


def test_a_link_to_rules_that_do_not_exist(table: Callable[..., Page]) -> None:
    page = table("nonsense")
    expect(page.locator("#notice")).to_contain_text("Estas regras não são conhecidas.")
    assert rules_in_force(page) == "portuguese"


def test_a_display_option_starts_no_rubber(table: Callable[..., Page]) -> None:
    page = table("portuguese")
    answer(page)
    todo(page)
    before = page.locator("#hand button").count()
    page.locator("#more").click()
    page.locator('[data-do="settings"]').click()
    for name, value in (("points", "end"), ("turned", "never"), ("sheet", "comb")):
        page.locator(f'#dialog-settings [name="{name}"][value="{value}"]').dispatch_event("click")
    page.locator('#dialog-settings button[value="close"]').click()
    expect(page.locator("#dialog-ask")).to_be_hidden()
    expect(page.locator("#games .cruz")).to_have_attribute("data-sheet", "comb")
    expect(page.locator("#points-score")).to_be_hidden()
    expect(page.locator("#turned")).to_be_hidden()
    assert page.locator("#hand button").count() == before


# -- weak hands and the dealer's choice -----------------------------------------------------------


def test_a_weak_hand_is_dealt_again(table: Callable[..., Page]) -> None:
    page = table("old_table", seed=WEAK_SOUTH)
    expect(page.locator("html")).to_have_attribute("data-phase", "calling")
    page.locator('[data-do="weak-hand"]').click()
    expect(page.locator("#notice")).to_contain_text("Agora dás tu.")
    expect(page.locator("#log")).to_contain_text("Mão fraca: dá-se de novo. Agora dás tu.")
    expect(page.locator("html")).to_have_attribute("data-hand", "1")


def test_a_weak_hand_can_be_played(table: Callable[..., Page]) -> None:
    page = table("old_table", seed=WEAK_SOUTH)
    page.locator('[data-do="play-hand"]').click()
    expect(page.locator("#word")).to_be_hidden()
    expect(page.locator("html")).to_have_attribute("data-phase", "playing")
    expect(page.locator('#hand button[data-legal="true"]')).to_have_count(10)


def test_a_bots_weak_hand_is_told(table: Callable[..., Page]) -> None:
    page = table("old_table", seed=WEAK_NORTH)
    expect(page.locator("#notice")).to_contain_text("Norte tem uma mão fraca")


SMALL = [(320, 568), (568, 320), (844, 390)]
UNDER = """() => {
    const remark = document.querySelector("#notice").getBoundingClientRect();
    const parts = "#table .slot, #trump .badge, #status, #hand button";
    return [...document.querySelectorAll(parts)].filter((part) => {
        const box = part.getBoundingClientRect();
        return Math.min(box.right, remark.right) - Math.max(box.left, remark.left) > 0.5
            && Math.min(box.bottom, remark.bottom) - Math.max(box.top, remark.top) > 0.5;
    }).map((part) => part.id || part.dataset.seat || part.className);
}"""


@pytest.mark.parametrize("size", SMALL, ids="{0[0]}x{0[1]}".format)
def test_a_remark_covers_nothing_of_the_trick(new_page: NewPage, size: tuple[int, int]) -> None:
    page = new_page(size)
    page.add_init_script("localStorage['sueca.v1.settings'] = '{\"guided\": true}'")
    page.add_init_script(SEEDED.replace("SEED", WEAK_NORTH))
    page.goto("./?speed=instant&rules=old_table")
    awake(page)
    expect(page.locator("#notice")).to_contain_text("Norte tem uma mão fraca")
    at_rest(page)
    assert page.evaluate(UNDER) == []


@pytest.mark.parametrize("end", ["bottom", "top"])
def test_the_dealer_chooses_on_the_empty_table(table: Callable[..., Page], end: str) -> None:
    page = table("club", seed=SOUTH_DEALS)
    expect(page.locator("html")).to_have_attribute("data-phase", "choosing")
    expect(page.locator("#hand button")).to_have_count(0)
    page.locator(f'#word [data-do="choose-{end}"]').click()
    expect(page.locator("#hand button")).not_to_have_count(0)
    expect(page.locator("#word")).to_be_hidden()
    told = {"bottom": "Tiras o trunfo por baixo.", "top": "Tiras o trunfo por cima."}
    expect(page.locator("#log")).to_contain_text(told[end])


# -- revokes ------------------------------------------------------------------------------------


def test_a_revoke_is_asked_about_played_and_called(table: Callable[..., Page]) -> None:
    """A bot's partner can see it in the cards: who was void plays the suit after all."""
    page = table("old_table")
    foul = page.locator('#hand.legal button[data-legal="false"]')
    while foul.count() == 0:
        todo(page)
        answer(page)
        todo(page)
    foul.first.dispatch_event("click")
    expect(page.locator("#ask-title")).to_contain_text("fazer renúncia?")
    page.locator("#ask-no").click()
    held = page.locator("#hand button").count()
    foul.first.dispatch_event("click")
    page.locator("#ask-yes").click()
    expect(page.locator("#hand button")).not_to_have_count(held)
    play_hand(page)
    expect(page.locator("#result-why")).to_contain_text("acusou-te de renúncia. E houve mesmo")
    expect(page.locator("#result-notes")).to_contain_text("Na vaza ")
    expect(page.locator("#result-trick .revoked")).to_have_count(1)


def with_foul_by_west() -> str:
    """The save of an old-style table where West has not followed; it is then South's turn.

    No computer player ever does so: the card is put into the record here.
    """
    levels = Levels("player", "player")
    tables = (practice(str(number), parse_rules("old_table"), levels) for number in range(1, 200))
    found = next(filter(None, (_foul(begin_hand(table)[0]) for table in tables)))
    return encode_save(found)


def _foul(sitting: Sitting) -> Sitting | None:
    """Play a hand on to South's turn after West's first chance not to follow, if there is one."""
    fouled = False
    while sitting.shown.phase is Phase.PLAYING:
        hand = sitting.shown.hand
        assert hand is not None
        assert hand.turn is not None
        if fouled and hand.turn is HUMAN:
            return sitting
        held = hand.hands[hand.turn.index]
        legal = legal_cards(held, hand.table[0].suit if hand.table else None)
        wrong = [each for each in held if each not in legal]
        foul = hand.turn is SEATS[1] and bool(wrong) and not fouled
        fouled = fouled or foul
        played = wrong[0] if foul else legal[0]
        message = HumanPlays(played) if hand.turn is HUMAN else BotPlays(hand.turn, played)
        sitting, _ = update(sitting, message)
    return None


def accuse(page: Page, seat: str) -> None:
    page.locator('[data-do="accuse"]').click()
    expect(page.locator("#accuse-cost")).to_contain_text("perde a partida")
    page.locator(f'#accuse-whom input[value="{seat}"]').dispatch_event("click")
    page.locator("#accuse-go").click()


@pytest.mark.parametrize(
    "seat, title, why",
    [
        ("W", "Ganhámos a partida", "Acusaste Oeste de renúncia. E houve mesmo renúncia"),
        ("E", "Perdemos a partida", "Acusaste Este de renúncia. Mas não houve renúncia"),
    ],
)
def test_an_accusation(table: Callable[..., Page], seat: str, title: str, why: str) -> None:
    """rules.md E52: only the seat that is named counts."""
    page = table(saved=with_foul_by_west())
    accuse(page, seat)
    expect(page.locator("#result-title")).to_have_text(title)
    expect(page.locator("#result-why")).to_contain_text(why)


def test_a_wrong_accusation_that_costs_one_game(table: Callable[..., Page]) -> None:
    page = table("old_table,revoke_wrong=one_game", seed=NO_CHOICE_YET)
    answer(page)
    todo(page)
    page.locator('[data-do="accuse"]').click()
    expect(page.locator("#accuse-cost")).to_contain_text("dá um jogo aos outros")
    page.locator('#accuse-whom input[value="W"]').dispatch_event("click")
    page.locator("#accuse-go").click()
    expect(page.locator("#notice")).to_contain_text("Mas não houve renúncia.")
    expect(page.locator('#games [data-side="EW"]')).to_have_text("1")
    expect(page.locator("html")).to_have_attribute("data-phase", "playing")
    page.locator('[data-do="accuse"]').click()
    expect(page.locator('#accuse-whom input[value="W"]')).to_be_hidden()


# -- the page of rules ----------------------------------------------------------------------------


def says_what_the_engine_does(page: Page, rules: str, texts: dict[str, str]) -> None:
    """Compare the open page of rules with the rulebook that this Python computes."""
    book, body = rulebook(parse_rules(rules)), page.locator("#rulebook-body")
    expect(body).to_have_attribute("data-rules", rules)
    answers = [
        texts[f"answer.{each.code}.{each.answer}"].replace("{n}", str(each.value))
        for each in book.questions
    ]
    expect(body.locator(".answers dd")).to_have_text(answers)
    rows = body.locator(".scores tr[data-code]")
    codes = rows.evaluate_all("rows => rows.map(row => row.dataset.code)")
    assert codes == [row.code for row in book.scores]
    tricks = body.locator(".example .trick-row:not(.hand-row)")
    for place, worked in enumerate(book.tricks):
        won = tricks.nth(place).locator(".won figcaption")
        expect(won).to_have_text(texts[f"seat.{worked.winner.letter}"])
    for place, choice in enumerate(book.choices):
        may = body.locator(".hand-row").nth(place).locator(".may")
        expect(may).to_have_count(len(choice.legal))


@pytest.mark.parametrize("lang", ["pt-PT", "pt-BR", "en", "fr", "es"])
def test_the_page_of_rules_says_what_the_engine_does(table: Callable[..., Page], lang: str) -> None:
    texts: dict[str, str] = json.loads((WEB / "text" / f"{lang}.json").read_text("utf-8"))
    page = table("portuguese,last_trick=10", lang=lang)
    page.locator('#menu [data-do="rules"]').click()
    page.locator("#rules-read").click()
    says_what_the_engine_does(page, "portuguese,last_trick=10", texts)
    for rules in PRESETS:
        page.locator('#dialog-rulebook button[value="close"]').click()
        page.locator(f'#presets input[value="{rules}"]').dispatch_event("click")
        page.locator("#rules-read").click()
        says_what_the_engine_does(page, rules, texts)


def test_the_page_of_rules_can_be_printed(table: Callable[..., Page]) -> None:
    """On paper it stands alone and whole, whatever the window's height."""
    page = table("portuguese")
    page.locator('#menu [data-do="rules"]').click()
    page.locator("#rules-read").click()
    expect(page.locator(".answers")).to_be_attached()
    page.emulate_media(media="print")
    expect(page.locator("#app")).to_be_hidden()
    cut = "body => body.scrollHeight - body.clientHeight"
    assert page.locator("#rulebook-body").evaluate(cut) <= 1


# -- levels ---------------------------------------------------------------------------------------


def test_levels_count_from_the_next_rubber(table: Callable[..., Page]) -> None:
    page = table("portuguese")
    answer(page)
    todo(page)
    page.locator("#more").click()
    page.locator('[data-do="settings"]').click()
    for name in ("partner", "opponents"):
        values = page.locator(f'[name="{name}"]').evaluate_all("all => all.map(one => one.value)")
        assert "random" not in values
        page.locator(f'[name="{name}"][value="learner"]').dispatch_event("click")
    page.locator('[name="opponents"][value="player"]').dispatch_event("click")
    expect(page.locator('[name="partner"][value="player"]')).to_be_checked()
    page.locator('[name="opponents"][value="learner"]').dispatch_event("click")
    page.locator('#dialog-settings button[value="close"]').click()
    assert bots(page) == {"W": "player", "N": "player", "E": "player"}
    page.locator("#more").click()
    page.locator('[data-do="new-game"]').click()
    page.locator("#ask-yes").click()
    page.wait_for_function("localStorage['sueca.v1.screen'].includes('learner')")
    assert bots(page) == {"W": "learner", "N": "player", "E": "learner"}


def bots(page: Page) -> dict[str, str]:
    """The level of each bot in the game on the table."""
    seats = json.loads(page.evaluate("localStorage['sueca.v1.screen']"))["screen"]["seats"]
    return {seat: seats[seat]["bot"] for seat in "WNE"}
