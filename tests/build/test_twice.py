"""The same sources give the same bytes."""

import hashlib
import json
import marshal
import tarfile
from pathlib import Path

import pytest

from tests.source import MODULES, ROOT, layer_of
from tools import archive, runtime, site, wheel

pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("site")]


def test_two_builds_from_scratch_are_the_same_bytes(dist: Path, tmp_path: Path) -> None:
    runtime.make(wheel.build(tmp_path / "wheel"), tmp_path / "engine")
    second = site.build(tmp_path / "dist", tmp_path / "engine")
    assert archive.tree(second) == archive.tree(dist)


def test_the_lock_file_tells_what_the_package_is(dist: Path) -> None:
    [path] = dist.glob("engine-*/engine/sueca_core-*")
    lock = json.loads(path.with_name("pyodide-lock.json").read_text("utf-8"))
    [package] = lock["packages"].values()
    assert package["file_name"] == path.name
    assert package["sha256"] == hashlib.sha256(path.read_bytes()).hexdigest()


def test_the_package_holds_every_module_but_the_command_line(dist: Path) -> None:
    [path] = dist.glob("engine-*/engine/sueca_core-*")
    with tarfile.open(path) as package:
        held = package.extractfile("sueca_core/modules")
        assert held is not None
        packed, generated = marshal.loads(held.read())
    names = {"sueca_core/__init__.py"}
    for name, (is_package, _) in packed.items():
        names.add(name.replace(".", "/") + ("/__init__.py" if is_package else ".py"))
    modules = {path.relative_to(ROOT) for path in MODULES if layer_of(path) != "cli"}
    assert set(map(Path, names)) == modules - {Path("sueca_core/__main__.py")}
    assert len(generated) > 50
