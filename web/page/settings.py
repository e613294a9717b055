"""The player's settings: what may be chosen, and what is chosen. Pure."""

LEVELS = ("learner", "player", "crafty", "master")  # the weakest first

CHOICES = {
    "lang": ("pt-PT", "pt-BR", "en", "fr", "es"),
    "speed": ("slow", "normal", "fast", "wait"),
    "theme": ("auto", "light", "dark"),
    "confirm": ("auto", "always", "never"),
    "rows": ("auto", "one", "two"),
    "four": (False, True),
    "letters": ("kqj", "rdv"),
    "contrast": (False, True),
    "size": ("normal", "large", "larger"),
    "left": (False, True),
    "order": ("left", "right", "none"),
    "ranks": ("down", "up"),
    "marks": (False, True),
    "forced": ("never", "last", "always"),
    "drag": (False, True),
    "motion": (False, True),
    "sound": (False, True),
    "text": (False, True),
    "winner": (False, True),
    "learn": (False, True),
    "keys": (False, True),
    "points": ("table", "live", "end"),
    "turned": ("played", "first", "never"),
    "sheet": ("table", "list", "cross", "comb"),
    "partner": LEVELS,
    "opponents": LEVELS,
}

DEFAULTS = {
    "speed": "normal",
    "theme": "auto",
    "confirm": "auto",
    "rows": "auto",
    "four": False,
    "letters": "kqj",
    "contrast": False,
    "size": "normal",
    "left": False,
    "order": "left",
    "ranks": "down",
    "marks": True,
    "forced": "last",
    "drag": False,
    "motion": True,
    "sound": False,
    "text": False,
    "winner": True,
    "learn": False,
    "keys": True,
    "points": "table",
    "turned": "played",
    "sheet": "table",
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


def reset(settings):
    """Put every setting of this page back; rules, levels and language are choices of a game."""
    kept = ("lang", "rules", "partner", "opponents")
    settings.update({name: value for name, value in DEFAULTS.items() if name not in kept})


def offered_levels(bots):
    """The levels among the engine's computer players, the weakest first; chance is no level."""
    return [level for level in LEVELS if level in bots]


def with_opponents(settings, level):
    """The levels after choosing the opponents': a weaker partner is raised with them."""
    partner = settings["partner"]
    if LEVELS.index(partner) < LEVELS.index(level):
        partner = level
    return {"opponents": level, "partner": partner}
