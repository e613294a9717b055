"""The page: paint what is known, wake the engine, play."""

import asyncio

import js

import art
import beginning
import boot
import language
import look
import offline
import render
import sittings
import tabs
import textmode
from address import asked
from bridge import Bridge
from dialogs import fill_settings, reword_settings
from dom import attr, html, one, performance_mark
from game import Game
from inputs import Inputs
from notices import notice
from settings import cleaned, reset, with_opponents
from storage import Store

performance_mark("page")

PICTURE = 40  # ms for the browser to paint, before the courts' pictures are fetched

# Python's own sleep here goes by the calendar clock, and hangs when that is put back.
_pause = js.Function.new("ms", "return new Promise((done) => setTimeout(done, ms))")


class Page:
    """Settings and language, which outlive any one game."""

    def __init__(self, game):
        self.game = game

    def set_option(self, name, value):
        """A setting was changed in its dialog."""
        if name is None:
            reset(self.game.settings)
            fill_settings(self.game.words, self.game.settings)
        elif name == "opponents":
            self.game.settings.update(with_opponents(self.game.settings, value))
            fill_settings(self.game.words, self.game.settings)
        if name:
            self.game.settings[name] = value
        self.game.store.set_json("settings", self.game.settings)
        look.apply(self.game.settings)
        textmode.switch(self.game.words, self.game.settings["text"])
        if name == "lang":
            asyncio.create_task(self.speak(value))
        elif self.game.screen:
            self.game.draw()

    async def speak(self, tag):
        """Change the language; the hand goes on."""
        self.game.words = await language.load(tag)
        language.dress_page(self.game.words)
        textmode.switch(self.game.words, self.game.settings["text"])
        render.forget()
        reword_settings(self.game.words, self.game.settings, self.game.about)
        if self.game.screen:
            self.game.draw()


def enable():
    """From now on what the player wishes happens, or waits for the engine."""
    for name in ("daily", "practice", "new-game"):
        attr(one('[data-do="' + name + '"]'), "aria-disabled", "false")


async def wake(game):
    """Load the engine, and go on with it where the recorded opening has led."""
    wrong = await game.bridge.start()
    if wrong is None:
        return
    if wrong:
        sittings.record_differs(game, wrong)
    game.awake()


def new_game(store, settings, words):
    """The game and its bridge to the engine, which does not run yet."""

    def on_progress(loaded, total):
        boot.progress(game.words, loaded, total)
        game.line.progress()

    def on_failed(code):
        boot.failed(game.words, code, stopped=game.screen is not None)

    def on_lost(back):
        notice(game.words.t("engine.back" if back else "engine.lost"))

    bridge = Bridge(on_progress, on_failed, on_lost)
    game = Game(bridge, store, settings, words)
    game.instant = asked("speed") == "instant"
    html("still", "yes" if game.instant else "no")
    return game


def leave(game):
    """Another tab plays: this one does nothing more, and says so."""
    game.tempo.forget()
    game.bridge.stop()
    boot.elsewhere(game.words)


async def main():
    tabs.ask()
    store = Store()
    settings = cleaned(store.get_json("settings"))
    look.apply(settings)
    key = sittings.first_key(store)
    opening = asyncio.create_task(beginning.opening(store, settings, key))
    try:
        words = await language.load(language.choose(asked("lang"), settings.get("lang")))
    except Exception as error:
        boot.wordless(error)
        return
    language.dress_page(words)
    textmode.switch(words, settings["text"])
    game = new_game(store, settings, words)
    inputs = Inputs(game, Page(game).set_option, boot.try_again)
    inputs.listen()
    if not await tabs.hold(lambda: leave(game)):
        leave(game)
        return
    game.on_about = inputs.choice.refresh
    enable()
    if sittings.first_visit(store):
        game.guide.offer()
    beginning.paint_last(game, key)
    performance_mark("painted")
    beginning.begin(game, key, await opening)
    await _pause(PICTURE)
    asyncio.create_task(art.fetch())
    await wake(game)
    await offline.keep()


await main()
