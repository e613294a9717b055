"""The trick in its four slots: cards that arrive, stay, and are gathered by their winner."""

import hand
from cards import fit_soon, picture
from dom import by_id, make, mark, one, put
from stage import box, fly, gather, seat_box

SEATS = "SWNE"
_slots = {}  # seat -> (card text, its picture)


def start_of_flight(screen, view):
    """Where the player's card lay before it leaves the hand: {card: box}."""
    gone = [each["card"] for each in _on_table(screen, view) if each["seat"] == "S"]
    return {card: box(hand.button(card)) for card in gone if hand.button(card)}


def _on_table(screen, view):
    return view["held"]["cards"] if view["held"] else screen["table"]


def draw(words, screen, settings, view, start):
    cards = {each["seat"]: each["card"] for each in _on_table(screen, view)}
    _collect(cards, screen)
    held = view["held"]
    winner = held["winner"] if held else screen["winning"] if settings["winner"] else None
    leader = held["leader"] if held else screen["leader"]
    turn = None if held else screen["turn"]
    fit_soon(by_id("table"), one('.slot[data-seat="S"]'))
    for seat in SEATS:
        slot = one('.slot[data-seat="' + seat + '"]')
        card = cards.get(seat)
        if card and seat not in _slots:
            _place(words, slot, seat, card, start.get(card))
        mark(slot, "full", bool(card))
        mark(slot, "turn", turn == seat == "S")
        _badge(slot, "wins", words.t("slot.wins"), bool(card) and seat == winner)
        mark(slot, "win", bool(card) and seat == winner)
        _badge(slot, "led", "1", bool(card) and seat == leader, words.t("slot.led"))


def _collect(cards, screen):
    """Take away the cards that have left the table, together and towards their winner."""
    gone = [seat for seat in _slots if cards.get(seat) != _slots[seat][0]]
    elements = [_slots.pop(seat)[1] for seat in gone]
    last = screen["last_trick"]
    if len(elements) == 4 and last:
        gather(elements, last["winner"])
    for element in elements:
        element.remove()


def _place(words, slot, seat, card, start):
    element = picture(card, words.card(card))
    element.dataset.card = card
    slot.appendChild(element)
    _slots[seat] = (card, element)
    if start or seat != "S":
        fly(element, start or seat_box(seat))


def forget():
    """Drop the cards on the table: another language names them anew."""
    for seat in list(_slots):
        _slots.pop(seat)[1].remove()


def _badge(slot, kind, text, wanted, label=None):
    found = slot.querySelector("." + kind)
    if wanted and not found:
        badge = make("span", kind, text)
        if label:
            badge.setAttribute("role", "img")
            badge.setAttribute("aria-label", label)
        slot.appendChild(badge)
    elif found and wanted:
        put(found, text)
    elif found:
        found.remove()
