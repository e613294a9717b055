"""The only caller of the engine's worker: one request in the air, replies matched by number.

Before the engine is there, a recorded opening may answer in its place (see ``opening``). The engine
is then sent what the record has answered, and its replies are compared with those; only after that
is it ``ready``. A request that gets no reply in time, or an engine that cannot be loaded, ends in
``on_failed``.
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
        self.ready = False  # the engine is there and knows all that has been played
        self.dead = False
        self.about = None  # what the engine says of itself, once it is ready
        self.opening = None
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
        """Load the engine and tell it what has been played.

        The places at which the recorded opening was wrong, [] where it was right or there was none;
        None when the engine is gone.
        """
        self._wait(LOAD_LIMIT)
        try:
            source = ROOT + "worker/engine.py"
            self._engine = await create_named_worker(source, "engine", json.dumps(_CONFIG), "py")
        except Exception as error:
            print(error)
            self._fail("boot/engine_missing")
        self._stop_waiting()
        if self.dead:
            return None
        return await self._catch_up()

    async def _catch_up(self):
        """Ask what the engine is, and send it what the record has answered, until it is level."""
        reply, wrong = await self._send("about", {}), []
        self.about = reply["about"] if reply else None
        while reply and not wrong and self.opening and self.opening.behind():
            reply = await self._send(*self.opening.behind())
            wrong = self.opening.compare(reply) if reply else []
        if not reply:
            return None
        self.ready = True
        self.opening = None
        return wrong

    def answers(self, kind, fields):
        """Whether a request would be answered now: by the engine, or by the recorded opening."""
        return self.ready or (self.opening is not None and self.opening.holds(kind, fields))

    def spent(self):
        """Whether the game cannot go on before the engine is there."""
        return not self.ready and (self.opening is None or self.opening.ended())

    async def ask(self, kind, **fields):
        """Send a request; its reply, or None when the engine is gone."""
        if not self.ready:
            return self.opening.answer(kind, fields)
        return await self._send(kind, fields)

    async def _send(self, kind, fields):
        self._number += 1
        request = dict(fields, v=1, id=self._number, type=kind)
        self._wait(REPLY_LIMIT if self.ready else LOAD_LIMIT)
        try:
            reply = json.loads(await self._engine.handle(json.dumps(request)))
        except Exception as error:
            print(error)
            self._fail("host/internal" if self.ready else "boot/engine_missing")
            return None
        self._stop_waiting()
        return reply if not self.dead and reply["id"] == request["id"] else None

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
