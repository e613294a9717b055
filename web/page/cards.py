"""What is drawn on a card; which of its three faces is seen depends on its width.

The suits, the ranks and plain courts stand in the page itself, so that a first picture needs
nothing else. ``art`` brings the court pictures (#k-K-H and so on) when they have come.
"""

from pyscript import document

from dom import attr, clone, every, make
from motion import face

SVG = "http://www.w3.org/2000/svg"
COURTS = "KJQ"
LETTERS = {"kqj": {}, "rdv": {"K": "R", "Q": "D", "J": "V"}}

# Where the signs of the numbered cards lie, in a picture of 240 by 336, index at the left:
#   nw n ne
#      u        u: the seventh
#   w  c  e
#   sw s se
LEFT, MIDDLE, RIGHT = 104, 149, 194
TOP, UPPER, CENTRE, BOTTOM = 52, 110, 168, 284
SPOTS = {
    "nw": (LEFT, TOP),
    "n": (MIDDLE, TOP),
    "ne": (RIGHT, TOP),
    "u": (MIDDLE, UPPER),
    "w": (LEFT, CENTRE),
    "c": (MIDDLE, CENTRE),
    "e": (RIGHT, CENTRE),
    "sw": (LEFT, BOTTOM),
    "s": (MIDDLE, BOTTOM),
    "se": (RIGHT, BOTTOM),
}
PIPS = {
    "A": "c",
    "2": "n s",
    "3": "n c s",
    "4": "nw ne sw se",
    "5": "nw ne c sw se",
    "6": "nw ne w e sw se",
    "7": "nw ne u w e sw se",
}
PIP, ACE = 56, 120


def dress(element, card, lock=False):
    """Draw a card, "7H", into an empty element; ``lock`` adds the sign of a card that must wait."""
    rank, suit = card[0], card[1]
    element.dataset.suit = suit
    element.appendChild(_court(rank, suit) if rank in COURTS else _plain(rank, suit))
    if lock:
        element.appendChild(clone("lock-sign"))


def picture(card, label=None):
    """A card that is only looked at; with a label it has a name of its own, else it is silent."""
    element = make("span", "card")
    dress(element, card)
    if label:
        element.setAttribute("role", "img")
        element.setAttribute("aria-label", label)
    else:
        element.setAttribute("aria-hidden", "true")
    return element


def fit(box, card):
    """Give the cards in a box the face that the width of one of them asks for."""
    fit_soon(box, card)
    fit_all()


def fit_soon(box, card):
    """The same, when the picture is done: each look at a width lays the page out once more."""
    _to_fit.append((box, card))


def fit_all():
    """Do what ``fit_soon`` was asked for."""
    widths = [card.offsetWidth for _, card in _to_fit]
    for (box, _), width in zip(_to_fit, widths):
        if width:
            attr(box, "data-face", face(width))
    _to_fit.clear()


_to_fit = []


def _plain(rank, suit):
    drawn = clone("card-face")
    _index(drawn, rank, suit)
    drawn.querySelector(".c-big use").setAttribute("href", "#s-" + suit)
    pips = drawn.querySelector(".c-pips")
    size = ACE if rank == "A" else PIP
    for spot in PIPS[rank].split():
        pips.appendChild(_pip(suit, *SPOTS[spot], size))
    return drawn


def _pip(suit, x, y, size):
    """One sign; those in the lower half stand on their heads."""
    use = document.createElementNS(SVG, "use")
    use.setAttribute("href", "#s-" + suit)
    for name, value in (("width", size), ("height", size)):
        use.setAttribute(name, str(value))
    turn = " rotate(180)" if y > CENTRE else ""
    corner = " translate({0} {0})".format(-size // 2)
    use.setAttribute("transform", "translate({} {}){}{}".format(x, y, turn, corner))
    return use


def _court(rank, suit):
    drawn = clone("court-face")
    _index(drawn, rank, suit)
    drawn.querySelector(".crown").setAttribute("href", "#k-" + rank)
    drawn.querySelector(".pip").setAttribute("href", "#s-" + suit)
    drawn.querySelector(".figure").setAttribute("href", "#k-" + rank + "-" + suit)
    _letter(drawn.querySelector(".letter"), rank)
    return drawn


def _index(drawn, rank, suit):
    _letter(drawn.querySelector(".c-rank use"), rank)
    drawn.querySelector(".c-suit use").setAttribute("href", "#s-" + suit)


class _Letters:
    """The letters of the courts that are in use."""

    chosen = LETTERS["kqj"]


def _letter(use, rank):
    """Let a sign be the one of a rank, in the letters that the player likes."""
    attr(use, "data-rank", rank)
    attr(use, "href", "#r-" + _Letters.chosen.get(rank, rank))


def set_letters(name):
    """Name the courts K, Q and J ("kqj") or R, D and V ("rdv") on every card there is."""
    chosen = LETTERS[name]
    if chosen is _Letters.chosen:
        return
    _Letters.chosen = chosen
    for use in every("use[data-rank]"):
        _letter(use, use.getAttribute("data-rank"))
