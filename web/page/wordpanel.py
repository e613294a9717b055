"""The panel that asks for the player's word, on a weak hand or on where trump comes from."""

from pyscript import document

import hand
from dom import by_id, put, show

WORDS = {
    "call": ("weak", "weak-hand", "play-hand"),
    "choose": ("end", "choose-bottom", "choose-top"),
}


def draw(words, screen, view):
    """Show the panel, or hide it."""
    panel, todo = by_id("word"), screen["todo"]
    wanted = todo in WORDS and screen["result"] is None and not view["dealing"]
    if not wanted:
        if panel.contains(document.activeElement):
            hand.focus_stop()
        show(panel, False)
        return
    key, *does = WORDS[todo]
    fresh = panel.hidden
    put(by_id("word-title"), words.t(key + ".title"))
    put(by_id("word-text"), words.t(key + ".text"))
    for place, do in enumerate(does):
        button = by_id("word-{}".format(place + 1))
        button.dataset.do = do
        put(button, words.t("do." + do))
    show(panel, True)
    if fresh and not document.activeElement.closest("#bar, dialog"):
        by_id("word-title").focus()
