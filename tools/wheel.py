"""The wheel of sueca_core: hatchling makes it, byte for byte the same from the same sources."""

import shutil
from pathlib import Path

from tools.common import EPOCH, Refused, python, run


def build(folder: Path) -> Path:
    """Build the wheel into the folder, which is emptied first, and return its path."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    command = python("-m", "hatchling", "build", "--target", "wheel", "--directory", str(folder))
    run(command, "Building the wheel", extra={"SOURCE_DATE_EPOCH": str(EPOCH)})
    wheels = sorted(folder.glob("*.whl"))
    if len(wheels) != 1:
        raise Refused(f"Expected one wheel, found {len(wheels)}.")
    return wheels[0]
