"""Requests in a row: each is sent when the reply before it has been dealt with.

A request that nobody can answer yet stays in the row until the engine is there. Questions that do
not touch the game have a row of their own, and hold nothing up.
"""

import asyncio

from aside import KINDS

# Requests after which another game is on the table.
ANEW = ("new", "daily", "resume", "deal", "record")
ASIDE = ("rulebook", "review")  # questions, and so are those of ``aside``


class Talk:
    """``send`` puts a request in the row; ``on_reply(kind, fields, reply)`` hears every reply."""

    def __init__(self, bridge, on_reply, on_quiet):
        """``on_quiet()`` is called when nothing more can be sent now."""
        self.bridge = bridge
        self._row = []
        self._questions = []
        self._working = False
        self._playing = False  # a request of the game is in the air
        self._on_reply = on_reply
        self._on_quiet = on_quiet

    def send(self, kind, **fields):
        """Put a request in the row, once; of wishes for another game the last one counts."""
        if kind in ANEW:
            self._row[:] = [each for each in self._row if each[0] not in ANEW]
        row = self._questions if kind in ASIDE or kind in KINDS else self._row
        if not row or row[-1] != (kind, fields):
            row.append((kind, fields))
        self.go_on()

    def clear(self):
        """Take every request of the game out of the row."""
        self._row[:] = []

    def busy(self):
        """Whether a request of the game is in the air, or about to be."""
        return self._playing or self._answered(self._row)

    def waiting(self):
        """The kind of the last request that waits for the engine, or None."""
        return None if self.busy() or not self._row else self._row[-1][0]

    def go_on(self):
        """Send what can be answered by now."""
        if not self._working and self._next():
            self._working = True
            asyncio.create_task(self._work())

    def _answered(self, row):
        return bool(row) and not self.bridge.dead and self.bridge.answers(*row[0])

    def _next(self):
        """The row whose first request is to be sent next, or None; the game goes first."""
        for row in (self._row, self._questions):
            if self._answered(row):
                return row
        return None

    async def _work(self):
        row = self._next()
        while row:
            kind, fields = row.pop(0)
            self._playing = row is self._row
            reply = await self.bridge.ask(kind, **fields)
            self._playing = False
            if reply:
                self._on_reply(kind, fields, reply)
                self._step_on(reply)
                if self._playing_is_over(row):
                    self._on_quiet()
            row = self._next()
        self._working = False
        if not self.bridge.dead:
            self._on_quiet()

    def _playing_is_over(self, row):
        """The game has nothing more to send, though questions wait: they must not hold it up."""
        over = row is self._row and not self._answered(self._row)
        return over and self._answered(self._questions)

    def _step_on(self, reply):
        """Long work goes on step by step, but a request of the player's goes first."""
        if reply.get("job") and not self._row:
            self._row.append(("job.step", {}))
