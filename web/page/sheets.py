"""The score sheet as people draw it: a list of strokes, a cross with strokes or dots, a comb."""

from pyscript import document

from cards import SVG
from dom import attr, clear

# The cross in a box of 320 by 128: the beam at half height, an arm of 148 for each side.
_WIDE = {"box": (320, 128), "middle": 160, "beam": 64, "arm": 148, "stroke": 17, "top": 6}
_SLIM = {"box": (192, 60), "middle": 96, "beam": 30, "arm": 94, "stroke": 17, "top": 2}
_SIDES = (("NS", -1), ("EW", 1))


def draw_sheet(box, words, games, target, kind, fresh=None, slim=False):
    """Draw the games of both sides into a box.

    ``kind`` is "list", "cross", "dots" or "comb"; ``fresh`` is (side, how many): the newest games,
    drawn thicker and in blue.
    """
    key = "{}{}{}{}{}{}".format(games, target, kind, fresh, slim, words.tag)
    if box.getAttribute("data-drawn") == key:
        return
    attr(box, "data-drawn", key)
    attr(box, "data-sheet", kind)
    shape = _SLIM if slim else _WIDE
    svg = _svg("svg", viewBox="0 0 {} {}".format(*shape["box"]))
    newest = {side: fresh[1] if fresh and fresh[0] == side else 0 for side, _ in _SIDES}
    draw = {"list": _list, "comb": _comb}.get(kind, _cross)
    draw(svg, words, games, target, shape, newest, kind == "dots")
    clear(box)
    box.appendChild(svg)


def _cross(svg, words, games, target, shape, newest, dots):
    """Left arm us, right arm them, one mark a game outwards from the middle, ticks to the target."""
    middle, beam, arm = shape["middle"], shape["beam"], shape["arm"]
    _line(svg, "beam", middle - arm, beam + 1, middle + arm, beam - 1)
    _line(svg, "beam", middle - 0.5, shape["top"], middle + 0.5, shape["box"][1] - shape["top"])
    step = min(30, (arm - 10) / target) if shape is _WIDE else (arm - 8) / target
    for side, way in _SIDES:
        for place in range(1, target + 1):
            x = middle + way * step * (place - 0.15)
            if place > games[side]:
                _line(svg, "tick", x, beam - 5, x, beam + 5)
            else:
                _mark(svg, shape, x, dots, place > games[side] - newest[side])
    if shape is _WIDE:
        for side, way in _SIDES:
            anchor = "end" if way < 0 else "start"
            _text(svg, words.t("side." + side), middle + way * 18, 28, "who", anchor)
            _text(svg, str(games[side]), middle + way * 18, 116, "num", anchor)


def _mark(svg, shape, x, dots, fresh):
    beam, reach = shape["beam"], shape["stroke"]
    kind = "game fresh" if fresh else "game"
    if dots:
        dot = _svg("circle", cx=x, cy=beam, r=8.5 if shape is _WIDE else 6.5)
        dot.setAttribute("class", kind + " dot")
        svg.appendChild(dot)
    else:
        _line(svg, kind, x + 4, beam - reach, x - 4, beam + reach)


def _list(svg, words, games, target, shape, newest, dots):
    """Two columns under their names, a stroke a game; the fifth goes across four."""
    width, height = shape["box"]
    wide = shape is _WIDE
    head = 34 if wide else 6
    _line(svg, "beam", 8, head, width - 8, head - 1)
    _line(svg, "beam", width / 2, 4, width / 2, height - 4)
    for side, way in _SIDES:
        left = 24 if way < 0 else width / 2 + 20
        if wide:
            _text(svg, words.t("side." + side), left, 25, "who", "start")
            _text(svg, str(games[side]), left + width / 2 - 44, 25, "who", "end")
        _tally(svg, left, head + 12, height - 14, games[side], newest[side], 22 if wide else 15)


def _tally(svg, left, top, foot, games, new, step):
    for place in range(games):
        kind = "game fresh" if place >= games - new else "game"
        bundle, within = place // 5, place % 5
        start = left + bundle * step * 4.6
        if within == 4:
            _line(svg, kind, start - 5, foot - 6, start + step * 3 + 5, top + 6)
        else:
            x = start + within * step
            _line(svg, kind, x + 3, top, x - 2, foot)


def _comb(svg, words, games, target, shape, newest, dots):
    """A spine with one tooth a game: ours upwards, theirs downwards, a dot on each one won."""
    width, height = shape["box"]
    wide = shape is _WIDE
    left = 76 if wide else 12
    spine, reach = height / 2, height / 2 - (12 if wide else 8)
    _line(svg, "beam", left - 8, spine + 1, width - 10, spine - 1)
    step = (width - left - 18) / target
    for side, way in _SIDES:
        for place in range(1, target + 1):
            x = left + step * (place - 0.5)
            won = place <= games[side]
            tip = spine + way * reach
            fresh = won and place > games[side] - newest[side]
            kind = "game fresh" if fresh else "game" if won else "tick"
            _line(svg, kind, x, spine, x, tip)
            if won:
                dot = _svg("circle", cx=x, cy=tip, r=7 if wide else 4.5)
                dot.setAttribute("class", kind + " dot")
                svg.appendChild(dot)
        if wide:
            y = spine + way * 34 + 8
            _text(svg, words.t("side." + side), 4, y, "who", "start")


def _text(svg, text, x, y, kind, anchor):
    written = _svg("text", x=x, y=y)
    written.setAttribute("text-anchor", anchor)
    written.setAttribute("class", kind)
    written.textContent = text
    svg.appendChild(written)


def _svg(tag, **values):
    element = document.createElementNS(SVG, tag)
    for name, value in values.items():
        element.setAttribute(name, str(value))
    return element


def _line(svg, kind, x1, y1, x2, y2):
    line = _svg("line", x1=x1, y1=y1, x2=x2, y2=y2)
    line.setAttribute("class", kind)
    svg.appendChild(line)
