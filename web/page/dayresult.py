"""The result of the deal of the day: against the robot, in squares, to be shared."""

import js

import civil
import dates
import records
import share
import tell
from dialogs import open_dialog
from dom import attr, by_id, clear, make, mark, put, show
from language import long_date


class _Open:
    """The day that the dialog shows."""

    game = None
    date = None


def open_day(game, date):
    """Show the result of a date that has one."""
    _Open.game, _Open.date = game, date
    game.keeper.changed = _changed
    _draw()
    put(by_id("day-said"), "")
    open_dialog("day")
    game.keeper.ask_robot(date)
    game.keeper.ask_losses(date)


def _changed(date, what, done):
    """The robot has played a card, one more card is solved, or a result has come to know more."""
    if not by_id("dialog-day").open:
        return
    if date is None:
        _draw()
    elif date == _Open.date:
        robot = what == "robot"
        text = _Open.game.words.t("day.robot.plays" if robot else "day.solving", n=done)
        put(by_id("day-gap-text" if robot else "day-split"), text)


def _day():
    return _Open.game.keeper.records()["days"].get(_Open.date)


def _draw():
    words, kept = _Open.game.words, _Open.game.keeper.records()
    day = kept["days"].get(_Open.date)
    if not day:
        return
    number = civil.number_of(_Open.date)
    put(by_id("day-date"), words.t("kind.daily", n=number, date=long_date(words, _Open.date)))
    later = _Open.game.keeper.not_first == _Open.date
    put(by_id("day-later"), words.t("day.later") if later else "")
    show(by_id("day-later"), later)
    _headline(words, records.difference(day))
    _figures(words, day)
    _cards(words, day)
    put(by_id("day-split"), _split(words, day))
    put(by_id("day-hints"), words.n("day.hints.line", day["hints"]) if day["hints"] else "")
    show(by_id("day-hints"), day["hints"] > 0)
    _streak(words, kept)
    screen = _Open.game.screen
    here = bool(screen) and screen["kind"] == "daily" and screen["date"] == _Open.date
    next_hand = here and screen["todo"] == "next" and screen["hand_number"] == 1
    show(by_id("day-next"), next_hand)


def _headline(words, gap):
    known = gap is not None
    show(by_id("day-gap"), known)
    put(by_id("day-gap"), tell.signed(gap) if known else "")
    mark(by_id("day-gap"), "below", known and gap < 0)
    key = "day.gap.more" if known and gap > 0 else "day.gap.less" if known and gap < 0 else None
    if key:
        put(by_id("day-gap-text"), words.n(key, abs(gap)))
    else:
        put(by_id("day-gap-text"), words.t("day.gap.same" if known else "day.robot.wait"))


def _figures(words, day):
    box = by_id("day-figures")
    clear(box)
    games = day["games"]
    won = words.n("games.count", abs(games)) if games else words.t("day.no_game")
    side = words.t("side.NS" if games > 0 else "side.EW") + ": " if games else ""
    score = words.t("day.points", us=day["us"], them=day["them"])
    _figure(box, words.t("head.points.short"), score, side + won)
    if day.get("par") is not None:
        over = day["us"] - day["par"]
        key = "day.par.over" if over > 0 else "day.par.under" if over < 0 else "day.par.on"
        _figure(box, words.t("day.par", n=day["par"]), tell.signed(over), words.t(key))
    if day.get("costs"):
        cards = sum(each > 0 for each in day["costs"])
        _figure(box, words.t("day.gave"), str(sum(day["costs"])), words.n("day.gave.cards", cards))


def _split(words, day):
    """The result apart, where all forty cards are solved; or why it is not."""
    if day.get("unsolved"):
        return words.t("day.unsolved")
    if day.get("costs") is None or day.get("gifts") is None:
        return ""
    parts = {
        "deal": tell.signed(day["par"] - 60),
        "own": tell.signed(-sum(day["costs"])),
        "partner": tell.signed(-day["partner"]),
        "gifts": tell.signed(day["gifts"]),
    }
    return words.t("day.split", **parts)


def _figure(box, head, number, foot):
    part = make("div")
    part.appendChild(make("dt", "", head))
    part.appendChild(make("dd", "", number))
    part.appendChild(make("dd", "foot", foot))
    box.appendChild(part)


_SIGNS = {"good": "✓", "won": "✓", "lost": "–"}


def _cards(words, day):
    """Ten squares: what each card gave away, or which tricks were won where that is not known."""
    kinds, costs = tell.kinds(day), day.get("costs")
    put(by_id("day-cards"), words.t("day.cards" if costs else "day.tricks"))
    box = by_id("day-squares")
    clear(box)
    for place, kind in enumerate(kinds):
        text = _SIGNS.get(kind) or tell.MINUS + str(costs[place])
        square = make("li", kind)
        square.appendChild(make("span", "", text))
        attr(square.firstElementChild, "aria-hidden", "true")
        square.appendChild(make("span", "sr", words.t("square." + kind)))
        box.appendChild(square)
    legend = by_id("day-legend")
    clear(legend)
    for kind in ("good", "some", "much") if costs else ("won", "lost"):
        part = make("li")
        part.appendChild(make("i", kind))
        part.appendChild(make("span", "", words.t("square." + kind)))
        legend.appendChild(part)


def _streak(words, kept):
    now, best = records.streak(kept, dates.today())
    put(by_id("day-streak"), words.n("streak.now", now))
    put(by_id("day-best"), words.t("streak.best", n=best))
    box = by_id("day-week")
    clear(box)
    for done in records.last_days(kept, dates.today()):
        box.appendChild(make("i", "done" if done else "", "✓" if done else ""))


# -- what can be done with it


def _parts():
    words, day = _Open.game.words, _day()
    year, month, number = civil.parts(_Open.date)
    noon = js.Date.new(year, month - 1, number, 12)
    date = js.Intl.DateTimeFormat.new(words.tag, _MEDIUM).format(noon)
    link = share.address(daily=_Open.date)
    return words, day, civil.number_of(_Open.date), date, link, records.difference(day)


_MEDIUM = js.JSON.parse('{"dateStyle": "medium"}')


def share_day():
    words, day, number, date, link, gap = _parts()
    share.hand_on(words, tell.share_text(words, day, number, date, link, gap), "day-said")


def copy_words():
    words, day, number, _, link, gap = _parts()
    date = long_date(words, _Open.date)
    share.copy(words, tell.in_words(words, day, number, date, link, gap), "day-said")


def copy_code():
    share.copy(_Open.game.words, _day()["code"], "day-said")
