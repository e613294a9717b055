"""How much a first visit fetches."""

import gzip
import tempfile
from pathlib import Path

from playwright.sync_api import Playwright

from tools.bench.host import Host
from tools.bench.visits import SETTLE_MS, opened, visit

RUNTIMES = ("library-", "python-")


def pressed_size(path: Path) -> int:
    """Return the bytes of a file under gzip -9."""
    return len(gzip.compress(path.read_bytes(), 9, mtime=0))


def fetched(playwright: Playwright, program: str, host: Host) -> dict[str, int]:
    """Return what the page asked for at a first visit: names and bytes, largest first.

    What the browser fetches besides, to keep the site for later, is no part of it.
    """
    host.asked.clear()
    with (
        tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as profile,
        opened(playwright, program, Path(profile), kept=False) as page,
    ):
        visit(page, host.address)
        page.wait_for_timeout(SETTLE_MS)
    sizes = {str(path.relative_to(host.folder)): pressed_size(path) for path in host.asked}
    return dict(sorted(sizes.items(), key=lambda item: -item[1]))


def own(sizes: dict[str, int]) -> int:
    """Return the bytes of what is not a runtime."""
    return sum(size for name, size in sizes.items() if not name.startswith(RUNTIMES))
