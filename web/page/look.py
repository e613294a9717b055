"""How the page looks and feels by the player's settings: what the style sheets need to know."""

import js

import cards
import sound
import stage
from dom import html

YES = ("four", "contrast", "left", "marks", "drag", "motion", "text")
WORDS = ("size",)

_more = js.matchMedia("(prefers-contrast: more)")


def apply(settings):
    """Tell the document, the cards, the moving pictures and the sounds."""
    html("theme", None if settings["theme"] == "auto" else settings["theme"])
    for name in YES:
        html(name, "true" if settings[name] else "false")
    html("learn", "yes" if settings["learn"] else "no")
    if _more.matches:
        html("contrast", "true")
    for name in WORDS:
        html(name, settings[name])
    cards.set_letters(settings["letters"])
    stage.Motion.wanted = settings["motion"]
    sound.Sounds.wanted = settings["sound"]
