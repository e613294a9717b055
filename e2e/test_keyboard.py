"""The whole game without a pointer."""

from playwright.sync_api import Page, expect

from e2e.table import Seen, Table

FOCUSED = """() => {
    const at = document.activeElement;
    return { card: at.dataset.card ?? null, tag: at.tagName, inside: !!at.closest("#felt") };
}"""
MANY = 30  # more tab stops than the page has before the hand


def tab_to_the_hand(table: Table) -> str:
    """Press Tab until a card has the focus; the card."""
    for _ in range(MANY):
        table.page.keyboard.press("Tab")
        card: str | None = table.page.evaluate(FOCUSED)["card"]
        if card:
            return card
    raise AssertionError("Tab never came to the hand")


def walk_to(table: Table, card: str) -> None:
    """Walk along the hand with the right arrow to a card."""
    for _ in table.seen().cards:
        if table.page.evaluate(FOCUSED)["card"] == card:
            return
        table.page.keyboard.press("ArrowRight")
    raise AssertionError(f"the arrow never came to {card}")


def play_with_enter(table: Table, seen: Seen) -> Seen:
    """Play the last legal card with Enter; the focus must be in the hand, or on the table."""
    walk_to(table, seen.legal[-1])
    table.page.keyboard.press("Enter")
    after = table.gone(seen.legal[-1])
    focused = table.page.evaluate(FOCUSED)
    assert focused["inside"], focused
    assert (focused["card"] is not None) == bool(after.cards), focused
    return after


def test_a_hand_by_keyboard_alone(page: Page) -> None:
    table = Table.open(page)
    tab_to_the_hand(table)
    seen = table.seen()
    while seen.phase == "playing":
        seen = play_with_enter(table, seen)
    assert sum(seen.points.values()) == 120

    page.keyboard.press("Tab")
    expect(page.locator(":focus")).to_be_visible()
    while page.locator(":focus[data-do=continue]").count() == 0:
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    table.wait("() => document.documentElement?.dataset.hand === '2'")
    assert len(table.to_act().cards) == 10
    assert page.evaluate(FOCUSED)["tag"] != "BODY"


def tab_to(table: Table, selector: str) -> None:
    """Press Tab until an element has the focus."""
    for _ in range(MANY):
        if table.page.locator(f":focus:is({selector})").count():
            return
        table.page.keyboard.press("Tab")
    raise AssertionError(f"Tab never came to {selector}")


def test_a_rubber_by_keyboard_alone(page: Page) -> None:
    """Each turn, each result and the end of the rubber are told; nothing needs a pointer."""
    table = Table.open(page)
    told, hands = page.locator("#log p"), 1
    tab_to_the_hand(table)
    seen = table.seen()
    while seen.phase != "rubber_over":
        while seen.phase == "playing":
            expect(told.last).to_contain_text("É a tua vez")
            seen = play_with_enter(table, seen)
        expect(told.last).to_contain_text(page.locator("#result-title").inner_text())
        tab_to(table, "#result-main")
        if seen.phase == "hand_over":
            hands += 1
            page.keyboard.press("Enter")
            table.wait("hand => +document.documentElement?.dataset.hand === hand", hands)
            seen = table.to_act()
            tab_to_the_hand(table)
    assert max(seen.games.values()) >= 4

    page.keyboard.press("Enter")
    table.wait("() => document.documentElement?.dataset.phase === 'playing'")
    seen = table.to_act()
    assert (seen.hand, seen.games, len(seen.cards)) == (1, {"NS": 0, "EW": 0}, 10)
    assert page.evaluate(FOCUSED)["tag"] != "BODY"


def test_the_hand_is_one_tab_stop_and_the_arrows_go_round(page: Page) -> None:
    table = Table.open(page)
    first = tab_to_the_hand(table)
    cards = table.seen().cards
    assert first == cards[0]
    steps = {"ArrowLeft": cards[-1], "ArrowRight": cards[0], "End": cards[-1], "Home": cards[0]}
    walked = []
    for key in steps:
        page.keyboard.press(key)
        walked.append(page.evaluate(FOCUSED)["card"])
    assert walked == list(steps.values())
    assert page.locator("#hand button[tabindex='0']").count() == 1
    page.keyboard.press("Tab")
    assert page.evaluate(FOCUSED)["card"] is None


def test_after_a_play_the_focus_stays_at_the_same_place(page: Page) -> None:
    table = Table.open(page)
    seen = table.play_until(lambda seen: len(seen.legal) > 2)
    place = seen.cards.index(seen.legal[1])
    table.card(seen.cards[place]).focus()
    page.keyboard.press("Enter")
    after = table.gone(seen.cards[place])
    assert page.evaluate(FOCUSED)["card"] == after.cards[place]


def test_a_locked_card_can_be_stood_on_and_says_why_not(page: Page) -> None:
    table = Table.open(page)
    seen = table.play_until(lambda seen: bool(seen.locked))
    table.card(seen.locked[0]).focus()
    page.keyboard.press("Enter")
    expect(page.locator("#status")).to_contain_text("Tens de assistir a")
    expect(page.locator("#log")).to_contain_text("Tens de assistir a")
    assert table.seen().cards == seen.cards
    assert page.evaluate(FOCUSED)["card"] == seen.locked[0]


def test_one_letter_reads_out_and_only_on_the_table(page: Page) -> None:
    table = Table.open(page)
    seen = table.seen()
    log, said = page.locator("#log"), {"p": "Nós 0, eles 0.", "m": "A tua mão:", "t": "Trunfo:"}
    tab_to_the_hand(table)
    for key, words in said.items():
        page.keyboard.press(key)
        expect(log.locator("p").last).to_contain_text(words)
    count = log.locator("p").count()
    table.button("rules").focus()
    page.keyboard.press("p")
    page.keyboard.press("m")
    table.card(seen.cards[0]).focus()
    page.keyboard.press("t")
    expect(log.locator("p").last).to_contain_text("Trunfo:")
    assert log.locator("p").count() == count + 1
