"""A rubber from its first card to its last, and the one after it."""

import itertools

from playwright.sync_api import Page, expect

from e2e.table import Table


def test_a_rubber_to_its_end_and_a_new_one(page: Page) -> None:
    table = Table.open(page)
    seen, hands, games = table.play_hand(), 1, [{"NS": 0, "EW": 0}]
    while seen.phase == "hand_over":
        games.append(seen.games)
        hands += 1
        assert table.next_hand().hand == hands
        seen = table.play_hand()
    games.append(seen.games)

    assert seen.phase == "rubber_over"
    assert all(one[side] <= two[side] for one, two in itertools.pairwise(games) for side in one)
    winners = [side for side, number in seen.games.items() if number == 4]
    assert len(winners) == 1
    result = page.locator("#result")
    said = {"NS": "Ganhámos a partida", "EW": "Perdemos a partida"}[winners[0]]
    expect(result.get_by_role("heading")).to_contain_text(said)
    us, them = seen.games["NS"], seen.games["EW"]
    expect(result).to_contain_text(f"A partida acabou {us}–{them}")

    table.press("new-game")
    expect(page.locator("dialog[open]")).to_have_count(0)
    table.wait("() => document.documentElement?.dataset.phase === 'playing'")
    fresh = table.to_act()
    assert (fresh.hand, fresh.games, len(fresh.cards)) == (1, {"NS": 0, "EW": 0}, 10)
    expect(result).to_be_hidden()
