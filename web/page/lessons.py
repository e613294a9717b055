"""What the guide says on the real table. Pure: a Screen and Words in, sentences out.

First some steps to be read, each with the part of the table that it points at; then a few tricks
are played, and one sentence at a time says what matters now. Nothing is decided here: what may be
played, who is winning and what a trick was worth all stand in the screen.
"""

from speak import trick_won

STEPS = ("pair", "cards", "trump", "follow", "points", "partner")
POINTED_AT = {
    "pair": "seats",
    "cards": "ranks",
    "trump": "trump",
    "follow": "hand",
    "points": "points",
    "partner": "seats",
}
OURS = "SN"
TRICKS = 3  # so many are played with the guide beside


def steps(screen):
    """The steps that make sense now: without a trump there is nothing to say of it."""
    return [name for name in STEPS if name != "trump" or screen["trump"]]


def step(words, screen, name):
    """Title and text of a step."""
    title = words.t("guide." + name)
    if name == "pair":
        return title, words.t("guide.pair." + screen["direction"])
    values = {"n": screen["target"]}
    if name == "trump":
        turned = screen["trump"]
        values = {"the": words.the(turned["card"]), "suit": words.suit(turned["suit"])}
    return title, words.t("guide." + name + ".text", **values)


def now(words, screen, held, live=True):
    """The sentence for this moment; None where what was said last may stay.

    ``held``: the finished trick that still lies on the table. ``live``: points are shown at this
    table.
    """
    if held:
        return won(words, held) if live else trick_won(words, held, live)
    if screen["todo"] != "play":
        return None
    if screen["led"] is None:
        return words.t("guide.lead")
    holds = any(each["card"][1] == screen["led"] for each in screen["hand"])
    side = ".ours" if screen["winning"] in OURS else ".theirs"
    key = "guide.must" if holds else "guide.free"
    return words.t(key + side, suit=words.suit(screen["led"]))


def won(words, trick):
    """Who won a trick and what it was worth."""
    if trick["winner"] == "S":
        return words.n("guide.won.us.you", trick["points"])
    key = "guide.won.us" if trick["winner"] in OURS else "guide.won.them"
    return words.n(key, trick["points"], seat=words.seat(trick["winner"]))


def taught(screen, begun):
    """Whether enough has been played since trick number ``begun``."""
    return screen["result"] is not None or screen["trick_number"] >= begun + TRICKS
