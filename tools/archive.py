"""Zip files that are the same bytes whenever they hold the same files."""

import base64
import hashlib
import zipfile
from collections.abc import Mapping
from pathlib import Path

from tools.common import zip_date


def tree(folder: Path) -> dict[str, bytes]:
    """Return every file below the folder: its relative name and what it holds."""
    files = sorted(path for path in folder.rglob("*") if path.is_file())
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in files}


def write(target: Path, files: Mapping[str, bytes]) -> None:
    """Write the files into a zip: in the order of their names, dated alike, pressed hard."""
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for name in sorted(files):
            entry = zipfile.ZipInfo(name, zip_date())
            entry.external_attr = 0o644 << 16
            entry.compress_type = zipfile.ZIP_DEFLATED
            archive.writestr(entry, files[name])


def record(name: str, files: Mapping[str, bytes]) -> bytes:
    """Return a wheel's RECORD, which itself is called `name`, for the files."""
    lines = []
    for path, data in sorted(files.items()):
        digest = base64.urlsafe_b64encode(hashlib.sha256(data).digest()).rstrip(b"=").decode()
        lines.append(f"{path},sha256={digest},{len(data)}\n")
    return "".join([*lines, f"{name},,\n"]).encode()


def metadata(wheel: Path) -> dict[str, bytes]:
    """Return the files of a wheel's dist-info folder, its RECORD left out."""
    with zipfile.ZipFile(wheel) as archive:
        names = [name for name in archive.namelist() if ".dist-info/" in name]
        return {name: archive.read(name) for name in names if not name.endswith("/RECORD")}


def write_wheel(target: Path, files: Mapping[str, bytes], about: Mapping[str, bytes]) -> None:
    """Write a wheel of the files and the metadata `about` them."""
    folder = next(iter(about)).split("/")[0]
    every = {**files, **about}
    name = f"{folder}/RECORD"
    write(target, {**every, name: record(name, every)})
