"""Build dist/: the page, the runtimes and our wheel, all served from one folder of plain files."""

import json
import shutil
from pathlib import Path

from tools import wheel
from tools.common import DIST, PACKAGES, WEB, say, sha256

OURS = ("index.html", "404.html", "manifest.webmanifest", "favicon.svg")
OUR_FOLDERS = ("css", "text", "art", "page", "worker", "runtime")
PYODIDE = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm")
MICROPYTHON = ("micropython.mjs", "micropython.wasm")
# The parts of PyScript that the page switches off (web/page/config.json) stay at home.
LEFT_OUT = ("*.map", "codemirror*", "xterm*", "py-editor*", "py-game*", "py-terminal*", "donkey*")


def copy_page(dist: Path) -> None:
    """Copy what we wrote ourselves."""
    for name in OURS:
        if (WEB / name).exists():
            shutil.copy2(WEB / name, dist / name)
    for name in OUR_FOLDERS:
        if (WEB / name).exists():
            shutil.copytree(
                WEB / name, dist / name, ignore=shutil.ignore_patterns("__pycache__", "*.md")
            )


def copy_runtimes(dist: Path) -> None:
    """Copy PyScript, MicroPython and Pyodide out of the pinned packages."""
    pyscript = PACKAGES / "@pyscript" / "core" / "dist"
    shutil.copytree(pyscript, dist / "pyscript", ignore=shutil.ignore_patterns(*LEFT_OUT))
    micropython = PACKAGES / "@micropython" / "micropython-webassembly-pyscript"
    for folder, source, names in (
        ("micropython", micropython, MICROPYTHON),
        ("pyodide", PACKAGES / "pyodide", PYODIDE),
    ):
        (dist / folder).mkdir()
        for name in names:
            shutil.copyfile(source / name, dist / folder / name)


def lock(wheel_path: Path) -> str:
    """Return Pyodide's lock file: our wheel with its digest, and not one package more."""
    stock = json.loads((PACKAGES / "pyodide" / "pyodide-lock.json").read_text(encoding="utf-8"))
    version = wheel_path.name.split("-")[1]
    entry = {
        "name": "sueca-core",
        "version": version,
        "file_name": wheel_path.name,
        "sha256": sha256(wheel_path.read_bytes()),
        "imports": ["sueca_core"],
        "depends": [],
        "install_dir": "site",
        "package_type": "package",
        "unvendored_tests": False,
    }
    packages = {"sueca-core": entry}
    return json.dumps({"info": stock["info"], "packages": packages}, indent=1) + "\n"


def copy_engine(dist: Path) -> None:
    """Put our wheel, its lock file and the standard library where the engine finds them."""
    engine = dist / "engine"
    engine.mkdir()
    built = wheel.build()
    shutil.copyfile(built, engine / built.name)
    shutil.copyfile(PACKAGES / "pyodide" / "python_stdlib.zip", engine / "python_stdlib.zip")
    (engine / "pyodide-lock.json").write_text(lock(built), encoding="utf-8")


def write_files(dist: Path) -> None:
    """Tell the runtime module which files there are and how many bytes each has."""
    counted = [dist / "pyodide" / "pyodide.asm.wasm", *sorted((dist / "engine").iterdir())]
    sizes = {path.name: path.stat().st_size for path in counted}
    text = (
        "// Written by the build.\n"
        'export const stdLib = "../engine/python_stdlib.zip";\n'
        'export const lockFile = "../engine/pyodide-lock.json";\n'
        f"export const sizes = {json.dumps(sizes, indent=2)};\n"
    )
    (dist / "runtime" / "files.mjs").write_text(text, encoding="utf-8")


def build(dist: Path = DIST) -> Path:
    """Build the whole site anew and return its folder."""
    say("building the site")
    shutil.rmtree(dist, ignore_errors=True)
    dist.mkdir(parents=True)
    copy_page(dist)
    copy_runtimes(dist)
    copy_engine(dist)
    write_files(dist)
    (dist / ".nojekyll").touch()
    return dist
