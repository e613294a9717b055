"""Export and import of all local data, as a file or as a text."""

import asyncio
import json

import js

import backup
import dates
import friends
import merging
import records
import share
from dom import by_id, put, show
from speak import error as worded

_save = js.Function.new(
    "name",
    "text",
    "const link = document.createElement('a');"
    "link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));"
    "link.download = name; link.click();"
    "setTimeout(() => URL.revokeObjectURL(link.href), 60000)",
)
_pretty = js.Function.new("text", "return JSON.stringify(JSON.parse(text), null, 1)")


class _Seen:
    """What a chosen file holds, until it is imported."""

    data = None


def pressed(game, what):
    if what == "export":
        _save("sueca-" + dates.today() + ".json", _text(game))
        put(by_id("stats-said"), game.words.t("backup.saved"))
    elif what == "import":
        _forget()
        by_id("import-file").click()
    elif what == "import-text":
        share.copy(game.words, _text(game), "stats-said")
    elif what == "import-go" and _Seen.data:
        _take(game)


def _text(game):
    return _pretty(json.dumps(backup.make(dates.today(), game.store.everything())))


def _forget():
    _Seen.data = None
    show(by_id("import-seen"), False)
    put(by_id("import-refused"), "")


def chosen(game, field):
    """A file was chosen: say what is in it before anything is changed."""
    _forget()
    if field.files.length:
        asyncio.create_task(_read(game, field))


async def _read(game, field):
    file = field.files.item(0)
    size = file.size
    text = await file.text() if size <= backup.MOST else ""
    field.value = ""
    data, code = (None, "backup/too_large") if size > backup.MOST else backup.read(text)
    words = game.words
    if code:
        put(by_id("import-refused"), worded(words, {"code": code}))
        return
    _Seen.data = data
    told, names, take, keep = _plan(game, game.keeper.records(), game.keeper.league())
    lines = [
        words.n("import.days", told["new"]),
        words.n("import.earlier", told["earlier"]) if told["earlier"] else "",
        words.n("import.kept", told["kept"]),
        words.n("import.hands", told["hands"]),
        words.n("import.friends", names),
    ]
    for key in ("settings", "game"):
        if key in take or key in keep:
            lines.append(words.t("import." + key + (".take" if key in take else ".keep")))
    put(by_id("import-text"), " ".join(line for line in lines if line))
    show(by_id("import-seen"), True)
    by_id("import-go").focus()


def _plan(game, kept, league):
    """Merge into these two values, and tell what else would be stored."""
    data = _Seen.data
    told = merging.merge(kept, records.cleaned(data.get("records")))
    names = friends.merge(league, friends.cleaned(data.get("league")))
    take, keep = backup.plan(data, lambda key: game.store.get(key) is not None)
    return told, names, take, keep


def _take(game):
    kept, league = game.keeper.records(), game.keeper.league()
    _, _, take, _ = _plan(game, kept, league)
    game.store.set_json("records", kept)
    game.store.set_json("league", league)
    for key in take:
        game.store.set(key, json.dumps(_Seen.data[key]))
    _forget()
    import statspage

    statspage.redraw(game)
    put(by_id("stats-said"), game.words.t("import.done"))
