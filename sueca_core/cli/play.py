"""``play``: the game in a terminal, in English, through the same sitting as the page."""

import argparse
import os
import sys

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
from sueca_core.game.events import CardPlayed, Dealt, TrickWon
from sueca_core.game.rulesets import parse_rules
from sueca_core.session.messages import (
    Advance,
    AskBot,
    BotPlays,
    Effect,
    Happened,
    HumanPlays,
    NextHand,
    PlayAgain,
)
from sueca_core.session.model import Levels, Sitting, daily, practice
from sueca_core.session.present import present, show_trick
from sueca_core.session.screen import Screen
from sueca_core.session.update import opening_events, update

__all__ = ["add_parser"]

_HELP = """\
Type a card (7H: seven of hearts) to play it.
  l  last trick    p  points    q  leave (the game is not kept)    ?  this help"""


def add_parser(commands: Commands) -> None:
    """Add the command."""
    parser = commands.add_parser("play", help="play in the terminal")
    add_rules(parser)
    parser.add_argument("--level", default="player", choices=LEVELS, help="of all three players")
    parser.add_argument("--daily", metavar="DATE", help="the deal of a day, 2026-12-02")
    parser.set_defaults(run=_run)


def _run(args: argparse.Namespace) -> int:
    sitting = _begin(args)
    _tell(opening_events(sitting), sitting)
    try:
        while True:
            sitting = _step(sitting)
    except (EOFError, KeyboardInterrupt):
        print()
        return 0


def _begin(args: argparse.Namespace) -> Sitting:
    if args.daily is not None:
        return daily(args.daily)
    levels = Levels(args.level, args.level)
    return practice(os.urandom(16).hex(), parse_rules(args.rules), levels)


def _step(sitting: Sitting) -> Sitting:
    """One card, or one answer after a hand."""
    screen = present(sitting)
    if screen.todo == "bot":
        sitting, effects = update(sitting, Advance())
        asked = next(each for each in effects if isinstance(each, AskBot))
        sitting, effects = update(sitting, BotPlays(asked.seat, choose(asked.level, asked.view)))
        _tell(effects, sitting)
        return sitting
    if screen.todo == "play":
        return _human(sitting, screen)
    return _between(sitting, screen)


def _human(sitting: Sitting, screen: Screen) -> Sitting:
    legal = " ".join(each.card.text for each in screen.hand if each.legal)
    print(f"Your hand: {hand_words(tuple(each.card for each in screen.hand))}   (legal: {legal})")
    word = _ask("Your card: ")
    if word in ("l", "p", "?"):
        print(_looked_up(word, screen))
        return sitting
    try:
        sitting, effects = update(sitting, HumanPlays(card(word.upper())))
    except CodedError as error:
        print(error_words(error))
        return sitting
    _tell(effects, sitting)
    return sitting


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
    """After a hand: its result, then what the person wants."""
    assert screen.result is not None, "a hand that is over has a result"
    print(result_words(screen.result))
    if screen.result.rubber:
        print(rubber_words(screen.result.rubber))
    print(_score(screen))
    over = screen.todo == "new"
    word = _ask("Enter: " + ("new rubber" if over else "go on") + ", a: same hand again, q: leave ")
    if word == "a":
        sitting, effects = update(sitting, PlayAgain())
    elif over:
        sitting = practice(os.urandom(16).hex(), sitting.record.rules, sitting.levels)
        effects = opening_events(sitting)
    else:
        sitting, effects = update(sitting, NextHand())
    _tell(effects, sitting)
    return sitting


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
        case Dealt(number, dealer, turned, leader):
            print(f"\nHand {number}. {seat_word(dealer)} dealt and turned {turned.text}: trump is")
            print(f"{suit_word(turned.suit)}. {seat_word(leader)} to lead.")
        case CardPlayed(seat, played):
            print(f"  {seat_word(seat)}: {played.text}")
        case TrickWon(number, trick):
            print(trick_words(show_trick(number, trick, sitting.record.rules)))
