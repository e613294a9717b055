"""The pictures that no page draws: the icons of the installed game, and the one that links show.

All of them are composed from the favicon and from the signs that stand in index.html, so that there
is one drawing of each. Two that a page did draw come along: the screenshots of the manifest are
pictures that the tests hold the table against, so they are never those of an older table, and no
browser is needed to build the site.
"""

import json
import re
import shutil
import subprocess
from pathlib import Path

from tools.common import ROOT, WEB, Refused

ICONS = {"icon-180.png": 180, "icon-192.png": 192, "icon-512.png": 512}
MASKABLE = "icon-maskable-512.png"
CARD_OF_LINKS = "og.png"
FOLDER = "icons"
TESTED = ROOT / "e2e" / "pictures"
SCREENSHOTS = {
    "table-narrow.png": "table-390x844-light.png",
    "table-wide.png": "table-1280x800-light.png",
}

PAPER, FELT, AZUL = "#F7F4EA", "#0B5D35", "#1F4E8C"
INK, RED = "#121212", "#D01208"
# The letters of the name, drawn like the ranks of the cards: strokes in a box of 100 by 140.
LETTERS = (
    "M82 35C77 20 65 13 50 13 32 13 19 23 19 39c0 38 64 22 64 58 0 18-14 30-33 30-17 0-29-8-35-23",
    "M18 12v74c0 26 12 41 32 41s32-15 32-41V12M3 12h30M67 12h30",
    "M27 12v116M8 12h76v22M27 68h40M8 128h78v-24",
    "M85 42C81 22 69 13 53 13 30 13 17 36 17 70s13 57 36 57c17 0 29-10 33-30",
    "M20 130 47 12h6l27 118M31 90h38M5 130h32M63 130h32",
)
FAN = (("A", "S", INK), ("7", "H", RED), ("K", "C", INK), ("J", "D", RED))


def svg(width: int, height: int, inner: str, box: str | None = None) -> str:
    """Return a whole drawing."""
    size = f'width="{width}" height="{height}" viewBox="{box or f"0 0 {width} {height}"}"'
    return f'<svg xmlns="http://www.w3.org/2000/svg" {size}>{inner}</svg>'


def inside(text: str) -> str:
    """Return what stands between the outermost tags of a drawing."""
    return text[text.index(">") + 1 : text.rindex("<")]


def maskable(favicon: str) -> str:
    """Return the icon that a system may cut to any shape: its drawing keeps to the middle."""
    ground = f'<rect width="48" height="48" fill="{PAPER}"/>'
    drawing = f'<g transform="translate(5.5 5.5) scale(.77)">{inside(favicon)}</g>'
    return svg(512, 512, ground + drawing, "0 0 48 48")


def symbols(index: str) -> str:
    """Return the signs that the page draws its plain cards with."""
    return "".join(re.findall(r'<symbol[^>]* id="[rsi]-\w+".*?</symbol>', index, re.DOTALL))


def use(name: str, x: float, y: float, width: float, height: float, colour: str) -> str:
    """Return a sign at a place."""
    box = f'x="{x}" y="{y}" width="{width}" height="{height}"'
    return f'<use href="#{name}" {box} color="{colour}"/>'


def fanned(number: int, rank: str, suit: str, colour: str) -> str:
    """Return a card of the fan, turned about a point below it."""
    turn = -20 + 13 * number
    face = '<rect x="-90" y="-126" width="180" height="252" rx="14" fill="#FFF"/>'
    rim = '<rect x="-90" y="-126" width="180" height="252" rx="14" fill="none" stroke="#0003"/>'
    signs = use(f"r-{rank}", -78, -112, 46, 64, colour) + use(f"s-{suit}", -74, -40, 38, 38, colour)
    middle = use(f"s-{suit}", -28, -20, 100, 100, colour)
    place = f"translate(890 720) rotate({turn}) scale(1.35) translate(0 -320)"
    return f'<g transform="{place}">{face}{signs}{middle}{rim}</g>'


def name(x: float, y: float, height: float) -> str:
    """Return the game's name."""
    step = height / 140
    strokes = "".join(
        f'<path transform="translate({x + number * 118 * step} {y}) scale({step})" d="{path}"/>'
        for number, path in enumerate(LETTERS)
    )
    return f'<g fill="none" stroke="{PAPER}" stroke-width="15">{strokes}</g>'


def card_of_links(index: str) -> str:
    """Return the picture that a link to the game shows: a table, four cards and the name."""
    ground = f'<rect width="1200" height="630" fill="{FELT}"/>'
    tiles = "".join(use("i-tile", x, 560, 72, 72, AZUL) for x in range(-12, 1200, 72))
    frieze = f'<rect y="556" width="1200" height="74" fill="{PAPER}"/>{tiles}'
    cards = "".join(fanned(number, *card) for number, card in enumerate(FAN))
    return svg(
        1200, 630, f"<defs>{symbols(index)}</defs>{ground}{cards}{name(70, 228, 108)}{frieze}"
    )


def draw(wanted: list[tuple[str, int, Path]]) -> None:
    """Draw each text at a width in pixels into a file; Refused where that fails."""
    jobs = [{"svg": text, "width": width, "target": str(path)} for text, width, path in wanted]
    done = subprocess.run(
        ["node", str(ROOT / "tools" / "pictures.mjs")],
        input=json.dumps(jobs),
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        raise Refused(f"Drawing the icons failed:\n{(done.stdout + done.stderr).strip()[-3000:]}")


def write(dist: Path, *, for_links: bool) -> None:
    """Write icons and screenshots, and the picture for links where the site has an address."""
    folder = dist / FOLDER
    folder.mkdir()
    for file, tested in SCREENSHOTS.items():
        shutil.copyfile(TESTED / tested, folder / file)
    favicon = (WEB / "favicon.svg").read_text("utf-8")
    wanted = [(favicon, width, folder / file) for file, width in ICONS.items()]
    wanted.append((maskable(favicon), 512, folder / MASKABLE))
    if for_links:
        index = (WEB / "index.html").read_text("utf-8")
        wanted.append((card_of_links(index), 1200, folder / CARD_OF_LINKS))
    draw(wanted)
