"""The review of a hand in words. Pure: what the engine found and Words in, text out.

A ``row`` is one own card as the engine tells it: ``trick``, ``card``, ``forced``, ``coach``,
``loss``, ``after`` and ``ends``. Points are North and South's card points at the end of the hand.
"""

from speak_hint import reason

ALL = 120  # card points of both sides
DEAR = 5  # a card that gave away so many is marked darker


def grade(row, finished):
    """How a row is marked: ``good``, ``some``, ``dear``, ``only``, ``open``, or ``wait``."""
    if row["forced"]:
        return "only"
    if row["loss"] is None:
        return "open" if finished else "wait"
    if row["loss"] == 0:
        return "good"
    return "dear" if row["loss"] >= DEAR else "some"


def mark(words, row, finished):
    """The mark of a row in words."""
    kind = grade(row, finished)
    if kind in ("some", "dear"):
        return words.n("review.cost", row["loss"])
    return "…" if kind == "wait" else words.t("review." + kind)


def won(words, trick):
    """Who took the trick of a row."""
    points = words.n("points", trick["points"])
    if trick["winner"] == "S":
        return words.t("review.won.you", points=points)
    return words.t("review.won", seat=words.seat(trick["winner"]), points=points)


def given(words, told):
    """How much was given away, and on how many cards; while it is worked out, how far that is."""
    if not told["finished"]:
        return words.t("review.working", n=told["done"] * 100 // told["of"])
    costly = [row["loss"] for row in told["hand"]["cards"] if row["loss"]]
    if not costly:
        return words.t("review.nothing")
    return words.n("review.given", len(costly), points=words.n("points", sum(costly)))


def split(words, told):
    """Luck and skill where all forty cards are solved; that they are not; "" until then."""
    parts = told["hand"]["split"]
    if parts:
        return words.t("review.split", points=told["hand"]["points"], **parts)
    return words.t("review.unsolved") if told["finished"] else ""


def best(row):
    """The best of the cards that could have been played, and what it comes to; None for a good one.

    Of equally good ones the coach's.
    """
    if not row["ends"]:
        return None
    most = max(row["ends"].values())
    cards = sorted(card for card in row["ends"] if row["ends"][card] == most)
    coach = row["coach"]["card"] if row["coach"] else None
    return (coach if coach in cards else cards[0]), most


def coach(words, row):
    """What could have been known: the coach's card and its reason, kindly."""
    if row["forced"]:
        return words.t("review.forced")
    if not row["coach"]:
        return ""
    same = row["coach"]["card"] == row["card"]
    told = [words.t("review.coach.same")]
    if not same:
        told = [words.t("review.coach.card", card=words.the(row["coach"]["card"]))]
    told.append(reason(words, row["coach"]["reason"]))
    if same and row["loss"]:
        told.append(words.t("review.fair"))
    return " ".join(told)


def find(words, row):
    """The question that one may answer oneself."""
    return words.t("review.find", points=words.n("points", row["loss"]))


def tried(words, row, card):
    """What another card would have come to."""
    end, most = row["ends"][card], max(row["ends"].values())
    kind = "best" if end == most else "better" if end > row["after"] else "no"
    return words.t("review.try." + kind, card=capital(words.the(card)), us=end, them=ALL - end)


def capital(text):
    """A text that begins a sentence."""
    return text[:1].upper() + text[1:]


def score(us):
    """Both sides' card points from North and South's."""
    return str(us) + "–" + str(ALL - us)


def hands_before(screen, number):
    """The four hands before a trick: what was dealt, less what was played before it."""
    gone = [
        each["card"] for trick in screen["tricks_played"][: number - 1] for each in trick["cards"]
    ]
    laid = screen["laid_open"]
    return {seat: [card for card in laid[seat] if card not in gone] for seat in laid}


def points_before(screen, number):
    """Card points of North and South, and of the others, before a trick."""
    taken = {"NS": 0, "EW": 0}
    for trick in screen["tricks_played"][: number - 1]:
        taken["NS" if trick["winner"] in "SN" else "EW"] += trick["points"]
    return taken
