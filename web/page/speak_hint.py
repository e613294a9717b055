"""Hints in words. Pure: what the engine recommends and Words in, text out."""


def line(words, hint):
    """The status line while a hint is shown; "" where there is none.

    ``hint`` is the view's: the engine's ``card`` and ``reason``, ``told`` once the reason has been
    asked for; or None.
    """
    if not hint:
        return ""
    return reason(words, hint["reason"]) if hint["told"] else shown(words, hint)


def shown(words, hint):
    """Which card is recommended."""
    return words.t("hint.card", card=words.the(hint["card"]))


def reason(words, given):
    """Why: the code of a reason with its values in words."""
    values = {}
    for name, value in given["values"].items():
        values[name] = _worded(words, name, value)
    return words.t("hint." + given["code"], **values)


def _worded(words, name, value):
    if name == "points":
        return words.n("points", value)
    if name == "seat":
        return words.seat(value)
    if name == "suit":
        return words.suit(value)
    return words.the(value) if name in ("card", "other") else value


def helped(words, screen):
    """That hints were taken in this hand; "" where none were."""
    count = screen.get("hints") or 0
    return words.n("hint.helped", count) if count else ""
