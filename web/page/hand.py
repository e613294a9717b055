"""The player's hand: one button a card, kept from one picture to the next."""

import js

from cards import dress, fit_soon
from dom import attr, by_id, html, make, mark, style
from motion import row_places, two_rows
from order import arranged
from speak import card_label

# Windows, in px: one lying on its side, as the style sheets have it, and one with room to spare.
LYING, LOW, ROOMY = 560, 600, 700

_buttons = {}  # card text -> its button


def button(card):
    """The picture of a card in the hand, or None."""
    return _drawn(card) if card in _buttons else None


def cards():
    """The cards shown, left to right, first row first."""
    return _order[:]


_order = []


def _drawn(card):
    return _buttons[card].firstElementChild


def draw(words, screen, settings, view):
    """Show the hand of a screen. ``view`` says what is lifted and which card the keys stand on."""
    held = arranged(screen, settings)
    wanted = [each["card"] for each in held]
    lost = _drop(wanted)
    for each in held:
        _draw_card(words, screen, each, len(held), wanted.index(each["card"]))
    _order[:] = wanted
    mark(
        by_id("hand"), "legal", settings["marks"] and screen["todo"] == "play" and not view["held"]
    )
    lay(settings)
    lift(view["lifted"])
    _roving(view, lost)


def _drop(wanted):
    """Take away the cards that are gone; the place of one that had the focus, or None."""
    lost = None
    for card in [card for card in _buttons if card not in wanted]:
        element = _buttons.pop(card)
        if element.matches(":focus"):
            lost = _order.index(card)
        element.remove()
    return lost


def _draw_card(words, screen, each, count, place):
    card = each["card"]
    if card not in _buttons:
        _buttons[card] = _new(card)
    element = _buttons[card]
    at_place = by_id("hand").children.item(place)
    if at_place is None or at_place.dataset.card != card:
        by_id("hand").insertBefore(element, at_place)
    attr(element, "data-legal", "true" if each["legal"] else "false")
    attr(element, "aria-disabled", "false" if each["legal"] else "true")
    label = card_label(words, card, place + 1, count, screen["trump"]["suit"])
    attr(element, "aria-label", label)


def _new(card):
    """A button as wide as what shows of the card, so that its middle can always be hit."""
    element = make("button", "held")
    element.setAttribute("type", "button")
    element.dataset.card = card
    drawn = make("span", "card")
    drawn.setAttribute("aria-hidden", "true")
    dress(drawn, card, lock=True)
    element.appendChild(drawn)
    return element


def lay(settings):
    """Give every card its place; called again when the window changes."""
    box, count = by_id("hand"), len(_order)
    if not count:
        html("rows", "one")
        return
    width, card = box.clientWidth, _card_width(box)
    large = settings["size"] != "normal" and js.innerHeight >= ROOMY
    low = js.innerWidth >= LYING and js.innerHeight < LOW
    two = two_rows(settings["rows"], width, card, count, large, low)
    mark(box, "two", two)
    html("rows", "two" if two else "one")
    fit_soon(box, _drawn(_order[0]))
    for card, (row, place, of) in zip(_order, row_places(count, two)):
        for name, value in (("--row", row), ("--i", place), ("--n", of)):
            style(_buttons[card], name, value)


def _card_width(box):
    """The width of a card in one row, in px, as the style sheet has it."""
    box.classList.remove("two")
    return _drawn(_order[0]).offsetWidth


def visible_width(card):
    """How much of a card a finger can hit, in px."""
    return _buttons[card].offsetWidth


def lift(card):
    for each, element in _buttons.items():
        mark(element, "lifted", each == card)


def peek(card):
    """Raise the card under a finger that slides along the hand; None lets all down."""
    for each, element in _buttons.items():
        mark(element, "peek", each == card)


def draw_along(card, dx, dy):
    """Let a card follow the pointer by so many px; None lets it go back to its place."""
    element = _buttons.get(card)
    if not element:
        return
    mark(element, "drawn", dx is not None)
    style(element, "--dx", "{}px".format(dx or 0))
    style(element, "--dy", "{}px".format(dy or 0))


def above(y):
    """Whether a point of the window lies above the hand."""
    return y < by_id("hand").getBoundingClientRect().top


def focus(place):
    """Put the keyboard's focus on the card at a place, counted round."""
    if _order:
        _buttons[_order[place % len(_order)]].focus()


def focus_stop():
    """Put the keyboard's focus into the hand, or on the table where the hand is empty."""
    for element in _buttons.values():
        if element.getAttribute("tabindex") == "0":
            element.focus()
            return
    by_id("felt").focus()


def stand_on(card):
    """Make one card the hand's only tab stop."""
    for each, element in _buttons.items():
        attr(element, "tabindex", "0" if each == card else "-1")


def _roving(view, lost):
    """One tab stop; after a play the focus stays at the same place of the hand."""
    if not _order:
        if lost is not None:
            by_id("felt").focus()
        return
    if lost is not None:
        view["stop"] = _order[min(lost, len(_order) - 1)]
    if view["stop"] not in _buttons:
        view["stop"] = _order[0]
    stand_on(view["stop"])
    if lost is not None:
        _buttons[view["stop"]].focus()


def card_at(x, y):
    """The card under a point of the window, or None."""
    found = js.document.elementFromPoint(x, y)
    found = found.closest("#hand [data-card]") if found else None
    return found.dataset.card if found else None
