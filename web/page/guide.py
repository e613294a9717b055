"""The guide: Sueca in two minutes, on the real table. Offered once, and always there under Help.

It is one panel in one of three shapes: the offer, a step to be read, or a strip beside the play.
``<html data-guide>`` names the part of the table that it points at.
"""

from pyscript import document

import hand
import lessons
from display import points_live
from dom import by_id, html, one, put, show
from notices import announce

OFFER, STEP, STRIP = "offer", "step", "strip"


class Guide:
    """The guide of a game; ``update`` follows every picture."""

    def __init__(self, game):
        self._game = game
        self._shape = None
        self._place = 0  # of the step that is shown
        self._begun = None  # the trick with which playing beside the guide began
        self._text = None  # what the strip says
        self._after = False  # the step was opened when a hand was over already

    def offer(self):
        """Ask with the first picture, without standing in the way: a card played is a no."""
        if not self._game.settings.get("guided"):
            self._shape = OFFER

    def start(self):
        """Begin with the first step."""
        self._remember()
        self._place = 0
        self._shape = STEP
        if self._game.screen:
            self._after = self._over()
            self._show_step()

    def move(self, by):
        """Go on or back by one step; after the last one play begins."""
        self._place += by
        if self._place < len(lessons.steps(self._game.screen)):
            self._show_step()
            return
        self._shape, self._text = STRIP, None
        self._begun = self._game.screen["trick_number"]
        self.update()
        hand.focus_stop()

    def reading(self):
        """Whether a step is being read."""
        return self._shape == STEP

    def close(self):
        self._remember()
        self._shape = None
        inside = by_id("guide").contains(document.activeElement)
        show(by_id("guide"), False)
        html("guide", None)
        if inside:
            hand.focus_stop()

    def update(self):
        """A new picture: the strip says what matters in it; an offer has been passed over."""
        if self._shape == OFFER:
            self._offer()
        elif self._shape == STEP:
            self._keep_step()
        elif self._shape == STRIP:
            self._follow()

    def _offer(self):
        screen = self._game.screen
        if screen["phase"] == "playing" and len(screen["hand"]) == 10:
            self._say(self._game.words.t("guide.offer"))
        else:
            self.close()

    def _over(self):
        """Whether the hand is over, and its last trick no longer lies there."""
        return bool(self._game.screen["result"]) and not self._game.view["held"]

    def _keep_step(self):
        """A step lies over no result, unless it was opened beside it."""
        if self._over() and not self._after:
            self.close()
            return
        self._after = self._over()
        self._show_step(again=True)

    def _follow(self):
        game = self._game
        if self._over():
            self.close()
            return
        if lessons.taught(game.screen, self._begun) and not game.view["held"]:
            text = game.words.t("guide.end")
        else:
            live = points_live(game.settings, game.screen["rules"])
            text = lessons.now(game.words, game.screen, game.view["held"], live)
        if text and text != self._text:
            self._text = text
            announce(text)
        self._say(self._text or game.words.t("guide.title"))

    def _say(self, text):
        """The panel as a line, with a button where it is the offer."""
        words = self._game.words
        put(by_id("guide-title"), words.t("guide.title"))
        put(by_id("guide-text"), text)
        put(by_id("guide-next"), words.t("guide.start"))
        self._dress(None)

    def _show_step(self, again=False):
        words, screen = self._game.words, self._game.screen
        names = lessons.steps(screen)
        self._place = max(0, min(self._place, len(names) - 1))
        name = names[self._place]
        title, text = lessons.step(words, screen, name)
        last = self._place == len(names) - 1
        put(by_id("guide-title"), title)
        put(by_id("guide-text"), text)
        put(by_id("guide-count"), words.t("guide.count", n=self._place + 1, of=len(names)))
        put(by_id("guide-back"), words.t("guide.back"))
        put(by_id("guide-next"), words.t("guide.ready" if last else "guide.next"))
        self._dress(lessons.POINTED_AT[name])
        if not again:
            by_id("guide-title").focus()

    def _dress(self, part):
        """Show what belongs to the shape, and mark the part of the table that is meant."""
        reads = self._shape == STEP
        panel = by_id("guide")
        panel.dataset.kind = self._shape
        show(panel, True)
        show(by_id("guide-next"), self._shape != STRIP)
        show(by_id("guide-back"), reads and self._place > 0)
        show(by_id("guide-count"), reads)
        show(by_id("guide-ranks"), part == "ranks")
        if part == "ranks" and not by_id("guide-ranks").firstElementChild:
            by_id("guide-ranks").appendChild(one("#primer .ranks").cloneNode(True))
        html("guide", part or "")

    def _remember(self):
        """It has been offered: nobody is asked twice."""
        game = self._game
        if not game.settings.get("guided"):
            game.settings["guided"] = True
            game.store.set_json("settings", game.settings)
