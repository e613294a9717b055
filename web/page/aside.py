"""Questions to the engine that do not touch the game, long ones step by step.

A long work is asked for once and then stepped on; works of one kind wait for each other. The game's
own requests always go first (see ``talk``).
"""

KINDS = ("share", "look", "verify", "reference", "losses", "counts", "fairness", "work.step")


class Aside:
    """``ask(kind, then, …)`` calls ``then(result, error)``, one of which is None."""

    def __init__(self, send):
        """``send(kind, **fields)`` puts a request in the row."""
        self._send = send
        self._rows = {}  # kind -> [(fields, then, progress)], the first is under way

    def ask(self, kind, then, progress=None, **fields):
        """``progress(done, of)`` hears how far a long work is."""
        row = self._rows.setdefault(kind, [])
        row.append((fields, then, progress))
        if len(row) == 1:
            self._send(kind, **fields)

    def hear(self, kind, fields, reply):
        """The engine's reply, good or bad."""
        name = fields["work"] if kind == "work.step" else kind
        row = self._rows.get(name)
        if not row:
            return
        work = reply.get("work") if reply["ok"] else None
        if work:
            if row[0][2]:
                row[0][2](work["done"], work["of"])
            self._send("work.step", work=name)
            return
        _, then, _ = row.pop(0)
        if row:
            self._send(name, **row[0][0])
        then(reply[name] if reply["ok"] else None, None if reply["ok"] else reply["error"])
