"""The pages about `sueca_core` for programmers, made from its docstrings by pdoc."""

import shutil
from pathlib import Path

from tools.common import CORE, WORK, python, run, say

TARGET = WORK / "api"


def modules() -> list[str]:
    """Return the name of every module of the package but the one that starts it."""
    files = sorted(path for path in CORE.rglob("*.py") if path.name != "__main__.py")
    places = (path.relative_to(CORE.parent).with_suffix("") for path in files)
    return [".".join(place.parts).removesuffix(".__init__") for place in places]


def write(target: Path = TARGET) -> Path:
    """Write the pages anew and return their folder; they need no server to be read."""
    say("writing the pages about sueca_core")
    shutil.rmtree(target, ignore_errors=True)
    run(python("-m", "pdoc", "--output-directory", str(target), *modules()), "pdoc")
    say(f"they begin at {target / 'index.html'}")
    return target
