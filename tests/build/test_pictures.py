"""Icons and screenshots are there in the sizes that the manifest tells."""

import json
import struct
from pathlib import Path
from typing import Any

import pytest

from tests.source import ROOT
from tools import pictures

pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("site")]


def size_of(path: Path) -> tuple[int, int]:
    """Width and height that a PNG file tells of itself."""
    data = path.read_bytes()
    assert data[:8] == b"\x89PNG\r\n\x1a\n"
    width, height = struct.unpack(">II", data[16:24])
    return width, height


def told(kind: str) -> list[dict[str, Any]]:
    """The PNG pictures of a kind that the manifest names."""
    about = json.loads((ROOT / "web/manifest.webmanifest").read_text("utf-8"))
    return [each for each in about[kind] if each["type"] == "image/png"]


def test_every_icon_has_the_size_that_the_manifest_tells(dist: Path) -> None:
    drawn = {each["src"]: each["sizes"] for each in told("icons")}
    assert len(drawn) == 3
    assert {name: "{}x{}".format(*size_of(dist / name)) for name in drawn} == drawn
    assert size_of(dist / "icons" / "icon-180.png") == (180, 180)


def test_every_screenshot_is_what_the_manifest_tells(dist: Path) -> None:
    shots = told("screenshots")
    assert {each["form_factor"] for each in shots} == {"narrow", "wide"}
    for each in shots:
        width, height = size_of(dist / each["src"])
        assert each["sizes"] == f"{width}x{height}"
        assert each["form_factor"] == ("wide" if width > height else "narrow")
        # Browsers leave out what is smaller, larger or longer than this.
        assert 320 <= min(width, height) <= max(width, height) <= 3840
        assert max(width, height) <= 2.3 * min(width, height)
        assert each["label"]


def test_the_picture_for_links_is_drawn_for_a_site_with_an_address(tmp_path: Path) -> None:
    pictures.write(tmp_path, for_links=True)
    assert size_of(tmp_path / "icons" / "og.png") == (1200, 630)
