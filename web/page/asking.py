"""The player's word besides cards: weak hands, the dealer's choice, accusations, the count."""

import speak_table
from dialogs import ask, open_dialog
from dom import by_id, every, put, show

COMMANDS = {
    "weak-hand": ("call", {"weak": True}),
    "play-hand": ("call", {"weak": False}),
    "choose-bottom": ("choose", {"from": "bottom"}),
    "choose-top": ("choose", {"from": "top"}),
    "count": ("count", {}),
}
"""Controls that are one request each."""


def said(game, what):
    """One of the COMMANDS was pressed; a pause that runs is ended first, and nothing more."""
    if not game.tempo.go_on() and not game.talk.busy():
        kind, fields = COMMANDS[what]
        game.send(kind, **fields)


def offer_revoke(game, card, why):
    """Ask whether a card that does not follow is meant: its player may be accused for it."""
    values = {"suit": game.words.suit(why["suit"]), "card": game.words.the(card)}
    game.lift(None)
    ask(game.words, "ask.revoke", lambda: _revoke(game, card), **values)


def _revoke(game, card):
    if game.screen["todo"] == "play" and not game.talk.busy():
        game.send("revoke", card=card)


def open_accusation(game):
    """Choose whom to accuse, and be told what it costs."""
    if game.screen["accuse"]:
        game.books.ask(game.screen["rules"], lambda book, error: _show_accusation(game, book))


def _show_accusation(game, book):
    words = game.words
    put(by_id("accuse-cost"), speak_table.cost(words, book["options"]))
    for label in every("#accuse-whom label"):
        field = label.querySelector("input")
        show(label, field.value in game.screen["accuse"])
        field.checked = False
    by_id("accuse-go").disabled = True
    put(by_id("accuse-go"), words.t("do.accuse"))
    by_id("dialog-accuse").returnValue = ""
    open_dialog("accuse")


def _picked():
    picked = by_id("accuse-whom").querySelector("input:checked")
    return picked.value if picked else None


def accusation_changed(game):
    """A seat was picked: the button names it."""
    put(by_id("accuse-go"), game.words.t("accuse.go", seat=game.words.seat(_picked())))
    by_id("accuse-go").disabled = False


def accusation_closed(game):
    seat = _picked()
    if by_id("dialog-accuse").returnValue == "yes" and seat in game.screen["accuse"]:
        game.view["held"] = None
        game.send("accuse", seat=seat)
