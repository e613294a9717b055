"""What the page may show while the engine is not there. Pure: screens and Words in and out.

A card that the player taps on the last known screen is laid on the table at once and sent later.
That needs no rule: the screen says which cards are legal, and a card in the trick lies before its
owner. Who is next, and who wins, is left open until the engine has said it.
"""

from speak import your_turn

# What must be the same for a card that was tapped on one screen to be meant on another.
SAME = ("kind", "date", "hand_number", "phase", "todo", "trick_number", "table", "trump", "hand")

BY_ITSELF = (None, "open", "advance", "job.step")  # requests that nobody wished for


def legal(screen, card):
    """Whether a screen lets the player play this card now."""
    return screen["todo"] == "play" and any(
        held["card"] == card and held["legal"] for held in screen["hand"]
    )


def same_position(one, other):
    """Whether two screens show the same cards at the same moment of the same game."""
    return all(one.get(name) == other.get(name) for name in SAME)


def laid_down(screen, card):
    """The screen with a legal card of the player's on the table, and nothing to do but wait."""
    rest = [
        dict(held, legal=False, why={"code": "not_your_turn"})
        for held in screen["hand"]
        if held["card"] != card
    ]
    table = screen["table"] + [{"seat": "S", "card": card}]
    return dict(screen, hand=rest, table=table, todo="wait", turn="", winning=None)


def wish(kind):
    """What the player has asked for, of the request that waits: its kind, or None."""
    return None if kind in BY_ITSELF else kind


def sentence(words, screen, wished, size):
    """The status line while the page waits for the engine.

    ``wished``: see ``wish``; ``size``: how much of the engine has arrived, in words, or "".
    """
    if wished:
        told = words.t("boot.ordered")
    elif screen["todo"] == "wait":
        told = words.t("boot.laid")
    elif screen["todo"] == "play":
        told = your_turn(words, screen) + " " + words.t("boot.again")
    else:
        told = words.t("boot.again")
    return told + " " + size if size else told
