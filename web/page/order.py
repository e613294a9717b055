"""The order in which the player likes to hold the cards. Pure.

The screen's hand has its own order: trump first, suits of one colour apart, strong cards first. The
choices here only move whole suits, turn each suit round, or mix everything.
"""


def arranged(screen, settings):
    """The cards of a screen's hand, as the settings "order" and "ranks" want them."""
    held = list(screen["hand"])
    if settings["order"] == "none":
        return sorted(held, key=lambda each: _mixed(each["card"], screen["hand_number"]))
    trump = screen["trump"]["suit"] if screen["trump"] else ""
    suits = _suits(held)
    if settings["order"] == "right" and trump in suits:
        suits.remove(trump)
        suits.append(trump)
    found = []
    for suit in suits:
        run = [each for each in held if each["card"][1] == suit]
        found += run if settings["ranks"] == "down" else run[::-1]
    return found


def _suits(held):
    """The suits of a hand in the order in which they stand there."""
    suits = []
    for each in held:
        if each["card"][1] not in suits:
            suits.append(each["card"][1])
    return suits


def _mixed(card, number):
    """A place without rhyme or reason; it stays the same for as long as the hand lasts."""
    return (ord(card[0]) * 37 + ord(card[1]) * 71) * (number % 17 + 11) % 103, card
