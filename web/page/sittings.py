"""Which game is played: the practice rubber or a day's, the first request, and starting anew."""

import js

import boot
import dates
import levels
import offer
import speak
from address import asked_day, forget
from dialogs import ask
from notices import notice
from talk import ANEW


def first_key(store):
    """The game to open: that of the address, else the one seen last, else the practice rubber.

    A finished deal of an earlier day gives way to the practice rubber.
    """
    day = asked_day()
    if day:
        return "daily." + day
    last = store.get_json("screen") or {}
    key, screen = last.get("key"), last.get("screen") or {}
    if key == "daily." + dates.today() or (key and screen.get("phase") == "playing"):
        return key
    return "game"


def first_visit(store):
    """Whether nothing has been played in this browser."""
    return store.get("game") is None and store.get_json("screen") is None


def first_request(store, settings, key):
    """The fields of the "open" for a game of this key."""
    return {
        "saved": store.get(key),
        "seed": seed(),
        "rules": offer.asked_rules() or settings["rules"],
        "partner": settings["partner"],
        "opponents": settings["opponents"],
        "today": dates.today(),
        "latest": dates.latest(),
        "daily": key[len("daily.") :] if key.startswith("daily.") else None,
    }


def seed():
    """128 bits of the browser's own chance, in hex."""
    numbers = js.crypto.getRandomValues(js.Uint8Array.new(16))
    return "".join("{:02x}".format(int(numbers[place])) for place in range(16))


def refused(game, kind, fields, error):
    """A request that the engine refused: say why, and go on as well as one can."""
    code = error["code"]
    if kind == "open" and code.startswith("daily/"):
        forget("daily")
        notice(speak.error(game.words, error))
        game.send("open", **first_request(game.store, game.settings, "game"))
    elif kind in ("open", "new") and code.startswith("rules/") and fields["rules"] != "portuguese":
        notice(speak.error(game.words, error))
        game.settings["rules"] = "portuguese"
        game.send(kind, **dict(fields, rules="portuguese"))
    elif code == "bots/unknown_level" and fields["opponents"] != "player":
        game.settings.update({"partner": "player", "opponents": "player"})
        game.send(kind, **dict(fields, partner="player", opponents="player"))
    elif kind == "resume":
        game.told(fields, [error])
        new_rubber(game)
    elif kind in ("deal", "record"):
        import links

        links.refused(game, error)
    elif kind == "open" or code.startswith(("host/", "wire/")):
        game.bridge.dead = True
        boot.failed(game.words, "host/internal", stopped=True)
    else:
        notice(speak.error(game.words, error))


def record_differs(game, places):
    """The recorded opening was not what the engine says: a fresh hand, and no secret of it."""
    js.console.error("boot/record_differs: " + ", ".join(places))
    notice(speak.error(game.words, {"code": "boot/record_differs"}))
    game.drop()
    if game.talk.waiting() not in ANEW:
        game.talk.clear()
        new_rubber(game)


def order(game, do):
    """Do what the player wishes, or wait with it until there is a game on the table."""
    if game.bridge.dead:
        return
    if game.screen:
        do(game)
    else:
        game.later(lambda: do(game))


def new_rubber(game):
    forget("daily")
    wanted = game.settings
    game.send(
        "new",
        seed=seed(),
        rules=wanted["rules"],
        partner=wanted["partner"],
        opponents=wanted["opponents"],
    )


def practice(game):
    """Back to the practice rubber; a new one where none is kept."""
    if game.screen["kind"] == "practice":
        return
    forget("daily")
    saved = game.store.get("game")
    if saved:
        game.send("resume", saved=saved)
    else:
        new_rubber(game)


def take_back(game):
    """Take the last card of one's own back, where that is offered; a bot that thinks is stopped."""
    busy = game.talk.busy() and game.screen["todo"] != "bot"
    if game.screen.get("undo") and not busy and not game.laid:
        game.course.claimed = False
        game.send("undo")


def daily(game):
    """Today's deal."""
    open_day(game, dates.today())


def open_day(game, day):
    """The deal of a date."""
    if game.key() != "daily." + day:
        saved = game.store.get("daily." + day)
        game.send("daily", date=day, latest=dates.latest(), saved=saved)


def start_anew(game, rules=None):
    """A new practice rubber, by other rules perhaps; asks first where one would be lost."""
    if game.screen["kind"] == "daily" and game.store.get("game"):
        practice(game)
        game.later(lambda: _ask_and_start(game, rules))
    else:
        _ask_and_start(game, rules)


def _ask_and_start(game, rules):
    if game.screen["kind"] == "practice" and game.screen["unfinished"]:
        game.draw()
        levels.offer(game.words, "new", game.about["bots"] if game.about else ())
        levels.tick(game.settings)
        ask(game.words, "ask.new", lambda: _start(game, rules))
    else:
        _start(game, rules)


def _start(game, rules):
    if rules:
        game.settings["rules"] = rules
        game.store.set_json("settings", game.settings)
    new_rubber(game)
