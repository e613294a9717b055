"""The only caller of the engine's worker: one request in the air, replies matched by number.

A request that gets no reply in time, or an engine that cannot be loaded, ends in ``on_failed``.
"""

import json

import js
from pyscript import create_named_worker, ffi

from dom import ROOT

LOAD_LIMIT = 60_000  # ms without a sign of life while the engine loads
REPLY_LIMIT = 20_000  # ms for one request

_NAME = str(js.Math.random())[2:]  # tells our own engine's messages from another tab's
_CONFIG = {
    "interpreter": ROOT + "runtime/engine.mjs#" + _NAME + ".mjs",
    "packages": ["sueca_core"],
    "packages_cache": "passthrough",
    "index_urls": [],
    "sync_main_only": True,
}


class Bridge:
    """``ask`` sends a request and gives its reply; the page's other parts never see the worker."""

    def __init__(self, on_progress, on_failed):
        """``on_progress(loaded, total)`` in bytes; ``on_failed(code)`` at most once."""
        self.ready = False
        self.dead = False
        self._engine = None
        self._number = 0
        self._timer = None
        self._on_progress = on_progress
        self._on_failed = on_failed
        self._late = ffi.create_proxy(self._out_of_time)
        self._channel = js.BroadcastChannel.new("sueca.boot")
        self._hear = ffi.create_proxy(self._on_boot)
        self._channel.onmessage = self._hear

    async def start(self):
        """Load the engine; whether it is there."""
        self._wait(LOAD_LIMIT)
        try:
            source = ROOT + "worker/engine.py"
            self._engine = await create_named_worker(source, "engine", json.dumps(_CONFIG), "py")
        except Exception as error:
            print(error)
            self._fail("boot/engine_missing")
        self._stop_waiting()
        return not self.dead

    async def ask(self, kind, **fields):
        """Send a request; its reply, or None when the engine is gone."""
        self._number += 1
        request = {"v": 1, "id": self._number, "type": kind}
        request.update(fields)
        self._wait(REPLY_LIMIT if self.ready else LOAD_LIMIT)
        try:
            reply = json.loads(await self._engine.handle(json.dumps(request)))
        except Exception as error:
            print(error)
            self._fail("host/internal" if self.ready else "boot/engine_missing")
            return None
        self._stop_waiting()
        if self.dead or reply["id"] != request["id"]:
            return None
        self.ready = True
        return reply

    def _on_boot(self, event):
        data = event.data
        if data.boot != _NAME or self.dead:
            return
        if hasattr(data, "failed"):
            self._fail("boot/engine_missing")
            return
        if not self.ready:
            self._wait(LOAD_LIMIT)
            self._on_progress(data.loaded, data.total)

    def _wait(self, limit):
        self._stop_waiting()
        self._timer = js.setTimeout(self._late, limit)

    def _stop_waiting(self):
        if self._timer is not None:
            js.clearTimeout(self._timer)
            self._timer = None

    def _out_of_time(self):
        self._fail("boot/timeout")

    def _fail(self, code):
        self._stop_waiting()
        if not self.dead:
            self.dead = True
            self._on_failed(code)
