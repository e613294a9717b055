"""A hint on request: the first press shows a card, the second says why."""

import hand
import speak_hint
from dom import attr, clone, one
from notices import announce


def ask(game):
    """The button or the key was pressed; a pause that runs is ended first."""
    if game.view["hint"]:
        _tell(game)
    elif not game.tempo.go_on() and not game.talk.busy():
        _look(game)


def _look(game):
    if game.bridge.dead or game.laid:
        return
    if game.screen["todo"] != "play":
        game.say(game.words.t("hint.not_now"))
    elif not game.bridge.ready:
        game.say(game.words.t("hint.engine"))
    else:
        game.say(game.words.t("hint.looking"))
        game.send("hint")


def _tell(game):
    """The reason, in the status line and for readers."""
    game.view["hint"]["told"] = True
    game.view["lifted"] = None
    game.draw()
    announce(speak_hint.line(game.words, game.view["hint"]))


def heard(game, reply):
    """What a reply brings for a hint: the card, or that the search goes on; else it is over.

    Whether nothing else is to be made of the reply.
    """
    job, found = reply.get("job"), reply.get("hint")
    if job and job["kind"] == "hint":
        game.screen = reply["screen"]
        return True
    game.view["hint"] = dict(found, told=False) if found else None
    if not found:
        return False
    game.screen = reply["screen"]
    game.view["lifted"] = None
    game.remember()
    game.draw()
    announce(speak_hint.line(game.words, game.view["hint"]))
    return True


def draw(words, screen, view):
    """The lamp on the recommended card, and whether a hint can be had."""
    possible = screen["todo"] == "play" and not view["held"]
    attr(one('[data-do="hint"]'), "aria-disabled", "false" if possible else "true")
    wanted = view["hint"]["card"] if view["hint"] else None
    for card in hand.cards():
        _mark(words, hand.button(card).parentElement, card == wanted)


def _mark(words, button, wanted):
    lamp = button.querySelector(".lamp")
    if wanted and not lamp:
        button.appendChild(clone("lamp-sign"))
    elif lamp and not wanted:
        lamp.remove()
    attr(button, "data-hint", "true" if wanted else None)
    if wanted:
        label = button.getAttribute("aria-label")
        attr(button, "aria-label", label + ", " + words.t("hint.label"))
