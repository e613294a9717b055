"""Dealing: the sixteen orders, the turn of the deal, and a trump without points."""

import pytest

from sueca_core.game.cards import CARDS
from sueca_core.game.deal import deal_pack
from sueca_core.game.notation import format_deal
from sueca_core.game.seats import Direction, following, seat
from tests.game.support import cards
from tests.oracle import dealing as oracle
from tests.tables import Row, ids, read, read_lines

DEALING = read("dealing.json")
PACKETS = [CARDS[0:10], CARDS[10:20], CARDS[20:30], CARDS[30:40]]
GOLDEN = read_lines("shuffle_golden.jsonl")[:40]


def order_id(row: Row) -> str:
    return f"{row['dealer']}-{row['direction']}-{row['deal']}"


@pytest.mark.parametrize("row", DEALING["orders"], ids=order_id)
def test_sixteen_orders(row: Row) -> None:
    dealer, direction = seat(row["dealer"]), Direction(row["direction"])
    deal = deal_pack(CARDS, dealer, direction, from_bottom=row["deal"] == "bottom")
    hands = [set(deal.hand(seat(letter))) for letter in row["packets"].split()]
    assert hands == [set(packet) for packet in PACKETS]
    assert deal.turned is CARDS[row["turned"]]
    assert deal.trump is deal.turned.suit
    assert deal.turned in deal.hand(dealer)
    assert deal.leader(direction).letter == row["next"]


@pytest.mark.parametrize("row", DEALING["orders"], ids=order_id)
def test_e17_the_leader_is_an_opponent_of_the_dealer(row: Row) -> None:
    dealer, direction = seat(row["dealer"]), Direction(row["direction"])
    deal = deal_pack(CARDS, dealer, direction, from_bottom=row["deal"] == "bottom")
    assert deal.leader(direction).side is dealer.side.other


@pytest.mark.parametrize("row", DEALING["rotations"], ids=lambda row: row["direction"])
def test_e16_four_hands_from_south(row: Row) -> None:
    dealers = [seat("S")]
    for _ in range(3):
        dealers.append(following(dealers[-1], Direction(row["direction"])))
    assert [each.letter for each in dealers] == row["dealers"].split()


@pytest.mark.parametrize("row", DEALING["empty_trump"], ids=ids(DEALING["empty_trump"]))
def test_empty_trump(row: Row) -> None:
    south, direction = seat("S"), Direction.ANTICLOCKWISE
    bottom = row["deal"] == "bottom"
    deal = deal_pack(cards(row["pack"]), south, direction, from_bottom=bottom, empty_trump=True)
    as_dealt = deal_pack(cards(row["dealt"]), south, direction, from_bottom=bottom)
    assert deal.turned.text == row["turned"]
    assert deal.hands == as_dealt.hands


@pytest.mark.parametrize("empty_trump", [False, True], ids=["any-trump", "empty-trump"])
@pytest.mark.parametrize("row", DEALING["orders"], ids=order_id)
def test_shuffled_packs_as_the_oracle_deals_them(row: Row, empty_trump: bool) -> None:
    dealer, direction = seat(row["dealer"]), Direction(row["direction"])
    bottom = row["deal"] == "bottom"
    packs = [golden["pack"] for golden in GOLDEN]
    deals = [
        deal_pack(cards(pack), dealer, direction, from_bottom=bottom, empty_trump=empty_trump)
        for pack in packs
    ]
    assert [format_deal(deal) for deal in deals] == [
        oracle.deal_text(
            oracle.deal(pack.split(), row["dealer"], row["direction"], row["deal"], empty_trump)
        )
        for pack in packs
    ]
