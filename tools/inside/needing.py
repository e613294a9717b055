"""Play a sitting, and write down what that took of the standard library.

It runs on our compiled package and on sources of everything else, and itself imports next to
nothing: what is in use afterwards is what the site needs. Writes /stage/needed.json, the names of
the library's files.
"""

import importlib
import json
import sys

STAGE = "/stage"


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
    for name in wanted["ours"]:
        importlib.import_module(name)
    importlib.import_module("tools.inside.sitting").play()
    for name in wanted["pyscript"]:
        importlib.import_module(name)
    library = next(path for path in sys.path if path.endswith(".zip"))
    with open(f"{STAGE}/needed.json", "w", encoding="utf-8") as file:
        json.dump(imported_from(f"{library}/"), file)
