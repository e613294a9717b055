"""Build dist/: the page, the runtimes and our package, all served from one folder of plain files.

The sources name each other by plain paths. In dist/ every folder lies inside one whose name carries
a digest of what it holds, so that a browser's stale copy is never mixed with new files, and an
update fetches only the folders that changed:

    index.html sw.js licenses.txt…      the root: what has a fixed address
    pt/ pt-br/ en/ fr/ es/              the rules as plain pages, likewise
    app-<digest>/      page records runtime worker    our programs, and what they are built with
    look-<digest>/     art css          how the game looks
    words-<digest>/    text             what it says
    engine-<digest>/   engine           our package, compiled
    library-<digest>/  library          the standard library
    python-<digest>/   micropython pyodide pyscript        what we take as it is
"""

import base64
import hashlib
import json
import re
import shutil
import tempfile
from pathlib import Path

from tools import (
    addressed,
    bundle,
    courts,
    firstwords,
    licenses,
    offline,
    pages,
    pictures,
    records,
    runtime,
    sbom,
    sheets,
    smaller,
    wheel,
)
from tools.common import DIST, PACKAGES, WEB, WORK, Refused, say, sha256

AT_ROOT = ("index.html", "404.html", "manifest.webmanifest", "favicon.svg", "robots.txt")
GROUPS = {
    "python": ("micropython", "pyodide", "pyscript"),
    "library": ("library",),
    "engine": ("engine",),
    "look": ("art", "css"),
    "words": ("text",),
    "app": ("page", "records", "runtime", "worker"),
}
WRITTEN_HERE = ("look", "words", "app")
MICROPYTHON = ("micropython.mjs", "micropython.wasm")
PYODIDE = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm")
# What a page like ours loads of PyScript. The rest is for editors, terminals, games, archives.
PYSCRIPT = ("core.js", "core-*.js", "error-*.js")
# The first things that the page asks for, one after the other if nobody told the browser before.
MODULES_SOON = (
    "pyscript/core.js",
    "pyscript/core-*.js",
    "pyscript/error-*.js",
    "micropython/micropython.mjs",
)
FILES_SOON = (
    "micropython/micropython.wasm",
    "page/config.json",
    "page/modules.txt",
    "page/main.py",
)
# The last thing of the page: it puts words in, and the browser has not laid anything out before.
STARTS = '<script src="./runtime/start.js">'
UNWANTED = shutil.ignore_patterns("__pycache__", "*.md")


def gather(stage: Path, engine: Path) -> None:
    """Lay everything that dist/ will hold out by its plain name."""
    for folder in (name for group in WRITTEN_HERE for name in GROUPS[group]):
        if (WEB / folder).exists():
            shutil.copytree(WEB / folder, stage / folder, ignore=UNWANTED)
    bundle.bundle(stage / "page")
    sheets.write(stage / "css", pages.STYLES)
    smaller.make(sorted([*stage.glob("css/*.css"), *stage.glob("runtime/*js")]))
    courts.write(stage / "art")
    records.write(stage / "records")
    copy(PACKAGES / "@pyscript" / "core" / "dist", PYSCRIPT, stage / "pyscript")
    micropython = PACKAGES / "@micropython" / "micropython-webassembly-pyscript"
    copy(micropython, MICROPYTHON, stage / "micropython")
    copy(runtime.PYODIDE, PYODIDE, stage / "pyodide")
    shutil.copytree(engine, stage, dirs_exist_ok=True)
    write_files(stage)


def copy(source: Path, patterns: tuple[str, ...], target: Path) -> None:
    """Copy the files of a folder that the patterns name into a new one."""
    target.mkdir(parents=True)
    for pattern in patterns:
        found = sorted(source.glob(pattern))
        if not found:
            raise Refused(f"There is no {pattern} in {source.name}/.")
        for path in found:
            shutil.copyfile(path, target / path.name)


def write_files(stage: Path) -> None:
    """Tell the runtime module of the files that the engine will fetch: their sizes and digests.

    The digests are of the two that are read whole; WebAssembly is compiled while it comes. Pyodide
    wants a lock file, for packages of its own making: this one names none.
    """
    [library], package = sorted((stage / "library").iterdir()), runtime.package_in(stage)
    counted = (stage / "pyodide" / "pyodide.asm.wasm", library, package)
    stock = json.loads((runtime.PYODIDE / "pyodide-lock.json").read_text(encoding="utf-8"))
    told = {
        "sizes": {path.name: path.stat().st_size for path in counted},
        "digests": {path.name: integrity(path.read_bytes()) for path in (library, package)},
        "ours": package.name,
        "lock": {"info": stock["info"], "packages": {}},
    }
    lines = [f"const {name} = {json.dumps(value, indent=2)};" for name, value in told.items()]
    names = ", ".join(told)
    text = "\n".join(["// Written by the build.", *lines, f"export {{ {names} }};\n"])
    (stage / "runtime" / "files.mjs").write_text(text, encoding="utf-8")


def integrity(data: bytes) -> str:
    """Return the digest of the bytes as a browser's `fetch` wants it."""
    return f"sha256-{base64.b64encode(hashlib.sha256(data).digest()).decode()}"


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
    for module in sorted((app / "runtime").glob("*.*js")):
        rewrite(module, "../", homes)
    if (app / "page" / "config.json").exists():
        # PyScript takes the interpreter's path from the page, not from this file.
        rewrite(app / "page" / "config.json", "./", homes)


def named(dist: Path, homes: dict[str, str], patterns: tuple[str, ...]) -> list[str]:
    """Return the addresses of the files that the patterns name by their plain names."""
    found: list[Path] = []
    for pattern in patterns:
        found += sorted((dist / homes[pattern.split("/")[0]]).glob(pattern))
    return [f"./{path.relative_to(dist).as_posix()}" for path in found]


def preloads(dist: Path, homes: dict[str, str]) -> str:
    """Return the links that let a browser fetch at once what it will want soon."""
    modules, files = named(dist, homes, MODULES_SOON), named(dist, homes, FILES_SOON)
    links = [f'<link rel="modulepreload" href="{name}">' for name in modules]
    links += [f'<link rel="preload" as="fetch" crossorigin href="{name}">' for name in files]
    return "\n".join([*links, ""])


def write_root(dist: Path, homes: dict[str, str]) -> None:
    """Write the files that have a fixed address, with paths to where the others went."""
    for name in AT_ROOT:
        if (WEB / name).exists():
            shutil.copyfile(WEB / name, dist / name)
    (dist / ".nojekyll").touch()
    index = dist / "index.html"
    text = sheets.linked(index.read_text(encoding="utf-8"))
    text = text.replace("<html ", f'<html data-openings="{records.OPENINGS}" ', 1)
    text = text.replace("</head>", f"{preloads(dist, homes)}</head>", 1)
    text = text.replace(STARTS, f"{firstwords.block(text)}{STARTS}", 1)
    index.write_text(text, encoding="utf-8")
    for name in AT_ROOT:
        if (dist / name).exists():
            rewrite(dist / name, "./", homes)


def write_last(dist: Path, package: Path, *, url: str | None, kept: bool) -> None:
    """Write what tells of all the other files: addresses, notices, the worker that keeps them.

    The wheel is there for others: the page loads the compiled package and never asks for it.
    """
    shutil.copyfile(package, dist / package.name)
    pictures.write(dist, for_links=url is not None)
    if url:
        addressed.dress(dist, url)
    licenses.write(dist / "licenses.txt", PYSCRIPT)
    sbom.write(dist / "sbom.json", PYSCRIPT)
    if kept:
        offline.write(dist)
    else:
        offline.write_kill_switch(dist)


def build(
    dist: Path = DIST, engine: Path | None = None, *, url: str | None = None, kept: bool = True
) -> Path:
    """Build the whole site anew and return its folder.

    `engine` holds the folders of the library and of our package, and whatever else of the site
    shall be another; None: what we compile. `url` is the site's address, where it is known. `kept`
    is whether browsers keep the site; one that they do not keep frees them of an earlier copy.
    Refused for an address that is none.
    """
    url = addressed.checked(url) if url else None
    say("building the site")
    WORK.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory(dir=WORK, prefix="site-") as scratch:
        stage, new = Path(scratch, "stage"), Path(scratch, "new")
        package = wheel.build(Path(scratch, "wheel"))
        gather(stage, engine or runtime.build(package))
        new.mkdir()
        homes = settle(stage, new)
        write_root(new, homes)
        pages.write(new, f"{homes['css']}/css", url)
        write_last(new, package, url=url, kept=kept)
        # Whoever looks at the old site while this one is built sees it whole until now.
        shutil.rmtree(dist, ignore_errors=True)
        shutil.move(new, dist)
    return dist
