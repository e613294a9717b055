"""The score sheet: points, the cross of games, tricks."""

from pyscript import document

from cards import SVG, fit, picture
from dom import attr, by_id, clear, make, mark, put, style
from speak import last_trick_title


def draw_track(track, points):
    """Us from the left, them from the right, out of 120."""
    style(track, "--us", "{}%".format(points["NS"] * 100 / 120))
    style(track, "--them", "{}%".format(points["EW"] * 100 / 120))


def draw_pair(section, pair):
    for side in ("NS", "EW"):
        put(section.querySelector('[data-side="' + side + '"]'), str(pair[side]))


# The cross in a box of 320 by 128: the beam at half height, an arm of 148 for each side.
_WIDE = {
    "box": (320, 128),
    "middle": 160,
    "beam": 64,
    "arm": 148,
    "stroke": 17,
    "top": 6,
    "foot": 122,
}
_SLIM = {"box": (192, 60), "middle": 96, "beam": 30, "arm": 94, "stroke": 17, "top": 2, "foot": 58}


def draw_cross(box, words, games, target, fresh=None, slim=False):
    """The cruz: left arm us, right arm them, a slanted stroke a game, ticks up to the target.

    ``fresh`` is (side, how many): the newest strokes, drawn thicker and in blue.
    """
    key = "{}{}{}{}{}".format(games, target, fresh, slim, words.tag)
    if box.getAttribute("data-drawn") == key:
        return
    attr(box, "data-drawn", key)
    shape = _SLIM if slim else _WIDE
    svg = _svg("svg", viewBox="0 0 {} {}".format(*shape["box"]))
    middle, beam, arm = shape["middle"], shape["beam"], shape["arm"]
    _line(svg, "beam", middle - arm, beam + 1, middle + arm, beam - 1)
    _line(svg, "beam", middle - 0.5, shape["top"], middle + 0.5, shape["foot"])
    for side, way in (("NS", -1), ("EW", 1)):
        new = fresh[1] if fresh and fresh[0] == side else 0
        _arm(svg, shape, way, games[side], target, new)
    if not slim:
        _legend(svg, words, games, shape)
    clear(box)
    box.appendChild(svg)


def _arm(svg, shape, way, games, target, new):
    step = min(30, (shape["arm"] - 10) / target) if shape is _WIDE else (shape["arm"] - 8) / target
    for place in range(1, target + 1):
        x = shape["middle"] + way * (step * place - step * 0.15)
        if place > games:
            _line(svg, "tick", x, shape["beam"] - 5, x, shape["beam"] + 5)
        else:
            kind = "game fresh" if place > games - new else "game"
            reach = shape["stroke"]
            _line(svg, kind, x + 4, shape["beam"] - reach, x - 4, shape["beam"] + reach)


def _legend(svg, words, games, shape):
    for side, way, anchor in (("NS", -1, "end"), ("EW", 1, "start")):
        x = shape["middle"] + way * 18
        for text, y, kind in ((words.t("side." + side), 28, "who"), (str(games[side]), 116, "num")):
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


def draw_trick(row, words, trick):
    """Four small cards with their players' names, in the order of play; the winner's is framed."""
    key = "{}{}".format(trick["cards"], words.tag)
    if row.getAttribute("data-drawn") != key:
        attr(row, "data-drawn", key)
        _draw_trick(row, words, trick)
    fit(row, row.querySelector(".card"))


def _draw_trick(row, words, trick):
    clear(row)
    for each in trick["cards"]:
        figure = make("figure")
        figure.appendChild(picture(each["card"], words.card(each["card"])))
        figure.appendChild(make("figcaption", "", words.seat(each["seat"])))
        mark(figure, "won", each["seat"] == trick["winner"])
        row.appendChild(figure)


def draw_last(words, trick):
    if trick:
        put(by_id("last-head"), last_trick_title(words, trick))
        draw_trick(by_id("last-row"), words, trick)


def draw_tricks(box, words, tricks):
    """All ten tricks, with the score after each."""
    clear(box)
    taken = {"NS": 0, "EW": 0}
    for trick in tricks:
        side = "NS" if trick["winner"] in "SN" else "EW"
        taken[side] += trick["points"]
        row = make("li")
        row.appendChild(make("span", "", str(trick["number"])))
        row.appendChild(make("b", "us" if side == "NS" else "them", words.seat(trick["winner"])))
        row.appendChild(make("span", "", words.n("points", trick["points"])))
        row.appendChild(make("span", "", words.t("score", us=taken["NS"], them=taken["EW"])))
        box.appendChild(row)
