"""The picture as a function of the Screen: every element is kept, only what changed is touched.

``view`` holds what is no part of the game: the finished trick that still lies there (``held``), the
lifted card, the hand's tab stop (``stop``), whether the page waits for the player (``waiting``),
whether cards are being dealt (``dealing``), the table's rulebook where it is known (``book``), and
the ``hint`` that is shown.
"""

import hand
import hints
import result
import slots
import textmode
import wordpanel
from cards import fit_all, fit_soon, picture
from display import facts, points_live, sheet, turned_shown
from dom import attr, by_id, every, html, make, mark, one, put, show
from rest import claimed
from score import draw_last, draw_pair, draw_track, draw_tricks
from sheets import Sheet
from speak import pending, status
from speak_hint import line
from speak_table import rules_name

LONG = 50  # signs; more take three lines on a small phone, and are set smaller there


def new_view():
    return {
        "held": None,
        "lifted": None,
        "by_key": False,
        "stop": None,
        "waiting": False,
        "dealing": False,
        "book": None,
        "hint": None,
    }


def draw(words, screen, settings, view):
    """Paint a screen."""
    over = screen["result"] is not None and not view["held"]
    _page(screen, view, over)
    html("points", "live" if points_live(settings, screen["rules"]) else "end")
    start = slots.start_of_flight(screen, view)
    hand.draw(words, screen, settings, view)
    hints.draw(words, screen, view)
    _seats(words, screen, view)
    slots.draw(words, screen, settings, view, start)
    _turned(words, screen, settings)
    _where(words, screen)
    _score(words, screen, settings, view, over)
    say_status(words, screen, settings, view)
    wordpanel.draw(words, screen, view)
    result.draw(words, screen, settings, view, over)
    textmode.draw(words, screen, settings, view)
    fit_all()


def _page(screen, view, over):
    html("view", "table")
    html("kind", screen["kind"])
    html("turn", screen["turn"] or "")
    html("hand", str(screen["hand_number"]))
    html("phase", "dealing" if view["dealing"] else screen["phase"])
    html("todo", screen["todo"])
    html("direction", screen["direction"])
    html("over", "true" if over else "false")
    html("held", "yes" if view["held"] else "no")
    last = one('[data-do="last-trick"]')
    attr(last, "aria-disabled", "false" if screen["last_trick"] else "true")
    back = one('#actions [data-do="undo"]')
    attr(back, "aria-disabled", "false" if screen.get("undo") else "true")
    show(one('[data-do="accuse"]'), bool(screen["accuse"]))


def say_status(words, screen, settings, view):
    """The line above the hand, with a button where the page waits for the player."""
    live = points_live(settings, screen["rules"])
    hint = "" if view["lifted"] else line(words, view["hint"])
    text = status(words, screen, view["held"], view["lifted"], view["by_key"], live)
    put(by_id("status-text"), hint or text)
    mark(by_id("status"), "long", len(hint or text) > LONG)
    counts = screen["todo"] == "count" and not view["held"]
    claims = screen["todo"] == "play" and not view["held"] and claimed(screen)
    do = "continue" if view["waiting"] else "count" if counts else "claim" if claims else None
    _status_button(words, do)


def _status_button(words, do):
    found = by_id("status").querySelector("button")
    if found and found.getAttribute("data-do") != do:
        found.remove()
        found = None
    if do and not found:
        button = make("button", "", words.t("do." + do))
        button.setAttribute("type", "button")
        button.dataset.do = do
        by_id("status").appendChild(button)


def _seats(words, screen, view):
    turn = None if view["held"] else screen["turn"]
    for seat in "WNE":
        element = one('.seat[data-at="' + seat + '"]')
        mark(element, "turn", turn == seat)
        show(element.querySelector(".deals"), screen["dealer"] == seat)
        _fan(element.querySelector(".backs"), screen["seats"][seat]["cards"])
    show(one('.slot[data-seat="S"] > .deals'), screen["dealer"] == "S")


def _fan(backs, count):
    while backs.childElementCount > count:
        backs.lastElementChild.remove()
    while backs.childElementCount < count:
        backs.appendChild(make("i"))


def forget():
    """Drop the pictures whose names are words: another language names them anew."""
    slots.forget()
    attr(by_id("turned"), "data-shows", None)


def _turned(words, screen, settings):
    """The turned card before its owner, and the badge that always names the trump."""
    trump, seen = screen["trump"], turned_shown(settings, screen)
    spot, badge = by_id("turned"), by_id("trump")
    show(spot, seen)
    show(badge, bool(trump))
    if not trump:
        return
    if seen and spot.getAttribute("data-shows") != trump["card"]:
        attr(spot, "data-shows", trump["card"])
        for old in every(".card", spot):
            old.remove()
        spot.insertBefore(picture(trump["card"], words.card(trump["card"])), spot.firstChild)
    attr(spot, "data-owner", trump["owner"])
    if seen:
        fit_soon(spot, spot)
    attr(badge, "data-card", trump["card"])
    attr(badge, "data-suit", trump["suit"])
    one("#trump use").setAttribute("href", "#s-" + trump["suit"])
    put(by_id("trump-name"), words.suit(trump["suit"]))
    put(by_id("trump-where"), _turned_line(words, trump, seen))


def _turned_line(words, trump, seen):
    mine = trump["owner"] == "S"
    if trump["shown"]:
        key = "trump.mine" if mine else "trump.where" if seen else "trump.away"
    else:
        key = "trump.gone.mine" if mine else "trump.gone"
    return words.t(key, card=words.card(trump["card"]), seat=words.seat(trump["owner"]))


def _where(words, screen):
    """Which game, which hand, which trick."""
    tricks = screen["tricks"]
    put(by_id("where-kind"), _kind(words, screen))
    put(by_id("where-number"), words.t("where.hand", n=screen["hand_number"]))
    put(by_id("where-tricks"), words.t("taken", us=tricks["NS"], them=tricks["EW"]))
    put(by_id("where-trick"), words.t("where.trick", n=screen["trick_number"]))
    put(by_id("taken"), words.t("taken", us=tricks["NS"], them=tricks["EW"]))


def _kind(words, screen):
    """What is played, where it is not a plain hand of the usual table."""
    if screen["again"]:
        return words.t("where.again")
    if screen["kind"] == "daily":
        return words.t("where.daily", n=screen["day"])
    return "" if screen["rules"] == "portuguese" else rules_name(words, screen["rules"])


def _score(words, screen, settings, view, over):
    total, win = facts(view["book"])
    live = over or points_live(settings, screen["rules"])
    draw_pair(by_id("points"), screen["points"])
    draw_track(one("#points .track"), screen["points"], total)
    put(by_id("win-with"), words.t("win-with", n=win))
    draw_pair(by_id("games"), screen["games"])
    put(by_id("games-head"), words.t("head.games.to", n=screen["target"]))
    small = one("#games .cruz").clientHeight < 60
    kind = sheet(settings, screen["rules"])
    written = Sheet(screen["games"], screen["target"], kind, slim=small)
    written.draw(one("#games .cruz"), words)
    waiting = pending(words, screen["pending"])
    put(by_id("pending"), waiting)
    show(by_id("pending"), bool(waiting))
    show(by_id("last"), bool(screen["last_trick"]) and not over)
    draw_last(words, screen["last_trick"], live)
    show(by_id("tricks"), over)
    if over:
        draw_tricks(by_id("tricks-list"), words, screen)
