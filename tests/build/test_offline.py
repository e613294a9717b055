"""The list in sw.js: every file of the site, each told apart by what it holds."""

import hashlib
import json
import re
from pathlib import Path

import pytest

from tools import licenses, offline

pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("site")]


def kept(dist: Path) -> dict[str, str | None]:
    """The files of the list with their digests; None where the folder's name has it."""
    text = (dist / "sw.js").read_text("utf-8")
    rows = re.findall(r"\{url:(\"[^\"]+\"),revision:(\"[0-9a-f]+\"|null)\}", text)
    assert len(rows) == text.count("revision:")
    return {json.loads(url): json.loads(revision) for url, revision in rows}


def test_everything_but_what_only_hosts_read_is_kept(dist: Path) -> None:
    files = {path.relative_to(dist).as_posix() for path in dist.rglob("*") if path.is_file()}
    assert set(kept(dist)) == files - {"sw.js", ".nojekyll", *offline.NOT_KEPT}


def test_a_file_at_the_root_carries_a_digest_and_no_other_one_does(dist: Path) -> None:
    rows = kept(dist)
    at_root = {name for name in rows if "/" not in name}
    assert {"index.html", "manifest.webmanifest"} <= at_root
    assert {name for name, revision in rows.items() if revision} == at_root
    digests = {name: hashlib.md5((dist / name).read_bytes()).hexdigest() for name in at_root}
    assert {name: rows[name] for name in at_root} == digests


def test_the_worker_waits_until_it_is_asked(dist: Path) -> None:
    text = (dist / "sw.js").read_text("utf-8")
    assert text.count("skipWaiting()") == 1
    assert re.search(r'"SKIP_WAITING"===?\w+\.data\.type|data\.type===?"SKIP_WAITING"', text)


def test_the_notices_name_what_workbox_put_into_it(dist: Path) -> None:
    text = (dist / "sw.js").read_text("utf-8")
    parts = {f"workbox-{name}" for name in re.findall(r"workbox:([a-z-]+):[\d.]+", text)}
    assert parts == set(licenses.WORKBOX)


def test_the_kill_switch_deletes_our_caches_only(tmp_path: Path) -> None:
    offline.write_kill_switch(tmp_path)
    text = (tmp_path / "sw.js").read_text("utf-8")
    assert 'startsWith("sueca-") && name.endsWith(scope)' in text
    assert "unregister()" in text
