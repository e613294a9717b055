"""The engine's side of the bridge: a Host in its worker, reached by the page through ``handle``."""

import sueca_boot

try:
    from sueca_core.host import Host

    _host = Host()
except Exception as error:
    sueca_boot.failed(f"{type(error).__name__}: {error}")
    raise


def handle(text: str) -> str:
    """Answer one request of the page with one reply, both JSON text."""
    return _host.handle(text)


__export__ = ["handle"]
