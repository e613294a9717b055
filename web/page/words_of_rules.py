"""A rulebook in words. Pure: what the engine says about a table, and Words, in; text out."""

ORDER = (
    "direction",
    "deal",
    "target",
    "sweep",
    "all_points_lost_trick",
    "exact_90",
    "tie",
    "weak_leader",
    "weak_others",
    "revoke",
    "revoke_right",
    "revoke_wrong",
    "empty_trump",
    "last_trick",
)


def changes(words, book):
    """What is different from the Portuguese table: "Partida até: 6 jogos"."""
    return [
        words.t(
            "page.change",
            option=words.t("option." + name),
            value=words.t("value." + name + "." + book["options"][name]),
        )
        for name in ORDER
        if name in book["changes"]
    ]


def deal_lines(words, book):
    """The steps of dealing, in order, by the names of the seats."""
    options, seats = book["options"], [words.seat(seat) for seat in book["packets"]]
    values = {name: words.seat(book[name]) for name in ("shuffler", "cutter", "dealer", "leader")}
    lines = [words.t("page.deal.direction." + options["direction"])]
    lines.append(words.t("page.deal.shuffle", **values))
    order = words.t("page.deal.order", a=seats[0], b=seats[1], c=seats[2], d=seats[3])
    lines.append(order + " " + words.t("page.deal.from." + options["deal"]))
    lines.append(words.t("page.deal.trump." + options["empty_trump"]))
    lines.append(words.t("page.deal.lead", **values))
    return lines


def range_text(words, row):
    """The points of a row of the score: 61 to 90, exactly 90, all ten tricks."""
    if row["tricks"] == "all":
        return words.t("row.all")
    if row["tricks"] == "lost_one":
        return words.t("row.lost_one", n=row["most"])
    if row["least"] == row["most"]:
        return str(row["most"])
    return words.t("row.range", least=row["least"], most=row["most"])


def games_text(words, row):
    """What a row is worth."""
    if row["wins_rubber"]:
        return words.t("row.rubber")
    return words.n("games", row["games"])


def rule_lines(words, book):
    """How far a rubber goes, what a tie leaves behind, what the last trick is worth."""
    options = book["options"]
    lines = [words.t("rule.target", n=int(options["target"]))]
    lines.append(words.t("rule.tie." + options["tie"]))
    once, twice = book["waits"]
    if once and once != "double":
        lines.append(words.n("rule.waits", once) + " " + words.n("rule.waits.twice", twice))
    if options["last_trick"] != "0":
        lines.append(words.t("rule.last_trick", n=int(options["last_trick"])))
    return lines


def answer(words, question):
    """The answer to a question, with its number where it has one."""
    key = "answer." + question["code"] + "." + question["answer"]
    return words.t(key, n=question["value"] or 0)
