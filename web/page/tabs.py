"""One tab plays at a time: two that saved the same game would write over each other.

The browser's own locks tell who plays. They end with the page, however it ends, and whoever wants
to play takes the lock from the tab that has it. A browser without locks, or an address without
TLS, has none: there nobody keeps watch.
"""

import js
from pyscript import ffi

# A page that is being left still has the lock for a moment: a reload must not meet itself.
_ask = js.Function.new(
    "lost",
    """
    const late = new AbortController();
    const timer = setTimeout(() => late.abort(), 1000);
    let held = !navigator.locks;
    return held ? Promise.resolve(true) : new Promise((told) => {
      const hold = () => { clearTimeout(timer); told(held = true); return new Promise(() => {}); };
      navigator.locks.request("sueca.v1", { signal: late.signal }, hold)
        .catch(() => held ? lost() : told(false));
    });
    """,
)
_take = js.Function.new(
    "then", "navigator.locks.request('sueca.v1', { steal: true }, () => { then() })"
)


class _Asked:
    """What the browser was asked, and whether another tab has taken over since."""

    answer = None
    lost = False
    on_lost = None


def ask():
    """Ask to be the tab that plays; ``hold`` waits for the answer."""
    _Asked.answer = _ask(ffi.create_proxy(_lose))


def _lose(*_):
    _Asked.lost = True
    if _Asked.on_lost:
        _Asked.on_lost()


async def hold(on_lost):
    """Whether this tab may play; ``on_lost()`` is called when another takes over from now on."""
    held = bool(await _Asked.answer) and not _Asked.lost
    _Asked.on_lost = on_lost
    return held


def take_over():
    """Stop the tab that plays, and start here from what it has saved."""
    _take(ffi.create_proxy(lambda *_: js.location.reload()))
