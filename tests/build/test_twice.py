"""The same sources give the same bytes."""

import hashlib
import json
import zipfile
from base64 import urlsafe_b64encode
from pathlib import Path

import pytest

from tools import archive, runtime, site, wheel

pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("site")]


def test_two_builds_from_scratch_are_the_same_bytes(dist: Path, tmp_path: Path) -> None:
    runtime.make(wheel.build(tmp_path / "wheel"), tmp_path / "engine")
    second = site.build(tmp_path / "dist", tmp_path / "engine")
    assert archive.tree(second) == archive.tree(dist)


def test_the_lock_file_and_the_wheel_tell_what_they_hold(dist: Path) -> None:
    [path] = dist.glob("engine-*/engine/*.whl")
    lock = json.loads(path.with_name("pyodide-lock.json").read_text("utf-8"))
    [package] = lock["packages"].values()
    assert package["file_name"] == path.name
    assert package["sha256"] == hashlib.sha256(path.read_bytes()).hexdigest()
    with zipfile.ZipFile(path) as archived:
        files = {name: archived.read(name) for name in archived.namelist()}
    [record] = [files.pop(name) for name in [*files] if name.endswith("/RECORD")]
    rows = [line.split(",") for line in record.decode().splitlines()]
    assert {name: digest for name, digest, _ in rows if digest} == {
        name: f"sha256={urlsafe_b64encode(hashlib.sha256(data).digest()).decode().rstrip('=')}"
        for name, data in files.items()
    }
