"""The words of the first picture: those that it shows, in every language, and safe in a page."""

import json
import re
from pathlib import Path

import pytest

from tools import firstwords
from tools.common import WEB

PAGE = (WEB / "index.html").read_text("utf-8")


def words_in(block: str) -> dict[str, dict[str, str]]:
    """What a browser reads in the element."""
    found = re.fullmatch(r'<script type="application/json" id="first-words">(.*)</script>\n', block)
    assert found
    words: dict[str, dict[str, str]] = json.loads(found[1])
    return words


def test_only_keys_of_the_parts_that_are_shown() -> None:
    page = """<p data-t="no">a</p><br><section id="boot"><input><p data-t="two">b<img></p>
        <svg><use href="#x"/></svg><b data-t="one">c</b></section><i data-t="neither">d</i>"""
    assert firstwords.keys(page) == ["one", "two"]


def test_the_words_of_every_language() -> None:
    words = words_in(firstwords.block(PAGE))
    assert next(iter(words)) == "pt-PT"
    assert set(words) == {path.stem for path in (WEB / "text").glob("*.json")}
    for tag, told in words.items():
        catalogue = json.loads((WEB / "text" / f"{tag}.json").read_text("utf-8"))
        assert {"boot.title", "primer.one", "do.hint"} <= set(told)
        assert told == {key: catalogue[key] for key in told}


def test_nothing_in_a_word_ends_the_element(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "text").mkdir()
    for tag in ("pt-PT", "en"):
        text = json.dumps({"boot.title": "</script><b>"})
        (tmp_path / "text" / f"{tag}.json").write_text(text)
    monkeypatch.setattr(firstwords, "WEB", tmp_path)
    monkeypatch.setattr("tools.addressed.WEB", tmp_path)
    block = firstwords.block('<div id="boot"><b data-t="boot.title">x</b></div>')
    assert block.count("</script>") == 1
    assert words_in(block)["en"] == {"boot.title": "</script><b>"}


def test_the_built_page_holds_them_once(dist: Path) -> None:
    assert (dist / "index.html").read_text("utf-8").count(firstwords.block(PAGE)) == 1
