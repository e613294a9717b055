"""The copy of the site that the browser keeps, so that the game needs no network.

A service worker is an addition: where there is none, or it fails, nothing is said and the game goes
on. A new version waits until the player takes it. It is offered on the page that stands between two
hands and nowhere else; the saved game goes on in it.
"""

import js
from pyscript import ffi

from dom import by_id, show

# MicroPython cannot catch what a browser throws at once, as some do where storage is refused.
_register = js.Function.new(
    """
    try {
      const options = { scope: "./", updateViaCache: "none" };
      return navigator.serviceWorker.register("./sw.js", options).catch(() => null);
    } catch { return null }
    """
)
_controlled = js.Function.new("return Boolean(navigator.serviceWorker?.controller)")
_on_change = js.Function.new(
    "then", "navigator.serviceWorker.addEventListener('controllerchange', then)"
)


class _Kept:
    """The registration, and what the player has chosen."""

    registration = None
    wanted = False  # the player asked for the new version
    before = False  # this page came out of a copy that was kept, or such a copy has taken it over


async def keep():
    """Let the browser keep the site, and hear of new versions. For when the engine is there."""
    _Kept.before = _controlled()
    found = await _register()
    if not found:
        return
    _Kept.registration = found
    found.addEventListener("updatefound", ffi.create_proxy(_on_found))
    js.document.addEventListener("visibilitychange", ffi.create_proxy(_look))
    _on_change(ffi.create_proxy(_on_other))
    _offer()


def _on_found(*_):
    """A new version is on its way; it is offered once all of it is here."""
    coming = _Kept.registration.installing
    if coming:
        coming.addEventListener("statechange", ffi.create_proxy(_offer))


def _offer(*_):
    if _Kept.registration.waiting and _controlled():
        show(by_id("update"), True)


def _on_other(*_):
    """A worker has taken over: the first one, or a new one, wanted here or in another tab."""
    if _Kept.wanted:
        js.location.reload()
    elif _Kept.before:
        show(by_id("update"), True)
    _Kept.before = True


def _look(*_):
    """The page is looked at again, perhaps after days: ask whether there is something new."""
    if not js.document.hidden:
        _Kept.registration.update().catch(_quiet)


_quiet = ffi.create_proxy(lambda *_: None)


def take():
    """The player wants the new version."""
    _Kept.wanted = True
    waiting = _Kept.registration.waiting
    if waiting:
        waiting.postMessage(ffi.to_js({"type": "SKIP_WAITING"}))
    else:
        js.location.reload()
