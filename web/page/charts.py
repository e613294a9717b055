"""Bars drawn as an SVG that says its figures to those who do not see it."""

from pyscript import document

from dom import attr, clear

SVG = "http://www.w3.org/2000/svg"
WIDTH, HEIGHT, FOOT, HEAD = 720, 220, 34, 26


def _part(kind, parent, text="", **attributes):
    element = document.createElementNS(SVG, kind)
    for name, value in attributes.items():
        attr(element, "class" if name == "look" else name, str(value))
    if text:
        element.textContent = text
    parent.appendChild(element)
    return element


def bars(box, words, labels, counts, title, spoken=None):
    """Draw counts with their labels; the whole is one picture with all figures in its name.

    ``spoken`` are the labels in that name, where those in the picture are shorter.
    """
    clear(box)
    told = [
        "{}: {}".format(label, count) for label, count in zip(spoken or labels, counts) if count
    ]
    drawn = document.createElementNS(SVG, "svg")
    attr(drawn, "viewBox", "0 0 {} {}".format(WIDTH, HEIGHT))
    attr(drawn, "role", "img")
    attr(drawn, "aria-label", title + ". " + (", ".join(told) if told else words.t("stats.none")))
    step = WIDTH / len(counts)
    most = max(counts) or 1
    ground = HEIGHT - FOOT
    for place, count in enumerate(counts):
        left, height = place * step, (ground - HEAD) * count / most
        top = ground - height
        wide = step * 0.86
        side = left + (step - wide) / 2
        if count:
            _part("rect", drawn, look="bar", x=side, y=top, width=wide, height=height, rx=4)
            _part("text", drawn, str(count), look="num", x=left + step / 2, y=top - 8)
        _part("text", drawn, labels[place], look="lab", x=left + step / 2, y=HEIGHT - 8)
    _part("line", drawn, look="ground", x1=0, x2=WIDTH, y1=ground, y2=ground)
    box.appendChild(drawn)
