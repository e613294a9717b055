"""Find a Chromium for the tests in the browser, or get one."""

import os
import shutil
import subprocess
from pathlib import Path

from playwright.sync_api import sync_playwright

from tools.common import Refused, python, say

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
PLACES = (
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "C:/Program Files/Google/Chrome/Application/chrome.exe",
)
# No sandbox for root; and no traffic of the browser's own, to any other machine.
FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
INSTALL_SECONDS = 600


def runs(program: str | Path) -> bool:
    """Really start the program: a name on the path may have nothing behind it."""
    try:
        done = subprocess.run([program, "--version"], capture_output=True, timeout=60, check=False)
    except (OSError, subprocess.TimeoutExpired):
        return False
    return done.returncode == 0


def playwrights_own() -> str | None:
    """Return the Chromium that Playwright has downloaded, if it has."""
    with sync_playwright() as playwright:
        path = playwright.chromium.executable_path
    return path if runs(path) else None


def installed() -> str | None:
    """Return a Chromium or Chrome of this machine, if there is one."""
    found = [path for path in map(shutil.which, NAMES) if path]
    return next((path for path in [*found, *PLACES] if runs(path)), None)


def tried(command: list[str]) -> bool:
    """Run an installing command and tell whether it worked."""
    try:
        done = subprocess.run(command, capture_output=True, timeout=INSTALL_SECONDS, check=False)
    except (OSError, subprocess.TimeoutExpired):
        return False
    return done.returncode == 0


def from_playwright() -> str | None:
    """Let Playwright download its Chromium."""
    say("no browser here: asking Playwright for one")
    return playwrights_own() if tried(python("-m", "playwright", "install", "chromium")) else None


def from_the_system() -> str | None:
    """Install Debian's or Ubuntu's Chromium where we may."""
    if not shutil.which("apt-get") or not hasattr(os, "geteuid") or os.geteuid() != 0:
        return None
    say("Playwright has none to give: asking the system's package manager")
    install = ["apt-get", "install", "-y", "--no-install-recommends", "chromium"]
    return installed() if tried(["apt-get", "update"]) and tried(install) else None


def find() -> str:
    """Return the path of a browser that starts; Refused when none is to be had."""
    for way in (playwrights_own, installed, from_playwright, from_the_system):
        path = way()
        if path:
            return path
    raise Refused("The tests in the browser need Chromium or Chrome: please install one of them.")
