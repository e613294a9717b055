"""``play``: the game in a terminal, in English, through the same sitting as the page."""

import argparse
import os
import sys

from sueca_core.answers import answered
from sueca_core.bots.levels import LEVELS, choose
from sueca_core.cli.options import Commands, add_rules
from sueca_core.cli.words import (
    error_words,
    hand_words,
    result_words,
    rubber_words,
    seat_word,
    suit_word,
    trick_words,
)
from sueca_core.game.cards import card
from sueca_core.game.errors import CodedError
from sueca_core.game.events import Accused, CardPlayed, Dealt, EndChosen, HandVoided, TrickWon
from sueca_core.game.rulesets import parse_rules
from sueca_core.game.seats import seat
from sueca_core.session.flow import Update, begin_hand
from sueca_core.session.messages import (
    Advance,
    AskBot,
    BotPlays,
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
from sueca_core.session.model import Levels, Sitting, daily, practice
from sueca_core.session.present import present
from sueca_core.session.results import show_trick
from sueca_core.session.screen import Screen
from sueca_core.session.update import update

__all__ = ["add_parser"]

_HELP = """\
Type a card (7H: seven of hearts) to play it.
  l  last trick    p  points    q  leave (the game is not kept)    ?  this help
  a w, a e  accuse West or East of a revoke, where the rules allow revokes"""


def add_parser(commands: Commands) -> None:
    """Add the command."""
    parser = commands.add_parser("play", help="play in the terminal")
    add_rules(parser)
    parser.add_argument("--level", default="player", choices=LEVELS, help="of all three players")
    parser.add_argument("--daily", metavar="DATE", help="the deal of a day, 2026-12-02")
    parser.set_defaults(run=_run)


def _run(args: argparse.Namespace) -> int:
    sitting, effects = answered(*_begin(args))
    _tell(effects, sitting)
    try:
        while True:
            sitting = _step(sitting)
    except (EOFError, KeyboardInterrupt):
        print()
        return 0


def _begin(args: argparse.Namespace) -> Update:
    if args.daily is not None:
        return begin_hand(daily(args.daily))
    levels = Levels(args.level, args.level)
    return begin_hand(practice(os.urandom(16).hex(), parse_rules(args.rules), levels))


def _step(sitting: Sitting) -> Sitting:
    """One card, or one word of the person's."""
    screen = present(sitting)
    if screen.todo == "bot":
        _, effects = update(sitting, Advance())
        asked = next(each for each in effects if isinstance(each, AskBot))
        return _told(sitting, BotPlays(asked.seat, choose(asked.level, asked.view)))
    if screen.todo == "play":
        return _human(sitting, screen)
    if screen.todo == "call":
        return _weak(sitting, screen)
    if screen.todo == "count":
        return _count(sitting, screen)
    return _between(sitting, screen)


def _told(sitting: Sitting, message: Message) -> Sitting:
    """The sitting after a message; what happened is printed, and so is a refusal."""
    try:
        after, effects = answered(*update(sitting, message))
    except CodedError as error:
        print(error_words(error))
        return sitting
    _tell(effects, after)
    return after


def _human(sitting: Sitting, screen: Screen) -> Sitting:
    legal = " ".join(each.card.text for each in screen.hand if each.legal)
    print(f"Your hand: {hand_words(tuple(each.card for each in screen.hand))}   (legal: {legal})")
    word = _ask("Your card: ")
    if word in ("l", "p", "?"):
        print(_looked_up(word, screen))
        return sitting
    if word.startswith("a "):
        return _accuse(sitting, word)
    try:
        played = card(word.upper())
    except CodedError as error:
        print(error_words(error))
        return sitting
    follows = not any(each.card is played and each.why for each in screen.hand)
    revoke = screen.may_revoke and not follows and _ask("That is a revoke. Sure (y)? ") == "y"
    return _told(sitting, HumanPlays(played, revoke))


def _weak(sitting: Sitting, screen: Screen) -> Sitting:
    print(f"Your hand: {hand_words(tuple(each.card for each in screen.hand))}")
    word = _ask("A weak hand. w: deal again, Enter: play it ")
    return _told(sitting, HumanSaysWeak(word == "w"))


def _count(sitting: Sitting, screen: Screen) -> Sitting:
    word = _ask("Enter: count the points, a w or a e: accuse West or East ")
    if word.startswith("a "):
        return _accuse(sitting, word)
    return _told(sitting, HumanCounts())


def _accuse(sitting: Sitting, word: str) -> Sitting:
    try:
        accused = seat(word[2:].upper())
    except CodedError as error:
        print(error_words(error))
        return sitting
    return _told(sitting, HumanAccuses(accused))


def _looked_up(word: str, screen: Screen) -> str:
    if word == "?":
        return _HELP
    if word == "p":
        return _score(screen)
    return trick_words(screen.last_trick) if screen.last_trick else "No trick has been played yet."


def _score(screen: Screen) -> str:
    points, games = list(screen.points.values()), list(screen.games.values())
    return f"Points {points[0]}-{points[1]}, games {games[0]}-{games[1]} (to {screen.target})."


def _between(sitting: Sitting, screen: Screen) -> Sitting:
    """Between two hands: the result of the last one, then what the person wants."""
    if screen.result is not None:
        print(result_words(screen.result))
        print(rubber_words(screen.result.rubber) if screen.result.rubber else _score(screen))
    if screen.todo == "choose":
        word = _ask("You deal. Trump from the bottom (b) or the top (t)? ")
        return _told(sitting, HumanChooses(word != "t"))
    over = screen.todo == "new"
    word = _ask("Enter: " + ("new rubber" if over else "go on") + ", a: same hand again, q: leave ")
    if word == "a":
        return _told(sitting, PlayAgain())
    if not over:
        return _told(sitting, NextHand())
    fresh = practice(os.urandom(16).hex(), sitting.record.rules, sitting.levels)
    after, effects = answered(*begin_hand(fresh))
    _tell(effects, after)
    return after


def _ask(prompt: str) -> str:
    word = input(prompt).strip().lower()
    if word == "q":
        raise EOFError
    return word


def _tell(effects: tuple[Effect, ...], sitting: Sitting) -> None:
    for effect in effects:
        if isinstance(effect, Happened):
            _tell_event(effect, sitting)
    sys.stdout.flush()


def _tell_event(told: Happened, sitting: Sitting) -> None:
    match told.event:
        case Dealt(number, dealer, turned, leader, _):
            print(f"\nHand {number}. {seat_word(dealer)} dealt and turned {turned.text}: trump is")
            print(f"{suit_word(turned.suit)}. {seat_word(leader)} to lead.")
        case EndChosen(dealer, from_bottom):
            print(f"{seat_word(dealer)}: trump from the {'bottom' if from_bottom else 'top'}.")
        case HandVoided(caller):
            print(f"A weak hand ({seat_word(caller)}): the cards are dealt again.")
        case Accused(who, accused, right):
            found = "and is right" if right else "and is wrong"
            print(f"{seat_word(who)} accuses {seat_word(accused)} of a revoke {found}.")
        case CardPlayed(player, played):
            print(f"  {seat_word(player)}: {played.text}")
        case TrickWon(number, trick):
            print(trick_words(show_trick(number, trick, sitting.record.rules)))
