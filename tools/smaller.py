"""Take out of our style sheets and programs what only their readers need: comments and white space.

Names stay, and so does every rule: what a browser says of an error can be found in the source.
"""

from collections.abc import Iterable
from pathlib import Path

from tools.common import PACKAGES, run

ESBUILD = PACKAGES / "esbuild" / "bin" / "esbuild"


def make(paths: Iterable[Path]) -> None:
    """Rewrite the files in place; Refused where one is not what its name says."""
    for path in paths:
        command: list[str | Path] = ["node", ESBUILD, path, "--minify-whitespace", "--charset=utf8"]
        text = run(command, f"Making {path.name} smaller")
        path.write_text(text, encoding="utf-8")
