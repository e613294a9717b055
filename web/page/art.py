"""The court pictures: fetched when the game can be played, put into the page, and then seen.

Until then, and for good where they cannot be had, the plain courts do as well.
"""

import js

from dom import HTML, attr, way_to

_parser = js.DOMParser.new()


async def fetch():
    """Fetch the pictures once; a failure leaves the plain courts."""
    try:
        answer = await js.fetch(way_to("art") + "courts.svg")
        text = await answer.text() if answer.ok else None
    except Exception as error:
        js.console.info("art/courts.svg: " + str(error))
        return
    if text:
        _put_in(text)


def _put_in(text):
    """Symbols in the page itself: those of another file lose its colours in some browsers."""
    drawn = _parser.parseFromString(text, "image/svg+xml").documentElement
    attr(drawn, "class", "sprite")
    attr(drawn, "aria-hidden", "true")
    attr(drawn, "focusable", "false")
    js.document.body.appendChild(js.document.importNode(drawn, True))
    attr(HTML, "data-art", "courts")
