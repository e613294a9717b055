"""Fetch a recorded opening; a page that gets none simply waits for the engine."""

import json

import js
from pyscript import ffi

from dom import HTML, way_to
from opening import Opening, place_of, suits

PATIENCE = 10_000  # ms; the engine is not kept waiting for longer


class Node:
    """A node of the record. The record stays the browser's: only what is shown is made Python's."""

    def __init__(self, node):
        self._node = node

    def reply(self):
        return json.loads(js.JSON.stringify(self._node.reply))

    def last(self):
        """Whether no request is known that could follow."""
        return not hasattr(self._node, "next")

    def after(self, name):
        """The node after a request, by its name, or None."""
        # Not getattr: it finds a constructor under the name "new", which is a request here.
        found = None if self.last() else js.Reflect.get(self._node.next, name)
        return Node(found) if hasattr(found, "reply") else None


async def fetch(fields, begun=None):
    """The opening for an "open" with these fields, or None where there is none to be had.

    ``begun``: the place of an opening that was begun on an earlier visit.
    """
    count = int(HTML.getAttribute("data-openings") or 0)
    soon = getattr(js.sueca, "opening", None)
    place = begun
    if begun is None and count:
        place = soon.place if soon else place_of(fields["seed"], count)
    if place is None or place >= count:
        return None
    try:
        root = await _asked(soon, place) or await _record(place)
        opened = json.loads(js.JSON.stringify(root.open))
        return Opening(place, opened["seed"], Node(root)) if suits(opened, fields) else None
    except Exception as error:
        print("no recorded opening:", error)
        return None


async def _asked(soon, place):
    """The record as start.js has asked for it, or None where it has not, or in vain."""
    try:
        return await soon.root if soon and soon.place == place else None
    except Exception:
        return None


async def _record(place):
    stop = js.AbortController.new()
    late = ffi.create_proxy(lambda *_: stop.abort())
    timer = js.setTimeout(late, PATIENCE)
    try:
        address = way_to("records") + str(place) + ".json"
        answer = await js.fetch(address, ffi.to_js({"signal": stop.signal}))
        if not answer.ok:
            raise OSError(address)
        return await answer.json()
    finally:
        js.clearTimeout(timer)
