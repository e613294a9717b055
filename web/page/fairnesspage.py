"""The fairness page: a deal made anew before one's eyes, and ten thousand counted."""

import civil
import dates
from dialogs import open_dialog
from dom import attr, by_id, clear, make, put, show
from speak import error as worded


def pressed(game, what):
    if what == "fairness":
        _open(game)
    elif what == "fair-show":
        _show(game)
    elif what == "fair-count":
        _count(game)


def _open(game):
    """Yesterday's deal, so that nobody is shown today's who has not played it."""
    field = by_id("fair-date")
    if not field.value:
        yesterday = max(1, civil.number_of(dates.today()) - 1)
        field.value = civil.date_of(yesterday)
    attr(field, "min", civil.FIRST)
    attr(field, "max", dates.latest())
    put(by_id("fair-said"), "")
    open_dialog("fairness")
    _show(game)


def _show(game):
    date = by_id("fair-date").value
    seed = "daily/v1/" + date + "/0"
    game.keeper.aside.ask(
        "fairness", lambda told, error: _shown(game, told, error), seed=seed[:200]
    )


def _shown(game, told, error):
    words = game.words
    put(by_id("fair-refused"), worded(words, error) if error else "")
    box = by_id("fair-deal")
    clear(box)
    show(box, bool(told))
    if not told:
        return
    _line(box, words.t("fair.text"), told["text"])
    _line(box, words.t("fair.hash", text=told["text"] + "/0"), told["hash"])
    _line(box, words.t("fair.dealer", text=told["dealer_text"]), words.seat(told["dealer"]))
    _line(box, words.t("fair.pack"), " ".join(told["pack"]))
    for seat in ("S", "E", "N", "W"):
        _line(box, words.seat(seat), " ".join(told["hands"][seat]))
    _line(box, words.t("fair.turned"), words.card(told["turned"]))
    _line(box, words.t("fair.command"), "python3 -m sueca_core deal " + told["seed"])


def _line(box, head, value):
    box.appendChild(make("dt", "", head))
    box.appendChild(make("dd", "", value))


def _count(game):
    words = game.words
    by_id("fair-count").disabled = True

    def progress(done, of):
        put(by_id("fair-said"), words.t("fair.counting", n=done, of=of))

    progress(0, 10000)
    game.keeper.aside.ask("counts", lambda told, error: _counted(words, told), progress)


def _counted(words, told):
    by_id("fair-count").disabled = False
    put(by_id("fair-said"), words.t("fair.counted") if told else "")
    table = by_id("fair-counts")
    show(table, bool(told))
    clear(table)
    if not told:
        return
    deals = told["deals"]
    head = make("tr")
    head.appendChild(make("td"))
    for seat in ("S", "E", "N", "W"):
        cell = make("th", "", words.seat(seat))
        attr(cell, "scope", "col")
        head.appendChild(cell)
    table.appendChild(head)
    for name in ("trumps", "points", "aces"):
        _row(
            words,
            table,
            name,
            told[name],
            lambda each: words.t("decimal", n=_hundredths(each, deals)),
        )
    for name in ("dealt", "no_trump"):
        _row(words, table, name, told[name], str)
    put(by_id("fair-worst"), words.n("fair.worst", told["worst"], of=deals * 4))


def _hundredths(total, deals):
    return round(total * 100 / deals) / 100


def _row(words, table, name, values, written):
    row = make("tr")
    head = make("th", "", words.t("fair.row." + name))
    attr(head, "scope", "row")
    row.appendChild(head)
    for place in (0, 3, 2, 1):  # S W N E are told as S E N W, in the order of play
        row.appendChild(make("td", "", written(values[place])))
    table.appendChild(row)
