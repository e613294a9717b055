"""The game as a text to be walked through: the same Screen, the same commands, no picture.

Headings stand always in the same order: what happened last, Trump, Table, Your hand, Points, Last
trick. Nothing waits by itself here: the others' cards are told together, up to one's own turn.
"""

import speak
from choices import now
from display import points_live, turned_shown
from dom import attr, by_id, clear, make, mark, one, put, show
from order import arranged
from speak_result import next_line, notes, stopped, title, why

MENU = ("daily", "practice", "new-game", "rules", "settings", "help")


class _Drawn:
    """The words shown last, to be left alone while they are the same."""

    hand = None
    choices = None


def switch(words, on):
    """Go over to the text, or back to the table; the switch stays the first control."""
    show(by_id("text"), on)
    put(one("#text-switch span"), words.t("text.back" if on else "do.text-mode"))
    mark(by_id("text-switch"), "skip", not on)
    attr(by_id("to-hand"), "href", "#text-hand-head" if on else "#hand")
    _menu(words, MENU if on else ())
    _Drawn.hand = _Drawn.choices = None


def _menu(words, commands):
    """The other things to do; they stand here only while they stand nowhere else."""
    _fill(by_id("text-more"), [(do, words.t("do." + do)) for do in commands])


def draw(words, screen, settings, view):
    """Tell a screen."""
    if not settings["text"]:
        return
    live = points_live(settings, screen["rules"])
    put(by_id("text-trump"), speak.trump(words, screen, turned_shown(settings, screen)))
    put(by_id("text-table"), speak.table(words, screen))
    put(by_id("text-now"), _now(words, screen, view))
    put(by_id("text-points"), speak.points(words, screen, live))
    put(by_id("text-last"), speak.last_trick(words, screen, live))
    held = arranged(screen, settings)
    put(by_id("text-hand-head"), words.n("text.hand", len(held)))
    _cards(words, screen, held)
    _choices(words, screen, view)


def _now(words, screen, view):
    """What is to be done; after a hand, how it ended."""
    result = screen["result"]
    if not result:
        return speak.status(words, screen)
    parts = [stopped(title(words, result, bool(screen["again"])))]
    parts.append(why(words, result, view["book"]))
    parts += [notes(words, screen), next_line(words, screen)]
    return " ".join(part for part in parts if part)


def _cards(words, screen, held):
    """One button a card; after a play the focus stays at the same place."""
    told = [(each["card"], each["legal"], _name(words, screen, each)) for each in held]
    if told == _Drawn.hand:
        return
    _Drawn.hand, box = told, by_id("text-hand")
    place = _place_of_focus(box)
    clear(box)
    for card, legal, name in told:
        item, button = make("li"), make("button", "", name)
        attr(button, "type", "button")
        attr(button, "data-card", card)
        attr(button, "aria-disabled", "false" if legal else "true")
        item.appendChild(button)
        box.appendChild(item)
    if place is not None:
        _give_focus(box, place)


def _name(words, screen, each):
    card, trump = each["card"], screen["trump"]["suit"]
    key = "text.trump" if card[1] == trump else "text.card"
    name = words.t(key, card=words.card(card), worth=words.t("worth." + card[0]))
    name = name[0].upper() + name[1:]
    mine = screen["todo"] == "play"
    return name if each["legal"] or not mine else words.t("text.not-now", name=name)


def _place_of_focus(box):
    items = box.querySelectorAll("button")
    found = [place for place in range(items.length) if items.item(place).matches(":focus")]
    return found[0] if found else None


def _give_focus(box, place):
    items = box.querySelectorAll("button")
    if items.length:
        items.item(min(place, items.length - 1)).focus()
    else:
        by_id("text-title").focus()


def _choices(words, screen, view):
    """What else can be done now, as buttons."""
    wanted = now(words, screen, view)
    if wanted == _Drawn.choices:
        return
    _Drawn.choices, box = wanted, by_id("text-choices")
    show(by_id("text-choices-head"), bool(wanted))
    focused = box.querySelector(":focus") is not None
    _fill(box, wanted)
    if focused:
        by_id("text-title").focus()


def _fill(box, commands):
    """Put a button for each (command, words) into a box."""
    clear(box)
    for do, text in commands:
        button = make("button", "second", text)
        attr(button, "type", "button")
        attr(button, "data-do", do)
        box.appendChild(button)
