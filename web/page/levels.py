"""How strong the computer players are: chosen in the settings, and before a new rubber."""

from dom import by_id, clear, clone, every, put, show
from settings import offered_levels

WHO = ("opponents", "partner")


def offer(words, place, bots):
    """Put a button there for each level that the engine has; none before it has said so.

    ``place``: "set" or "new", how the ids of the two groups of buttons begin.
    """
    for who in WHO:
        _fill(words, place + "-" + who, who, offered_levels(bots))


def _fill(words, place, who, levels):
    show(by_id(place), bool(levels))
    box = by_id(place).querySelector("div")
    clear(box)
    for level in levels:
        label = clone("option-value").firstElementChild
        field = label.querySelector("input")
        field.name, field.value = who, level
        put(label.querySelector("span"), words.t("level." + level))
        box.appendChild(label)


def tick(settings):
    """Show what is chosen, wherever it can be."""
    for who in WHO:
        for field in every('dialog [name="' + who + '"]'):
            field.checked = field.value == settings[who]
