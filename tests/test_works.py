"""Long work beside the game: in steps, one of a kind, and never in the sitting's way."""

from typing import Any

import pytest

from sueca_core.game.cards import CARDS
from sueca_core.session.fairness import count_deal, no_counts
from tests.oracle import dealing, shuffle
from tests.page import OPEN, Json, Page
from tests.test_playing import DAY, FORGED, HONEST, LEVEL, played

BEGIN: dict[str, Json] = {
    "verify": {"code": HONEST, "latest": DAY},
    "reference": {"date": DAY},
    "counts": {},
}


def finish(page: Page, kind: str, **fields: Any) -> Any:
    """Ask for a work's steps until it hands over its result."""
    reply = page.good(kind, **fields)
    while "work" in reply:
        work = reply["work"]
        assert work["kind"] == kind
        assert 0 <= work["done"] <= work["of"]
        reply = page.good("work.step", work=kind)
    return reply[kind]


@pytest.mark.slow
@pytest.mark.parametrize("kind", ["verify", "reference"])
def test_a_bot_that_thinks_goes_on_thinking(kind: str) -> None:
    """Work leaves the sitting as it is, and can be begun where there is none."""
    alone, page = Page(), Page()
    page.open()
    before = page.host._desk
    assert finish(page, kind, **BEGIN[kind]) == finish(alone, kind, **BEGIN[kind])
    assert page.host._desk is before


def test_a_verified_code() -> None:
    told = finish(Page(), "verify", **BEGIN["verify"])
    plays, (us, them) = played("learner", LEVEL)
    assert told["date"] == DAY
    assert told["day"] == 336
    assert told["points"] == {"NS": us, "EW": them}
    assert told["plays"].split() == [each.text for each in plays]
    assert told["bots_rerun"] is True


def test_losses_explain_the_result() -> None:
    """What South and North took is par, less what their cards gave away, plus the others' gifts."""
    told = finish(Page(), "losses", code=HONEST)
    assert len(told["costs"]) == 10
    us = played("learner", LEVEL)[1][0]
    assert us == told["par"] - sum(told["costs"]) - told["partner"] + told["gifts"]


def test_refusals() -> None:
    page = Page()
    assert page.code("verify", code="1", latest=DAY) == "code/bad_check"
    assert page.code("verify", code=HONEST, latest="2026-12-01") == "daily/not_begun"
    assert page.code("verify", code=HONEST, latest="") == "daily/bad_date"
    assert page.code("reference", date="2025-12-31") == "daily/before_first"
    assert page.code("work.step", work="verify") == "job/none"
    assert page.code("work.step", work="bread") == "job/none"


def test_a_work_that_failed_is_over() -> None:
    page = Page()
    reply = page.send("verify", code=FORGED, latest=DAY)
    while reply["ok"]:
        reply = page.send("work.step", work="verify")
    assert reply["error"]["code"] == "code/bots_differ"
    assert page.code("work.step", work="verify") == "job/none"


def test_works_of_different_kinds_side_by_side() -> None:
    page = Page()
    page.good("reference", date=DAY)
    page.good("counts")
    assert page.good("work.step", work="reference")["work"]["kind"] == "reference"
    assert page.good("work.step", work="counts")["work"]["done"] == 80


# -- fairness -------------------------------------------------------------------------------------


def test_a_deal_with_what_it_was_made_from() -> None:
    """The hash is the first block of the oracle's stream."""
    shown = Page().good("fairness", seed="daily/v1/2026-12-02/0")["fairness"]
    pack = shuffle.daily_pack("2026-12-02", 0)
    deal = dealing.deal(pack, "E", "ccw", "bottom")
    assert shown["text"] == "sueca/daily/v1/2026-12-02/0"
    assert shown["hash"] == "".join(f"{each:02x}" for each in first_bytes(shown["text"]))
    assert (shown["pack"], shown["dealer"], shown["turned"]) == (pack, "E", deal["turned"])
    assert shown["deal"] == dealing.deal_text(deal)
    assert {seat: sorted(hand) for seat, hand in deal["hands"].items()} == shown["hands"]


def first_bytes(text: str) -> list[int]:
    """The stream's first block, byte by byte."""
    source = shuffle.stream(text)
    return [next(source) for _ in range(32)]


def test_a_deal_in_play_stays_hidden() -> None:
    page = Page()
    page.open(daily=DAY)
    seed = "daily/v1/2026-12-02/"
    assert page.code("fairness", seed=seed + "0") == "seed/in_play"
    assert page.code("fairness", seed="daily/v1/2026-12-02") == "seed/in_play"
    assert page.good("fairness", seed=seed + "1")
    page.play_until("next")
    assert page.good("fairness", seed=seed + "0")
    page.good("next")
    assert page.code("fairness", seed=seed + "1") == "seed/in_play"
    practice = Page()
    practice.open()
    assert practice.code("fairness", seed=OPEN["seed"]) == "seed/in_play"


def test_seeds_that_name_no_deal() -> None:
    page = Page()
    assert page.code("fairness", seed="") == "seed/bad"
    assert page.code("fairness", seed="a\ud800") == "wire/bad_field"
    assert page.code("fairness", seed="daily/v1/2025-01-01/0") == "daily/before_first"


def test_ten_thousand_deals() -> None:
    """What must hold of any deals, and that chance favours nobody (five sigmas)."""
    told = finish(Page(), "counts")
    assert told["deals"] == sum(told["dealt"]) == 10_000
    assert sum(told["trumps"]) == 100_000
    assert sum(told["points"]) == 1_200_000
    assert sum(told["aces"]) == 4 * 10_000
    assert all(2_250 < each < 2_750 for each in told["dealt"])
    assert all(24_000 < each < 26_000 for each in told["trumps"])
    assert all(297_000 < each < 303_000 for each in told["points"])


@pytest.mark.parametrize("deals", [1, 40])
def test_the_first_deals_by_the_oracle(deals: int) -> None:
    """After one step there are forty of them; their sums stand in no reply, so take the steps."""
    counts = no_counts()
    for number in range(deals):
        counts = count_deal(counts, number)
    hands = [oracle_deal(number) for number in range(deals)]
    assert counts.trumps == tuple(
        sum(card[1] == deal["trump"] for deal in hands for card in deal["hands"][seat])
        for seat in "SWNE"
    )
    assert counts.dealt == tuple(sum(deal["dealer"] == seat for deal in hands) for seat in "SWNE")
    assert counts.points == tuple(
        sum(WORTH[card[0]] for deal in hands for card in deal["hands"][seat]) for seat in "SWNE"
    )


WORTH = {each.rank.letter: each.points for each in CARDS}


def oracle_deal(number: int) -> dealing.Deal:
    """Hand 0 of the seed ``fairness/<number>``."""
    name = f"fairness/{number}"
    pack, dealer = shuffle.practice_pack(name, 0), shuffle.practice_first_dealer(name)
    return dealing.deal(pack, dealer, "ccw", "bottom")
