"""Contrast of every pair of colours that meet on the page (WCAG 1.4.3, 1.4.6, 1.4.11).

The ratios are computed from the tokens by the formula of WCAG 2.2; nothing is taken from a picture.
"""

import re

import pytest

from tests.source import ROOT

CSS = (ROOT / "web" / "css" / "tokens.css").read_text("utf-8")
COLOUR = re.compile(r"(--[a-z0-9-]+):\s*(#[0-9A-F]{6})\s*;")
TEXT, SHAPE, MORE = 4.5, 3.0, 7.0

# (what is seen, on what, how much): text and signs, or shapes that carry a meaning.
PAIRS = [
    *[("--ink", ground, TEXT) for ground in ("--paper", "--paper-2", "--status", "--tint")],
    *[("--ink-2", ground, TEXT) for ground in ("--paper", "--paper-2")],
    *[("--azul", ground, TEXT) for ground in ("--paper", "--paper-2", "--status", "--tint")],
    *[("--clay", ground, TEXT) for ground in ("--paper", "--paper-2")],
    ("--on-azul", "--azul", TEXT),
    *[(text, "--felt", TEXT) for text in ("--on-felt", "--on-felt-2")],
    *[(text, "--badge", TEXT) for text in ("--badge-ink", "--badge-ink-2", "--badge-azul")],
    ("--gold-ink", "--gold", TEXT),
    *[(suit, "--card", TEXT) for suit in ("--spades", "--hearts", "--diamonds", "--clubs")],
    *[(suit, "--badge", SHAPE) for suit in ("--spades", "--hearts", "--diamonds", "--clubs")],
    ("--lock", "--card", TEXT),
    ("--edge", "--paper", SHAPE),
    ("--edge", "--paper-2", SHAPE),
    *[(shape, "--felt", SHAPE) for shape in ("--felt-line", "--gold", "--badge", "--card")],
    ("--gold-ink", "--card", SHAPE),
]


def block(selector: str, within: str = CSS) -> dict[str, str]:
    """The colours that a rule sets, by their names."""
    found = re.search(re.escape(selector) + r"\s*\{(.*?)\}", within, re.DOTALL)
    assert found, selector
    return dict(COLOUR.findall(found[1]))


PLAIN = block(":root")
DARK = block(':root[data-theme="dark"]')
FOUR = block(':root[data-four="true"]')
STRONG = block(':root[data-contrast="true"]')
STRONG_FOUR = block(':root[data-contrast="true"][data-four="true"]')
STRONG_DARK = block(':root[data-contrast="true"][data-theme="dark"]')
LOOKS = {
    "light": PLAIN,
    "light, four colours": PLAIN | FOUR,
    "dark": PLAIN | DARK,
    "dark, four colours": PLAIN | FOUR | DARK,
}
STRONG_LOOKS = {
    "light": PLAIN | STRONG,
    "light, four colours": PLAIN | STRONG | STRONG_FOUR,
    "dark": PLAIN | DARK | STRONG | STRONG_DARK,
    "dark, four colours": PLAIN | DARK | STRONG | STRONG_FOUR | STRONG_DARK,
}


def luminance(colour: str) -> float:
    """Relative luminance, 0 to 1, of "#RRGGBB"."""
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    red, green, blue = [
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    ]
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    """The contrast ratio of two colours, 1 to 21."""
    light, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def test_the_formula() -> None:
    assert contrast("#000000", "#FFFFFF") == pytest.approx(21)
    assert contrast("#777777", "#FFFFFF") == pytest.approx(4.48, abs=0.01)


@pytest.mark.parametrize("look", LOOKS)
def test_every_pair(look: str) -> None:
    tokens = LOOKS[look]
    ratios = {(seen, on): contrast(tokens[seen], tokens[on]) for seen, on, _ in PAIRS}
    weak = [(seen, on, ratios[seen, on]) for seen, on, least in PAIRS if ratios[seen, on] < least]
    assert weak == []


@pytest.mark.parametrize("look", STRONG_LOOKS)
def test_high_contrast_means_seven_to_one_for_text_and_shapes(look: str) -> None:
    tokens = STRONG_LOOKS[look]
    ratios = {(seen, on): contrast(tokens[seen], tokens[on]) for seen, on, _ in PAIRS}
    assert [(pair, ratio) for pair, ratio in ratios.items() if ratio < MORE] == []


@pytest.mark.parametrize(
    "chosen, system",
    [
        (':root[data-theme="dark"]', ':root:not([data-theme="light"])'),
        (
            ':root[data-contrast="true"][data-theme="dark"]',
            ':root[data-contrast="true"]:not([data-theme="light"])',
        ),
    ],
)
def test_the_systems_dark_is_the_chosen_one(chosen: str, system: str) -> None:
    assert block(chosen) == block(system)
