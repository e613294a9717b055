"""The court pictures: all twelve, each drawn twice, in our colours, under names of ours."""

import re
import xml.etree.ElementTree as ET

import pytest

from tests.source import ROOT
from tools import courts

SVG = "{http://www.w3.org/2000/svg}"
PALETTE = {"#F0B429", "#D01208", "#2153AE", "#121212", "none"}


@pytest.fixture(scope="module")
def sprite() -> ET.Element:
    """The file, read as XML."""
    return ET.fromstring(courts.compose())


def test_all_twelve_are_there_under_our_names(sprite: ET.Element) -> None:
    names = {each.get("id") for each in sprite.findall(f"{SVG}symbol")}
    assert names == {f"k-{rank}-{suit}" for rank in "KQJ" for suit in "SHDC"}


def test_no_two_elements_have_one_name_and_all_begin_alike(sprite: ET.Element) -> None:
    names = [each.get("id", "") for each in sprite.iter() if each.get("id")]
    assert len(names) == len(set(names)) == 12 * 7
    assert [name for name in names if not name.startswith("k-")] == []


def test_every_layer_is_drawn_again_upside_down(sprite: ET.Element) -> None:
    for symbol in sprite.findall(f"{SVG}symbol"):
        layers, turned = symbol[0::2], symbol[1::2]
        assert [use.get("href") for use in turned] == [f"#{group.get('id')}" for group in layers]
        assert {use.get("transform") for use in turned} == {"rotate(180 325 500)"}


def test_the_colours_are_those_of_the_other_drawings(sprite: ET.Element) -> None:
    used = {each.get(name) for each in sprite.iter() for name in ("fill", "stroke")} - {None}
    assert used == PALETTE


def test_the_paths_are_in_whole_units(sprite: ET.Element) -> None:
    paths = [path.get("d", "") for path in sprite.iter(f"{SVG}path")]
    assert len(paths) == 12 * 6
    assert [path for path in paths if re.search(r"\d\.\d", path)] == []


def test_the_signs_on_the_robes_are_the_pages_own(sprite: ET.Element) -> None:
    page = (ROOT / "web/index.html").read_text("utf-8")
    used = {use.get("href", "") for use in sprite.iter(f"{SVG}use")}
    signs = {name for name in used if name.startswith("#s-")}
    assert signs == {"#s-S", "#s-H", "#s-D", "#s-C"}
    assert [name for name in signs if f'id="{name[1:]}"' not in page] == []
