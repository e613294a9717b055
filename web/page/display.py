"""How a table is shown where its rules leave that to taste. Pure.

A rule set only gives the defaults: "table" among the settings means what is usual at that table.
"""

COUNTED_AT_THE_END = ("old_table", "club")
SHEETS = {"old_table": "dots", "club": "comb"}  # else the cross with strokes


def points_live(settings, rules):
    """Whether the points of the running hand are shown."""
    if settings["points"] == "table":
        return rules not in COUNTED_AT_THE_END
    return settings["points"] == "live"


def sheet(settings, rules):
    """How the games are written down: "list", "cross", "dots" (a cross with dots) or "comb"."""
    if settings["sheet"] == "table":
        return SHEETS.get(rules, "cross")
    return settings["sheet"]


def turned_shown(settings, screen):
    """Whether the turned card lies before its owner in the picture."""
    if not screen["trump"] or not screen["trump"]["shown"]:
        return False
    first = screen["trick_number"] == 1
    return settings["turned"] == "played" or (settings["turned"] == "first" and first)


def facts(book):
    """(points in the pack with any bonus, fewest that win), of a table's rulebook or its absence.

    Until the engine has told the rulebook, they are those of a table without a bonus.
    """
    if not book:
        return 120, 61
    rows = [row for row in book["scores"] if row["code"] == "win"]
    return book["scores"][-1]["most"], rows[0]["least"]
