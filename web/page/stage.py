"""Cards on their way: from a hand to its slot, and from the table to whoever won them."""

import js
from pyscript import ffi

from dom import make, one
from motion import FLIGHT, GATHER, journey

_OUT = ffi.to_js({"duration": FLIGHT, "easing": "ease-out"})
_IN = ffi.to_js({"duration": GATHER, "easing": "ease-in", "fill": "forwards"})

_calm = js.matchMedia("(prefers-reduced-motion: reduce)")
_ghosts = []
_FADE = ffi.to_js({"duration": 100})
_APPEAR = ffi.to_js([{"opacity": 0}, {"opacity": 1}])


class Motion:
    """Whether anything moves: what the player wants, and whether a test wants no pauses."""

    wanted = True
    instant = False


def still():
    """Nothing flies: the player or their system asks for calm, or a test wants no pauses."""
    return Motion.instant or not Motion.wanted or _calm.matches


def box(element):
    """(left, top, width, height) of an element in px."""
    rect = element.getBoundingClientRect()
    return rect.left, rect.top, rect.width, rect.height


def seat_box(seat):
    """Where the cards of a bot lie; where the window has no room for them, its name."""
    backs = one('.seat[data-at="{}"] .backs'.format(seat))
    return box(backs if backs.offsetWidth else one('.seat[data-at="{}"] .who'.format(seat)))


def _shift(move):
    return "translate({}px, {}px) scale({})".format(*move)


def fly(element, start):
    """Let a card that lies in its slot already come from the box ``start``, or just appear."""
    if still():
        if not Motion.instant:
            element.animate(_APPEAR, _FADE)
        return
    move = _shift(journey(start, box(element)))
    element.animate(ffi.to_js([{"transform": move}, {"transform": "none"}]), _OUT)


def gather(elements, seat):
    """Send cards that have left the table to their winner; they are pictures only by now."""
    if still():
        return
    goal = box(one('.slot[data-seat="S"]')) if seat == "S" else seat_box(seat)
    for element in elements:
        start = box(element)
        ghost = make("span", "ghost")
        ghost.appendChild(element.cloneNode(True))
        inner = ghost.firstElementChild
        inner.removeAttribute("data-card")
        inner.removeAttribute("aria-label")
        inner.setAttribute("aria-hidden", "true")
        for name, value in (("left", start[0]), ("top", start[1])):
            ghost.style.setProperty(name, "{}px".format(value))
        ghost.style.setProperty("--w", "{}px".format(start[2]))
        js.document.body.appendChild(ghost)
        dx, dy, _ = journey(goal, start)
        frames = [{"opacity": 1}, {"transform": _shift((dx, dy, 0.3)), "opacity": 0}]
        ghost.animate(ffi.to_js(frames), _IN)
        _ghosts.append(ghost)
    js.setTimeout(_clear, GATHER)


def _clear_ghosts():
    while _ghosts:
        _ghosts.pop().remove()


_clear = ffi.create_proxy(_clear_ghosts)
