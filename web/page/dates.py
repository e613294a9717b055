"""Today, as the player's own calendar has it, and the latest date that has begun anywhere.

Times in milliseconds do not fit MicroPython's whole numbers: the browser's Date does the sums.
"""

import js

HOURS_AHEAD = 14  # of the earth's first time zone


def _iso(year, month, day):
    return "{:04d}-{:02d}-{:02d}".format(year, month, day)


def today():
    now = js.Date.new()
    return _iso(int(now.getFullYear()), int(now.getMonth()) + 1, int(now.getDate()))


def latest():
    ahead = js.Date.new()
    ahead.setUTCHours(ahead.getUTCHours() + HOURS_AHEAD)
    return _iso(int(ahead.getUTCFullYear()), int(ahead.getUTCMonth()) + 1, int(ahead.getUTCDate()))
