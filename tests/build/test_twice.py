"""The same sources give the same bytes."""

import base64
import hashlib
from pathlib import Path

import pytest

from tools import archive, runtime, site, wheel

pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("site")]


def test_two_builds_from_scratch_are_the_same_bytes(dist: Path, tmp_path: Path) -> None:
    runtime.make(wheel.build(tmp_path / "wheel"), tmp_path / "engine")
    second = site.build(tmp_path / "dist", tmp_path / "engine")
    assert archive.tree(second) == archive.tree(dist)


def test_the_page_knows_what_it_fetches(dist: Path) -> None:
    [files] = dist.glob("app-*/runtime/files.mjs")
    told = files.read_text("utf-8")
    for path in (*dist.glob("engine-*/engine/*"), *dist.glob("library-*/library/*")):
        digest = base64.b64encode(hashlib.sha256(path.read_bytes()).digest()).decode()
        assert f'"{path.name}": {path.stat().st_size}' in told
        assert f'"{path.name}": "sha256-{digest}"' in told
