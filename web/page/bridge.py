"""The only caller of the engine's worker: one request in the air, replies matched by number.

Before the engine is there, a recorded opening may answer in its place (see ``opening``). The engine
is then sent what the record has answered, and its replies are compared with those; only after that
is it ``ready``. An engine that cannot be loaded ends in ``on_failed``. One that gives no reply in
time is ended, and another takes its place, from the last save: the game goes on where it was. Only
when that one fails at once as well, all is over.
"""

import json

import js
from pyscript import ffi

from engineworker import BOOT, EngineWorker, failed_early
from talk import ANEW, ASIDE

LOAD_LIMIT = 60_000  # ms without a sign of life while the engine loads
AGAIN_LIMIT = 30_000  # ms while another engine takes the place of one that was lost: no download
REPLY_LIMIT = 20_000  # ms for one request


class Bridge:
    """``ask`` sends a request and gives its reply; the page's other parts never see the worker."""

    def __init__(self, on_progress, on_failed, on_lost):
        """``on_progress(loaded, total)`` in bytes; ``on_failed(code)`` at most once.

        ``on_lost(back)`` is called when an engine has to be replaced, and when another is there.
        """
        self.ready = False  # the engine is there and knows all that has been played
        self.dead = False
        self.about = None  # what the engine says of itself, once it is ready
        self.opening = None
        self._engine = EngineWorker()
        self._saved = None  # the text of the last save
        self._lost = 0  # engines in a row that gave no reply
        self._number = 0
        self._timer = None
        self._on_progress = on_progress
        self._on_failed = on_failed
        self._on_lost = on_lost
        self._late = ffi.create_proxy(self._out_of_time)
        self._channel = js.BroadcastChannel.new("sueca.boot")
        self._hear = ffi.create_proxy(self._on_boot)
        self._channel.onmessage = self._hear

    async def start(self):
        """Load the engine and tell it what has been played.

        The places at which the recorded opening was wrong, [] where it was right or there was none;
        None when the engine is gone.
        """
        return await self._catch_up() if await self._started(LOAD_LIMIT) else None

    async def _started(self, limit):
        """Load an engine; whether it is there within ``limit`` ms."""
        self._wait(limit)
        try:
            if failed_early():
                raise RuntimeError("failed before the page was there")
            await self._engine.start()
        except Exception as error:
            print(error)
            self._fail("boot/engine_missing")
        self._stop_waiting()
        return not self.dead

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
        reply = await self._exchange(kind, fields)
        while not reply and self.ready and not self.dead:
            reply = await self._revive(kind, fields)
        return reply

    async def _exchange(self, kind, fields):
        """One request and its reply, which is None where none came in time."""
        self._number += 1
        request = dict(fields, v=1, id=self._number, type=kind)
        try:
            limit = REPLY_LIMIT if self.ready else LOAD_LIMIT
            reply = json.loads(await self._engine.ask(json.dumps(request), limit))
        except Exception as error:
            print(error)
            if not self.ready:
                self._fail("boot/engine_missing")
            return None
        if self.dead or reply["id"] != request["id"]:
            return None
        self._lost = 0
        self._keep(kind, fields, reply)
        return reply

    def _keep(self, kind, fields, reply):
        """Keep the newest save: what a new engine would go on from."""
        if reply.get("save"):
            self._saved = reply["save"]["text"]
        elif kind in ("open", "daily", "resume") and reply["ok"] and fields.get("saved"):
            self._saved = fields["saved"]

    async def _revive(self, kind, fields):
        """Replace an engine that gave no reply to this request; the reply of the new one."""
        self._lost += 1
        lost = self._lost
        if lost > 1:
            self._fail("host/internal")
            return None
        self._engine.end()
        self._on_lost(False)
        if not await self._started(AGAIN_LIMIT):
            return None
        reply = await self._exchange("resume", {"saved": self._saved}) if self._saved else None
        if not reply or kind in ANEW or kind in ASIDE:
            reply = await self._exchange(kind, fields)
        # An engine counts as well again when it has answered the next request, too.
        self._lost = lost
        if reply:
            self._on_lost(True)
        return reply

    def stop(self):
        """No more is asked, and the engine ends."""
        self.dead = True
        self._stop_waiting()
        self._engine.end()

    def _on_boot(self, event):
        data = event.data
        if data.boot != BOOT or self.dead:
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
