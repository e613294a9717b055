"""Write dist/licenses.txt: the notices of everything that the site hands on to its visitors.

Three sources, none of them typed twice: our own LICENSE; the npm packages whose code is in dist/,
with the licence files that they bring (PyScript's source maps tell which packages are bundled in
it, and Workbox's parts are those that a worker like ours is made of); and tools/notices/parts.toml
for what npm does not describe, the parts that the WebAssembly runtimes are made of.
"""

import json
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tools.common import PACKAGES, ROOT, WEB, Refused

NOTICES = ROOT / "tools" / "notices"
PYSCRIPT = "@pyscript/core"
# What Workbox puts into sw.js; a test compares it with the names that stand in that file.
WORKBOX = ("workbox-core", "workbox-precaching", "workbox-routing", "workbox-strategies")
RULE = "=" * 80


@dataclass(frozen=True, slots=True)
class Notice:
    """One part: its name with its version, its licence's name, and all that has to be said."""

    name: str
    licence: str
    text: str


def locked() -> dict[str, Any]:
    """Return the packages of the lock file by their names."""
    lock = json.loads((WEB / "package-lock.json").read_text(encoding="utf-8"))
    return {path.rpartition("node_modules/")[2]: entry for path, entry in lock["packages"].items()}


def bundled(scripts: tuple[str, ...]) -> list[str]:
    """Return the names of the packages that are bundled in PyScript's scripts (glob patterns)."""
    folder = PACKAGES / PYSCRIPT / "dist"
    found = [path for pattern in scripts for path in folder.glob(pattern)]
    names: set[str] = set()
    for path in found:
        sources = json.loads(path.with_name(f"{path.name}.map").read_text())["sources"]
        names.update(filter(None, map(package_of, sources)))
    return sorted(names)


def package_of(source: str) -> str | None:
    """Return the package that a source map's path leads into, None for PyScript's own files."""
    if "node_modules/" not in source:
        return None
    parts = source.rpartition("node_modules/")[2].split("/")
    return "/".join(parts[: 2 if parts[0].startswith("@") else 1])


def terms(name: str) -> str:
    """Return the text of a licence that is kept here."""
    return (NOTICES / f"{name}.txt").read_text(encoding="utf-8")


def from_npm(name: str) -> Notice:
    """Return the notice of an npm package: its own licence file, else its licence's usual words."""
    folder = PACKAGES / name
    about = json.loads((folder / "package.json").read_text(encoding="utf-8"))
    files = sorted(path for path in folder.iterdir() if path.name.upper().startswith("LICENSE"))
    if files:
        text = "\n".join(path.read_text(encoding="utf-8") for path in files)
    elif about.get("author"):
        text = f"Copyright (c) {about['author']}\n\n{terms(about['license'].lower())}"
    else:
        raise Refused(f"{name} brings no licence: add it to tools/notices/parts.toml.")
    return Notice(f"{name} {about['version']}", about["license"], text)


def from_parts() -> Iterator[Notice]:
    """Return the notices of the parts that parts.toml describes."""
    for part in tomllib.loads((NOTICES / "parts.toml").read_text(encoding="utf-8"))["part"]:
        lines = [f"Inside {part['inside']}."]
        lines += [part["note"]] if "note" in part else []
        lines += [f"Source code: {part['source']}"] if "source" in part else []
        texts = ["\n".join([*lines, "", *part["copyright"]]), *map(terms, part["text"])]
        yield Notice(part["name"], part["licence"], "\n\n".join(texts))


def ours() -> Notice:
    """Return the notice of the game itself."""
    return Notice("Sueca", "MIT", (ROOT / "LICENSE").read_text(encoding="utf-8"))


def notices(scripts: tuple[str, ...]) -> list[Notice]:
    """Return every notice; `scripts` are the patterns of PyScript's files in dist/."""
    packages = [PYSCRIPT, *bundled(scripts), *WORKBOX]
    return [ours(), *from_parts(), *map(from_npm, packages)]


def versions() -> list[str]:
    """Return a line for each package that is named in web/package.json."""
    wanted = json.loads((WEB / "package.json").read_text(encoding="utf-8"))["dependencies"]
    entries = locked()
    return [f"    {name} {entries[name]['version']}" for name in sorted(wanted)]


def write(target: Path, scripts: tuple[str, ...]) -> None:
    """Write the file: a list of what is in it, then notice after notice."""
    every = notices(scripts)
    contents = [f"    {notice.name}  ({notice.licence})" for notice in every]
    head = ["Sueca and what it is made of", "", "From npm, at these versions:", "", *versions()]
    lines = [*head, "", "The notices in this file:", "", *contents, ""]
    for notice in every:
        lines += [RULE, f"{notice.name}  ({notice.licence})", RULE, "", notice.text.strip(), ""]
    target.write_text("\n".join(lines), encoding="utf-8")
