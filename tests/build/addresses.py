"""What the files of a site refer to, found without any of the build's own code."""

import json
import re
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path

_IN_CSS = re.compile(r"""url\(\s*["']?([^"')]+)""")
_IN_MODULE = re.compile(r"""["'](\.\.?/[^"']+)["']""")
# The notices of others; Workbox's worker, which names a page of its own in a warning.
NOT_OURS = ("licenses.txt", "sw.js")
# Names of languages within the page, which no browser ever opens.
NAMESPACES = {"http://www.w3.org/2000/svg", "http://www.w3.org/1999/xlink"}


class _Links(HTMLParser):
    """Collects the values of every attribute that holds an address."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        names = ("href", "src", "config", "action", "poster", "data")
        self.found += [value for name, value in attrs if name in names and value]
        # Where the page's own programs find folders.
        self.found += [
            value for name, value in attrs if name[:5] == "data-" and value and "/" in value
        ]


def in_html(path: Path) -> list[str]:
    """Every address in a page."""
    links = _Links()
    links.feed(path.read_text("utf-8"))
    return links.found


def in_css(path: Path) -> list[str]:
    """Every address in a style sheet."""
    return _IN_CSS.findall(path.read_text("utf-8"))


def in_module(path: Path) -> list[str]:
    """Every address that one of our JavaScript modules loads something from."""
    return _IN_MODULE.findall(path.read_text("utf-8"))


def in_manifest(path: Path) -> list[str]:
    """Every address in the manifest of the installed game."""
    about = json.loads(path.read_text("utf-8"))
    pictures = [*about.get("icons", []), *about.get("screenshots", [])]
    return [about["id"], about["start_url"], about["scope"], *(each["src"] for each in pictures)]


def written_by_us(dist: Path) -> Iterator[Path]:
    """The text files of a built site that are our own work."""
    folders = [folder for name in ("app", "look", "words") for folder in dist.glob(f"{name}-*")]
    ours = [path for folder in folders for path in folder.rglob("*") if path.is_file()]
    root = (path for path in dist.iterdir() if path.is_file() and path.suffix != ".whl")
    yield from (path for path in (*ours, *root) if path.name not in NOT_OURS)


def hosts_named_in(text: str) -> set[str]:
    """Addresses of other hosts in a text, the names of languages aside."""
    return set(re.findall(r"(?:https?|wss?):/{2}[^\s\x00\"'<>)\\]+", text)) - NAMESPACES
