"""What can be done besides playing a card, as (command, words), in the order of use. Pure."""

SAID = {
    "call": ("weak-hand", "play-hand"),
    "choose": ("choose-bottom", "choose-top"),
    "count": ("count",),
}


def now(words, screen, view):
    """The commands that make sense at a screen."""
    found = [(do, words.t("do." + do)) for do in _moving(screen, view)]
    todo = screen["todo"]
    if _day(screen):
        found.append(("day-result", words.t("do.day-result")))
    if todo == "next":
        found.append(("continue", words.t("do." + onward(screen), n=screen["hand_number"] + 1)))
    if screen["result"] is not None:
        if not screen["result"].get("accuser"):
            found.append(("review", words.t("do.review")))
        found.append(("play-again", words.t("do.play-again")))
        found.append(("share", words.t("do.share")))
    return found


def _day(screen):
    """Whether the deal of the day has just been finished, which has a result of its own."""
    first = screen["kind"] == "daily" and screen["hand_number"] == 1
    return first and screen["result"] is not None and not screen["again"]


def onward(screen):
    """The key of what "continue" means after a hand."""
    if screen["again"]:
        return "continue.back"
    return "continue.day" if screen["kind"] == "daily" else "continue.next"


def _moving(screen, view):
    todo = screen["todo"]
    if view["waiting"]:
        yield "continue"
    for do in SAID.get(todo, ()):
        yield do
    if todo == "new":
        yield "new-game"
    if todo == "play":
        yield "hint"
    if todo == "play" and screen.get("claim"):
        yield "claim"
    if screen.get("undo"):
        yield "undo"
    if screen["accuse"]:
        yield "accuse"
