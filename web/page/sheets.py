"""The score sheet as people draw it: a list of strokes, a cross with strokes or dots, a comb."""

from pyscript import document

from cards import SVG
from dom import attr, clear

# The cross in a box of 320 by 128: the beam at half height, an arm of 148 for each side.
_WIDE = {"box": (320, 128), "middle": 160, "beam": 64, "arm": 148, "stroke": 17, "top": 6}
_SLIM = {"box": (192, 60), "middle": 96, "beam": 30, "arm": 94, "stroke": 17, "top": 2}
_SIDES = (("NS", -1), ("EW", 1))


class Sheet:
    """The games of both sides, to be drawn as ``kind``: "list", "cross", "dots" or "comb"."""

    def __init__(self, games, target, kind, fresh=None, slim=False):
        """``fresh`` is (side, how many): the newest games, drawn thicker and in blue."""
        self.games = games
        self.target = target
        self.kind = kind
        self.new = {side: fresh[1] if fresh and fresh[0] == side else 0 for side, _ in _SIDES}
        self.wide = not slim
        self.shape = _SLIM if slim else _WIDE
        self.svg = None

    def draw(self, box, words):
        """Draw it into a box, unless it stands there already."""
        key = "{}{}{}{}{}".format(self.games, self.target, self.kind, self.new, words.tag)
        key += str(self.wide)
        if box.getAttribute("data-drawn") == key:
            return
        attr(box, "data-drawn", key)
        attr(box, "data-sheet", self.kind)
        self.svg = _svg("svg", viewBox="0 0 {} {}".format(*self.shape["box"]))
        {"list": self._list, "comb": self._comb}.get(self.kind, self._cross)(words)
        clear(box)
        box.appendChild(self.svg)

    def _style(self, side, place):
        """How the game at a place, from 1, is drawn: won now, won before, or still to be won."""
        if place > self.games[side]:
            return "tick"
        return "game fresh" if place > self.games[side] - self.new[side] else "game"

    def _cross(self, words):
        """Left arm us, right arm them, one mark a game from the middle, ticks to the target."""
        svg, shape = self.svg, self.shape
        middle, beam, arm = shape["middle"], shape["beam"], shape["arm"]
        _line(svg, "beam", (middle - arm, beam + 1), (middle + arm, beam - 1))
        foot = shape["box"][1] - shape["top"]
        _line(svg, "beam", (middle - 0.5, shape["top"]), (middle + 0.5, foot))
        step = min(30, (arm - 10) / self.target) if self.wide else (arm - 8) / self.target
        for side, way in _SIDES:
            for place in range(1, self.target + 1):
                self._mark(middle + way * step * (place - 0.15), self._style(side, place))
        if self.wide:
            for side, way in _SIDES:
                anchor = "end" if way < 0 else "start"
                _text(svg, words.t("side." + side), (middle + way * 18, 28), "who", anchor)
                _text(svg, str(self.games[side]), (middle + way * 18, 116), "num", anchor)

    def _mark(self, x, style):
        beam, reach = self.shape["beam"], self.shape["stroke"]
        if style == "tick":
            _line(self.svg, style, (x, beam - 5), (x, beam + 5))
        elif self.kind == "dots":
            _dot(self.svg, style, (x, beam), 8.5 if self.wide else 6.5)
        else:
            _line(self.svg, style, (x + 4, beam - reach), (x - 4, beam + reach))

    def _list(self, words):
        """Two columns under their names, a stroke a game; the fifth goes across four."""
        svg, (width, height) = self.svg, self.shape["box"]
        head = 34 if self.wide else 6
        _line(svg, "beam", (8, head), (width - 8, head - 1))
        _line(svg, "beam", (width / 2, 4), (width / 2, height - 4))
        for side, way in _SIDES:
            left = 24 if way < 0 else width / 2 + 20
            self._tally(side, left, head + 12, height - 14)
            if self.wide:
                _text(svg, words.t("side." + side), (left, 25), "who", "start")
                _text(svg, str(self.games[side]), (left + width / 2 - 44, 25), "who", "end")

    def _tally(self, side, left, top, foot):
        step = 22 if self.wide else 15
        for place in range(self.games[side]):
            start = left + place // 5 * step * 4.6
            style, x = self._style(side, place + 1), start + place % 5 * step
            if place % 5 == 4:
                _line(self.svg, style, (start - 5, foot - 6), (start + step * 3 + 5, top + 6))
            else:
                _line(self.svg, style, (x + 3, top), (x - 2, foot))

    def _comb(self, words):
        """A spine with one tooth a game: ours upwards, theirs downwards, a dot on each one won."""
        svg, (width, height) = self.svg, self.shape["box"]
        left = 76 if self.wide else 12
        spine, reach = height / 2, height / 2 - (12 if self.wide else 8)
        _line(svg, "beam", (left - 8, spine + 1), (width - 10, spine - 1))
        step = (width - left - 18) / self.target
        for side, way in _SIDES:
            for place in range(1, self.target + 1):
                style, x = self._style(side, place), left + step * (place - 0.5)
                _line(svg, style, (x, spine), (x, spine + way * reach))
                if style != "tick":
                    _dot(svg, style, (x, spine + way * reach), 7 if self.wide else 4.5)
            if self.wide:
                _text(svg, words.t("side." + side), (4, spine + way * 34 + 8), "who", "start")


def _text(svg, text, at, kind, anchor):
    written = _svg("text", x=at[0], y=at[1])
    written.setAttribute("text-anchor", anchor)
    written.setAttribute("class", kind)
    written.textContent = text
    svg.appendChild(written)


def _dot(svg, style, at, radius):
    dot = _svg("circle", cx=at[0], cy=at[1], r=radius)
    dot.setAttribute("class", style + " dot")
    svg.appendChild(dot)


def _svg(tag, **values):
    element = document.createElementNS(SVG, tag)
    for name, value in values.items():
        element.setAttribute(name, str(value))
    return element


def _line(svg, style, start, end):
    line = _svg("line", x1=start[0], y1=start[1], x2=end[0], y2=end[1])
    line.setAttribute("class", style)
    svg.appendChild(line)
