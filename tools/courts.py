"""Compose art/courts.svg: the twelve court pictures as symbols of one file.

The art is Adrian Kennard's, under CC0, from a pinned npm package that keeps one file a card. Each
file draws a half figure in six layers, gold, red, blue, black and two of fine lines, and each layer
twice, the second time upside down. Here svgo rounds the layers to whole units of a court that is
650 by 1000, a third of a pixel on the largest card there is. Then they are laid out anew: colours
of ours, and the small signs on a robe drawn by the page's own suit signs, so that they follow its
palette. `web/page/cards.py` uses a symbol as `#k-K-H`; nothing else of the package is handed on.
"""

import re
import tempfile
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from pathlib import Path

from tools.common import PACKAGES, ROOT, Refused, run

SOURCES = PACKAGES / "@heruka_urgyen" / "react-playing-cards" / "src" / "images" / "4color"
SVGO = PACKAGES / "svgo" / "bin" / "svgo.js"
ROUNDING = ROOT / "tools" / "rounding.mjs"
SVG = "{http://www.w3.org/2000/svg}"
LINK = "{http://www.w3.org/1999/xlink}href"
NAMES = tuple(rank + suit for suit in "SHDC" for rank in "KQJ")
LAYERS = 6
COLOURS = {"#FC4": "#F0B429", "red": "#D01208", "#44F": "#2153AE", "black": "#121212"}
PAINTED = ("fill", "stroke")
LINED = ("stroke-width", "stroke-linecap", "stroke-linejoin")
HALF = 0.5
"""Their court is 1300 by 2000."""
SIGN = 5 / 6
"""Our suit signs fill their box; theirs leave a twelfth free on every side."""


def layers(name: str) -> list[ET.Element]:
    """Return the six layers of a court, "KH", in the order in which they are drawn."""
    root = ET.parse(SOURCES / f"{name}.svg").getroot()
    symbols = {each.get("id"): each for each in root.iter(f"{SVG}symbol")}
    return [symbols[f"{name[1]}{name[0]}{number}"] for number in range(1, LAYERS + 1)]


def shape(layer: ET.Element) -> ET.Element:
    """Return the one path of a layer; Refused where the package has changed."""
    paths = list(layer.iter(f"{SVG}path"))
    if len(paths) != 1:
        raise Refused("The court pictures are not drawn as they used to be.")
    return paths[0]


def mirrored(layer: ET.Element) -> bool:
    """Tell whether a layer is drawn with its sides exchanged."""
    return any("scale(-1,1)" in each.get("transform", "") for each in layer.iter(f"{SVG}g"))


def rounded(paths: dict[str, str]) -> dict[str, str]:
    """Return the paths with whole numbers, by the same names."""
    with tempfile.TemporaryDirectory() as scratch:
        raw, done = Path(scratch, "raw"), Path(scratch, "done")
        raw.mkdir()
        head = f'<svg xmlns="http://www.w3.org/2000/svg"><path transform="scale({HALF})"'
        for name, path in paths.items():
            (raw / f"{name}.svg").write_text(f'{head} d="{path}"/></svg>', encoding="utf-8")
        where = ("--config", str(ROUNDING), "-f", str(raw), "-o", str(done))
        run(["node", str(SVGO), "--quiet", *where], "Rounding the court pictures")
        return {name: drawn(done / f"{name}.svg") for name in paths}


def drawn(file: Path) -> str:
    """Return the only path of a file."""
    found = re.findall(r' d="([^"]+)"', file.read_text(encoding="utf-8"))
    if len(found) != 1:
        raise Refused("svgo has not left one path of a court picture's layer.")
    return str(found[0])


def named(name: str) -> str:
    """Return the id of a court's symbol: no text of a card, which would look like one in play."""
    return f"k-{name[0]}-{name[1]}"


def paint(element: ET.Element) -> str:
    """Return an element's colours, as ours, and how its lines are drawn."""
    values = {name: element.get(name) for name in (*PAINTED, *LINED)}
    if values["stroke-width"]:
        values["stroke-width"] = f"{float(values['stroke-width']) * HALF:g}"
    ours = {name: COLOURS.get(str(value), value) for name, value in values.items() if value}
    return "".join(f' {name}="{value}"' for name, value in ours.items())


def signs(layer: ET.Element) -> Iterator[str]:
    """Write the small suit signs that a layer holds, by the page's own."""
    for use in layer.iter(f"{SVG}use"):
        suit = use.get(LINK, "###")[2]
        size = float(use.get("height", "0")) * SIGN
        # The last move puts the sign's middle where its corner was; ours is smaller.
        moves = re.sub(r"translate\([-\d,]+\)$", "", use.get("transform", ""))
        box = f'x="{-size / 2:g}" y="{-size / 2:g}" width="{size:g}" height="{size:g}"'
        yield f'<use href="#s-{suit}" {box} transform="{moves}"/>'


def symbol(name: str, paths: dict[str, str]) -> str:
    """Write one court: every layer upright and then upside down, the next one over both."""
    parts = [f'<symbol id="{named(name)}" viewBox="0 0 650 1000" preserveAspectRatio="none">']
    for number, layer in enumerate(layers(name), 1):
        own = f"{named(name)}-{number}"
        flip = ' transform="matrix(-1 0 0 1 650 0)"' if mirrored(layer) else ""
        path = f'<path d="{paths[f"{name}{number}"]}"{paint(shape(layer))}/>'
        small = "".join(signs(layer))
        robe = f'<g transform="scale({HALF})">{small}</g>' if small else ""
        parts.append(f'<g id="{own}"><g{flip}>{path}{robe}</g></g>')
        parts.append(f'<use href="#{own}" transform="rotate(180 325 500)"/>')
    return "".join([*parts, "</symbol>"])


def compose() -> str:
    """Return the whole file; Refused where the package is not what it was."""
    raw = {
        f"{name}{number}": shape(layer).get("d", "")
        for name in NAMES
        for number, layer in enumerate(layers(name), 1)
    }
    paths = rounded(raw)
    symbols = "\n".join(symbol(name, paths) for name in NAMES)
    return f'<svg xmlns="http://www.w3.org/2000/svg">\n{symbols}\n</svg>\n'


def write(folder: Path) -> None:
    """Write courts.svg into the folder of the page's art."""
    (folder / "courts.svg").write_text(compose(), encoding="utf-8")
