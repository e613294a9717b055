"""Firefox through WebDriver BiDi, which it speaks by itself over a WebSocket."""

import json
import re
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import websocket

from tools.others.session import PATIENCE_S, Session

LISTENS = re.compile(r"WebDriver BiDi listening on (ws://\S+)")
# Firefox asks its makers for news, lists and settings at once: a measured one leaves that.
PREFERENCES = {
    "app.normandy.enabled": False,
    "app.update.disabledForTesting": True,
    "browser.safebrowsing.malware.enabled": False,
    "browser.safebrowsing.phishing.enabled": False,
    "browser.shell.checkDefaultBrowser": False,
    "datareporting.policy.dataSubmissionEnabled": False,
    "extensions.update.enabled": False,
    "intl.accept_languages": "pt-PT",
    "network.captive-portal-service.enabled": False,
    "network.connectivity-service.enabled": False,
    "services.settings.server": "data:,",
    "toolkit.telemetry.enabled": False,
}


class Firefox(Session):
    """A connection to a Firefox that runs."""

    def __init__(self, address: str) -> None:
        self._number = 0
        # A page's script would send an origin; Firefox lets in only what has none.
        self._socket = websocket.create_connection(
            f"{address}/session", timeout=PATIENCE_S, suppress_origin=True
        )
        made = self._ask("session.new", capabilities={})
        self.version = made["capabilities"]["browserVersion"]
        self._page = self._ask("browsingContext.getTree")["contexts"][0]["context"]

    def _ask(self, method: str, **parameters: Any) -> Any:
        self._number += 1
        request = {"id": self._number, "method": method, "params": parameters}
        self._socket.send(json.dumps(request))
        while True:
            told = json.loads(self._socket.recv())
            if told["type"] == "error":
                raise RuntimeError(f"{method}: {told['message']}")
            if told.get("id") == self._number:
                return told["result"]

    def goto(self, address: str) -> None:
        """Open an address; what its scripts fetch afterwards is not waited for."""
        where = {"context": self._page, "url": address}
        self._ask("browsingContext.navigate", **where, wait="interactive")

    def evaluate(self, expression: str) -> Any:
        """Return the value of an expression."""
        told = self._ask(
            "script.evaluate",
            expression=f"JSON.stringify({expression})",
            target={"context": self._page},
            awaitPromise=False,
        )
        if told["type"] == "exception":
            raise RuntimeError(told["exceptionDetails"]["text"])
        return json.loads(told["result"].get("value", "null"))

    def tap(self, across: int, down: int) -> None:
        """Press and let go of the mouse."""
        moves = [
            {"type": "pointerMove", "x": across, "y": down},
            {"type": "pointerDown", "button": 0},
            {"type": "pointerUp", "button": 0},
        ]
        mouse = {"type": "pointer", "id": "mouse", "actions": moves}
        self._ask("input.performActions", context=self._page, actions=[mouse])

    def resize(self, width: int, height: int) -> None:
        """Give the page a size in CSS pixels."""
        size = {"width": width, "height": height}
        self._ask("browsingContext.setViewport", context=self._page, viewport=size)

    def close(self) -> None:
        """End the browser."""
        self._ask("browser.close")
        self._socket.close()


def _write_preferences(profile: Path) -> None:
    rows = [
        f"user_pref({json.dumps(name)}, {json.dumps(value)});"
        for name, value in PREFERENCES.items()
    ]
    (profile / "user.js").write_text("\n".join(rows), encoding="utf-8")


def _address(process: subprocess.Popen[str]) -> str:
    """Read where the browser listens; it says so on its stderr."""
    for line in process.stderr or ():
        found = LISTENS.search(line)
        if found:
            return found[1]
    raise RuntimeError("Firefox ended before it listened")


@contextmanager
def opened(program: str, size: tuple[int, int]) -> Iterator[Firefox]:
    """Start Firefox on a fresh profile and give its page."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as profile:
        _write_preferences(Path(profile))
        command = [program, "--headless", "--no-remote", "--remote-debugging-port=0"]
        process = subprocess.Popen(
            [*command, "--profile", profile, "about:blank"],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
            text=True,
        )
        try:
            session = Firefox(_address(process))
            session.resize(*size)
            yield session
            session.close()
            process.wait(PATIENCE_S)
        finally:
            process.kill()
            process.wait()
