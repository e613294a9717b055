"""The game goes on at the same card, whatever happened to the page."""

from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Page, Route, expect

from e2e.table import Seen, Table

PAINTED = "() => performance.getEntriesByName('sueca:painted').length > 0"


@contextmanager
def asleep(page: Page) -> Iterator[None]:
    """Reload, and let the engine's wheel wait while the block runs."""
    kept: list[Route] = []

    def keep(route: Route) -> None:
        kept.append(route)

    page.context.route("**/engine/sueca_core-*", keep)
    with page.context.expect_event("request", lambda request: "/sueca_core-" in request.url):
        page.reload()
    yield
    for route in kept:
        route.continue_()
    page.context.unroute("**/engine/sueca_core-*", keep)


def in_mid_trick(table: Table) -> Seen:
    """Play until somebody has led to a trick in which it is South's turn."""
    return table.play_until(lambda seen: bool(seen.table) and len(seen.cards) < 8)


def test_a_reload_in_mid_trick(page: Page) -> None:
    table = Table.open(page)
    before, record = in_mid_trick(table), table.record()
    where = page.locator("#where").inner_text()

    with asleep(page):
        table.wait(PAINTED)
        painted = table.seen()
        assert painted.app == "loading"
        assert page.locator("#where").inner_text() == where
    after = table.to_act()

    assert painted.cards == after.cards == before.cards
    assert painted.table == after.table == before.table
    assert painted.legal == after.legal == before.legal
    assert (after.hand, after.points, after.turned) == (before.hand, before.points, before.turned)
    assert page.locator("#where").inner_text() == where
    assert table.record() == record

    after = table.play(after.legal[0])
    assert table.record().startswith(f"{record} {before.legal[0]} ")
    assert table.play_hand().phase == "hand_over"


def test_a_card_chosen_before_the_engine_is_there_is_played_then(page: Page) -> None:
    table = Table.open(page)
    before, record = in_mid_trick(table), table.record()
    with asleep(page):
        table.wait(PAINTED)
        table.click(before.legal[0])
        expect(page.locator('#table [data-seat="S"] [data-card]')).to_have_count(1)
        assert table.seen().table == {**before.table, "S": before.legal[0]}
        assert table.record() == record
    table.gone(before.legal[0])
    assert table.record().startswith(f"{record} {before.legal[0]}")


def test_a_reload_on_the_result(page: Page) -> None:
    table = Table.open(page)
    before = table.play_hand()
    said = page.locator("#result").inner_text()
    page.reload()
    after = table.to_act()
    assert (after.phase, after.points, after.games) == ("hand_over", before.points, before.games)
    assert page.locator("#result").inner_text() == said
    assert table.next_hand().hand == 2
