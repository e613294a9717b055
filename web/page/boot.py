"""What the page shows while the engine is on its way, and when something has failed for good."""

import js

import tabs
from dom import HTML, attr, by_id, every, html, put, show, style
from language import megabytes


class _Arrived:
    """How much of the engine is here, in bytes."""

    loaded = 0
    total = 0


def progress(words, loaded, total):
    """Bytes that have arrived, of how many."""
    _Arrived.loaded, _Arrived.total = loaded, total
    percent = _percent()
    style(by_id("boot-bar"), "--part", "{}%".format(percent))
    attr(by_id("boot-bar"), "aria-valuenow", str(percent))
    put(by_id("boot-size"), _size(words))
    put(by_id("boot-share"), words.t("boot.share", n=percent))


def arrived(words):
    """How much of the engine is here, shortly; "" before the first and after the last byte."""
    if not 0 < _percent() < 100:
        return ""
    loaded, total = [round(size / 1e6, 1) for size in (_Arrived.loaded, _Arrived.total)]
    return words.t("boot.short", loaded=loaded, total=total)


def _percent():
    share = _Arrived.loaded / _Arrived.total if _Arrived.total else 0
    return int(min(1, share) * 100)


def _size(words):
    loaded, total = megabytes(words, _Arrived.loaded), megabytes(words, _Arrived.total)
    return words.t("boot.size", loaded=loaded, total=total)


def bots_wait(words, asleep):
    """What stands beside a bot whose turn it is."""
    for element in every(".thinks"):
        put(element, words.t("waits" if asleep else "thinking"))


def failed(words, code, stopped=False):
    """A plain reason and a way to try again; ``stopped``: the game had been running."""
    _tell(code, words.t("boot.stopped" if stopped else "boot.failed"), words.t("error." + code))


def elsewhere(words):
    """The game is played in another tab: it can be gone on with here."""
    attr(by_id("retry"), "data-t", "tabs.here")
    put(by_id("retry"), words.t("tabs.here"))
    _tell("tabs/elsewhere", words.t("tabs.title"), words.t("tabs.text"))


def _tell(code, title, text):
    html("app", "failed")
    html("failed", code)
    html("told", "yes")
    put(by_id("boot-title"), title)
    put(by_id("boot-text"), text)
    show(by_id("retry"), True)
    by_id("retry").focus()


def wordless(error):
    """The page's words could not be fetched: those that stand in the page itself tell it."""
    html("failed", "boot/engine_missing")
    html("reason", str(error))
    html("app", "failed")


def ready():
    html("app", "ready")


def try_again():
    """Everything starts anew; the saved game is taken up where it was."""
    if HTML.dataset.failed == "tabs/elsewhere":
        tabs.take_over()
    else:
        js.location.reload()
