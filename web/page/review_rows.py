"""The ten rows of a review: quiet where a card was good, one open at a time."""

from cards import fit, picture
from dom import attr, by_id, clear, clone, make, put
from speak_review import ALL, best, coach, find, grade, mark, tried, won

_rows = {}  # trick -> (its element, what it shows)


def clear_rows():
    """Forget the rows of another hand."""
    _rows.clear()
    clear(by_id("review-rows"))


def draw(game):
    """Make or mend every row whose picture has changed."""
    state = game.review
    told = state["told"]
    for row in told["hand"]["cards"]:
        opened = state["row"] == row["trick"]
        extra = (str(state["tries"]), state["shown"]) if opened else None
        key = (game.words.tag, str(row), told["finished"], opened, extra)
        if row["trick"] not in _rows:
            item = make("li")
            by_id("review-rows").appendChild(item)
            _rows[row["trick"]] = [item, None]
        if _rows[row["trick"]][1] != key:
            _rows[row["trick"]][1] = key
            _draw_row(game, _rows[row["trick"]][0], row, opened)


def focus(trick):
    _rows[trick][0].querySelector("button").focus()


def _draw_row(game, item, row, opened):
    """The row's own button is kept, so that the focus stays on it."""
    words, told = game.words, game.review["told"]
    button = item.querySelector("button.row")
    if not button:
        button = _new_row(game, row)
        item.appendChild(button)
    attr(button, "aria-expanded", "true" if opened else "false")
    grading = button.querySelector(".grade")
    attr(grading, "data-grade", grade(row, told["finished"]))
    put(grading, mark(words, row, told["finished"]))
    old = item.querySelector(".open")
    if opened:
        fresh = _open_part(game, row)
        if old:
            old.replaceWith(fresh)
        else:
            item.appendChild(fresh)
        for box in ("outcomes", "tries"):
            part = fresh.querySelector("." + box)
            if part and part.querySelector(".card"):
                fit(part, part.querySelector(".card"))
    elif old:
        old.remove()


def _new_row(game, row):
    words = game.words
    trick = game.screen["tricks_played"][row["trick"] - 1]
    button = clone("review-row").querySelector("button")
    attr(button, "data-value", str(row["trick"]))
    put(button.querySelector(".n"), str(row["trick"]))
    small = button.querySelector(".pic")
    attr(small, "data-face", "c")
    small.appendChild(picture(row["card"]))
    put(button.querySelector("b"), words.card(row["card"]))
    put(button.querySelector("small"), won(words, trick))
    return button


def _open_part(game, row):
    part, words, state = make("div", "open"), game.words, game.review
    better = best(row)
    if better:
        known = state["shown"] or better[0] in _best_tries(row, state["tries"])
        part.appendChild(_ends(words, row, better if known else None))
        if not known:
            _ask(words, part, row, state["tries"])
        elif state["tries"]:
            part.appendChild(make("p", "answer", answer(game)))
    told = coach(words, row)
    if told:
        part.appendChild(make("p", "coach", told))
    buttons = make("div", "two-up")
    buttons.appendChild(_button("primary", "take", row["trick"], words.t("review.take")))
    buttons.appendChild(_button("second board", "board", row["trick"], words.t("review.board")))
    part.appendChild(buttons)
    return part


def _best_tries(row, tries):
    """The best card where one as good as it has been tried."""
    most = max(row["ends"].values())
    return [best(row)[0]] if any(row["ends"][card] == most for card in tries) else []


def _ends(words, row, better):
    """The end after the card played beside the end after the best one, where that is known."""
    box = make("div", "outcomes")
    box.appendChild(_end(words, "review.played", row["card"], row["after"]))
    if better:
        chosen = _end(words, "review.best", better[0], better[1])
        chosen.className += " better"
        box.appendChild(chosen)
    return box


def _end(words, key, card, us):
    end = make("div", "end")
    end.appendChild(picture(card, words.card(card)))
    said = make("p")
    said.appendChild(make("span", "", words.t(key)))
    said.appendChild(make("b", "", str(us) + "–" + str(ALL - us)))
    said.appendChild(make("span", "", words.t("review.end")))
    end.appendChild(said)
    return end


def _ask(words, part, row, tries):
    """The player may find the better card: a tap tells what each would have come to."""
    part.appendChild(make("p", "find", find(words, row)))
    cards = make("div", "tries")
    for card in sorted(row["ends"], key=lambda card: (card[1], -ORDER.index(card[0]))):
        if card != row["card"]:
            button = _button("try", "try", card, "")
            button.appendChild(picture(card))
            attr(button, "aria-label", words.card(card))
            attr(button, "aria-pressed", "true" if card in tries else "false")
            cards.appendChild(button)
    cards.appendChild(_button("text-link", "show", "", words.t("review.show")))
    part.appendChild(cards)
    if tries:
        part.appendChild(make("p", "answer", tried(words, row, tries[-1])))


ORDER = "A7KJQ65432"


def answer(game):
    """What the card tried last comes to."""
    state = game.review
    rows = [row for row in state["told"]["hand"]["cards"] if row["trick"] == state["row"]]
    return tried(game.words, rows[0], state["tries"][-1]) if state["tries"] else ""


def _button(classes, kind, value, text):
    button = make("button", classes, text)
    button.setAttribute("type", "button")
    attr(button, "data-review", kind)
    attr(button, "data-value", str(value))
    return button
