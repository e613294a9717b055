"""WebKit through its WebDriver: GTK's MiniBrowser, on a screen that nobody sees."""

import json
import os
import socket
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any
from urllib.error import HTTPError, URLError
from urllib.request import Request, urlopen

from tools.others.session import PATIENCE_S, PAUSE_S, Session

START_S = 30


@dataclass(frozen=True, slots=True)
class Programs:
    """What it takes: the driver, the browser that it starts, and a screen for that to draw on."""

    driver: str
    browser: str
    screen: str


class WebKit(Session):
    """A session of the driver at an address."""

    def __init__(self, driver: str, browser: str) -> None:
        self._driver = driver
        options = {"binary": browser, "args": ["--automation"]}
        # The load event waits for more than a visitor does.
        wanted = {"webkitgtk:browserOptions": options}
        made = self._ask("POST", "", capabilities={"alwaysMatch": wanted})
        self.version = made["capabilities"]["browserVersion"]
        self._session = "/" + made["sessionId"]

    _session = ""

    def _ask(self, method: str, path: str, **body: Any) -> Any:
        text = json.dumps(body).encode() if method == "POST" else None
        address = f"{self._driver}/session{self._session}{path}"
        request = Request(address, text, {"Content-Type": "application/json"}, method=method)
        try:
            with urlopen(request, timeout=PATIENCE_S) as answer:
                return json.load(answer)["value"]
        except HTTPError as error:
            raise RuntimeError(f"{path}: {error.read().decode()[:400]}") from error

    def goto(self, address: str) -> None:
        """Open an address."""
        self._ask("POST", "/url", url=address)

    def evaluate(self, expression: str) -> Any:
        """Return the value of an expression."""
        script = f"return JSON.stringify({expression})"
        told = self._ask("POST", "/execute/sync", script=script, args=[])
        return json.loads(told) if told else None

    def tap(self, across: int, down: int) -> None:
        """Press and let go of the mouse."""
        moves = [
            {"type": "pointerMove", "x": across, "y": down, "duration": 0},
            {"type": "pointerDown", "button": 0},
            {"type": "pointerUp", "button": 0},
        ]
        mouse = {
            "type": "pointer",
            "id": "mouse",
            "parameters": {"pointerType": "mouse"},
            "actions": moves,
        }
        self._ask("POST", "/actions", actions=[mouse])

    def resize(self, width: int, height: int) -> None:
        """Give the window a size."""
        self._ask("POST", "/window/rect", width=width, height=height)

    def close(self) -> None:
        """End the browser."""
        self._ask("DELETE", "")


def _display(screen: subprocess.Popen[str]) -> str:
    """Read the number that the screen has taken; it is written when it can be drawn on."""
    assert screen.stdout
    return f":{screen.stdout.readline().strip()}"


def _free_port() -> int:
    with socket.socket() as door:
        door.bind(("127.0.0.1", 0))
        port: int = door.getsockname()[1]
    return port


def _wait_for(address: str) -> None:
    """Wait until the driver answers."""
    until = time.monotonic() + START_S
    while True:
        try:
            urlopen(f"{address}/status", timeout=START_S).close()
            return
        except URLError:
            if time.monotonic() > until:
                raise
            time.sleep(PAUSE_S)


@contextmanager
def _running(command: list[str], **more: Any) -> Iterator[subprocess.Popen[str]]:
    """Run a program beside us."""
    quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL, "text": True}
    process = subprocess.Popen(command, **{**quiet, **more})
    try:
        yield process
    finally:
        process.terminate()
        process.wait()


@contextmanager
def opened(programs: Programs, size: tuple[int, int]) -> Iterator[WebKit]:
    """Start WebKit, which forgets everything at its end, and give its page."""
    port = _free_port()
    address = f"http://127.0.0.1:{port}"
    show = [programs.screen, "-displayfd", "1", "-nolisten", "tcp", "-screen", "0", "1280x1024x24"]
    with _running(show, stdout=subprocess.PIPE) as screen:
        # A machine without a graphics card lets a compositor wait for ever.
        plain = {"WEBKIT_DISABLE_COMPOSITING_MODE": "1", "DISPLAY": _display(screen)}
        surroundings = {**os.environ, **plain}
        with _running([programs.driver, f"--port={port}"], env=surroundings):
            _wait_for(address)
            session = WebKit(address, programs.browser)
            try:
                session.resize(*size)
                yield session
            finally:
                session.close()
