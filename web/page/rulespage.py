"""The page of rules: all that depends on the table comes from the engine's rulebook."""

import js

from cards import fit, picture
from dialogs import open_dialog
from dom import attr, by_id, clear, every, make, mark, put
from score import draw_trick
from speak_table import rules_name
from words_of_rules import answer, changes, deal_lines, games_text, range_text, rule_lines

TIPS = 8
STORIES = 3
RELATIVES = ("bisca", "briscola", "belote", "italiana")


def open_page(words, book):
    """Show the page of a rule set."""
    draw(words, book)
    open_dialog("rulebook")
    _fit_all()
    by_id("rulebook-body").scrollTop = 0


def draw(words, book):
    box = by_id("rulebook-body")
    clear(box)
    attr(box, "data-rules", book["rules"])
    put(by_id("rulebook-name"), rules_name(words, book["rules"]))
    for part in (_table, _cards, _deal, _tricks, _choices, _scores, _special, _questions, _rest):
        part(words, book, box)


def print_page():
    js.window.print()


def _fit_all():
    for row in every("#rulebook-body .trick-row"):
        fit(row, row.querySelector(".card"))


def _head(words, box, key):
    box.appendChild(make("h3", "", words.t("page." + key)))


def _say(box, text, classes=""):
    box.appendChild(make("p", classes, text))


def _list(box, lines, tag="ul"):
    bullets = make(tag, "lines")
    for line in lines:
        bullets.appendChild(make("li", "", line))
    box.appendChild(bullets)


def _table(words, book, box):
    _say(box, words.t("page.intro"))
    told = changes(words, book)
    if told:
        _say(box, words.t("page.changes"), "lead")
        _list(box, told)
    else:
        _say(box, words.t("page.no_changes"))


def _cards(words, book, box):
    _head(words, box, "cards")
    _say(box, words.t("page.cards.text"))
    row = make("div", "trick-row ranks-row")
    for rank, points in zip(book["ranks"], book["points"]):
        figure = make("figure")
        figure.appendChild(picture(rank + "S", words.t("rank." + rank)))
        figure.appendChild(make("figcaption", "", str(points)))
        row.appendChild(figure)
    box.appendChild(row)
    _say(box, words.t("page.cards.note"))


def _deal(words, book, box):
    _head(words, box, "deal")
    _list(box, deal_lines(words, book), "ol")
    ring = make("div", "ring")
    attr(ring, "aria-hidden", "true")
    for seat in "NWES":
        spot = make("span", "at-" + seat)
        spot.appendChild(make("b", "", str(book["packets"].index(seat) + 1)))
        spot.appendChild(make("span", "", words.seat(seat)))
        ring.appendChild(spot)
    ring.appendChild(make("i", "", "↺" if book["options"]["direction"] == "ccw" else "↻"))
    box.appendChild(ring)


def _tricks(words, book, box):
    _head(words, box, "tricks")
    _say(box, words.t("page.tricks.text"))
    for worked in book["tricks"]:
        example = make("div", "example")
        attr(example, "data-code", worked["code"])
        _say(example, words.t("worked." + worked["code"]), "lead")
        values = {"suit": words.suit(worked["trump"]), "seat": words.seat(worked["winner"])}
        row = make("div", "trick-row")
        example.appendChild(row)
        box.appendChild(example)
        draw_trick(row, words, worked)
        key = "page.won.you" if worked["winner"] == "S" else "page.won"
        _say(example, words.n(key, worked["points"], **values), "quiet")


def _choices(words, book, box):
    _head(words, box, "choices")
    for choice in book["choices"]:
        example = make("div", "example")
        attr(example, "data-code", choice["code"])
        _say(example, words.t("choice." + choice["code"]), "lead")
        suit, led = words.suit(choice["trump"]), words.card(choice["led"])
        _say(example, words.t("page.choice", card=led, suit=suit), "quiet")
        row = make("div", "trick-row hand-row")
        for card in choice["hand"]:
            row.appendChild(_may(words, card, card in choice["legal"]))
        example.appendChild(row)
        box.appendChild(example)


def _may(words, card, legal):
    figure = make("figure")
    figure.appendChild(picture(card, words.card(card)))
    figure.appendChild(make("figcaption", "", words.t("page.may" if legal else "page.may_not")))
    mark(figure, "may", legal)
    return figure


def _scores(words, book, box):
    _head(words, box, "scores")
    _say(box, words.t("page.scores.text"))
    table = make("table", "scores")
    head = make("tr")
    for key in ("page.scores.points", "page.scores.name", "page.scores.games"):
        cell = make("th", "", words.t(key))
        attr(cell, "scope", "col")
        head.appendChild(cell)
    table.appendChild(head)
    for row in book["scores"]:
        line = make("tr")
        attr(line, "data-code", row["code"])
        line.appendChild(make("td", "", range_text(words, row)))
        line.appendChild(make("td", "", words.t("outcome." + row["code"])))
        line.appendChild(make("td", "", games_text(words, row)))
        table.appendChild(line)
    box.appendChild(table)
    for text in rule_lines(words, book):
        _say(box, text)


def _special(words, book, box):
    """Weak hands and revokes, as this table has them."""
    options = book["options"]
    _head(words, box, "special")
    for name in ("weak_leader", "weak_others", "revoke"):
        _say(box, words.t("rule." + name + "." + options[name]))
    if options["revoke"] == "allowed":
        _say(box, words.t("accuse.right." + options["revoke_right"]))
        _say(box, words.t("accuse.wrong." + options["revoke_wrong"]))


def _questions(words, book, box):
    _head(words, box, "questions")
    answers = make("dl", "answers")
    for question in book["questions"]:
        answers.appendChild(make("dt", "", words.t("question." + question["code"])))
        told = make("dd", "", answer(words, question))
        attr(told, "data-code", question["code"])
        answers.appendChild(told)
    box.appendChild(answers)


def _rest(words, book, box):
    """What is the same at every table: tips, silence, the story, the relatives."""
    _head(words, box, "tips")
    _list(box, [words.t("tip.{}".format(place + 1)) for place in range(TIPS)])
    _head(words, box, "silence")
    _say(box, words.t("page.silence.text"))
    _head(words, box, "story")
    for place in range(STORIES):
        _say(box, words.t("story.{}".format(place + 1)))
    _head(words, box, "relatives")
    _list(box, [words.t("relative." + name) for name in RELATIVES])
