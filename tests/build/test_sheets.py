"""The one style sheet of the built page says what the many say, in their order."""

from pathlib import Path

import pytest

from tools import sheets
from tools.common import Refused

PAGE = """<title>x</title>
<link rel="icon" href="./favicon.svg">
<link rel="stylesheet" href="./css/one.css">
<link rel="stylesheet" href="./css/two.css" media="screen and (max-width: 9px), print">
<link rel="stylesheet" href="./css/three.css">
<noscript><link rel="stylesheet" href="./css/plain.css"></noscript>
"""
SHEETS = {
    "one.css": "a { color: red; }\n",
    "two.css": "@media (min-width: 2px) { a { color: blue; } }\n",
    "three.css": "b { top: 0; }\n",
    "plain.css": "i { top: 0; }\n",
}


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The sheets, and the page that names them where the build looks for it."""
    (tmp_path / "index.html").write_text(PAGE)
    monkeypatch.setattr(sheets, "WEB", tmp_path)
    css = tmp_path / "css"
    css.mkdir()
    for name, text in SHEETS.items():
        (css / name).write_text(text)
    return css


def test_in_order_and_each_for_its_medium(folder: Path) -> None:
    sheets.write(folder, ("one",))
    assert (folder / "game.css").read_text() == (
        "a { color: red; }\n"
        "@media screen and (max-width: 9px), print {\n"
        "@media (min-width: 2px) { a { color: blue; } }\n"
        "}\n"
        "b { top: 0; }\n"
    )
    assert {path.name for path in folder.iterdir()} == {"game.css", "one.css", "plain.css"}


@pytest.mark.parametrize("rule", ["@import 'x.css';", '@charset "utf-8";', "@layer a;"])
def test_what_cannot_stand_within_another(folder: Path, rule: str) -> None:
    (folder / "three.css").write_text(f"{rule}\nb {{ top: 0; }}\n")
    with pytest.raises(Refused, match=r"css/three\.css has @"):
        sheets.write(folder, ())


def test_the_page_names_the_one_where_the_first_stood() -> None:
    assert sheets.linked(PAGE) == (
        '<title>x</title>\n<link rel="icon" href="./favicon.svg">\n'
        '<link rel="stylesheet" href="./css/game.css">\n'
        '<noscript><link rel="stylesheet" href="./css/plain.css"></noscript>\n'
    )
    with pytest.raises(Refused, match="names no style sheet"):
        sheets.linked("<title>x</title>")


def test_the_built_page(dist: Path) -> None:
    page = (dist / "index.html").read_text("utf-8")
    assert page.count('rel="stylesheet"') == 2
    assert page.index("css/game.css") < page.index("css/plain.css")
    [css] = dist.glob("look-*/css/game.css")
    assert css.stat().st_size > 50_000
