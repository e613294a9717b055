"""Fetch a recorded opening; a page that gets none simply waits for the engine."""

import json

import js
from pyscript import ffi

from dom import ROOT
from opening import Opening, place_of, suits

PATIENCE = 10_000  # ms; the engine is not kept waiting for longer


async def fetch(fields, seed=None):
    """The opening for an "open" with these fields, or None where there is none to be had.

    ``seed``: that of an opening that was begun on an earlier visit.
    """
    try:
        return await _fetched(fields, seed)
    except Exception as error:
        print("no recorded opening:", error)
        return None


async def _fetched(fields, seed):
    stop = js.AbortController.new()
    late = ffi.create_proxy(lambda *_: stop.abort())
    timer = js.setTimeout(late, PATIENCE)
    try:
        index = await _json("index", stop)
        if not suits(index, fields):
            return None
        seeds = index["seeds"]
        place = seeds.index(seed) if seed else place_of(fields["seed"], len(seeds))
        return Opening(seeds[place], await _json(str(place), stop))
    finally:
        js.clearTimeout(timer)


async def _json(name, stop):
    answer = await js.fetch(ROOT + "records/" + name + ".json", signal=stop.signal)
    if not answer.ok:
        raise OSError(name)
    return json.loads(await answer.text())
