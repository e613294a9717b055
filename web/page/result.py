"""The panel at the end of a hand."""

from pyscript import document

import hand
from cards import picture
from choices import onward
from display import facts, sheet
from dom import attr, by_id, clear, every, make, mark, one, put, show
from language import long_date
from score import draw_track, draw_trick, draw_tricks
from sheets import Sheet
from speak import last_trick_title
from speak_result import next_line, notes, title, why


class _Drawn:
    """What the panel shows, so that it is made only once."""

    key = None


def draw(words, screen, settings, view, visible):
    """Show the panel of a finished hand, or hide it."""
    panel = by_id("result")
    if not visible:
        if panel.contains(document.activeElement):
            hand.focus_stop()
        show(panel, False)
        _Drawn.key = None
        return
    kind, book = sheet(settings, screen["rules"]), view["book"]
    told = (str(screen["result"]), str(screen["again"]), screen["todo"])
    key = (words.tag, screen["hand_number"], kind, book is None, told)
    if _Drawn.key == key:
        return
    fresh, _Drawn.key = _Drawn.key is None, key
    show(panel, True)
    _words(words, screen, view)
    _pictures(words, screen, kind, book)
    _buttons(words, screen)
    _day_button(screen)
    if fresh:
        one("#result .scroll").scrollTop = 0
        for name in ("laid", "played"):
            by_id(name).open = False
    if fresh and not document.activeElement.closest("#bar, dialog"):
        by_id("result-title").focus()


def _day_button(screen):
    """After the deal of the day the way to its result, where it is shared, comes first."""
    day = screen["kind"] == "daily" and screen["hand_number"] == 1 and not screen["again"]
    show(one('#result [data-do="day-result"]'), day)
    show(one('#result [data-do="share"]'), not day)
    mark(by_id("result-main"), "second", day)
    mark(by_id("result-main"), "primary", not day)
    put(by_id("result-said"), "")


def _words(words, screen, view):
    result, again = screen["result"], bool(screen["again"])
    put(by_id("result-kind"), kind(words, screen))
    put(by_id("result-title"), title(words, result, again))
    reason = why(words, result, view["book"])
    put(by_id("result-why"), reason + " " + words.t("again.note") if again else reason)
    put(by_id("result-notes"), notes(words, screen))
    put(by_id("result-next"), next_line(words, screen))


def kind(words, screen):
    """What was played: nothing for a hand of the practice rubber."""
    if screen["again"]:
        return words.t("kind.again")
    if screen["kind"] == "practice":
        return ""
    date = long_date(words, screen["date"])
    if screen["hand_number"] == 1:
        return words.t("kind.daily", n=screen["day"], date=date)
    return words.t("kind.daily.hand", n=screen["hand_number"], date=date)


def _pictures(words, screen, kind, book):
    result, games = screen["result"], screen["games"]
    mark(by_id("result"), "accused", bool(result["accuser"]))
    put(one("#result .big-score .us"), str(result["points"]["NS"]))
    put(one("#result .big-score .them"), str(result["points"]["EW"]))
    total, _ = facts(book)
    put(by_id("result-half"), str(total // 2))
    draw_track(one("#result .track"), result["points"], total)
    line = words.t("result.games", us=games["NS"], them=games["EW"], n=screen["target"])
    put(by_id("result-games"), line)
    side = result["winner"]
    fresh = (side, result["award"][side]) if side and not screen["again"] else None
    Sheet(games, screen["target"], kind, fresh).draw(by_id("result-cruz"), words)
    _one_trick(words, screen)
    draw_tricks(by_id("played-list"), words, screen)
    _lay_open(words, screen["laid_open"])


def _one_trick(words, screen):
    """The last trick; or, where an accusation was right, the one with the revoke."""
    found, trick = screen["result"]["revoke"], screen["last_trick"]
    if found:
        put(by_id("result-last"), words.t("revoke.trick", n=found["trick_number"]))
        finished = screen["tricks_played"][found["trick_number"] - 1 : found["trick_number"]]
        trick = finished[0] if finished else {"cards": screen["table"], "winner": None}
    elif trick:
        put(by_id("result-last"), last_trick_title(words, trick))
    show(one("#result .col-c"), bool(trick))
    if trick:
        draw_trick(by_id("result-trick"), words, trick)
        for figure, each in zip(every("figure", by_id("result-trick")), trick["cards"]):
            mark(figure, "revoked", bool(found) and each["seat"] == found["seat"])


def _lay_open(words, hands):
    box = by_id("laid-hands")
    clear(box)
    for seat in "NWES":
        row, cards = make("div", "laid"), make("div")
        attr(row, "data-face", "c")
        row.appendChild(make("p", "", words.seat(seat)))
        for card in hands[seat]:
            cards.appendChild(picture(card, words.card(card)))
        row.appendChild(cards)
        box.appendChild(row)


def _buttons(words, screen):
    """One primary button: the next hand, back to the rubber, the next of the day, or a new game.

    Where the player deals next and has the choice, two buttons take its place.
    """
    chooses = screen["todo"] == "choose"
    show(one('#result [data-do="review"]'), not screen["result"]["accuser"])
    show(by_id("result-choose"), chooses)
    main = by_id("result-main")
    show(main, not chooses)
    if screen["todo"] == "new":
        main.dataset.do = "new-game"
        put(main, words.t("do.new-game"))
        return
    main.dataset.do = "continue"
    put(main, words.t("do." + onward(screen), n=screen["hand_number"] + 1))
