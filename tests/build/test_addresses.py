"""The built site asks nobody else for anything, works under any path, and lacks no file."""

import json
import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.build import addresses
from tools import pages, pictures, site

pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("site")]

type Finder = Callable[[Path], list[str]]
KINDS: dict[str, Finder] = {
    "*.html": addresses.in_html,
    "*/index.html": addresses.in_html,
    "**/*.css": addresses.in_css,
    "app-*/runtime/*.mjs": addresses.in_module,
    "*.webmanifest": addresses.in_manifest,
}


def references(dist: Path, pattern: str) -> Iterator[tuple[Path, str]]:
    """Files that fit the pattern with each address in them, those within the page aside."""
    for path in sorted(dist.glob(pattern)):
        for address in KINDS[pattern](path):
            if not address.startswith(("#", "data:")):
                yield path, address


@pytest.mark.parametrize("pattern", KINDS)
def test_only_relative_addresses(dist: Path, pattern: str) -> None:
    found = list(references(dist, pattern))
    assert found
    assert [each for each in found if re.match(r"/|[a-z]+:", each[1])] == []


@pytest.mark.parametrize("pattern", KINDS)
def test_every_file_referred_to_exists(dist: Path, pattern: str) -> None:
    found = [
        (path, path.parent / address.split("?")[0]) for path, address in references(dist, pattern)
    ]
    assert [each for each in found if not each[1].exists()] == []


def test_the_page_finds_its_interpreter_and_its_modules(dist: Path) -> None:
    [settings] = dist.glob("app-*/page/config.json")
    config = json.loads(settings.read_text("utf-8"))
    # PyScript takes the one from the page, the others from the file itself.
    assert (dist / config["interpreter"]).is_file()
    assert [name for name in config["files"] if not (settings.parent / name).is_file()] == []


def test_no_other_host_is_named(dist: Path) -> None:
    named = {
        path.relative_to(dist): addresses.hosts_named_in(path.read_text("utf-8", "replace"))
        for path in addresses.written_by_us(dist)
    }
    assert len(named) > 30
    assert {path: hosts for path, hosts in named.items() if hosts} == {}


def test_all_but_the_root_lies_in_folders_named_by_what_they_hold(dist: Path) -> None:
    plain = {*pages.FOLDERS.values(), pictures.FOLDER}
    inner = [path for path in dist.iterdir() if path.is_dir()]
    assert {path.name for path in inner} >= plain
    folders = sorted(path for path in inner if path.name not in plain)
    names = ["app", "engine", "library", "look", "python", "words"]
    assert [path.name.split("-")[0] for path in folders] == names
    assert [path.name.split("-")[1] for path in folders] == [site.digest(path) for path in folders]
    files = {path.name for path in dist.iterdir() if path.is_file() and path.suffix != ".whl"}
    assert files == {*site.AT_ROOT, "licenses.txt", "sbom.json", "sw.js", ".nojekyll"} - {
        "robots.txt"
    }


def test_a_changed_byte_gives_a_folder_another_name(tmp_path: Path) -> None:
    (tmp_path / "one").write_text("a")
    before = site.digest(tmp_path)
    (tmp_path / "one").write_text("b")
    changed = site.digest(tmp_path)
    (tmp_path / "one").rename(tmp_path / "two")
    assert len({before, changed, site.digest(tmp_path)}) == 3
