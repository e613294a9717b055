"""Pin the tools: requirements/*.txt from the dependency groups in pyproject.toml.

The files name versions and digests, never an address: what is installed is the same wherever it is
fetched.
"""

import build
from tools.common import ROOT, Refused, run, say

OLDEST_PYTHON = {"dev": "3.12", "node": "3.12", "uv": "3.9"}
HOW = ("--universal", "--generate-hashes", "--no-annotate", "--no-header", "--upgrade", "--quiet")


def write() -> None:
    """Write every requirements file anew; Refused when a version cannot be resolved."""
    program = build.uv()
    for group, oldest in OLDEST_PYTHON.items():
        target = f"requirements/{group}.txt"
        say(f"writing {target}")
        choice = ("--group", group, "--python-version", oldest, "--output-file", target)
        run([program, "pip", "compile", *HOW, *choice, "pyproject.toml"], target)
        if "://" in (ROOT / target).read_text(encoding="utf-8"):
            raise Refused(f"{target} holds an address; it may not.")
