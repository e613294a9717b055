"""The few words that the page uses with the document. Nothing here knows a card."""

import js
from pyscript import document

_own = document.querySelector('script[type="mpy"]')
HTML = document.documentElement

_known = {}


def way_to(folder):
    """The address of a folder of the site, a slash at its end: the build gives it another name."""
    return _own.getAttribute("data-" + folder)


def by_id(name):
    """The element with this id; its proxy is made once and kept."""
    if name not in _known:
        _known[name] = document.getElementById(name)
    return _known[name]


def one(selector):
    """The first element that the selector finds; its proxy is made once and kept."""
    if selector not in _known:
        _known[selector] = document.querySelector(selector)
    return _known[selector]


def every(selector, within=document):
    """All elements that the selector finds, as a list."""
    found = within.querySelectorAll(selector)
    return [found.item(place) for place in range(found.length)]


def put(element, text):
    """Text into an element, never as markup; nothing is touched when it is there already."""
    if element.textContent != text:
        element.textContent = text


def show(element, visible):
    if element.hidden == visible:
        element.hidden = not visible


def attr(element, name, value):
    """Set an attribute; None takes it away."""
    if value is None:
        element.removeAttribute(name)
    elif element.getAttribute(name) != value:
        element.setAttribute(name, value)


def mark(element, name, on):
    """Give an element a class, or take it away."""
    if on:
        element.classList.add(name)
    else:
        element.classList.remove(name)


def style(element, name, value):
    """Set a custom property; inline styles in the page itself are against its policy."""
    element.style.setProperty(name, str(value))


def make(tag, classes="", text=""):
    element = document.createElement(tag)
    if classes:
        element.className = classes
    if text:
        element.textContent = text
    return element


def clone(template):
    """A fresh copy of what stands in a <template>."""
    return by_id(template).content.cloneNode(True)


def clear(element):
    element.replaceChildren()


def html(name, value):
    """Set a data attribute of the whole document, or take it away (None).

    The style sheets, and whoever watches from outside, read the state there.
    """
    attr(HTML, "data-" + name, value)


def dialog_open():
    """Whether a dialog lies over the page."""
    return document.querySelector("dialog[open]") is not None


def performance_mark(name):
    """Mark a moment of the start; only its first time counts."""
    if name not in _marked:
        _marked.append(name)
        js.performance.mark("sueca:" + name)


_marked = []
