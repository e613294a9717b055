"""Handing a text on: the phone's own sharing, else the clipboard, else a field to copy from."""

import asyncio

import js

from dialogs import open_dialog
from dom import by_id, put
from notices import announce

ON_PANEL = "result-said"  # the line on the panel after a hand, which text mode does not show

# A share sheet that was closed without sharing is no failure.
_share = js.Function.new(
    "text",
    "return navigator.share({ text }).then(() => 'shared',"
    " (error) => error.name === 'AbortError' ? 'closed' : 'failed')",
)
_copy = js.Function.new(
    "text",
    "return navigator.clipboard"
    " ? navigator.clipboard.writeText(text).then(() => true, () => false)"
    " : Promise.resolve(false)",
)
_has_sharing = js.Function.new(
    "return typeof navigator.share === 'function' && matchMedia('(pointer: coarse)').matches"
)


def hand_on(words, text, said):
    """Share a text; ``said`` names the line that tells what has been done."""
    put(by_id(said), "")
    asyncio.create_task(_hand_on(words, text, said))


async def _hand_on(words, text, said):
    if _has_sharing():
        done = await _share(text)
        if done != "failed":
            return
    await _copied(words, text, said)


def copy(words, text, said):
    """Copy a text, or show it in a field.

    The line is emptied first, so that the second "copied" is read out like the first.
    """
    put(by_id(said), "")
    asyncio.create_task(_copied(words, text, said))


async def _copied(words, text, said):
    if await _copy(text):
        put(by_id(said), words.t("copied"))
        if said == ON_PANEL:
            announce(words.t("copied"))
        return
    put(by_id("copy-title"), words.t("copy.title"))
    field = by_id("copy-field")
    field.value = text
    open_dialog("copy")
    field.focus()
    field.select()


def address(**asked):
    """The page's own address with these parameters and no others, the language's aside."""
    link = js.URL.new(js.location.href)
    link.hash = ""
    link.search = ""
    for name in sorted(asked):
        link.searchParams.set(name, asked[name])
    return link.href.replace("%3A", ":").replace("%2F", "/").replace("%2C", ",")
