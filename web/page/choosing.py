"""A tap, a click or a key on a card of the hand: play it, lift it, or say why not."""

import asking
import early
import hand
import motion
import speak
from notices import announce


def choose(game, card, by_touch=False, by_key=False, sure=False, drawn=False):
    """The player chose a card.

    ``sure``: by a key or a reader's click, which needs no confirming; ``drawn``: it was drawn onto
    the table, which says it clearly enough.

    Nothing is ever played ahead: before one's turn, and while a finished trick still lies there, a
    card is only lifted.
    """
    held = [each for each in game.screen["hand"] if each["card"] == card]
    if not held:
        return
    hand.stand_on(card)
    game.view["stop"] = card
    if game.screen["todo"] == "play" and not game.view["held"] and game.tempo.go_on():
        return  # a card was just about to play itself
    if game.tempo.go_on() or _not_yet(game, held[0]):
        _toggle(game, card, by_key)
    elif not held[0]["legal"]:
        _refuse(game, card, held[0]["why"])
    elif drawn or game.view["lifted"] == card or not _must_confirm(game, card, by_touch, sure):
        early.play(game, card)
    else:
        _toggle(game, card, by_key)


def _not_yet(game, held):
    """Not the player's turn, but the hand goes on: the card may be chosen meanwhile."""
    why = held["why"]
    return bool(why) and why["code"] == "not_your_turn" and game.screen["phase"] == "playing"


def _must_confirm(game, card, by_touch, sure):
    confirm = game.settings["confirm"]
    if sure:
        return confirm == "always"
    return motion.needs_second_tap(confirm, by_touch, hand.visible_width(card))


def _toggle(game, card, by_key):
    lifted = None if game.view["lifted"] == card else card
    game.lift(lifted, by_key)
    if lifted and by_key:
        announce(speak.status(game.words, game.screen, None, lifted, True))


def _refuse(game, card, why):
    """Say why not; where the rules leave it to the player, ask whether a revoke is meant."""
    revokes = game.screen["may_revoke"] and game.bridge.ready and not game.talk.busy()
    if revokes and why["code"] == "must_follow":
        asking.offer_revoke(game, card, why)
        return
    game.lift(None)
    game.say(speak.why_not(game.words, why))
