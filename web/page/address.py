"""What the page's address asks for: ``?lang= ?daily= ?speed=``."""

import js

from dates import today


def asked(name):
    """The value of a parameter of the address, or None."""
    value = js.URLSearchParams.new(js.location.search).get(name)
    return value if isinstance(value, str) else None


def asked_day():
    """The date of the daily that the address asks for, or None; ``today`` is the player's own."""
    day = asked("daily")
    return today() if day == "today" else day


def forget(name):
    """Take a parameter out of the address, so that a reload does not ask for it again."""
    address = js.URL.new(js.location.href)
    if address.searchParams.has(name):
        address.searchParams.delete(name)
        js.history.replaceState(None, "", address.href)
