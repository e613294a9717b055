"""The file of all data: there and back, its checksum, and files that are not believed."""

import json
import zlib
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.web.loading import load

backup = load("backup")
TEXTS = {
    "settings": '{"lang": "pt-PT"}',
    "game": '{"format": "sueca", "v": 1}',
    "daily.2026-12-02": '{"format": "sueca"}',
    "records": '{"v": 1, "days": {}}',
    "league": '{"v": 1, "codes": {"1ABC": {"name": "Zé <b>"}}}',
}
FILE = json.dumps(backup.make("2026-12-02", TEXTS))


def changed(**changes: Any) -> str:
    """The file with fields of its head changed."""
    return json.dumps({**json.loads(FILE), **changes})


def test_there_and_back() -> None:
    data, code = backup.read(FILE)
    assert code is None
    assert data == {key: json.loads(text) for key, text in TEXTS.items()}


def test_written_anew_by_another_hand() -> None:
    """Order, spaces and escapes are no part of what is summed up."""
    loose = json.dumps(json.loads(FILE), sort_keys=True, indent=3, ensure_ascii=False)
    assert backup.read(loose) == backup.read(FILE)


@given(st.text(max_size=300))
def test_the_checksum_is_adler_32(text: str) -> None:
    assert backup.checksum(text) == f"{zlib.adler32(text.encode()):08x}"


def test_a_text_that_is_no_json_is_left_out() -> None:
    data, _ = backup.read(json.dumps(backup.make("2026-12-02", {"game": "{", "settings": "{}x"})))
    assert data == {}


REFUSED = {
    "": "backup/no_json",
    FILE[:-9]: "backup/no_json",
    "<script>alert(1)</script>": "backup/no_json",
    "[" * 100_000: "backup/no_json",
    "[]": "backup/foreign",
    "null": "backup/foreign",
    '{"format": "sueca"}': "backup/foreign",
    changed(v=2): "backup/too_new",
    changed(v=None): "backup/too_new",
    changed(data=[]): "backup/broken",
    changed(made="yesterday"): "backup/broken",
    changed(data={"game": {"points": 0.5}}): "backup/broken",
    changed(sum="00000000"): "backup/bad_sum",
    changed(sum=None): "backup/bad_sum",
    FILE.replace("Z\\u00e9", "Ze"): "backup/bad_sum",
    " " * 5_000_001: "backup/too_large",
}


@pytest.mark.parametrize("place", range(len(REFUSED)))
def test_refused(place: int) -> None:
    text, code = list(REFUSED.items())[place]
    assert backup.read(text) == (None, code)


@given(st.integers(0, len(FILE)), st.integers(0, 20), st.text(max_size=8))
def test_a_spoilt_file_is_the_same_data_or_refused(start: int, length: int, piece: str) -> None:
    data, code = backup.read(FILE[:start] + piece + FILE[start + length :])
    assert (data == backup.read(FILE)[0] and code is None) or str(code).startswith("backup/")


# -- what an import would store -------------------------------------------------------------------


def test_nothing_that_is_here_is_overwritten() -> None:
    data, _ = backup.read(FILE)
    assert backup.plan(data, lambda key: key == "game") == (
        ["daily.2026-12-02", "settings"],
        ["game"],
    )


@pytest.mark.parametrize("key", ["aside.1", "screen", "evil", "daily.", "daily.2026-13-01", ""])
def test_keys_that_are_not_ours(key: str) -> None:
    assert backup.plan({key: {}}, lambda known: False) == ([], [])


def test_values_that_are_no_objects() -> None:
    assert backup.plan({"game": "text", "settings": 7}, lambda known: False) == ([], [])
