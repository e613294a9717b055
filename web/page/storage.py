"""What the page keeps on the device, all under one prefix.

A browser may refuse (a private window, a full disk): then everything is kept for this visit only,
and ``refused`` says so.
"""

import json

import js

PREFIX = "sueca.v1."

# MicroPython cannot catch what a browser's function throws at once, and to name localStorage is
# enough where it is refused: so these two catch it on their own side, and answer false then.
_read = js.Function.new("key", "try { return localStorage.getItem(key) } catch { return false }")
_write = js.Function.new(
    "key", "text", "try { localStorage.setItem(key, text); return true } catch { return false }"
)
_keys = js.Function.new(
    "prefix",
    "try { return Object.keys(localStorage).filter((key) => key.startsWith(prefix))"
    ".map((key) => key.slice(prefix.length)) } catch { return [] }",
)


class Store:
    """Texts by key; see contracts for the keys."""

    def __init__(self):
        self.refused = False
        self._memory = {}

    def get(self, key):
        """The text under a key, or None."""
        if key in self._memory:
            return self._memory[key]
        text = _read(PREFIX + key)
        if text is False:
            self.refused = True
        return text if isinstance(text, str) else None

    def set(self, key, text):
        if self._memory.get(key) == text and not self.refused:
            return
        self._memory[key] = text
        if not _write(PREFIX + key, text):
            self.refused = True

    def get_json(self, key):
        """What is stored under a key, or None where it is missing or no JSON object."""
        text = self.get(key)
        try:
            value = json.loads(text) if text else None
        except ValueError:
            return None
        return value if isinstance(value, dict) else None

    def fresh_json(self, key):
        """The same, read from the device even where this page has stored it: another may have."""
        if not self.refused:
            text = _read(PREFIX + key)
            if isinstance(text, str):
                self._memory[key] = text
        return self.get_json(key)

    def everything(self):
        """All texts of ours by key, without what was put aside."""
        listed = _keys(PREFIX)
        keys = [listed[place] for place in range(listed.length)]
        keys += [key for key in self._memory if key not in keys]
        found = {key: self.get(key) for key in sorted(keys) if not key.startswith("aside.")}
        return {key: text for key, text in found.items() if text is not None}

    def set_json(self, key, value):
        self.set(key, json.dumps(value))

    def put_aside(self, text):
        """Keep a save that the engine refused under the next free number."""
        number = 1
        while self.get("aside." + str(number)) is not None:
            number += 1
        self.set("aside." + str(number), text)
