"""The league: paste a friend's code, see it replayed, keep it under a name, compare by date."""

import civil
import dates
import friends
import links
import tell
from dialogs import open_dialog
from dom import attr, by_id, clear, make, mark, put, show
from speak import error as worded
from statspage import short_date


class _Looking:
    """The code that has been checked and can be kept."""

    game = None
    code = None
    told = None


def pressed(game, what, button):
    _Looking.game = game
    if what == "league":
        _open(game)
    elif what == "league-check":
        _check(game, by_id("league-code").value)
    elif what == "league-keep":
        _keep(game)
    elif what == "league-drop":
        _drop(game, button.value)


def _open(game):
    _Looking.game = game
    game.keeper.changed = _changed
    by_id("league-code").value = ""
    _forget()
    _redraw(game)
    open_dialog("league")
    for date in friends.dates(game.keeper.league())[:7]:
        game.keeper.ask_robot(date)
    _solve_friends(game)


def _solve_friends(game):
    """What friends' cards gave away, one result after the other, the newest dates first."""
    league = game.keeper.league()
    for code, friend in sorted(league["codes"].items(), key=lambda each: each[1]["date"])[-12:]:
        if friend.get("given") is None and not friend.get("unsolved"):
            _solve(game, code)


def _solve(game, code):
    def solved(told, error):
        league = game.keeper.league()
        friend = league["codes"].get(code)
        if told and friend:
            friends.solved(friend, told)
            game.store.set_json("league", league)
            _changed(None, None, 0)

    game.keeper.aside.ask("losses", solved, code=code)


def _changed(date, what, done):
    if date is None and by_id("dialog-league").open:
        _redraw(_Looking.game)


def open_with(game, code):
    """A link has brought a code."""
    _open(game)
    by_id("league-code").value = code[:2000]
    _check(game, code)


def _forget():
    _Looking.code = _Looking.told = None
    put(by_id("league-refused"), "")
    put(by_id("league-said"), "")
    show(by_id("league-found"), False)


def _check(game, text):
    """A code is replayed; a link to a deal, or a record, is played."""
    _forget()
    if len(text) > 20000 and not text.startswith("sueca1"):
        text = text[:2000]
    code = links.take(game, text)
    if code is None:
        return
    words = game.words
    put(by_id("league-said"), words.t("league.checking", n=0))
    game.keeper.aside.ask(
        "verify",
        lambda told, error: _checked(game, code, told, error),
        progress=lambda done, of: put(by_id("league-said"), words.t("league.checking", n=done)),
        code=code[:2000],
        latest=dates.latest(),
    )


def _checked(game, code, told, error):
    words = game.words
    put(by_id("league-said"), "")
    if error:
        put(by_id("league-refused"), words.t("league.refused", why=worded(words, error)))
        return
    _Looking.code, _Looking.told = _clean(code), told
    points = words.t("day.points", us=told["points"]["NS"], them=told["points"]["EW"])
    date = short_date(words, told["date"])
    put(by_id("league-result"), words.t("league.result", n=told["day"], date=date, score=points))
    put(by_id("league-proof"), words.t("league.rerun" if told["bots_rerun"] else "league.legal"))
    hints = told["hints"]
    put(by_id("league-hints"), words.n("day.hints.line", hints) if hints else "")
    known = game.keeper.league()["codes"].get(_Looking.code)
    by_id("league-name").value = known["name"] if known else ""
    show(by_id("league-found"), True)
    by_id("league-name").focus()


def _clean(code):
    """The code as it is written, whatever way it was typed."""
    return "".join([each for each in code.upper() if each.isalpha() or each.isdigit()])


def _keep(game):
    name = friends.name_of(by_id("league-name").value)
    if not _Looking.told:
        return
    if not name:
        put(by_id("league-refused"), game.words.t("league.no_name"))
        by_id("league-name").focus()
        return
    league = game.keeper.league()
    friends.add(league, _Looking.code, name, _Looking.told)
    game.store.set_json("league", league)
    said = game.words.t("league.kept", name=name)
    by_id("league-code").value = ""
    _forget()
    put(by_id("league-said"), said)
    _redraw(game)
    _solve_friends(game)


def _drop(game, code):
    league = game.keeper.league()
    if code in league["codes"]:
        name = league["codes"].pop(code)["name"]
        game.store.set_json("league", league)
        put(by_id("league-said"), game.words.t("league.dropped", name=name))
        _redraw(game)
        by_id("league-title").focus()


def _redraw(game):
    words, league, kept = game.words, game.keeper.league(), game.keeper.records()
    me = words.t("league.me")
    listed = friends.dates(league)
    show(by_id("league-empty"), not listed)
    _totals(words, friends.totals(league, kept, me), bool(listed))
    box = by_id("league-days")
    clear(box)
    for date in listed[:60]:
        box.appendChild(_day(words, date, friends.rows(league, kept, date, me)))


def _head(words, keys):
    row = make("tr")
    for key in keys:
        cell = make("th", "", words.t(key))
        attr(cell, "scope", "col")
        row.appendChild(cell)
    return row


def _totals(words, people, visible):
    box = by_id("league-totals")
    clear(box)
    show(box, visible)
    box.appendChild(make("caption", "", words.t("league.totals")))
    keys = ("league.who", "league.days", "league.average", "league.first")
    box.appendChild(_head(words, keys))
    for who in people:
        row = make("tr")
        row.appendChild(_who(who))
        row.appendChild(make("td", "", str(who["days"])))
        row.appendChild(make("td", "", tell.tenths(words, who["average"])))
        row.appendChild(make("td", "", str(who["first"])))
        box.appendChild(row)


def _who(person):
    head = make("th", "", person["name"])
    attr(head, "scope", "row")
    mark(head, "us", person["me"])
    return head


def _day(words, date, rows):
    table = make("table", "league-day")
    number = civil.number_of(date)
    caption = words.t("league.day", n=number, date=short_date(words, date))
    table.appendChild(make("caption", "", caption))
    keys = ["league.who", "league.points", "league.robot"]
    given = [row for row in rows if row["given"] is not None or row["par"] is not None]
    if given:
        keys += ["league.given", "league.par"]
    table.appendChild(_head(words, keys))
    for each in rows:
        table.appendChild(_row(words, each, bool(given)))
    return table


def _row(words, each, given):
    row = make("tr")
    head = _who(each)
    notes = []
    if each["hints"]:
        notes.append(words.n("day.hints", each["hints"]))
    if not each["rerun"]:
        notes.append(words.t("league.legal.short"))
    if notes:
        head.appendChild(make("small", "", ", ".join(notes)))
    row.appendChild(head)
    row.appendChild(make("td", "", words.t("day.points", us=each["us"], them=each["them"])))
    gap = each["difference"]
    row.appendChild(make("td", "", "–" if gap is None else tell.signed(gap)))
    if given:
        row.appendChild(make("td", "", "–" if each["given"] is None else str(each["given"])))
        row.appendChild(make("td", "", "–" if each["par"] is None else tell.signed(each["par"])))
    last = make("td", "drop")
    if not each["me"]:
        last.appendChild(_drop_button(words, each))
    row.appendChild(last)
    return row


def _drop_button(words, each):
    button = make("button", "round", "×")
    attr(button, "type", "button")
    attr(button, "aria-label", words.t("league.drop", name=each["name"]))
    button.dataset.do = "league-drop"
    button.value = each["code"]
    return button
