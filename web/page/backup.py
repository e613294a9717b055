"""All local data as one file: what is in it, its checksum, and what is not believed. Pure.

    {"format": "sueca-backup", "v": 1, "made": date, "sum": "…", "data": {key: value}}

``data`` holds what is stored under each key of ours (without the prefix), as JSON. The sum is
Adler-32 over the UTF-8 bytes of the data written with sorted keys and without spaces.
"""

import json

import civil

FORMAT = "sueca-backup"
MOST = 5000000  # characters


def make(made, texts):
    """The file's value from the stored texts by key; a text that is no JSON is left out."""
    data = {key: value for key, value in [(key, _read(texts[key])) for key in texts] if value}
    return {"format": FORMAT, "v": 1, "made": made, "sum": checksum(canonical(data)), "data": data}


def _read(text):
    try:
        return json.loads(text)
    except ValueError:
        return None


def read(text):
    """The data of a file and None, or None and the code of why it is refused."""
    if len(text) > MOST:
        return None, "backup/too_large"
    try:
        value = json.loads(text)
    except (ValueError, RuntimeError):  # MicroPython's deep nesting is a RuntimeError
        return None, "backup/no_json"
    if not isinstance(value, dict) or value.get("format") != FORMAT:
        return None, "backup/foreign"
    if value.get("v") != 1:
        return None, "backup/too_new"
    data = value.get("data")
    if not isinstance(data, dict) or not civil.parts(value.get("made")):
        return None, "backup/broken"
    try:
        right = value.get("sum") == checksum(canonical(data))
    except (TypeError, RuntimeError):
        return None, "backup/broken"
    return (data, None) if right else (None, "backup/bad_sum")


def checksum(text):
    """Adler-32 of the UTF-8 bytes, in hex; each half stays far below MicroPython's 30 bits."""
    low, high = 1, 0
    for byte in text.encode():
        low = (low + byte) % 65521
        high = (high + low) % 65521
    return "{:04x}{:04x}".format(high, low)


def canonical(value):
    """JSON with sorted keys and without spaces, the same on every Python. Whole numbers only."""
    if isinstance(value, dict):
        pairs = [quoted(key) + ":" + canonical(value[key]) for key in sorted(value)]
        return "{" + ",".join(pairs) + "}"
    if isinstance(value, list):
        return "[" + ",".join([canonical(each) for each in value]) + "]"
    if isinstance(value, str):
        return quoted(value)
    if value is None:
        return "null"
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int):
        return str(value)
    raise TypeError("no whole number")


def quoted(text):
    """A text in quotes; only the quote and the backslash are escaped."""
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"') + '"'


def plan(data, mine):
    """What an import would do with each key besides the records and the league.

    ``mine(key)`` tells whether something is stored here under the key. The keys to be stored, and
    those that stay as they are here: nothing that is here is ever overwritten.
    """
    take, keep = [], []
    for key in sorted(data):
        if key in ("records", "league", "screen"):
            continue
        if known(key) and isinstance(data[key], dict):
            (keep if mine(key) else take).append(key)
    return take, keep


def known(key):
    """Whether a key is one of ours that a file may bring."""
    if key in ("settings", "game"):
        return True
    return key.startswith("daily.") and civil.parts(key[6:]) is not None
