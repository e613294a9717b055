"""Where things are, and the few things that every tool does."""

import hashlib
import os
import subprocess
import sys
import time
from collections.abc import Mapping, Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
PACKAGES = WEB / "node_modules"
CORE = ROOT / "sueca_core"
DIST = ROOT / "dist"
WORK = ROOT / ".build"

# Every date inside an archive, so that the same sources give the same bytes: 2026-01-01.
EPOCH = int(os.environ.get("SOURCE_DATE_EPOCH", "1767225600"))


class Refused(Exception):
    """A command cannot go on; the text says why in one sentence."""


def say(line: str) -> None:
    """Print one line of progress at once."""
    print(line, flush=True)


def zip_date() -> tuple[int, int, int, int, int, int]:
    """Return the date that the files in an archive bear, as zipfile wants it."""
    year, month, day, hour, minute, second, *_ = time.gmtime(EPOCH)
    return (year, month, day, hour, minute, second)


def sha256(data: bytes) -> str:
    """Return the hex digest of the bytes."""
    return hashlib.sha256(data).hexdigest()


def run(command: Sequence[str | Path], what: str, *, extra: Mapping[str, str] | None = None) -> str:
    """Run a command in the project's folder and return what it printed.

    Raises Refused, with the end of what it said, when it fails.
    """
    done = subprocess.run(
        [str(part) for part in command],
        cwd=ROOT,
        env={**os.environ, **(extra or {})},
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        said = (done.stdout + done.stderr).strip()
        raise Refused(f"{what} failed:\n{said[-4000:]}")
    return done.stdout


def python(*arguments: str) -> list[str]:
    """Return the command that runs this very Python."""
    return [sys.executable, *arguments]
