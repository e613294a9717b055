"""Rules that the page's address names: taken at once where nothing is lost, else offered."""

from address import asked, forget
from notices import notice
from speak import error as worded


def asked_rules():
    """The text of the rule set in the address, or None; a deal has rules of its own."""
    return None if asked("daily") or asked("deal") else asked("rules")


def offer_rules(game, start_anew):
    """Compare the address with the table; ``start_anew(game, rules)`` asks in mid-rubber."""
    text = asked_rules()
    forget("rules")
    if text:
        game.books.ask(text, lambda book, error: _told(game, start_anew, book, error))


def _told(game, start_anew, book, error):
    if error:
        notice(worded(game.words, error))
    elif game.screen["kind"] == "practice" and game.screen["rules"] == book["rules"]:
        game.settings["rules"] = book["rules"]
        game.store.set_json("settings", game.settings)
    else:
        start_anew(game, book["rules"])
