"""The first picture: the game that was left, or a recorded opening until the engine is there."""

import early
import meanwhile
import offer
import recorded
import sittings
from address import asked
from dom import html


async def opening(store, settings, key):
    """The recorded opening to play from, or None: on a first visit, or where one was left."""
    fields = sittings.first_request(store, settings, key)
    begun = _last(store, key).get("opening")
    if begun:
        return await _left(dict(fields, saved=None), begun, fields["saved"])
    if key == "game" and fields["saved"] is None and not asked("deal") and not asked("code"):
        return await recorded.fetch(fields)
    return None


async def _left(fields, begun, saved):
    """The opening that an earlier visit began, taken up where the saved game stands."""
    found = await recorded.fetch(fields, begun["place"])
    if not found:
        return None
    fields["seed"] = found.seed
    return found if found.take_up(fields, begun["steps"], saved) else None


def _last(store, key):
    """What was kept with the last screen of this game; {} where there is none."""
    last = store.get_json("screen")
    return last if last and last.get("key") == key and store.get(key) else {}


def paint_last(game, key):
    """The last screen, before the engine is up; a broken one is no reason not to start."""
    last = _last(game.store, key)
    screen, card = last.get("screen"), last.get("laid")
    if not screen or screen.get("v") != 1:
        return
    try:
        game.screen = screen
        if card and meanwhile.legal(screen, card):
            early.lay_down(game, card)
        else:
            game.draw()
        game.take_up(screen)
        game.speak()
    except Exception as error:
        print(error)
        game.screen = None
        html("view", "empty")


def _from_address(game):
    """What the address asks for besides a day: a deal, a code, or rules."""
    if asked("deal") or asked("code"):
        import links

        links.from_address(game)
    else:
        offer.offer_rules(game, sittings.start_anew)


def begin(game, key, found):
    """The first request; with an opening that was left, the game simply goes on."""
    game.on_error = lambda kind, fields, error: sittings.refused(game, kind, fields, error)
    game.later(lambda: _from_address(game))
    game.bridge.opening = found
    if found and found.begun():
        game.go_on()
        return
    fields = sittings.first_request(game.store, game.settings, key)
    game.talk.send("open", **(dict(fields, seed=found.seed) if found else fields))
