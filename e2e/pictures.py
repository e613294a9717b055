"""Pictures of the page, held against those that are kept.

Letters are drawn anew by every version of a browser and by every set of fonts. So pictures are
compared in the very browser that they were made in alone: the full version and the widths of a few
words tell whether this is it.
"""

import base64
import json
import os
from pathlib import Path

from playwright.sync_api import Browser, Page

from tools.common import WORK

KEPT = Path(__file__).parent / "pictures"
MADE_IN = KEPT / "browser.json"
DIFFERENT = WORK / "pictures"
RENEW = "SUECA_RENEW_PICTURES"
STEP = 32  # of 255: a channel that differs by less is taken for the same
SHARE = 0.001  # of all pixels may differ by more

WIDTHS = """() => {
    const brush = document.createElement("canvas").getContext("2d");
    const root = getComputedStyle(document.documentElement);
    const width = (font, text) => { brush.font = font; return +brush.measureText(text).width.toFixed(2); };
    return ["--serif", "--sans"].flatMap((family) => ["400", "700"].map((weight) =>
        width(`${weight} 40px ${root.getPropertyValue(family)}`, "Vaza 7 de copas ♥♠♦♣ ãçê QKJ")));
}"""
# The number of pixels that differ, and where they are: red on what is left of the kept picture.
COMPARE = """async ([kept, made, step]) => {
    const pixels = async (text) => {
        const image = await createImageBitmap(await (await fetch(`data:image/png;base64,${text}`)).blob());
        const canvas = new OffscreenCanvas(image.width, image.height);
        const brush = canvas.getContext("2d");
        brush.drawImage(image, 0, 0);
        return [canvas, brush, brush.getImageData(0, 0, image.width, image.height)];
    };
    const [canvas, brush, one] = await pixels(kept), [, , two] = await pixels(made);
    if (one.width !== two.width || one.height !== two.height) return [one.width * one.height, made];
    let count = 0;
    for (let at = 0; at < one.data.length; at += 4) {
        const differs = [0, 1, 2].some((n) => Math.abs(one.data[at + n] - two.data[at + n]) > step);
        if (differs) { count += 1; one.data.set([255, 0, 0, 255], at); } else one.data[at + 3] = 60;
    }
    brush.putImageData(one, 0, 0);
    const bytes = new Uint8Array(await (await canvas.convertToBlob()).arrayBuffer());
    return [count, btoa(Array.from(bytes, (each) => String.fromCharCode(each)).join(""))];
}"""


def browser_of(page: Page) -> dict[str, object]:
    """What the look of letters hangs on, of the browser that shows the game."""
    browser = page.context.browser
    assert browser
    return {"version": browser.version, "widths": page.evaluate(WIDTHS)}


def comparable(page: Page) -> bool:
    """Whether the kept pictures were made in this very browser; yes where they are made anew."""
    this = browser_of(page)
    if os.environ.get(RENEW):
        KEPT.mkdir(exist_ok=True)
        MADE_IN.write_text(json.dumps(this) + "\n", encoding="utf-8")
    return bool(this == json.loads(MADE_IN.read_text(encoding="utf-8")))


def as_kept(browser: Browser, name: str, made: bytes) -> None:
    """Fail where a picture is not as it is kept; keep it instead where that is asked for."""
    path = KEPT / f"{name}.png"
    if os.environ.get(RENEW):
        path.write_bytes(made)
        return
    kept = path.read_bytes()
    if made == kept:
        return
    count, where = _compared(browser, kept, made)
    width, height = (int.from_bytes(kept[at : at + 4]) for at in (16, 20))
    if count <= SHARE * width * height:
        return
    DIFFERENT.mkdir(parents=True, exist_ok=True)
    new, difference = DIFFERENT / f"{name}.png", DIFFERENT / f"{name}-difference.png"
    new.write_bytes(made)
    difference.write_bytes(where)
    raise AssertionError(
        f"{count} pixels differ from {path.name}: see {new} and {difference}."
        f" If the new picture is right: {RENEW}=1 makes the kept ones anew."
    )


def _compared(browser: Browser, kept: bytes, made: bytes) -> tuple[int, bytes]:
    """The number of pixels that differ, and a picture of where; the browser reads them."""
    page = browser.new_page()
    texts = [base64.b64encode(each).decode() for each in (kept, made)]
    count, where = page.evaluate(COMPARE, [*texts, STEP])
    page.close()
    return count, base64.b64decode(where)
