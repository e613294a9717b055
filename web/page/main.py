"""The page: paint what is known, wake the engine, play."""

import asyncio

import boot
import language
import render
import sittings
from address import asked
from bridge import Bridge
from dialogs import fill_settings
from dom import attr, html, one, performance_mark
from game import Game
from inputs import Inputs
from settings import cleaned, with_opponents
from storage import Store

performance_mark("page")


def apply_settings(settings):
    """What the style sheets need to know."""
    html("theme", None if settings["theme"] == "auto" else settings["theme"])
    html("four", "true" if settings["four"] else "false")


def paint_last(game):
    """The last screen, before the engine is up; a broken one is no reason not to start."""
    screen = sittings.last_screen(game.store, sittings.first_key(game.store))
    if not screen or screen.get("v") != 1:
        return
    try:
        game.screen = screen
        game.draw()
        boot.progress(game.words, 0, 1)
        if screen["todo"] == "play":
            performance_mark("playable")
    except Exception as error:
        print(error)
        game.screen = None
        html("view", "empty")


class Page:
    """Settings and language, which outlive any one game."""

    def __init__(self, game):
        self.game = game

    def set_option(self, name, value):
        """A setting was changed in its dialog."""
        if name == "opponents":
            self.game.settings.update(with_opponents(self.game.settings, value))
            fill_settings(self.game.words, self.game.settings)
        self.game.settings[name] = value
        self.game.store.set_json("settings", self.game.settings)
        apply_settings(self.game.settings)
        if name == "lang":
            asyncio.create_task(self.speak(value))
        elif self.game.screen:
            self.game.draw()

    async def speak(self, tag):
        """Change the language; the hand goes on."""
        self.game.words = await language.load(tag)
        language.dress_page(self.game.words)
        render.forget()
        if self.game.screen:
            self.game.draw()


def enable():
    """The engine is there: what needs it may be pressed."""
    for name in ("daily", "practice", "new-game"):
        attr(one('[data-do="' + name + '"]'), "aria-disabled", "false")


async def main():
    store = Store()
    settings = cleaned(store.get_json("settings"))
    apply_settings(settings)
    words = await language.load(language.choose(asked("lang"), settings.get("lang")))
    language.dress_page(words)
    bridge = Bridge(
        lambda loaded, total: boot.progress(game.words, loaded, total),
        lambda code: boot.failed(game.words, code, stopped=bridge.ready),
    )
    game = Game(bridge, store, settings, words)
    game.instant = asked("speed") == "instant"
    html("still", "yes" if game.instant else "no")
    page = Page(game)
    inputs = Inputs(game, page.set_option, boot.try_again)
    inputs.listen()
    game.on_about = inputs.choice.refresh
    paint_last(game)
    performance_mark("painted")
    if await bridge.start():
        sittings.open_first(game)
        enable()


await main()
