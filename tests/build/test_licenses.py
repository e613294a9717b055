"""licenses.txt names everything that the site hands on."""

import json
import re
from pathlib import Path

import pytest

from tests.source import ROOT
from tools import licenses, site

PACKAGES = ROOT / "web" / "node_modules"


@pytest.fixture(scope="module")
def text(tmp_path_factory: pytest.TempPathFactory) -> str:
    """What licenses.txt says."""
    target = tmp_path_factory.mktemp("notices") / "licenses.txt"
    licenses.write(target, site.PYSCRIPT)
    return target.read_text("utf-8")


def in_dist() -> set[str]:
    """Names of the npm packages with code in dist: ours by name, and those bundled in PyScript."""
    named = json.loads((ROOT / "web/package.json").read_text("utf-8"))["dependencies"]
    folder = PACKAGES / "@pyscript/core/dist"
    scripts = [path for pattern in site.PYSCRIPT for path in folder.glob(pattern)]
    maps = "".join(Path(f"{path}.map").read_text("utf-8") for path in scripts)
    return {*named, *re.findall(r"node_modules/((?:@[\w-]+/)?[\w-]+)/", maps)}


def test_every_package_of_the_lock_file_that_is_in_dist_is_named(text: str) -> None:
    lock = json.loads((ROOT / "web/package-lock.json").read_text("utf-8"))["packages"]
    entries = {name: lock[f"node_modules/{name}"]["version"] for name in in_dist()}
    assert {"pyodide", "polyscript", "coincident", "@webreflection/utils"} <= set(entries)
    assert [name for name, version in entries.items() if f"{name} {version}" not in text] == []


@pytest.mark.parametrize(
    "words",
    [
        "Mozilla Public License Version 2.0",
        "PYTHON SOFTWARE FOUNDATION LICENSE VERSION 2",
        "Apache License\n                           Version 2.0, January 2004",
        "PyScript Development Team",
        "Damien P. George",
        "Emscripten authors",
        "The Sueca authors",
        "github.com/pyodide/pyodide",
    ],
)
def test_the_notices_that_the_licences_ask_for(text: str, words: str) -> None:
    assert words in text


def test_every_notice_has_a_text() -> None:
    notices = licenses.notices(site.PYSCRIPT)
    assert len({notice.name for notice in notices}) == len(notices)
    assert [notice.name for notice in notices if len(notice.text.split()) < 8] == []


@pytest.mark.slow
@pytest.mark.xdist_group("site")
def test_the_site_holds_it(dist: Path, text: str) -> None:
    assert (dist / "licenses.txt").read_text("utf-8") == text
