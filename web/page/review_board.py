"""A finished hand trick by trick, with all four hands open."""

from cards import picture
from dom import attr, by_id, clear, make, mark, one, put
from score import draw_trick
from speak_review import best, hands_before, points_before


def draw(game, number):
    """Lay open the hands before a trick, and show the trick."""
    words, screen = game.words, game.screen
    game.review["board"] = number
    trick = screen["tricks_played"][number - 1]
    put(by_id("board-title"), words.t("review.hands", n=number))
    before = points_before(screen, number)
    put(by_id("board-before"), words.t("review.before", us=before["NS"], them=before["EW"]))
    put(by_id("board-place"), words.t("review.place", n=number))
    draw_trick(by_id("board-trick"), words, trick)
    row = _row(game, number)
    hands = hands_before(screen, number)
    played = {each["seat"]: each["card"] for each in trick["cards"]}
    for seat in "NWES":
        _hand(words, seat, hands[seat], played[seat], row if seat == "S" else None)
    for step, ends in (("-1", number == 1), ("1", number == 10)):
        button = one('#review-board [data-value="' + step + '"]')
        attr(button, "aria-disabled", "true" if ends else "false")


def _row(game, number):
    """The row of that trick, if it is open and its best card is no secret."""
    state = game.review
    if not state["told"] or state["row"] != number or not state["shown"]:
        return None
    return state["told"]["hand"]["cards"][number - 1]


def _hand(words, seat, cards, played, row):
    box = one('#board-hands [data-at="' + seat + '"]')
    put(box.querySelector("p"), words.seat(seat))
    held = box.querySelector("div")
    clear(held)
    attr(held, "data-face", "c")
    better = best(row)[0] if row and best(row) else None
    for card in cards:
        figure = make("figure")
        name = words.card(card)
        if card == played:
            name = name + ", " + words.t("review.card.played")
        figure.appendChild(picture(card, name))
        mark(figure, "played", card == played)
        mark(figure, "better", card == better)
        held.appendChild(figure)
