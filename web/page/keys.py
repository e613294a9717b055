"""The keyboard, which is heard only while the focus is in the table (or nowhere in particular)."""

import hand
import hints
import sittings
import speak
from choosing import choose
from dialogs import show_help, show_last_trick
from display import points_live, turned_shown
from dom import by_id
from notices import announce

DIGITS = "1234567890"


def pressed(game, event):
    """A key went down; whether it was ours."""
    if event.ctrlKey or event.altKey or event.metaKey or not game.screen:
        return False
    key, target = event.key, event.target
    if key in (" ", "Enter") and _go_on(game, target):
        return True
    if not target.closest("#felt") or target.closest("#result"):
        return False
    if target.closest("#hand") and _walk(game, key):
        return True
    if key == "Escape" and game.view["lifted"]:
        game.lift(None)
        return True
    return game.settings["keys"] and _letter(game, key)


def _go_on(game, target):
    """Space and Enter end a pause, unless they are meant for a button."""
    on_card = target.closest("#hand [data-card]")
    if target.closest("button, a, summary, dialog, input") and not on_card:
        return False
    return game.tempo.go_on()


def _walk(game, key):
    """The arrows go round the hand; Home and End to its ends."""
    cards = hand.cards()
    if not cards:
        return False
    here = cards.index(game.view["stop"])
    there = {"ArrowLeft": here - 1, "ArrowRight": here + 1, "Home": 0, "End": len(cards) - 1}
    if key not in there:
        return False
    _stand(game, there[key])
    return True


def _stand(game, place):
    cards = hand.cards()
    game.view["stop"] = cards[place % len(cards)]
    hand.stand_on(game.view["stop"])
    hand.focus(place)


def _letter(game, key):
    """One key, one thing to do or to hear."""
    if key in DIGITS:
        return _pick(game, DIGITS.index(key))
    words, screen, letter = game.words, game.screen, key.lower()
    live = points_live(game.settings, screen["rules"])
    if letter == "m":
        game.say(speak.hand(words, hand.cards()))
    elif letter == "v":
        game.say(speak.table(words, screen))
    elif letter == "u":
        sittings.take_back(game)
    elif letter == "p":
        game.say(speak.points(words, screen, live))
    elif letter == "t":
        game.say(speak.trump(words, screen, turned_shown(game.settings, screen)))
    elif letter == "h":
        hints.ask(game)
    elif letter == "l":
        show_last_trick(words, screen, live)
    elif key == "?":
        show_help(game.words, game.about)
    else:
        return False
    return True


def _pick(game, place):
    """Choose the card at a place: it is lifted, and Enter plays it."""
    cards = hand.cards()
    if place >= len(cards):
        return True
    _stand(game, place)
    legal = [each["card"] for each in game.screen["hand"] if each["legal"]]
    if cards[place] in legal:
        game.lift(cards[place], by_key=True)
        announce(by_id("status-text").textContent)
    else:
        choose(game, cards[place], by_key=True)
    return True
