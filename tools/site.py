"""Build dist/: the page, the runtimes and our wheel, all served from one folder of plain files.

The sources name each other by plain paths. In dist/ every folder lies inside one whose name carries
a digest of what it holds, so that a browser's stale copy is never mixed with new files, and an
update fetches only the folders that changed:

    index.html 404.html ...             the root: what has a fixed address
    app-<digest>/      css page runtime text worker art    what we write
    engine-<digest>/   engine           our wheel and its lock file
    library-<digest>/  library          the standard library
    python-<digest>/   micropython pyodide pyscript        what we take as it is
"""

import json
import re
import shutil
from pathlib import Path

from tools import runtime, wheel
from tools.common import DIST, PACKAGES, WEB, WORK, say, sha256

AT_ROOT = ("index.html", "404.html", "manifest.webmanifest", "favicon.svg", "robots.txt")
GROUPS = {
    "python": ("micropython", "pyodide", "pyscript"),
    "library": ("library",),
    "engine": ("engine",),
    "app": ("art", "css", "page", "runtime", "text", "worker"),
}
MICROPYTHON = ("micropython.mjs", "micropython.wasm")
PYODIDE = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm")
# Of PyScript, what the page switches off (web/page/config.json) stays at home.
LEFT_OUT = ("*.map", "codemirror*", "xterm*", "py-editor*", "py-game*", "py-terminal*", "donkey*")
# The first things that the page asks for, one after the other if nobody told the browser before.
WANTED_SOON = ("pyscript/core.js", "pyscript/core-*.js", "micropython/micropython.mjs")
UNWANTED = shutil.ignore_patterns("__pycache__", "*.md")


def gather(stage: Path) -> None:
    """Lay everything that dist/ will hold out by its plain name."""
    for folder in GROUPS["app"]:
        if (WEB / folder).exists():
            shutil.copytree(WEB / folder, stage / folder, ignore=UNWANTED)
    pyscript = PACKAGES / "@pyscript" / "core" / "dist"
    shutil.copytree(pyscript, stage / "pyscript", ignore=shutil.ignore_patterns(*LEFT_OUT))
    micropython = PACKAGES / "@micropython" / "micropython-webassembly-pyscript"
    copy(micropython, MICROPYTHON, stage / "micropython")
    copy(runtime.PYODIDE, PYODIDE, stage / "pyodide")
    engine = runtime.build(wheel.build())
    copy(engine, (runtime.LIBRARY_NAME,), stage / "library")
    others = [path.name for path in engine.iterdir() if path.name != runtime.LIBRARY_NAME]
    copy(engine, others, stage / "engine")
    write_files(stage)


def copy(source: Path, names: tuple[str, ...] | list[str], target: Path) -> None:
    """Copy the named files of a folder into a new one."""
    target.mkdir(parents=True)
    for name in names:
        shutil.copyfile(source / name, target / name)


def write_files(stage: Path) -> None:
    """Tell the runtime module how many bytes each file has that the engine will fetch."""
    counted = [stage / "pyodide" / "pyodide.asm.wasm"]
    counted += [*sorted((stage / "library").iterdir()), *sorted((stage / "engine").iterdir())]
    sizes = {path.name: path.stat().st_size for path in counted}
    text = f"// Written by the build.\nexport const sizes = {json.dumps(sizes, indent=2)};\n"
    (stage / "runtime" / "files.mjs").write_text(text, encoding="utf-8")


def digest(folder: Path) -> str:
    """Return eight hex digits that stand for every name and byte in the folder."""
    files = sorted(path for path in folder.rglob("*") if path.is_file())
    rows = (f"{path.relative_to(folder).as_posix()} {sha256(path.read_bytes())}" for path in files)
    return sha256("\n".join(rows).encode())[:8]


def rewrite(path: Path, prefix: str, homes: dict[str, str]) -> None:
    """Put the new homes into the paths of a text file: `"<prefix>css/…"` and the like."""
    folders = "|".join(homes)
    pattern = re.compile(rf"""(["']){re.escape(prefix)}({folders})/""")
    up = "../" if prefix == "../" else ""
    text = path.read_text(encoding="utf-8")
    new = pattern.sub(lambda hit: f"{hit[1]}{prefix}{up}{homes[hit[2]]}/{hit[2]}/", text)
    path.write_text(new, encoding="utf-8")


def settle(stage: Path, dist: Path) -> dict[str, str]:
    """Move the folders into their homes and return where each one went."""
    homes: dict[str, str] = {}
    for group, folders in GROUPS.items():
        home = dist / group
        home.mkdir()
        for folder in folders:
            if (stage / folder).exists():
                shutil.move(stage / folder, home / folder)
        if group == "app":
            rewrite_app(home, homes)
        named = home.with_name(f"{group}-{digest(home)}")
        home.rename(named)
        homes.update(dict.fromkeys(folders, named.name))
    return homes


def rewrite_app(app: Path, homes: dict[str, str]) -> None:
    """Let our own modules find the folders that have already moved."""
    for module in sorted((app / "runtime").glob("*.mjs")):
        rewrite(module, "../", homes)
    if (app / "page" / "config.json").exists():
        # PyScript takes the interpreter's path from the page, not from this file.
        rewrite(app / "page" / "config.json", "./", homes)


def preloads(dist: Path, homes: dict[str, str]) -> str:
    """Return the links that let a browser fetch at once what it will want soon."""
    python = dist / homes["pyscript"]
    files = [path for pattern in WANTED_SOON for path in sorted(python.glob(pattern))]
    names = (path.relative_to(dist).as_posix() for path in files)
    return "".join(f'<link rel="modulepreload" href="./{name}">\n' for name in names)


def write_root(dist: Path, homes: dict[str, str]) -> None:
    """Write the files that have a fixed address, with paths to where the others went."""
    for name in AT_ROOT:
        if not (WEB / name).exists():
            continue
        shutil.copyfile(WEB / name, dist / name)
        rewrite(dist / name, "./", homes)
    index = dist / "index.html"
    if index.exists():
        text = index.read_text(encoding="utf-8")
        index.write_text(
            text.replace("</head>", f"{preloads(dist, homes)}</head>", 1), encoding="utf-8"
        )
    (dist / ".nojekyll").touch()


def build(dist: Path = DIST) -> Path:
    """Build the whole site anew and return its folder."""
    say("building the site")
    stage = WORK / "site"
    for folder in (dist, stage):
        shutil.rmtree(folder, ignore_errors=True)
        folder.mkdir(parents=True)
    gather(stage)
    write_root(dist, settle(stage, dist))
    return dist
