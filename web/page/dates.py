"""Today, as the player's own calendar has it, and the latest date that has begun anywhere."""

import js

FIRST_AHEAD = 14 * 3600 * 1000  # the earth's first time zone is fourteen hours ahead


def _iso(year, month, day):
    return "{:04d}-{:02d}-{:02d}".format(year, month, day)


def today():
    now = js.Date.new()
    return _iso(int(now.getFullYear()), int(now.getMonth()) + 1, int(now.getDate()))


def latest():
    ahead = js.Date.new(js.Date.now() + FIRST_AHEAD)
    return _iso(int(ahead.getUTCFullYear()), int(ahead.getUTCMonth()) + 1, int(ahead.getUTCDate()))
