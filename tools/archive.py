"""Archives that are the same bytes whenever they hold the same files."""

import gzip
import zipfile
from collections.abc import Mapping
from pathlib import Path

from tools.common import zip_date


def tree(folder: Path) -> dict[str, bytes]:
    """Return every file below the folder: its relative name and what it holds."""
    files = sorted(path for path in folder.rglob("*") if path.is_file())
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in files}


def write_zip(target: Path, files: Mapping[str, bytes]) -> None:
    """Write the files into a zip: in the order of their names, dated alike, as they are."""
    with zipfile.ZipFile(target, "w") as archive:
        for name in sorted(files):
            entry = zipfile.ZipInfo(name, zip_date())
            entry.external_attr = 0o644 << 16
            archive.writestr(entry, files[name])


def press(path: Path, target: Path) -> None:
    """Write a file as gzip has it, hard and without a date."""
    target.write_bytes(gzip.compress(path.read_bytes(), 9, mtime=0))
