"""Top or bottom, weak hands, revokes and accusations, as the person at the table meets them."""

from dataclasses import replace

import pytest

from sueca_core.game.cards import card
from sueca_core.game.errors import CodedError
from sueca_core.game.events import Accused, CardPlayed, Dealt, EndChosen, HandOver, HandVoided
from sueca_core.game.notation import format_deal
from sueca_core.game.rulesets import RuleSet, format_rules, parse_rules
from sueca_core.game.seats import SEATS, Seat, Side
from sueca_core.game.state import Phase
from sueca_core.game.view import player_view
from sueca_core.session.flow import begin_hand, settled
from sueca_core.session.messages import (
    AskAccusation,
    AskWeak,
    BotAccuses,
    BotPlays,
    BotSaysWeak,
    Effect,
    Happened,
    HumanAccuses,
    HumanChooses,
    HumanCounts,
    HumanPlays,
    HumanSaysWeak,
    Message,
    NextHand,
    PlayAgain,
)
from sueca_core.session.model import Levels, Sitting, practice
from sueca_core.session.present import present
from sueca_core.session.update import update
from sueca_core.wire.codec import plain
from tests.game.support import dealt, hand_of
from tests.game.test_calls import EMPTY, NINE, deal_with
from tests.oracle import dealing, shuffle
from tests.oracle.play import points
from tests.session.support import in_hand, seated, to_the_end_of_the_hand
from tests.tables import read

F1, F2, F3, F4, F5 = read("hands.json")
S, W, N, E = SEATS
CLUB, OLD_TABLE = parse_rules("club"), parse_rules("old_table")
BLOCKED = parse_rules("portuguese")
OTHERS = parse_rules("portuguese,weak_leader=9,weak_others=4")
SEEDS = [f"seed-{number}" for number in range(2000)]


def code_of(sitting: Sitting, message: Message) -> str:
    """The code with which a message is refused; a refusal leaves the sitting as it was."""
    before = repr(sitting)
    with pytest.raises(CodedError) as refused:
        update(sitting, message)
    assert repr(sitting) == before
    return refused.value.code


def told(effects: tuple[Effect, ...]) -> list[object]:
    return [each.event for each in effects if isinstance(each, Happened)]


def kinds(effects: tuple[Effect, ...]) -> list[type]:
    return [type(each) for each in told(effects)]


def begun(seed: str, rules: RuleSet) -> tuple[Sitting, tuple[Effect, ...]]:
    return begin_hand(practice(seed, rules, Levels()))


# -- the dealer's choice --------------------------------------------------------------------------


def dealt_by(dealer: str) -> str:
    """A seed whose first hand that seat deals."""
    return next(seed for seed in SEEDS if shuffle.practice_first_dealer(seed) == dealer)


def oracle_deal(seed: str, number: int, dealer: str, method: str) -> str:
    """The text of a deal by the second implementation, anticlockwise."""
    pack = shuffle.practice_pack(seed, number)
    return dealing.deal_text(dealing.deal(pack, dealer, "ccw", method))


def test_the_empty_table_before_the_person_chooses() -> None:
    sitting, effects = begun(dealt_by("S"), CLUB)
    screen = present(sitting)
    assert effects == ()
    assert (screen.phase, screen.todo, screen.turn) == (Phase.CHOOSING, "choose", S)
    assert (screen.dealer, screen.leader, screen.trump) == (S, None, None)
    assert (screen.hand, screen.table, screen.accuse, screen.unfinished) == ((), (), (), False)
    assert [each.cards for each in screen.seats.values()] == [0] * 4


@pytest.mark.parametrize("from_bottom, method", [(True, "bottom"), (False, "top")])
def test_the_person_chooses(from_bottom: bool, method: str) -> None:
    seed = dealt_by("S")
    sitting, effects = update(begun(seed, CLUB)[0], HumanChooses(from_bottom))
    assert kinds(effects) == [EndChosen, Dealt]
    assert told(effects)[0] == EndChosen(S, from_bottom)
    assert format_deal(hand_of(sitting.state).deal) == oracle_deal(seed, 0, "S", method)
    assert present(sitting).turn is E


BOTS_DEAL = [seed for seed in SEEDS[:20] if shuffle.practice_first_dealer(seed) != "S"]


@pytest.mark.parametrize("seed", BOTS_DEAL)
def test_a_computer_dealers_choice_comes_from_the_seed(seed: str) -> None:
    dealer = shuffle.practice_first_dealer(seed)
    method = shuffle.dealers_choice(f"sueca/deal/v1/{seed}/0")
    sitting, effects = begun(seed, replace(CLUB, revoke="blocked"))
    assert kinds(effects) == [EndChosen, Dealt]
    assert format_deal(hand_of(sitting.state).deal) == oracle_deal(seed, 0, dealer, method)


def test_the_next_hand_is_the_persons_to_begin() -> None:
    """West deals first, so South, next to deal anticlockwise, has the choice of hand two."""
    seed = dealt_by("W")
    sitting = to_the_end_of_the_hand(begun(seed, replace(CLUB, revoke="blocked"))[0])
    screen = present(sitting)
    assert (screen.todo, screen.phase) == ("choose", Phase.HAND_OVER)
    assert code_of(sitting, NextHand()) == "action/must_choose"
    after, effects = update(sitting, HumanChooses(from_bottom=False))
    assert kinds(effects) == [EndChosen, Dealt]
    assert format_deal(hand_of(after.state).deal) == oracle_deal(seed, 1, "S", "top")
    assert present(after).hand_number == 2


def test_the_next_hand_of_a_computer_dealer() -> None:
    seed = dealt_by("S")
    sitting, _ = update(
        begun(seed, replace(CLUB, revoke="blocked"))[0], HumanChooses(from_bottom=True)
    )
    sitting = to_the_end_of_the_hand(sitting)
    assert present(sitting).todo == "next"
    assert code_of(sitting, HumanChooses(from_bottom=True)) == "action/not_your_turn"
    after, effects = update(sitting, NextHand())
    assert kinds(effects) == [EndChosen, Dealt]
    method = shuffle.dealers_choice(f"sueca/deal/v1/{seed}/1")
    assert format_deal(hand_of(after.state).deal) == oracle_deal(seed, 1, "E", method)


def test_no_choice_where_there_is_none() -> None:
    assert code_of(in_hand(F1, 0), HumanChooses(from_bottom=True)) == "action/wrong_phase"
    assert code_of(in_hand(F5, 40), HumanChooses(from_bottom=True)) == "action/wrong_phase"
    sitting, _ = update(
        begun(dealt_by("S"), replace(CLUB, revoke="blocked"))[0], HumanChooses(from_bottom=True)
    )
    assert code_of(sitting, HumanChooses(from_bottom=True)) == "action/wrong_phase"


def test_a_hand_played_again_offers_no_choice() -> None:
    seed = dealt_by("W")
    over = to_the_end_of_the_hand(begun(seed, replace(CLUB, revoke="blocked"))[0])
    again, _ = update(over, PlayAgain())
    assert code_of(again, HumanChooses(from_bottom=True)) == "action/wrong_phase"
    second = to_the_end_of_the_hand(again, seed=2)
    assert present(second).todo == "next"
    assert code_of(second, HumanChooses(from_bottom=True)) == "action/wrong_phase"
    assert update(second, NextHand())[0] == over


# -- weak hands -----------------------------------------------------------------------------------


def weak_first_hand(leader: str, most: int) -> str:
    """A seed whose first hand that seat leads with no more points, by the second implementation."""
    dealer = {"S": "W", "E": "S", "N": "E", "W": "N"}[leader]
    for seed in SEEDS:
        if shuffle.practice_first_dealer(seed) == dealer:
            deal = dealing.deal(shuffle.practice_pack(seed, 0), dealer, "ccw", "bottom")
            if points(deal["hands"][leader]) <= most:
                return seed
    raise AssertionError("no such seed")


def test_the_person_is_asked() -> None:
    sitting, effects = begun(weak_first_hand("S", 9), OLD_TABLE)
    screen = present(sitting)
    assert kinds(effects) == [Dealt]
    assert (screen.phase, screen.todo, screen.turn) == (Phase.CALLING, "call", S)
    assert all(not each.legal for each in screen.hand)
    assert code_of(sitting, HumanPlays(screen.hand[0].card)) == "action/wrong_phase"
    assert code_of(sitting, BotSaysWeak(N, calls=True)) == "action/not_your_turn"


def test_the_person_calls() -> None:
    """The deal moves on from West to South, and the next pack is dealt."""
    seed = weak_first_hand("S", 9)
    sitting, effects = update(begun(seed, OLD_TABLE)[0], HumanSaysWeak(calls=True))
    assert told(effects)[0] == HandVoided(S)
    assert kinds(effects)[1] is Dealt
    assert sitting.state.hand is not None
    assert format_deal(hand_of(sitting.state).deal) == oracle_deal(seed, 1, "S", "bottom")
    assert (sitting.state.hands_done, present(sitting).hand_number) == (0, 1)


def test_the_person_plays_it() -> None:
    sitting, effects = update(
        begun(weak_first_hand("S", 9), OLD_TABLE)[0], HumanSaysWeak(calls=False)
    )
    screen = present(sitting)
    assert effects == ()
    assert (screen.phase, screen.todo) == (Phase.PLAYING, "play")
    assert code_of(sitting, HumanSaysWeak(calls=True)) == "action/wrong_phase"


def test_a_computer_leader_is_asked() -> None:
    seed = weak_first_hand("E", 9)
    sitting, effects = begun(seed, OLD_TABLE)
    assert kinds(effects) == [Dealt]
    assert effects[-1] == AskWeak(E, player_view(sitting.state, E))
    assert code_of(sitting, HumanSaysWeak(calls=True)) == "action/not_your_turn"
    called, effects = update(sitting, BotSaysWeak(E, calls=True))
    assert told(effects)[0] == HandVoided(E)
    assert hand_of(called.state).deal.dealer is E
    passed, effects = update(sitting, BotSaysWeak(E, calls=False))
    assert effects == ()
    assert present(passed).todo == "bot"


@pytest.mark.parametrize("rules", [OLD_TABLE, OTHERS], ids=["old_table", "others too"])
def test_nobody_is_asked_without_a_weak_hand(rules: RuleSet) -> None:
    """F1: everybody holds more than nine points."""
    sitting = in_hand(F1, 0, format_rules(rules))
    assert present(sitting).todo == "bot"
    assert asked_weak(sitting) == []


def asked_weak(sitting: Sitting) -> list[Seat]:
    """Who is asked a word as soon as a hand like this has been dealt."""
    _, effects = settled(sitting, ())
    return [each.seat for each in effects if isinstance(each, AskWeak)]


def test_the_other_seats_are_asked_one_after_the_other() -> None:
    """East leads with nine points, West holds none (V21); the person is asked nothing."""
    sitting = seated(dealt(OTHERS, deal_with(S, E=NINE, W=EMPTY.replace("2D", "KD"))))
    assert asked_weak(sitting) == [E]
    sitting, effects = update(sitting, BotSaysWeak(E, calls=False))
    assert effects == (AskWeak(W, player_view(sitting.state, W)),)
    sitting, effects = update(sitting, BotSaysWeak(W, calls=False))
    assert (effects, present(sitting).todo) == ((), "bot")


def test_a_hand_played_again_begins_after_the_words() -> None:
    sitting, _ = update(begun(weak_first_hand("S", 9), OLD_TABLE)[0], HumanSaysWeak(calls=False))
    over = to_the_end_of_the_hand(sitting)
    counted, _ = update(over, HumanCounts())
    again, effects = update(counted, PlayAgain())
    assert kinds(effects) == [Dealt]
    assert present(again).todo == "play"


# -- revokes and accusations ----------------------------------------------------------------------

ALLOWED = "portuguese,target=6,revoke=allowed,revoke_right=four_games,revoke_wrong=one_game"


def after(plies: int, rules: str = ALLOWED) -> Sitting:
    """F1 after so many cards. At the fourth South may only follow with 6C or 3C."""
    return in_hand(F1, plies, rules)


def revoked() -> Sitting:
    """South throws the king of spades on a lead of clubs."""
    return update(after(3), HumanPlays(card("KS"), revoke=True))[0]


def test_a_revoke_must_be_meant() -> None:
    screen = present(after(3))
    assert screen.may_revoke
    assert [each.card.text for each in screen.hand if each.legal] == ["6C", "3C"]
    assert code_of(after(3), HumanPlays(card("KS"))) == "action/must_follow_suit"
    sitting, effects = update(after(3), HumanPlays(card("KS"), revoke=True))
    assert isinstance(told(effects)[0], CardPlayed)
    assert hand_of(sitting.state).tricks[0].cards[3] is card("KS")


def test_a_revoke_where_it_is_blocked() -> None:
    sitting = in_hand(F1, 3)
    assert not present(sitting).may_revoke
    meant = HumanPlays(card("KS"), revoke=True)
    assert code_of(sitting, meant) == "action/must_follow_suit"
    assert code_of(sitting, HumanAccuses(W)) == "action/not_offered"
    assert code_of(sitting, HumanCounts()) == "action/wrong_phase"


def test_a_card_that_follows_may_be_sent_as_a_revoke_too() -> None:
    one, _ = update(after(3), HumanPlays(card("3C"), revoke=True))
    two, _ = update(after(3), HumanPlays(card("3C")))
    assert one == two


def asked(effects: tuple[Effect, ...]) -> list[Seat]:
    return [each.seat for each in effects if isinstance(each, AskAccusation)]


def test_after_each_card_the_opposing_players_are_asked_in_play_order() -> None:
    """Anticlockwise from the seat that played; the person is asked nothing."""
    _, effects = update(after(0), BotPlays(E, card("AC")))
    assert asked(effects) == [N]
    _, effects = update(after(1), BotPlays(N, card("2C")))
    assert asked(effects) == [W, E]
    _, effects = update(after(3), HumanPlays(card("3C")))
    assert asked(effects) == [E, W]
    _, effects = update(after(39), BotPlays(W, card("7D")))
    assert asked(effects) == [N]


def test_they_know_only_what_they_see() -> None:
    sitting, effects = update(after(3), HumanPlays(card("KS"), revoke=True))
    asks = [each for each in effects if isinstance(each, AskAccusation)]
    assert [each.view for each in asks] == [player_view(sitting.state, each.seat) for each in asks]


def test_nobody_is_asked_where_revokes_are_blocked() -> None:
    _, effects = update(in_hand(F1, 3), HumanPlays(card("3C")))
    assert asked(effects) == []


def test_whom_the_person_may_accuse() -> None:
    assert present(after(0)).accuse == ()
    assert present(after(1)).accuse == (W, E)
    assert present(in_hand(F1, 1)).accuse == ()
    wrong, _ = update(after(1), HumanAccuses(E))
    assert present(wrong).accuse == (W,)
    assert code_of(wrong, HumanAccuses(E)) == "action/already_called"
    assert code_of(wrong, HumanAccuses(N)) == "action/accuse_opponent"
    assert present(after(40)).accuse == (W, E)


def test_a_right_accusation_of_the_person() -> None:
    sitting, effects = update(revoked(), BotAccuses(W, S))
    assert kinds(effects) == [Accused, HandOver]
    result = present(sitting).result
    assert result is not None
    assert (result.code, result.winner, result.award[Side.EW]) == ("revoke_found", Side.EW, 4)
    assert (result.accuser, result.accused) == (W, S)
    assert plain(result.revoke) == {"seat": "S", "trick_number": 1, "card": "KS", "led": "C"}
    assert present(sitting).todo == "next"


def test_a_wrong_accusation_that_ends_the_rubber() -> None:
    sitting, _ = update(after(9, "portuguese,revoke=allowed"), HumanAccuses(W))
    screen = present(sitting)
    assert (screen.todo, screen.games) == ("new", {Side.NS: 0, Side.EW: 4})
    assert screen.result is not None
    assert (screen.result.code, screen.result.revoke) == ("revoke_not_found", None)
    assert (screen.result.accuser, screen.result.accused) == (S, W)


def test_a_wrong_accusation_that_costs_a_game() -> None:
    sitting, effects = update(after(9), HumanAccuses(W))
    assert told(effects) == [Accused(S, W, right=False)]
    screen = present(sitting)
    assert (screen.todo, screen.games) == ("bot", {Side.NS: 0, Side.EW: 1})


def test_the_count() -> None:
    sitting = after(40)
    screen = present(sitting)
    assert (screen.phase, screen.todo, screen.result) == (Phase.COUNTING, "count", None)
    assert screen.laid_open is None
    assert code_of(sitting, NextHand()) == "action/wrong_phase"
    assert code_of(sitting, PlayAgain()) == "action/wrong_phase"
    counted, effects = update(sitting, HumanCounts())
    assert kinds(effects) == [HandOver]
    assert present(counted).todo == "next"
    assert code_of(counted, HumanCounts()) == "action/wrong_phase"
    assert code_of(counted, HumanAccuses(W)) == "action/wrong_phase"


def test_a_revoke_leaves_no_trace() -> None:
    """But for the card itself, the screen is what it would be after any discard."""
    shown = plain(present(revoked()))
    honest = plain(present(update(after(3), HumanPlays(card("3C")))[0]))
    assert isinstance(shown, dict)
    assert isinstance(honest, dict)
    same = set(shown) - {"hand", "last_trick", "points"}
    assert {name: shown[name] for name in same} == {name: honest[name] for name in same}
