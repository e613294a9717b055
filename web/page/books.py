"""Rulebooks: what the engine says about a rule set, asked for once and kept."""


class Books:
    """``ask(rules, then)`` calls ``then(book, error)``, one of which is None."""

    def __init__(self, send):
        """``send(kind, **fields)`` puts a request in the row."""
        self._send = send
        self._known = {}
        self._asked = {}  # text of a rule set -> who waits for its rulebook

    def known(self, rules):
        """The rulebook of a rule set, or None as long as it has not been told."""
        return self._known.get(rules)

    def ask(self, rules, then):
        if rules in self._known:
            then(self._known[rules], None)
        elif rules in self._asked:
            self._asked[rules].append(then)
        else:
            self._asked[rules] = [then]
            self._send("rulebook", rules=rules)

    def hear(self, fields, reply):
        """The engine's reply, good or bad."""
        book = reply["rulebook"] if reply["ok"] else None
        if book:
            self._known[fields["rules"]] = self._known[book["rules"]] = book
        for then in self._asked.pop(fields["rules"], []):
            then(book, None if book else reply["error"])
