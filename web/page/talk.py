"""Requests in a row: each is sent when the reply before it has been dealt with."""

import asyncio


class Talk:
    """``send`` puts a request in the row; ``on_reply(kind, fields, reply)`` hears every reply."""

    def __init__(self, bridge, on_reply, on_quiet):
        """``on_quiet()`` is called when the row is empty again."""
        self.bridge = bridge
        self.busy = False
        self._row = []
        self._on_reply = on_reply
        self._on_quiet = on_quiet

    def send(self, kind, **fields):
        self._row.append((kind, fields))
        if not self.busy:
            self.busy = True
            asyncio.create_task(self._work())

    async def _work(self):
        while self._row and not self.bridge.dead:
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
