"""One style sheet for the game in place of the many that it is written in.

Every file is a request more before anything is painted, and many small files press worse than one.
The plain pages of rules keep the few that they name.
"""

import re
from pathlib import Path

from tools.common import WEB, Refused

NAME = "game.css"
_LINK = re.compile(
    r'^<link rel="stylesheet" href="\./css/([a-z]+\.css)"(?: media="([^"]+)")?>\n', re.MULTILINE
)
# What must stand at the start of a sheet of its own, and so cannot stand within another.
_NOT_WITHIN = re.compile(r"@(?:import|charset|namespace|layer)\b")


def _named(page: str) -> list[tuple[str, str]]:
    """Return the sheets that a page names, in order: file and medium, "" where it is for all."""
    return _LINK.findall(page)


def write(folder: Path, kept: tuple[str, ...]) -> None:
    """Write the one sheet into a folder that holds all the others, and remove those but `kept`.

    Refused where a sheet holds what only works in a file of its own.
    """
    parts = []
    for name, medium in _named((WEB / "index.html").read_text("utf-8")):
        text = (folder / name).read_text("utf-8")
        if found := _NOT_WITHIN.search(text):
            raise Refused(f"css/{name} has {found[0]}, which cannot be put into one sheet.")
        parts.append(f"@media {medium} {{\n{text}}}\n" if medium else text)
        if name.removesuffix(".css") not in kept:
            (folder / name).unlink()
    (folder / NAME).write_text("".join(parts), encoding="utf-8")


def linked(page: str) -> str:
    """Return the page with one link to the one sheet, where the first of the many stood."""
    one = f'<link rel="stylesheet" href="./css/{NAME}">\n'
    found = list(_LINK.finditer(page))
    if not found:
        raise Refused("The page names no style sheet.")
    return page[: found[0].start()] + one + _LINK.sub("", page[found[0].start() :])
