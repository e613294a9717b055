"""The page's modules with a line changed, for tests that want a page of another mind."""

from collections.abc import Callable

from playwright.sync_api import Route

from tools import bundle
from tools.common import WEB

MODULES = f"**/page/{bundle.MODULES}"


def changed(line: str, other: str) -> Callable[[Route], None]:
    """Answer a request for the modules with another line in place of one that must be there."""
    paths = [path for path in (WEB / "page").glob("*.py") if path.stem != "main"]
    sources = {path.stem: bundle.bare(path) for path in paths}
    [name] = [name for name, source in sources.items() if line in source]
    sources[name] = sources[name].replace(line, other)
    packed = bundle.packed(bundle.bare(WEB / "page" / "main.py"), sources)

    def answer(route: Route) -> None:
        route.fulfill(body=packed, content_type="text/plain")

    return answer
