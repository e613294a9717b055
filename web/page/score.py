"""The score: points of both sides, and tricks as cards or as a list."""

from cards import fit, picture
from dom import attr, by_id, clear, make, mark, put, style
from speak import last_trick_title


def draw_track(track, points, total=120):
    """Us from the left, them from the right, out of all points in the pack."""
    style(track, "--us", "{}%".format(points["NS"] * 100 / total))
    style(track, "--them", "{}%".format(points["EW"] * 100 / total))


def draw_pair(section, pair):
    for side in ("NS", "EW"):
        put(section.querySelector('[data-side="' + side + '"]'), str(pair[side]))


def draw_trick(row, words, trick):
    """Four small cards with their players' names, in the order of play; the winner's is framed.

    A trick in progress has fewer cards and the winner None.
    """
    key = "{}{}".format(trick["cards"], words.tag)
    if row.getAttribute("data-drawn") != key:
        attr(row, "data-drawn", key)
        clear(row)
        for each in trick["cards"]:
            row.appendChild(_figure(words, each, each["seat"] == trick["winner"]))
    fit(row, row.querySelector(".card"))


def _figure(words, each, won):
    figure = make("figure")
    figure.appendChild(picture(each["card"], words.card(each["card"])))
    figure.appendChild(make("figcaption", "", words.seat(each["seat"])))
    mark(figure, "won", won)
    return figure


def draw_last(words, trick, live):
    if trick:
        put(by_id("last-head"), last_trick_title(words, trick, live))
        draw_trick(by_id("last-row"), words, trick)


def draw_tricks(box, words, screen):
    """All tricks of a finished hand, with the score after each; a bonus has a row of its own."""
    clear(box)
    taken = {"NS": 0, "EW": 0}
    for trick in screen["tricks_played"]:
        side = "NS" if trick["winner"] in "SN" else "EW"
        taken[side] += trick["points"]
        who = make("b", "us" if side == "NS" else "them", words.seat(trick["winner"]))
        _row(box, words, str(trick["number"]), who, trick["points"], taken)
    for side in ("NS", "EW"):
        bonus = screen["result"]["points"][side] - taken[side]
        if bonus > 0:
            taken[side] += bonus
            who = make("b", "us" if side == "NS" else "them", words.t("tricks.bonus"))
            _row(box, words, "+", who, bonus, taken)


def _row(box, words, number, who, points, taken):
    row = make("li")
    row.appendChild(make("span", "", number))
    row.appendChild(who)
    row.appendChild(make("span", "", words.n("points", points)))
    row.appendChild(make("span", "", words.t("score", us=taken["NS"], them=taken["EW"])))
    box.appendChild(row)
