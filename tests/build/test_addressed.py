"""What a site says only when it knows its own address."""

import re
import shutil
from pathlib import Path
from xml.etree import ElementTree

import pytest

from tests.source import ROOT
from tools import addressed
from tools.common import Refused

URL = "https://example.org/repo/"


@pytest.fixture
def site(tmp_path: Path) -> Path:
    """The pages of a site that has been told its address, and a page in a folder."""
    for name in ("index.html", "404.html"):
        shutil.copyfile(ROOT / "web" / name, tmp_path / name)
    (tmp_path / "pt").mkdir()
    (tmp_path / "pt" / "index.html").touch()
    addressed.dress(tmp_path, URL)
    return tmp_path


def test_the_page_names_its_one_address_and_its_picture(site: Path) -> None:
    text = (site / "index.html").read_text("utf-8")
    head = text[: text.index("</head>")]
    assert head.count(f'<link rel="canonical" href="{URL}">') == 1
    assert f'property="og:image" content="{URL}icons/og.png"' in head
    assert f'property="og:url" content="{URL}"' in head


def test_every_language_has_an_alternate(site: Path) -> None:
    text = (site / "index.html").read_text("utf-8")
    found = dict(re.findall(r'rel="alternate" hreflang="([^"]+)" href="([^"]+)"', text))
    tags = {path.stem for path in (ROOT / "web" / "text").glob("*.json")}
    assert found == {"x-default": URL, **{tag: f"{URL}?lang={tag}" for tag in tags}}


def test_the_way_home_from_a_lost_page_works_at_any_depth(site: Path) -> None:
    text = (site / "404.html").read_text("utf-8")
    assert set(re.findall(r'href="([^"]+)"', text)) == {"/repo/"}


def test_the_sitemap_lists_the_pages(site: Path) -> None:
    tree = ElementTree.parse(site / "sitemap.xml")
    assert [each.text for each in tree.iterfind(".//{*}loc")] == [URL, f"{URL}pt/"]
    assert f"Sitemap: {URL}sitemap.xml" in (site / "robots.txt").read_text("utf-8")


def test_a_slash_is_added_where_it_lacks() -> None:
    assert addressed.checked("https://example.org/repo") == URL


@pytest.mark.parametrize("wrong", ["example.org", "ftp://example.org/", "https://", URL + "?a=b"])
def test_what_is_no_address_is_refused(wrong: str) -> None:
    with pytest.raises(Refused):
        addressed.checked(wrong)
