"""What is kept of a game for the next visit: its last screen, and how it came to be."""

from notices import notice


def key(screen):
    """The name under which the game of a screen is saved."""
    return "game" if screen["kind"] == "practice" else "daily." + screen["date"]


def remember(game):
    """Keep for the next visit's first picture what lies on the table, and how it came there."""
    kept = {"key": game.key(), "screen": game.screen}
    if game.laid:
        kept["laid"], kept["screen"] = game.laid
    if game.bridge.opening:
        kept["opening"] = game.bridge.opening.so_far()
    game.store.set_json("screen", kept)
    if game.store.refused and not game.told_refused:
        game.told_refused = True
        notice(game.words.t("error.storage/refused"))
