"""A card that the player plays before the engine is there: laid down at once, sent when it is."""

import meanwhile
from notices import notice


def play(game, card):
    """Play a legal card: by the engine or the record, else on the table for the time being."""
    waiting = game.talk.waiting()
    if game.talk.busy() or game.bridge.dead:
        return
    if not waiting and game.bridge.answers("play", {"card": card}):
        game.lift(None)
        game.send("play", card=card)
    elif not game.bridge.ready and waiting in (None, "open"):
        lay_down(game, card)


def lay_down(game, card):
    """Show the card on the table; a reload finds it there again."""
    game.laid = (card, game.screen)
    game.screen = meanwhile.laid_down(game.screen, card)
    game.view["lifted"] = None
    game.remember()
    game.draw()


def put_back(game):
    """The card goes back into the hand; the picture is still to be drawn."""
    if game.laid:
        game.screen = game.laid[1]
        game.laid = None


def meant(game, screen):
    """The engine has told where the game stands: whether the card is still meant to be played."""
    card, before = game.laid
    if meanwhile.same_position(before, screen) and meanwhile.legal(screen, card):
        game.laid = (card, screen)
        return True
    put_back(game)
    notice(game.words.t("boot.moved"))
    return False


def send(game):
    """Send the card, if the engine is there."""
    if game.bridge.ready:
        game.talk.send("play", card=game.laid[0])
