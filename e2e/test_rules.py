"""Other rules of the table, the Brazilian way round, and that the choice is remembered."""

import itertools

from playwright.sync_api import Page, expect

from e2e.table import Table
from sueca_core.game.rulesets import PRESETS

# Each arrow as [the two seats that it lies between, the one of them that its head points to].
ARROWS = """() => {
    const centre = (element) => {
        const box = element.getBoundingClientRect();
        return { x: box.x + box.width / 2, y: box.y + box.height / 2, size: box.width * box.height };
    };
    const slots = [...document.querySelectorAll("#table > [data-seat]")];
    return [...document.querySelectorAll("#table > svg")].map((arrow) => {
        const middle = centre(arrow);
        const away = (at) => ({ x: at.x - middle.x, y: at.y - middle.y });
        const drawn = [...arrow.querySelectorAll("path")].map(centre).filter((path) => path.size);
        const head = away(drawn.toSorted((a, b) => a.size - b.size)[0]);
        const seats = slots.map((slot) => {
            const { x, y } = away(centre(slot)), far = Math.hypot(x, y);
            return { seat: slot.dataset.seat, far, along: (x * head.x + y * head.y) / far };
        });
        const [one, other] = seats.toSorted((a, b) => a.far - b.far);
        return [[one.seat, other.seat].toSorted().join(""), (one.along > other.along ? one : other).seat];
    });
}"""
# Who is to act while so many cards lie on the table, whenever that changes.
TURNS = """() => {
    globalThis.turns = [];
    const look = () => {
        const cards = document.querySelectorAll("#table [data-seat] [data-card]").length;
        const now = [document.documentElement?.dataset.turn, cards];
        if (String(now) !== String(turns.at(-1))) turns.push(now);
    };
    new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true });
    look();
}"""
CLOCKWISE = {"S": "W", "W": "N", "N": "E", "E": "S"}
ANTICLOCKWISE = {after: seat for seat, after in CLOCKWISE.items()}


def choose(table: Table, rules: str) -> None:
    """Pick rules in their dialog and ask for a rubber."""
    table.press("rules")
    dialog = table.page.locator("dialog[open]")
    dialog.locator(f'input[value="{rules}"]').check(force=True)
    dialog.locator("#rules-go").click()


def answer(table: Table, value: str) -> None:
    """Answer the question that is open with yes or no."""
    table.page.locator(f'dialog[open] button[value="{value}"]').click()


def turns(table: Table) -> dict[str, str]:
    """Play the hand out; who followed whom within the tricks."""
    table.page.evaluate(TURNS)
    table.play_hand()
    seen = table.page.evaluate("turns")
    pairs = itertools.pairwise(seen)
    return {one[0]: two[0] for one, two in pairs if two[1] == one[1] + 1 < 4}


def heads(table: Table) -> dict[str, str]:
    """Where the arrows point, by the seats that they lie between."""
    return dict(table.page.evaluate(ARROWS))


def test_the_portuguese_way_round(page: Page) -> None:
    table = Table.open(page)
    assert heads(table) == {"ES": "E", "EN": "N", "NW": "W", "SW": "S"}
    assert turns(table) == ANTICLOCKWISE


def test_a_rubber_is_not_thrown_away_unasked(page: Page) -> None:
    table = Table.open(page)
    before = table.play(table.seen().legal[0])
    record = table.record()
    choose(table, "brazilian")
    expect(page.locator("dialog[open]")).to_contain_text("Começar uma partida nova?")
    answer(table, "no")
    expect(page.locator("dialog[open]")).to_have_count(0)
    assert table.seen() == before
    after = table.play(before.legal[0])
    assert len(after.cards) == len(before.cards) - 1
    assert table.record().startswith(record)


def test_a_question_closed_with_escape_keeps_the_rubber(page: Page) -> None:
    table = Table.open(page)
    before = table.play(table.seen().legal[0])
    table.press("new-game")
    expect(page.locator("dialog[open]")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)
    assert table.seen() == before


def test_the_brazilian_way_round_is_played_and_remembered(page: Page) -> None:
    table = Table.open(page)
    before = table.play(table.seen().legal[0])
    choose(table, "brazilian")
    answer(table, "yes")
    table.wait("() => document.documentElement?.dataset.direction === 'cw'")
    seen = table.to_act()
    assert (seen.phase, seen.hand, len(seen.cards)) == ("playing", 1, 10)
    assert seen.cards != before.cards
    assert table.record().split()[1] == "brazilian"
    assert heads(table) == {"ES": "S", "EN": "E", "NW": "N", "SW": "W"}
    assert turns(table) == CLOCKWISE

    page.reload()
    table.to_act()
    assert table.record().split()[1] == "brazilian"
    assert heads(table)["SW"] == "W"
    table.press("new-game")
    answer(table, "yes")
    table.wait("() => document.documentElement?.dataset.phase === 'playing'")
    assert table.record().split()[1] == "brazilian"

    page.evaluate("localStorage.removeItem('sueca.v1.game')")
    page.reload()
    assert len(table.to_act().cards) == 10
    assert table.record().split()[1] == "brazilian"


def test_rules_change_at_once_where_nothing_has_been_played(page: Page) -> None:
    table = Table.open(page, dealer="W")
    assert table.seen().table == {}, "South is to lead"
    choose(table, "south")
    table.wait("() => JSON.parse(localStorage['sueca.v1.game']).record.split(' ')[1] === 'south'")
    expect(page.locator("dialog[open]")).to_have_count(0)


def test_the_rules_at_play_are_the_ones_marked(page: Page) -> None:
    table = Table.open(page)
    with table.dialog("rules") as dialog:
        presets = dialog.locator("input[name=preset]")
        expect(dialog.locator("input[name=preset]:checked")).to_have_attribute(
            "value", "portuguese"
        )
        values = presets.evaluate_all("all => all.map((each) => each.value)")
        assert values == [*PRESETS, "custom"]
        expect(dialog.locator("#rules-go")).to_be_disabled()
