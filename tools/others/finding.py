"""Which of the other browsers this machine has, and how each is opened."""

import shutil
from collections.abc import Callable
from contextlib import AbstractContextManager
from pathlib import Path

from tools.others import firefox, webkit
from tools.others.session import Session

FIREFOXES = ("firefox-esr", "firefox")
DRIVERS = ("WebKitWebDriver", "/usr/libexec/webkit2gtk-4.1/WebKitWebDriver")
# GTK's browser for trying things out lies beside the library, not on the path.
MINI_BROWSERS = ("lib/*/webkit2gtk-4.*/MiniBrowser", "libexec/webkit2gtk-4.*/MiniBrowser")
PHONE = (390, 844)

type Opener = Callable[[], AbstractContextManager[Session]]
"""Starts a browser in a profile that nobody has used, and ends it."""


def first(names: tuple[str, ...]) -> str | None:
    """Return the first program of these that is there."""
    return next((path for path in map(shutil.which, names) if path), None)


def webkit_programs() -> webkit.Programs | None:
    """Return what it takes to drive WebKit, None where something is missing."""
    driver, screen = first(DRIVERS), first(("Xvfb",))
    found = sorted(path for name in MINI_BROWSERS for path in Path("/usr").glob(name))
    if not driver or not screen or not found:
        return None
    return webkit.Programs(driver, str(found[-1]), screen)


def others() -> dict[str, Opener]:
    """Return the other browsers of this machine by name: Firefox, WebKit, both or none."""
    found: dict[str, Opener] = {}
    program = first(FIREFOXES)
    if program:
        found["Firefox"] = lambda: firefox.opened(program, PHONE)
    programs = webkit_programs()
    if programs:
        found["WebKit"] = lambda: webkit.opened(programs, PHONE)
    return found
