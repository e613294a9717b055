"""What a driven browser can do, whichever it is."""

import json
import time
from abc import ABC, abstractmethod
from typing import Any

PATIENCE_S = 180
PAUSE_S = 0.05
WHERE = """(() => {
    const box = document.querySelector(SELECTOR).getBoundingClientRect();
    const [across, down] = [Math.min(9, box.width / 2), box.height / 3];
    return [Math.round(box.left + across), Math.round(box.top + down)];
})()"""


class Late(Exception):
    """What was waited for did not come; the text says what, and what the page showed."""


class Session(ABC):
    """One browser with one page."""

    version: str

    @abstractmethod
    def goto(self, address: str) -> None:
        """Open an address."""

    @abstractmethod
    def evaluate(self, expression: str) -> Any:
        """Return the value of a JavaScript expression that is plain data."""

    @abstractmethod
    def tap(self, across: int, down: int) -> None:
        """Press and let go of the pointer at a place of the window."""

    def click(self, selector: str) -> None:
        """Tap near the left edge of the first element of that name, where cards show."""
        self.tap(*self.evaluate(WHERE.replace("SELECTOR", json.dumps(selector))))

    def wait(self, condition: str) -> None:
        """Wait until a JavaScript expression is true; Late when it does not become so."""
        until = time.monotonic() + PATIENCE_S
        while not self.evaluate(f"Boolean({condition})"):
            if time.monotonic() > until:
                shown = self.evaluate("document.body.innerText")[:400]
                raise Late(f"never true: {condition}; the page: {shown!r}")
            time.sleep(PAUSE_S)
