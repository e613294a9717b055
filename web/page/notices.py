"""What the page tells besides the game: the log that readers hear, and a bar to be closed."""

from dom import by_id, html, make, put, show

KEPT = 40  # sentences in the log


def announce(text):
    """One message for screen readers."""
    put(by_id("text-said"), text)
    log = by_id("log")
    log.appendChild(make("p", "", text))
    while log.childElementCount > KEPT:
        log.firstElementChild.remove()


def notice(text, spoken=True):
    """A message that stays until it is closed.

    One that is not to be ``spoken`` here is a remark about the hand: it lies over the table and
    takes no room from it.
    """
    line = by_id("notice").querySelector("p")
    put(line, text)
    show(by_id("notice"), True)
    html("notice", "yes" if spoken else "no")
    by_id("notice").dataset.kind = "notice" if spoken else "remark"
    if spoken:
        announce(text)


def close_notice():
    show(by_id("notice"), False)
    html("notice", "no")


def close_remark():
    """Close what was only remarked about the hand; what must be read stays."""
    if by_id("notice").getAttribute("data-kind") == "remark":
        close_notice()
