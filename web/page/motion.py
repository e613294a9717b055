"""How long things take, and where things go. Pure: numbers in, numbers out."""

# Milliseconds after a bot's card and after a finished trick. None: wait for the player.
PAUSES = {
    "slow": (900, 2500),
    "normal": (500, 1500),
    "fast": (250, 800),
    "wait": (None, None),
    "instant": (0, 0),
}

FLIGHT = 220
GATHER = 280

NARROW_SLICE = 44  # px; a finger that hits less than this may have meant the neighbour
SHORTEST_SLICE = 27  # px; below it an index can no longer be read
GAP = 6  # px between two cards that need not overlap
DRAWN = 12  # px upwards; less is a finger that trembles
ROW = 5  # cards in each of two rows


def after_card(speed):
    """The pause before the next bot plays, in ms; None waits for the player."""
    return PAUSES[speed][0]


def after_trick(speed):
    """How long a finished trick stays, in ms; None waits for the player."""
    return PAUSES[speed][1]


def face(width):
    """The face that a card of so many px is drawn with."""
    return "a" if width >= 72 else "b" if width >= 48 else "c"


def slice_width(width, card, count):
    """What is to be seen of each card but the last, in px."""
    if count < 2:
        return card
    return min(card + GAP, (width - card) / (count - 1))


def two_rows(choice, width, card, count, large=False, low=False):
    """Whether the hand is laid in two rows: by choice, or because one would be too tight.

    ``large``: the player reads large text, and in a narrow window likes the cards large too.
    ``low``: the window has no room for two rows, whatever the wish.
    """
    if choice == "one" or count <= ROW or low:
        return False
    visible = slice_width(width, card, count)
    return choice == "two" or visible < SHORTEST_SLICE or (large and visible < NARROW_SLICE)


def row_places(count, two):
    """For each card its (row, place in the row, cards in the row)."""
    first = (count + 1) // 2 if two else count
    rows = [(0, place, first) for place in range(first)]
    return rows + [(1, place, count - first) for place in range(count - first)]


def drawn_far(dx, dy):
    """Whether a pointer has gone so many px that a card is meant to be drawn out of the hand."""
    return dy < -DRAWN and abs(dx) < -2 * dy


def needs_second_tap(confirm, by_touch, visible):
    """Whether a card must be confirmed; ``visible``: the width in px that a finger could hit."""
    if confirm == "auto":
        return by_touch and visible < NARROW_SLICE
    return confirm == "always"


def journey(start, end):
    """The move that puts a box at ``end`` where ``start`` is: (dx, dy, scale).

    Boxes are (left, top, width, height) in px; the scale, at least a fifth, is taken about the
    box's centre.
    """
    dx = start[0] + start[2] / 2 - end[0] - end[2] / 2
    dy = start[1] + start[3] / 2 - end[1] - end[3] / 2
    return dx, dy, max(0.2, start[2] / end[2] if end[2] else 1)
