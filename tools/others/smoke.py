"""A hand played in each of the other browsers.

The game starts, goes on after a reload, and no error is thrown or written meanwhile.
"""

import contextlib
import shutil
import tempfile
from pathlib import Path

from tools.bench.host import hosted
from tools.common import DIST, say
from tools.others.finding import others
from tools.others.session import Late, Session

LISTENER = "listener.js"
# No driver tells what a page writes to its console in both browsers, so the page listens to itself.
LISTENS = """\
globalThis.faults = [];
const note = (...parts) => faults.push(parts.map(String).join(" "));
addEventListener("error", (event) => note("error", event.message ?? event.target.outerHTML), true);
addEventListener("unhandledrejection", (event) => note("rejected", event.reason));
addEventListener("securitypolicyviolation", (event) => note("policy", event.blockedURI));
const own = console.error;
console.error = (...parts) => { note(...parts); own.apply(console, parts); };
"""
OURS = """(({ app, turn, phase }) => {
    const cards = document.querySelectorAll("#table [data-seat] [data-card]").length;
    return app === "ready" && cards < 4 && (phase !== "playing" || turn === "S");
})(document.documentElement.dataset)"""
PLAYING = "document.documentElement.dataset.phase === 'playing'"
HELD = "document.querySelectorAll('#hand button[data-card]').length"
POINTS = """["NS", "EW"].map((side) =>
    Number(document.querySelector(`#points [data-side="${side}"]`).textContent))"""
LEGAL = "#hand button[data-legal='true']"


def lay_out(site: Path) -> None:
    """Let the site's page listen for errors before anything else runs."""
    (site / LISTENER).write_text(LISTENS, encoding="utf-8")
    index = site / "index.html"
    text = index.read_text(encoding="utf-8")
    script = f'<script src="./{LISTENER}"></script>'
    index.write_text(text.replace("<title", f"{script}<title", 1), encoding="utf-8")


def play_a_hand(session: Session) -> list[int]:
    """Play the first legal card until the hand is over; the points of both sides."""
    session.wait(OURS)
    while session.evaluate(PLAYING):
        held = session.evaluate(HELD)
        session.click(LEGAL)
        session.wait(f"{HELD} < {held} || !({PLAYING})")
        session.wait(OURS)
    points: list[int] = session.evaluate(POINTS)
    return points


def faults(session: Session, address: str) -> list[str]:
    """Play a hand, come again, and return what was not as it should be."""
    session.goto(address)
    points = play_a_hand(session)
    found: list[str] = session.evaluate("faults")
    session.goto(address)
    session.wait(OURS)
    again = session.evaluate(POINTS)
    found += session.evaluate("faults")
    if sum(points) != 120:
        found.append(f"the hand has {points} points")
    if again != points:
        found.append(f"after a reload the table shows {again} for {points}")
    return found


def all_play() -> bool:
    """Play with every other browser of this machine; whether there were any and all did well."""
    passed = dict.fromkeys(("Firefox", "WebKit"), False)
    found = others()
    with tempfile.TemporaryDirectory() as scratch, contextlib.ExitStack() as stack:
        site = Path(shutil.copytree(DIST, Path(scratch, "site")))
        lay_out(site)
        host = stack.enter_context(hosted(site))
        for name, opened in found.items():
            with opened() as session:
                try:
                    wrong = faults(session, f"{host.address}?speed=instant")
                except Late as late:
                    wrong = [str(late)]
                say(f"{name} {session.version}: {'; '.join(wrong) or 'ok'}")
                passed[name] = not wrong
    for name in passed.keys() - found.keys():
        say(f"{name}: not on this machine")
    return bool(found) and all(passed[name] for name in found)
