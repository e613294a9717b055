"""The controls beside the game: the day's result, sharing, statistics, league, fairness, data.

Their modules are loaded when somebody first wants them: nothing of this delays the first card.
"""


def pressed(game, what, button):
    """Do what a control says; unknown names are nobody's."""
    if what == "day-result":
        _day(game, game.screen["date"])
    elif what == "share":
        _share(game)
    elif what in ("share-day", "copy-words", "copy-code"):
        import dayresult

        does = {
            "share-day": dayresult.share_day,
            "copy-words": dayresult.copy_words,
            "copy-code": dayresult.copy_code,
        }
        does[what]()
    elif what == "copy-deal":
        _deal_link(game, False)
    elif what in ("stats", "month", "open-day", "open-hand"):
        import statspage

        statspage.pressed(game, what, button)
    elif what in ("export", "import", "import-go", "import-text"):
        import backupbox

        backupbox.pressed(game, what)
    elif what in ("league", "league-check", "league-keep", "league-drop"):
        import leaguepage

        leaguepage.pressed(game, what, button)
    elif what in ("fairness", "fair-show", "fair-count"):
        import fairnesspage

        fairnesspage.pressed(game, what)


def _day(game, date):
    import dayresult

    if game.keeper.records()["days"].get(date):
        dayresult.open_day(game, date)


def _share(game):
    """The day's result, or the deal of any other hand."""
    screen = game.screen
    first = screen["kind"] == "daily" and screen["hand_number"] == 1 and not screen["again"]
    if first and game.keeper.records()["days"].get(screen["date"]):
        _day(game, screen["date"])
    else:
        _deal_link(game, True)


def _deal_link(game, hand_on):
    """The link to the finished hand's deal."""
    game.keeper.aside.ask("share", lambda told, error: _handed(game, told, hand_on))


def _handed(game, told, hand_on):
    if not told:
        return
    import share

    level = told["opponents"]
    if told["partner"] != level:
        level += "," + told["partner"]
    link = share.address(deal=told["deal"], rules=told["rules"], level=level)
    if hand_on:
        share.hand_on(game.words, link, "result-said")
    else:
        share.copy(game.words, link, "result-said")


def setting(game, field):
    """A field outside the settings was changed."""
    if field.id == "import-file":
        import backupbox

        backupbox.chosen(game, field)
