"""Statistics and the calendar of days."""

import js

import civil
import dates
import records
import sittings
import tell
from charts import bars
from dialogs import close_dialog, open_dialog
from dom import attr, by_id, clear, every, make, mark, put, show
from speak_table import rules_name

GAPS = ("≤ −21", "−20…−11", "−10…−5", "−4…−1", "0", "1…4", "5…10", "11…20", "≥ 21")
FROM = ("", "−20", "−10", "−4", "0", "+1", "+5", "+11", "+21")  # where each of them begins


class _Shown:
    """The month on the calendar."""

    month = None


def pressed(game, what, button):
    if what == "stats":
        from_day = by_id("dialog-day").open
        close_dialog("day")
        _Shown.month = civil.month_of(dates.today())
        redraw(game)
        open_dialog("stats")
        if from_day:
            by_id("month-name").scrollIntoView()
        _ask_to_keep()
    elif what == "month":
        _Shown.month = civil.next_month(_Shown.month, int(button.value))
        draw_calendar(game, game.keeper.records())
    elif what == "open-day":
        close_dialog("stats")
        sittings.open_day(game, button.value)
    elif what == "open-hand":
        close_dialog("stats")
        _open_hand(game, button.value)


def _ask_to_keep():
    """Ask the browser not to throw the data away; it may answer as it likes."""
    _persist()


_persist = js.Function.new(
    "if (navigator.storage && navigator.storage.persist)"
    " navigator.storage.persist().catch(() => false)"
)


def redraw(game):
    """Show what is kept now."""
    words, kept = game.words, game.keeper.records()
    put(by_id("stats-said"), "")
    _figures(words, kept)
    counts = records.differences(kept)
    show(by_id("stats-gaps"), sum(counts) > 0)
    bars(by_id("stats-gaps-chart"), words, FROM, counts, words.t("stats.gaps"), GAPS)
    _practice(words, kept)
    _tops(words, kept)
    draw_calendar(game, kept)
    put(by_id("backup-note"), _backup_note(words, kept))


def _backup_note(words, kept):
    """After a week in a row the data are worth a copy."""
    now, _ = records.streak(kept, dates.today())
    return words.t("backup.soon" if now >= 7 else "backup.text")


def _figures(words, kept):
    told, (now, best) = records.summary(kept), records.streak(kept, dates.today())
    played = told["played"]
    share = words.t("percent", n=round(told["won"] * 100 / played)) if played else "–"
    gap, given = told["difference"], told["given"]
    box = by_id("stats-figures")
    clear(box)
    _figure(box, str(played), words.t("stats.days"))
    _figure(box, share, words.t("stats.won"))
    text = "–" if gap is None else tell.tenths(words, gap, sign=True)
    _figure(box, text, words.t("stats.gap"))
    _figure(box, str(now), words.t("stats.streak"))
    _figure(box, str(best), words.t("stats.best"))
    if given is not None:
        _figure(box, tell.tenths(words, given), words.t("stats.given"))


def _figure(box, number, label):
    part = make("div")
    part.appendChild(make("dd", "", number))
    part.appendChild(make("dt", "", label))
    box.insertBefore(part, None)


def _practice(words, kept):
    """Practice hands by rules and level, and how many points they made."""
    tables = sorted(kept["tables"].items(), key=lambda each: (-each[1]["played"], each[0]))
    show(by_id("stats-practice"), bool(tables))
    body = by_id("stats-tables")
    clear(body)
    for key, table in tables:
        rules, _, level = key.rpartition("|")
        row = make("tr")
        head = make("th", "", rules_name(words, rules))
        attr(head, "scope", "row")
        row.appendChild(head)
        named = "level." + level
        row.appendChild(make("td", "", words.t(named) if words.has(named) else level))
        row.appendChild(make("td", "", str(table["played"])))
        won = round(table["won"] * 100 / table["played"])
        row.appendChild(make("td", "", words.t("percent", n=won)))
        average = round(table["us"] * 10 / table["played"])
        row.appendChild(make("td", "", tell.tenths(words, average)))
        body.appendChild(row)
    counts = records.points_bins(kept)
    ends = ["{}–{}".format(place * 10, place * 10 + 9) for place in range(records.BINS - 1)]
    ends.append("110+")
    begins = [str(place * 10) for place in range(records.BINS)]
    bars(by_id("stats-points-chart"), words, begins, counts, words.t("stats.points"), ends)


def _tops(words, kept):
    """The best and the worst hands, each to be looked back on."""
    for name in ("best", "worst"):
        box = by_id("stats-" + name)
        clear(box)
        for place, hand in enumerate(kept[name]):
            line = make("li")
            score = words.t("score", us=hand["us"], them=hand["them"])
            button = make("button", "text-link", score + " · " + short_date(words, hand["on"]))
            attr(button, "type", "button")
            button.dataset.do = "open-hand"
            button.value = name + " " + str(place)
            line.appendChild(button)
            box.appendChild(line)


def _open_hand(game, value):
    """Look back on a hand, or play its deal where its cards were not kept."""
    import links

    name, place = value.split(" ")
    hand = game.keeper.records()[name][int(place)]
    if isinstance(hand.get("record"), str):
        links.look_back(game, hand["record"])
    else:
        level = hand["level"] + "," + hand["partner"]
        links.send_or_ask(game, {"deal": hand["deal"], "rules": hand["rules"], "level": level})


# -- the calendar


def _intl(words, options, iso):
    year, month, day = civil.parts(iso)
    noon = js.Date.new(year, month - 1, day, 12)
    return js.Intl.DateTimeFormat.new(words.tag, js.JSON.parse(options)).format(noon)


def _weekday(words, day):
    return _intl(words, '{"weekday": "short"}', civil.iso_of(2026, 1, day))[:3]


def short_date(words, iso):
    return _intl(words, '{"dateStyle": "medium"}', iso)


def month_name(words, month):
    return _intl(words, '{"month": "long", "year": "numeric"}', month + "-01")


def draw_calendar(game, kept):
    words, today = game.words, dates.today()
    month = _Shown.month
    put(by_id("month-name"), month_name(words, month))
    by_id("month-before").disabled = month <= civil.month_of(civil.FIRST)
    by_id("month-after").disabled = month >= civil.month_of(today)
    head, box = by_id("week-head"), by_id("calendar")
    clear(head)
    for day in range(5, 12):  # 5 January 2026 was a Monday
        head.appendChild(make("li", "", _weekday(words, day)))
    clear(box)
    for _ in range(civil.weekday(month + "-01")):
        box.appendChild(make("li", "gap"))
    for iso in civil.dates_in(month):
        box.appendChild(_cell(words, kept, iso, iso <= today))


def _cell(words, kept, iso, begun):
    """A date: its result where there is one; a date that has not begun is no button."""
    cell = make("li")
    number = make("span", "date", str(int(iso[8:])))
    if not begun:
        mark(cell, "later", True)
        cell.appendChild(number)
        return cell
    button = make("button")
    attr(button, "type", "button")
    button.dataset.do = "open-day"
    button.value = iso
    button.appendChild(number)
    day = kept["days"].get(iso)
    label = short_date(words, iso) + ": "
    if day:
        gap = records.difference(day)
        text = words.t("score", us=day["us"], them=day["them"]) if gap is None else tell.signed(gap)
        button.appendChild(make("b", "", text))
        good = day["us"] > 60 if gap is None else gap >= 0
        mark(button, "good", good)
        mark(button, "bad", not good)
        mark(button, "archive", not records.in_streak(kept, iso))
        label += words.t("day.points", us=day["us"], them=day["them"])
        if gap is not None:
            label += ", " + tell.against(words, gap)
    else:
        label += words.t("calendar.none")
    for seen in every("span, b", button):
        attr(seen, "aria-hidden", "true")
    button.appendChild(make("span", "sr", label))
    cell.appendChild(button)
    return cell
