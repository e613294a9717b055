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
    assert len(rows) == text.count(",revision:")
    return {json.loads(url): json.loads(revision) for url, revision in rows}


def test_everything_but_what_only_hosts_read_is_kept(dist: Path) -> None:
    files = {path.relative_to(dist).as_posix() for path in dist.rglob("*") if path.is_file()}
    wheel = {name for name in files if name.endswith(".whl")}
    others = {"sw.js", ".nojekyll", "404.html", "sbom.json"}
    icons = {name for name in files if name.startswith("icons/")}
    assert set(kept(dist)) == files - wheel - icons - others


def test_only_files_without_a_digest_in_their_folders_name_carry_one(dist: Path) -> None:
    rows = kept(dist)
    plain = {name for name in rows if not re.match(r"[a-z]+-[0-9a-f]{8}/", name)}
    assert {"index.html", "manifest.webmanifest"} <= plain
    assert {name for name, revision in rows.items() if revision} == plain
    digests = {name: hashlib.md5((dist / name).read_bytes()).hexdigest() for name in plain}
    assert {name: rows[name] for name in plain} == digests


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
