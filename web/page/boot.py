"""What the page shows while the engine is on its way, and when something has failed for good."""

import js

from dom import HTML, attr, by_id, html, put, show, style
from language import megabytes


def progress(words, loaded, total):
    """Bytes that have arrived, of how many."""
    share = min(1, loaded / total) if total else 0
    percent = int(share * 100)
    style(by_id("boot-bar"), "--part", "{}%".format(percent))
    attr(by_id("boot-bar"), "aria-valuenow", str(percent))
    size = words.t("boot.size", loaded=megabytes(words, loaded), total=megabytes(words, total))
    put(by_id("boot-size"), size)
    put(by_id("boot-share"), words.t("boot.share", n=percent))
    if HTML.dataset.view == "table" and HTML.dataset.app == "loading":
        waking = words.t("boot.again")
        put(by_id("status-text"), waking if percent in (0, 100) else waking + " " + size)


def failed(words, code, stopped=False):
    """A plain reason and a way to try again; ``stopped``: the game had been running."""
    html("app", "failed")
    html("failed", code)
    html("told", "yes")
    put(by_id("boot-title"), words.t("boot.stopped" if stopped else "boot.failed"))
    put(by_id("boot-text"), words.t("error." + code))
    show(by_id("retry"), True)
    by_id("retry").focus()


def ready():
    html("app", "ready")


def try_again():
    """Everything starts anew; the saved game is taken up where it was."""
    js.location.reload()
