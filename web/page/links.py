"""What comes from outside: links to a deal or a code, and pasted texts."""

import js

import review
import sittings
from address import asked, forget
from dialogs import ask, close_dialog
from dom import by_id, put
from notices import notice
from pasted import levels, meaning
from speak import error as worded


def _query(address):
    """The parameters of an address that we know, {} where it is none."""
    text = address.partition("?")[2].partition("#")[0].split(" ")[0]
    found = js.URLSearchParams.new(text)
    values = {name: found.get(name) for name in ("deal", "rules", "level", "code", "daily")}
    return {name: value for name, value in values.items() if isinstance(value, str)}


def from_address(game):
    """A deal or a code that the page's own address names; asked once the first game is there."""
    deal, code = asked("deal"), asked("code")
    wanted = {"deal": deal, "rules": asked("rules"), "level": asked("level")}
    for name in ("deal", "level", "code") + (("rules",) if deal else ()):
        forget(name)
    if deal:
        send_or_ask(game, {name: value for name, value in wanted.items() if value})
    elif code:
        import leaguepage

        leaguepage.open_with(game, code)


def send_or_ask(game, wanted):
    """Look at a deal, and play it; with a question where an unfinished rubber would be lost."""
    fields = _fields(game, wanted)

    def looked(found, error):
        if error:
            refused(game, error)
        elif _something_to_lose(game.screen):
            ask(game.words, "ask.deal", lambda: _play(game, fields))
        else:
            _play(game, fields)

    game.keeper.aside.ask("look", looked, **fields)


def _something_to_lose(screen):
    """Whether the player has done something in a rubber that is not over."""
    if not screen or screen["kind"] != "practice" or not screen["unfinished"]:
        return False
    return screen["hand_number"] > 1 or len(screen["hand"]) < 10


def _play(game, fields):
    close_dialog("league")
    game.send("deal", **fields)


def _fields(game, wanted):
    opponents, partner = game.settings["opponents"], game.settings["partner"]
    opponents, partner = levels(wanted.get("level"), opponents, partner)
    return {
        "deal": wanted["deal"][:400],
        "rules": wanted.get("rules", "portuguese")[:400],
        "seed": sittings.seed(),
        "opponents": opponents,
        "partner": partner,
    }


def send_record(game, line):
    game.send(
        "record",
        record=line,
        seed=sittings.seed(),
        opponents=game.settings["opponents"],
        partner=game.settings["partner"],
    )


def look_back(game, line):
    """Lay a finished hand on the table and open its review; first a question, as for a deal."""

    def lay():
        close_dialog("stats")
        send_record(game, line)
        game.later(lambda: review.open_review(game))

    if _something_to_lose(game.screen):
        ask(game.words, "ask.look", lay)
    else:
        lay()


def refused(game, error):
    """The engine will not have a deal or a record: say why; the game goes on."""
    text = worded(game.words, error)
    if by_id("dialog-league").open:
        put(by_id("league-refused"), text)
    else:
        notice(game.words.t("link.bad", why=text))


def take(game, text):
    """Do what a pasted text means; the code in it is handed back, None for anything else."""
    found = meaning(text, _query)
    kind, what = found if found else ("code", "")
    if kind == "code":
        return what
    if kind == "deal":
        send_or_ask(game, what)
    elif kind == "daily":
        close_dialog("league")
        sittings.open_day(game, what)
    elif _something_to_lose(game.screen):
        ask(game.words, "ask.deal", lambda: send_record(game, what))
    else:
        send_record(game, what)
    return None
