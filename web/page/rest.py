"""Cards that play themselves: the rest that is claimed, and a card without an alternative. Pure.

What is sure, and what may be played, stands in the screen.
"""


def claimed(screen):
    """What to play where all tricks that are left are sure to be one side's, in order, or ()."""
    return screen.get("claim") or ()


def next_card(screen, settings, claims, tested):
    """The card to play for the player now, or None.

    ``claims``: the player has asked for the rest. ``tested``: a test plays without pauses,
    and plays its last card itself.
    """
    if screen["todo"] != "play":
        return None
    if claims:
        sure = claimed(screen)
        held = [each["card"] for each in screen["hand"] if each["legal"]]
        return sure[0] if sure else held[0] if len(screen["hand"]) == 1 else None
    return _forced(screen, settings["forced"], tested)


def _forced(screen, wish, tested):
    legal = [each["card"] for each in screen["hand"] if each["legal"]]
    if len(legal) != 1 or screen["may_revoke"]:
        return None
    last = len(screen["hand"]) == 1
    wanted = wish == "always" or (wish == "last" and last and not tested)
    return legal[0] if wanted else None
