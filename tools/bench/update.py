"""What an update fetches: the site is built again with one line changed, and both are compared.

A browser that keeps the site fetches what its list of files has anew, and the list.
"""

import re
import shutil
import subprocess
import tempfile
from pathlib import Path

from tools.bench.download import pressed_size
from tools.common import PACKAGES, ROOT, python, run
from tools.offline import WORKER

CHANGED = {
    "update_page_bytes": ("web/page/line.py", "\nCHANGED = 1\n"),
    "update_engine_bytes": ("sueca_core/game/trick.py", "\nCHANGED = 1\n"),
}
LISTED = re.compile(
    r'\{url:"([^"]+)",revision:(null|"[^"]+")\}|\{revision:(null|"[^"]+"),url:"([^"]+)"\}'
)


def sources(folder: Path) -> None:
    """Copy what the site is built from, without its history; the packages are lent."""
    told = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=True)
    for name in told.stdout.splitlines():
        if (ROOT / name).is_file():
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(ROOT / name, folder / name)
    (folder / "web" / "node_modules").symlink_to(PACKAGES)


def listed(site: Path) -> set[tuple[str, str]]:
    """Return the files that the site's worker keeps: names, and digests where the name has none."""
    text = (site / WORKER).read_text(encoding="utf-8")
    found = {(hit[0] or hit[3], hit[1] or hit[2]) for hit in LISTED.findall(text)}
    assert found, "the worker's list has another form"
    return found


def fetched(old: Path, new: Path) -> dict[str, int]:
    """Return what a browser that keeps the old site fetches of the new one, and its bytes."""
    names = [WORKER, *sorted(name for name, _ in listed(new) - listed(old))]
    return {name: pressed_size(new / name) for name in names}


def measured(old: Path) -> dict[str, float | None]:
    """Change a line of the page, and one of the engine, and tell what that costs."""
    values: dict[str, float | None] = {}
    for figure, (name, line) in CHANGED.items():
        with tempfile.TemporaryDirectory() as scratch:
            folder = Path(scratch)
            sources(folder)
            with (folder / name).open("a", encoding="utf-8") as file:
                file.write(line)
            command = f"import os; os.chdir({scratch!r}); from tools import site; site.build()"
            run(python("-c", command), "Building the update", extra={"PYTHONPATH": scratch})
            values[figure] = sum(fetched(old, folder / "dist").values())
    return values
