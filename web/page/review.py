"""The review of a finished hand: asked for step by step while its dialog is open.

What the engine has told stands in the game's ``review``: ``told`` the last reply, ``row`` the trick
whose row is open, ``board`` the trick that lies open with all four hands, ``tries`` the cards that
the player has tried in the open row, ``shown`` whether its best card is no secret any more.
"""

import review_board
import review_rows
import speak
from dialogs import close_dialog, open_dialog
from dom import attr, by_id, put, show
from notices import announce
from speak_review import given, score, split


def open_review(game):
    """Show the review of the hand on the table, and go on with the work."""
    if not game.screen["result"] or not game.bridge.ready or game.talk.busy():
        return
    game.review = {"told": None, "row": None, "board": None, "tries": [], "shown": False}
    attr(by_id("dialog-review"), "data-view", "rows")
    for name in ("score", "given", "split", "refused"):
        put(by_id("review-" + name), "")
    review_rows.clear_rows()
    review_board.draw(game, 1)
    open_dialog("review")
    by_id("review-list").scrollTop = 0
    game.talk.send("review")


def heard(game, reply):
    """A step of the work is done; the next is asked for as long as anybody looks."""
    if not by_id("dialog-review").open or not game.review:
        return
    if not reply["ok"]:
        put(by_id("review-refused"), speak.error(game.words, reply["error"]))
        return
    game.review["told"] = reply["review"]
    draw(game)
    if not reply["review"]["finished"]:
        game.talk.send("review")
    else:
        announce(given(game.words, reply["review"]))


def draw(game):
    """The head, the ten rows and what is open in them."""
    words, told = game.words, game.review["told"]
    put(by_id("review-score"), score(told["hand"]["points"]))
    put(by_id("review-given"), given(words, told))
    put(by_id("review-split"), split(words, told))
    show(by_id("review-split"), bool(split(words, told)))
    review_rows.draw(game)


def pressed(game, button):
    """A button in the dialog; whether it was one of the review's own."""
    kind = button.getAttribute("data-review")
    if not kind or not game.review or not game.review["told"]:
        return False
    value = button.getAttribute("data-value")
    _DOES[kind](game, value)
    return True


def _toggle(game, value):
    """Open a row, and close the one that was open."""
    state, trick = game.review, int(value)
    state.update({"row": None if state["row"] == trick else trick, "tries": [], "shown": False})
    review_rows.draw(game)
    if state["row"]:
        review_board.draw(game, trick)


def _try(game, value):
    state = game.review
    if value not in state["tries"]:
        state["tries"].append(value)
    announce(review_rows.answer(game))
    review_rows.draw(game)


def _show_best(game, value):
    game.review["shown"] = True
    review_rows.draw(game)
    review_board.draw(game, game.review["row"])


def _board(game, value):
    """On small windows the four hands take the place of the rows."""
    review_board.draw(game, int(value))
    attr(by_id("dialog-review"), "data-view", "board")
    by_id("board-title").focus()


def _rows(game, value):
    attr(by_id("dialog-review"), "data-view", "rows")
    row = game.review["row"]
    if row:
        review_rows.focus(row)


def _step(game, value):
    review_board.draw(game, min(10, max(1, game.review["board"] + int(value))))


def _take(game, value):
    """Play the hand on from this trick, beside the rubber."""
    close_dialog("review")
    game.send("take_over", trick=int(value))


_DOES = {
    "row": _toggle,
    "try": _try,
    "show": _show_best,
    "board": _board,
    "rows": _rows,
    "step": _step,
    "take": _take,
}
