"""Shuffling, cutting and dealing, shown in the right seats: a short play of card backs.

Everything is set off at once, with delays; a tap only ends the pause that the game makes for it.
"""

from pyscript import ffi

import stage
from dom import by_id, clear, every, html, make, one, put
from speak_table import ceremony

SHUFFLE, CUT, PACKET = 700, 550, 260  # ms
FIRST = SHUFFLE + CUT
TOTAL = FIRST + 4 * PACKET + 200
PACES = {"slow": 1.5, "fast": 0.6}
BACKS = 6  # that stand for the pack


def duration(speed):
    """How long the ceremony takes at a speed, in ms."""
    return int(TOTAL * PACES.get(speed, 1))


def play(words, event, speed):
    """Set the ceremony of a ``dealt`` event going."""
    pace = PACES.get(speed, 1)
    stop()
    html("ceremony", "yes")
    box = by_id("ceremony")
    clear(box)
    _captions(by_id("status"), ceremony(words, event), pace)
    _shuffle(box, event["shuffler"], pace)
    _packets(box, event, pace)


def stop():
    html("ceremony", None)
    clear(by_id("ceremony"))
    for caption in every("#status .caption"):
        caption.remove()


def _timing(delay, length, pace, fill="both"):
    values = {"delay": delay * pace, "duration": length * pace}
    values.update({"fill": fill, "easing": "ease-in-out"})
    return ffi.to_js(values)


def _captions(box, lines, pace):
    """One sentence after the other: who shuffles, who cuts, who deals."""
    times = ((0, SHUFFLE), (SHUFFLE, CUT), (FIRST, TOTAL - FIRST))
    for text, (delay, length) in zip(lines, times):
        caption = make("p", "caption", text)
        box.appendChild(caption)
        frames = [
            {"opacity": 0},
            {"opacity": 1, "offset": 0.15},
            {"opacity": 1, "offset": 0.9},
            {"opacity": 0},
        ]
        caption.animate(ffi.to_js(frames), _timing(delay, length, pace))


def _place(seat):
    """Where a seat's cards lie, from the middle of the table, in px."""
    middle = stage.box(by_id("ceremony"))
    there = stage.box(one('.slot[data-seat="S"]')) if seat == "S" else stage.seat_box(seat)
    dx = there[0] + there[2] / 2 - middle[0] - middle[2] / 2
    dy = there[1] + there[3] / 2 - middle[1] - middle[3] / 2
    return dx, dy


def _at(x, y, turn=0):
    return "translate({}px, {}px) rotate({}deg)".format(x, y, turn)


def _shuffle(box, seat, pace):
    """Backs that part and come together before whoever shuffles, then are cut in two."""
    x, y = _place(seat)
    x, y = x * 0.5, y * 0.5
    for place in range(BACKS):
        back = make("i", "back")
        box.appendChild(back)
        off = 16 if place % 2 else -16
        still, apart = {"transform": _at(x, y)}, {"transform": _at(x + off, y, off / 2)}
        back.animate(ffi.to_js([still, apart, still, apart, still]), _timing(0, SHUFFLE, pace))
        lifted = -34 if place >= BACKS // 2 else 0
        ways = ((x, y), (x, y + lifted), (0, 0))
        cut = [{"transform": _at(*way)} for way in ways]
        back.animate(ffi.to_js(cut), _timing(SHUFFLE, CUT, pace, "forwards"))
        fade = [{"opacity": 1}, {"opacity": 0}]
        back.animate(ffi.to_js(fade), _timing(FIRST, 4 * PACKET, pace, "forwards"))


def _packets(box, event, pace):
    """Ten cards at once to each seat, in the order of the deal; the dealer's seat sends them."""
    for place, seat in enumerate(event["packets"]):
        start = FIRST + place * PACKET
        x, y = _place(seat)
        from_x, from_y = _place(event["dealer"])
        packet = make("b", "packet")
        put(packet, str(place + 1))
        box.appendChild(packet)
        frames = [
            {"transform": _at(from_x * 0.4, from_y * 0.4), "opacity": 0},
            {"transform": _at(from_x * 0.3, from_y * 0.3), "opacity": 1, "offset": 0.15},
            {"transform": _at(x * 0.72, y * 0.72), "opacity": 1},
        ]
        packet.animate(ffi.to_js(frames), _timing(start, PACKET, pace))
