"""Play a sitting, and write down what that took of the standard library.

It runs on sources, and itself imports next to nothing: what is in use afterwards is what the site
needs. Writes /stage/needed.json: the names of the library's files, the sources that dataclasses
have written, and the replies of the sitting.
"""

import dataclasses
import importlib
import json
import sys
from typing import Any

STAGE = "/stage"

_generated: dict[str, None] = {}


def _remember(source: str, names: dict[str, Any], into: dict[str, Any]) -> None:
    """Stand for `exec` where dataclasses run the methods that they have written."""
    _generated[source] = None
    exec(source, names, into)


def imported_from(library: str) -> list[str]:
    """Return the names, inside the library's zip, of the sources that have been imported.

    Modules that are frozen into the interpreter name a file there too, but it is never read.
    """
    specs = [getattr(module, "__spec__", None) for module in list(sys.modules.values())]
    origins = {str(spec.origin) for spec in specs if spec}
    return sorted(path.removeprefix(library) for path in origins if path.startswith(library))


def main() -> None:
    """Import what is ours and what PyScript imports, play, and write down what that took."""
    with open(f"{STAGE}/wanted.json", encoding="utf-8") as file:
        wanted = json.load(file)
    vars(dataclasses)["exec"] = _remember
    for name in wanted["ours"]:
        importlib.import_module(name)
    del vars(dataclasses)["exec"]
    replies = importlib.import_module("tools.inside.sitting").play()
    for name in wanted["pyscript"]:
        importlib.import_module(name)
    library = next(path for path in sys.path if path.endswith(".zip"))
    found = {
        "library": imported_from(f"{library}/"),
        "generated": sorted(_generated),
        "replies": replies,
    }
    with open(f"{STAGE}/needed.json", "w", encoding="utf-8") as file:
        json.dump(found, file)
