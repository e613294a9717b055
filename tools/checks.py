"""The checks: lint, format, types, import contracts and the tests that need no browser."""

import subprocess
import time

from tools.common import ROOT, python, say

IMPORT_CONTRACTS = "from importlinter.cli import lint_imports_command; lint_imports_command()"
# What is grouped by a marker stays together: it shares something that takes long to make.
ON_EVERY_CORE = ("-n", "auto", "--dist", "loadgroup")
QUIET = {
    "lint": python("-m", "ruff", "check", "--quiet", "."),
    "format": python("-m", "ruff", "format", "--check", "--quiet", "."),
    "types": python("-m", "mypy"),
    "import contracts": python("-c", IMPORT_CONTRACTS),
}


def passes(name: str, command: list[str]) -> bool:
    """Run one check; what it says is shown only when it fails."""
    begun = time.perf_counter()
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    if done.returncode:
        say(f"{name}: failed\n{done.stdout}{done.stderr}")
        return False
    say(f"{name}: ok ({time.perf_counter() - begun:.1f} s)")
    return True


def pytest_passes(*arguments: str) -> bool:
    """Run pytest, its output going straight through. A run without any test has failed."""
    return subprocess.run(python("-m", "pytest", *arguments), cwd=ROOT, check=False).returncode == 0


def all_pass(*, quick: bool) -> bool:
    """Run every check, the slow tests too unless only the quick ones are wanted."""
    results = [passes(name, command) for name, command in QUIET.items()]
    say("tests")
    choice = ["-m", "not slow"] if quick else []
    results.append(pytest_passes("tests", *ON_EVERY_CORE, *choice))
    return all(results)
