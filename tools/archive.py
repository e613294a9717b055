"""Archives that are the same bytes whenever they hold the same files."""

import bz2
import io
import tarfile
import zipfile
from collections.abc import Mapping
from pathlib import Path

from tools.common import EPOCH, zip_date


def tree(folder: Path) -> dict[str, bytes]:
    """Return every file below the folder: its relative name and what it holds."""
    files = sorted(path for path in folder.rglob("*") if path.is_file())
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in files}


def write_zip(target: Path, files: Mapping[str, bytes]) -> None:
    """Write the files into a zip: in the order of their names, dated alike, pressed hard."""
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for name in sorted(files):
            entry = zipfile.ZipInfo(name, zip_date())
            entry.external_attr = 0o644 << 16
            entry.compress_type = zipfile.ZIP_DEFLATED
            archive.writestr(entry, files[name])


def write_tar(target: Path, files: Mapping[str, bytes]) -> None:
    """Write the files into a .tar.bz2 likewise: all pressed as one, so half as large as a zip."""
    packed = io.BytesIO()
    with tarfile.open(fileobj=packed, mode="w", format=tarfile.USTAR_FORMAT) as archive:
        for name in sorted(files):
            entry = tarfile.TarInfo(name)
            entry.size, entry.mtime = len(files[name]), EPOCH
            archive.addfile(entry, io.BytesIO(files[name]))
    target.write_bytes(bz2.compress(packed.getvalue(), 9))
