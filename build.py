#!/usr/bin/env python3
"""Build, serve and check the game: ``python3 build.py [site | serve | test | check | bench]``.

This file runs on any Python from 3.9 on with nothing installed. It brings up what the work needs,
a Python of at least 3.12 with the pinned packages and Node with the pinned browser packages, and
hands over to the modules in ``tools/``. Everything it installs lands in ``.venv`` and
``web/node_modules``; a stamp in each tells the next run that there is nothing to do.
"""

from __future__ import annotations

import glob
import hashlib
import os
import shutil
import subprocess
import sys
import venv

ROOT = os.path.dirname(os.path.abspath(__file__))
VENV = os.path.join(ROOT, ".venv")
BOOTSTRAP = os.path.join(ROOT, ".build", "bootstrap")
OLDEST = (3, 12)
OLDEST_NODE = 18
NAMES = ["python3.14", "python3.13", "python3.12"]


class Refused(Exception):
    """What is missing, in one sentence."""


def say(line: str) -> None:
    """Print one line of progress at once."""
    print(line, flush=True)


def digest(*parts: str) -> str:
    """Return a hex digest over the parts; a part that names a file stands for what it holds."""
    total = hashlib.sha256()
    for part in parts:
        if os.path.isfile(part):
            with open(part, "rb") as file:
                total.update(file.read())
        total.update(part.encode() + b"\0")
    return total.hexdigest()


def stamped(stamp: str, value: str) -> bool:
    """Tell whether the stamp file holds the value."""
    try:
        with open(stamp, encoding="utf-8") as file:
            return file.read() == value
    except OSError:
        return False


def set_stamp(stamp: str, value: str) -> None:
    """Write the value to the stamp file."""
    with open(stamp, "w", encoding="utf-8") as file:
        file.write(value)


def run(command: list[str], what: str, cwd: str = ROOT) -> None:
    """Run a command; Refused, with the end of what it said, when it fails."""
    done = subprocess.run(
        command, cwd=cwd, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False
    )
    if done.returncode:
        said = done.stdout.decode(errors="replace").strip()
        raise Refused(f"{what} failed:\n{said[-3000:]}")


def answer(command: list[str]) -> str:
    """Return what a command prints, or nothing where it does not run."""
    try:
        done = subprocess.run(
            command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, timeout=60, check=False
        )
    except (OSError, subprocess.TimeoutExpired):
        return ""
    return done.stdout.decode(errors="replace").strip() if done.returncode == 0 else ""


# A Python.


def is_new_enough(python: str) -> bool:
    """Really run the interpreter: a name on the path may be a shim with nothing behind it."""
    code = f"import sys, venv; print(sys.version_info >= {OLDEST!r})"
    return answer([python, "-c", code]) == "True"


def candidates() -> list[str]:
    """Return the interpreters worth a try, best first."""
    pyenv = os.environ.get("PYENV_ROOT") or os.path.join(os.path.expanduser("~"), ".pyenv")
    versions = glob.glob(os.path.join(pyenv, "versions", "3.1[2-9]*", "bin", "python"))
    on_path = [found for found in map(shutil.which, NAMES) if found]
    return [sys.executable, *on_path, *sorted(versions, reverse=True)]


def inside(folder: str, name: str) -> str:
    """Return the path of a program in a virtual environment."""
    return os.path.join(folder, *(["Scripts", name + ".exe"] if os.name == "nt" else ["bin", name]))


def pip_install(python: str, lock: str, what: str) -> None:
    """Install the packages of a lock file, and no other, into the environment of that Python."""
    path = os.path.join(ROOT, "requirements", lock)
    command = [python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    run([*command, "--require-hashes", "--no-deps", "--only-binary=:all:", "-r", path], what)


def uv() -> str:
    """Return a working uv: the one on the path, else one in an environment of its own."""
    found = shutil.which("uv")
    if found and answer([found, "--version"]):
        return found
    program = inside(BOOTSTRAP, "uv")
    if not answer([program, "--version"]):
        venv.create(BOOTSTRAP, with_pip=True, clear=True)
        pip_install(inside(BOOTSTRAP, "python"), "uv.txt", "Installing uv")
    return program


def fetched_python() -> str:
    """Let uv fetch a Python."""
    say("no Python of at least 3.12 here: fetching one with uv")
    try:
        program = uv()
        wanted = "3.13"
        run([program, "python", "install", "--quiet", wanted], "uv python install")
        return answer([program, "python", "find", "--managed-python", wanted])
    except (Refused, OSError, subprocess.CalledProcessError) as error:
        raise Refused(
            "The game is built with Python 3.12 or newer: none was found, and none could be "
            f"fetched. Please install one. ({error})"
        ) from error


def find_python() -> str:
    """Return a Python that is new enough and really runs."""
    for python in candidates():
        if is_new_enough(python):
            return python
    return fetched_python()


def environment() -> str:
    """Make .venv what the lock file says and return its Python."""
    lock = os.path.join(ROOT, "requirements", "dev.txt")
    python = inside(VENV, "python")
    stamp = os.path.join(VENV, ".stamp")
    works = is_new_enough(python)
    if works and stamped(stamp, digest(lock)):
        return python
    if not works:
        base = find_python()
        say(f"making .venv with {base}")
        run([base, "-m", "venv", "--clear", VENV], "Making .venv")
    say("installing the pinned Python packages")
    pip_install(python, "dev.txt", "Installing the Python packages")
    set_stamp(stamp, digest(lock))
    return python


# Node.


def node_works(node: str) -> bool:
    """Tell whether this Node runs and is new enough."""
    version = answer([node, "--version"]).lstrip("v").split(".")[0]
    return version.isdigit() and int(version) >= OLDEST_NODE


def find_node(python: str) -> str:
    """Return the folder of a Node that has npm beside it: the machine's, else one from PyPI."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node and npm and node_works(node) and answer([npm, "--version"]):
        return ""
    program = inside(VENV, "node")
    if not node_works(program):
        say("no Node here: installing one into .venv")
        pip_install(python, "node.txt", "Installing Node")
    return os.path.dirname(program)


def browser_packages(python: str) -> None:
    """Make web/node_modules what the lock file says, and put Node on the path."""
    folder = find_node(python)
    if folder:
        os.environ["PATH"] = folder + os.pathsep + os.environ.get("PATH", "")
    web = os.path.join(ROOT, "web")
    stamp = os.path.join(web, "node_modules", ".stamp")
    value = digest(os.path.join(web, "package-lock.json"))
    if stamped(stamp, value):
        return
    say("installing the pinned browser packages")
    npm = shutil.which("npm") or "npm"
    run([npm, "ci", "--ignore-scripts", "--no-audit", "--no-fund"], "npm ci", cwd=web)
    set_stamp(stamp, value)


def main(arguments: list[str]) -> int:
    """Bring everything up and hand over to tools/."""
    try:
        python = environment()
        browser_packages(python)
    except Refused as error:
        say(f"build.py: {error}")
        return 1
    os.chdir(ROOT)
    command = [python, "-m", "tools", *arguments]
    if os.name == "nt":
        return subprocess.call(command)
    os.execv(python, command)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
