"""Requests in a row: each is sent when the reply before it has been dealt with.

A request that nobody can answer yet stays in the row until the engine is there.
"""

import asyncio

ANEW = ("new", "daily", "resume")  # requests after which another game is on the table


class Talk:
    """``send`` puts a request in the row; ``on_reply(kind, fields, reply)`` hears every reply."""

    def __init__(self, bridge, on_reply, on_quiet):
        """``on_quiet()`` is called when nothing more can be sent now."""
        self.bridge = bridge
        self.busy = False  # a request is in the air
        self._row = []
        self._on_reply = on_reply
        self._on_quiet = on_quiet

    def send(self, kind, **fields):
        """Put a request in the row, once; of wishes for another game the last one counts."""
        if kind in ANEW:
            self.drop(ANEW)
        if not self._row or self._row[-1] != (kind, fields):
            self._row.append((kind, fields))
        self.go_on()

    def drop(self, kinds):
        """Take requests of these kinds out of the row."""
        self._row[:] = [each for each in self._row if each[0] not in kinds]

    def clear(self):
        """Take every request out of the row."""
        self._row[:] = []

    def waiting(self):
        """The kind of the last request that waits for the engine, or None."""
        return self._row[-1][0] if self._row and not self.busy else None

    def go_on(self):
        """Send what can be answered by now."""
        if not self.busy and self._next():
            self.busy = True
            asyncio.create_task(self._work())

    def _next(self):
        return bool(self._row) and not self.bridge.dead and self.bridge.answers(*self._row[0])

    async def _work(self):
        while self._next():
            kind, fields = self._row.pop(0)
            reply = await self.bridge.ask(kind, **fields)
            if reply:
                self._on_reply(kind, fields, reply)
                self._step_on(reply)
        self.busy = False
        if not self.bridge.dead:
            self._on_quiet()

    def _step_on(self, reply):
        """Long work goes on step by step, but a request of the player's goes first."""
        if reply.get("job") and not self._row:
            self._row.append(("job.step", {}))
