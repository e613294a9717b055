"""Where things lie in the window: what sticks out, what is too small, what lies on what."""

from typing import Any

from playwright.sync_api import Page

TARGET = 44  # px, the least height and width of a button
SLICE = 27  # px, the least that is to be seen of a card in the hand

# The parts of a picture that may not touch each other, by name. A part may have several elements.
PARTS = {
    "points": "#points .score, #points .track",
    "games": "#games .cruz, #games .count",
    "trump": "#trump .badge, #trump-where",
    "where": "#where p",
    "last trick": "#last .trick-row",
    "seats": "#seats .backs, #seats .line > *, #seats .rel",
    "slots": "#table > [data-seat]",
    "turned card": "#turned .card",
    "notice": "#notice",
    "status": "#status",
    "hand": "#hand button",
    "result": "#result",
    "buttons": "#bar button",
}
# Buttons, and what is one to a finger: the row of a choice, a summary, a link.
CONTROLS = "button, summary, a[href], label:has(input)"

HELPERS = """
    const box = (element) => element.getBoundingClientRect();
    const visible = (element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
        && box(element).width > 1 && box(element).height > 1;
    const top = document.querySelector("dialog[open]")
        ?? (document.querySelector("#more")?.ariaExpanded === "true" && document.querySelector("#more-list"));
    const all = (selector, within = document) => [...within.querySelectorAll(selector)].filter(visible);
    // What of an element can be seen, its scrolling ancestors looked at.
    const shown = (element) => {
        let { left, top, right, bottom } = box(element);
        for (let at = element.parentElement; at; at = at.parentElement) {
            const { overflowX, overflowY } = getComputedStyle(at);
            if (at === document.body || overflowX + overflowY === "visiblevisible") continue;
            const outer = box(at);
            left = Math.max(left, outer.left); right = Math.min(right, outer.right);
            top = Math.max(top, outer.top); bottom = Math.min(bottom, outer.bottom);
        }
        return { left, top, right, bottom };
    };
    const overlap = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 0.5
        && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 0.5;
    const name = (element) => element.id || element.dataset.card || element.dataset.do
        || element.dataset.seat || element.innerText?.trim().slice(0, 30) || element.className;
"""

WIDE = """() => {
    HELPERS
    const wide = (element) => element.scrollWidth > element.clientWidth;
    const scrolls = (element) => ["auto", "scroll"].includes(getComputedStyle(element).overflowX);
    const found = all("*").filter((element) => scrolls(element) && wide(element)).map(name);
    return wide(document.documentElement) ? ["the page", ...found] : found;
}"""
SLIDING = """() => {
    HELPERS
    return top && top.tagName === "DIALOG" && top.scrollHeight > top.clientHeight + 1 ? [name(top)] : [];
}"""
SMALL = """target => {
    HELPERS
    return all(CONTROLS, top || document)
        .filter((control) => !control.matches("#hand button, .skip"))
        .filter((control) => box(control).width < target - 0.1 || box(control).height < target - 0.1)
        .map((control) => [name(control), box(control).width, box(control).height]);
}"""
CROSSING = """() => {
    HELPERS
    const controls = all(CONTROLS, top || document)
        .filter((control) => !control.matches("#hand button, .skip"));
    const found = [];
    controls.forEach((one, place) => controls.slice(place + 1).forEach((other) => {
        if (!one.contains(other) && !other.contains(one) && overlap(shown(one), shown(other)))
            found.push([name(one), name(other)]);
    }));
    return found;
}"""
PILED = """parts => {
    HELPERS
    const named = Object.entries(parts).map(([part, selector]) => [part, all(selector)]);
    const found = [];
    named.forEach(([one, ours], place) => named.slice(place + 1).forEach(([other, theirs]) => {
        for (const a of ours) for (const b of theirs) {
            if (overlap(box(a), box(b))) found.push([one, name(a), other, name(b)]);
        }
    }));
    return found;
}"""
OUTSIDE = """parts => {
    HELPERS
    const inside = ({ left, top, right, bottom }) => left >= -0.5 && top >= -0.5
        && right <= innerWidth + 0.5 && bottom <= innerHeight + 0.5;
    return Object.values(parts).flatMap((selector) => all(selector))
        .filter((element) => !inside(box(element))).map((element) => [name(element), box(element).toJSON()]);
}"""
SLICES = """() => {
    HELPERS
    const cards = all("#hand button").map((card) => [box(card), card.dataset.card]);
    return cards.map(([at, card]) => {
        const right = cards.map(([other]) => other)
            .filter((other) => other.left > at.left && Math.abs(other.top - at.top) < at.height / 2);
        return [card, Math.min(at.right, ...right.map((other) => other.left)) - at.left];
    });
}"""


# Words that are not to be read whole: cut off by a box that hides what sticks out of it, or beyond
# the window's left or right edge. What is there for readers alone is not looked at.
CUT = """() => {
    HELPERS
    const texts = document.createTreeWalker(top || document.body, NodeFilter.SHOW_TEXT);
    const clips = (style) => style.overflowX !== "visible" || style.overflowY !== "visible";
    const found = [];
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
        const element = node.parentElement, words = node.textContent.trim();
        if (!words || !visible(element) || element.closest(".sr, svg, [aria-hidden=true]")) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        const at = range.getBoundingClientRect();
        let cut = !(top && top.tagName === "DIALOG") && (at.left < -1 || at.right > innerWidth + 1);
        for (let box = element; box && box !== document.body; box = box.parentElement) {
            const style = getComputedStyle(box), outer = box.getBoundingClientRect();
            if (style.clipPath !== "none") { cut = false; break; }
            if (!clips(style)) continue;
            const down = style.overflowY === "hidden" || style.overflowY === "clip";
            cut ||= at.left < outer.left - 1 || at.right > outer.right + 1;
            cut ||= down && (at.top < outer.top - 1 || at.bottom > outer.bottom + 1);
            if (!down) break;
        }
        if (cut) found.push([words.slice(0, 40), Math.round(at.left), Math.round(at.right)]);
    }
    return found;
}"""


def _asked(page: Page, script: str, argument: Any = None) -> list[Any]:
    text = script.replace("HELPERS", HELPERS).replace("CONTROLS", repr(CONTROLS))
    found: list[Any] = page.evaluate(text, argument)
    return found


def _nothing(what: str, found: list[Any]) -> None:
    assert not found, f"{what}: {found}"


def check_controls(page: Page) -> None:
    """Nothing scrolls sideways; buttons are large enough and lie apart.

    Of a dialog or a menu that is open only its own controls are looked at.
    """
    _nothing("wider than the window", _asked(page, WIDE))
    _nothing("dialogs whose head can be scrolled away", _asked(page, SLIDING))
    _nothing("too small", _asked(page, SMALL, TARGET))
    _nothing("controls that overlap", _asked(page, CROSSING))


def check_texts(page: Page) -> None:
    """No word is cut off; of a dialog or a menu that is open only its own are looked at."""
    _nothing("words that are cut off", _asked(page, CUT))


def check_parts(page: Page, *covered: str) -> None:
    """Score, seats, slots, status, hand and buttons lie apart and within the window.

    The parts that are `covered` on purpose, by the result, are left out.
    """
    parts = {part: selector for part, selector in PARTS.items() if part not in covered}
    _nothing("parts that overlap", _asked(page, PILED, parts))
    _nothing("outside the window", _asked(page, OUTSIDE, parts))


def check_hand(page: Page) -> None:
    """Enough of every card is to be seen."""
    slices = _asked(page, SLICES)
    assert len(slices) == page.locator("#hand button").count() > 0
    _nothing("too little to be seen", [each for each in slices if each[1] < SLICE])
