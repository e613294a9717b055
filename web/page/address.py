"""What the page's address asks for: ``?lang= ?daily= ?speed=``."""

import js


def asked(name):
    """The value of a parameter of the address, or None."""
    value = js.URLSearchParams.new(js.location.search).get(name)
    return value if isinstance(value, str) else None


def forget(name):
    """Take a parameter out of the address, so that a reload does not ask for it again."""
    address = js.URL.new(js.location.href)
    if address.searchParams.has(name):
        address.searchParams.delete(name)
        js.history.replaceState(None, "", address.href)
