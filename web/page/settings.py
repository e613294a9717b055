"""The player's settings: what may be chosen, and what is chosen. Pure."""

CHOICES = {
    "lang": ("pt-PT", "en"),
    "speed": ("slow", "normal", "fast", "wait"),
    "theme": ("auto", "light", "dark"),
    "confirm": ("auto", "always", "never"),
    "rows": ("auto", "one", "two"),
    "four": (False, True),
    "winner": (False, True),
    "keys": (False, True),
    "partner": ("learner", "player"),
    "opponents": ("learner", "player"),
}

DEFAULTS = {
    "speed": "normal",
    "theme": "auto",
    "confirm": "auto",
    "rows": "auto",
    "four": False,
    "winner": True,
    "keys": True,
    "rules": "portuguese",
    "partner": "player",
    "opponents": "player",
}


def cleaned(stored):
    """Settings made of what was stored: unknown values fall back, unknown names are kept.

    A later version of the page may have stored names that this one does not know.
    """
    chosen = dict(DEFAULTS)
    for name, value in (stored or {}).items():
        if name not in CHOICES or value in CHOICES[name]:
            chosen[name] = value
    if not isinstance(chosen["rules"], str):
        chosen["rules"] = DEFAULTS["rules"]
    return chosen
