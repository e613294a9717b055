"""One pause at a time: a timer, or the player's own pace; a tap or Space ends it early."""

import js
from pyscript import ffi


class Tempo:
    """``pause`` keeps what comes next until its time; ``go_on`` does it at once."""

    def __init__(self, on_wait):
        """``on_wait(waiting)``: whether the page now waits for the player, without a timer."""
        self._on_wait = on_wait
        self._next = None
        self._timer = None
        self._tick = ffi.create_proxy(lambda *_: self.go_on())

    def pausing(self):
        return self._next is not None

    def pause(self, delay, then):
        """Do ``then`` after ``delay`` ms, or when the player says so where it is None."""
        self.forget()
        self._next = then
        if delay is None:
            self._on_wait(True)
        else:
            self._timer = js.setTimeout(self._tick, delay)

    def go_on(self):
        """End the pause, if there is one; whether there was."""
        then = self._next
        self.forget()
        if then:
            then()
        return then is not None

    def forget(self):
        """Drop the pause and what would have come after it."""
        self._next = None
        self._on_wait(False)
        if self._timer is not None:
            js.clearTimeout(self._timer)
            self._timer = None
