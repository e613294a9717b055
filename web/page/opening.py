"""A recorded opening: what the engine answered when the site was built, shown before it is there.

Pure. A record is a tree of nodes: ``reply()`` is what was answered, ``after("play 7H")`` the node
that follows a request, or None, and ``last()`` says that none does. Nothing here knows a rule: a
request that the record holds gets the reply that stands beside it, every other one has to wait for
the engine. The engine is then sent the same requests in order, and must answer the same.
"""

FREE = ("seed", "today", "latest")  # fields of "open" that change nothing in a recorded reply


def suits(opened, fields):
    """Whether a record answers an "open" with these fields; ``opened``: those it was made with."""
    return _bound(opened) == _bound(fields)


def _bound(fields):
    return {name: value for name, value in fields.items() if name not in FREE}


def place_of(seed, count):
    """Which of so many openings is played: four hex digits of the page's own chance decide."""
    return int(seed[:4], 16) % count


def step(kind, fields):
    """The name under which a node keeps what follows a request."""
    return kind + " " + fields["card"] if kind == "play" else kind


class Opening:
    """One opening, and how far the player has come in it."""

    def __init__(self, place, seed, root):
        """``place``: its number among the openings; ``seed``: that of its rubber."""
        self.place = place
        self.seed = seed
        self.steps = []  # the requests answered after "open", by name
        self._root = root
        self._node = None
        self._told = []  # (kind, fields, reply) of the same requests
        self._compared = 0

    def begun(self):
        """Whether anything has been answered."""
        return bool(self._told)

    def so_far(self):
        """What a later visit needs to take it up again."""
        return {"place": self.place, "steps": self.steps}

    def holds(self, kind, fields):
        """Whether the record has a reply to this request."""
        return self._after(step(kind, fields)) is not None

    def _after(self, name):
        if self._node is None:
            return self._root if name == "open" else None
        return self._node.after(name)

    def ended(self):
        """Whether only the engine knows more."""
        return self._node is not None and self._node.last()

    def answer(self, kind, fields):
        """The recorded reply to a request that it holds."""
        name = step(kind, fields)
        self._node = self._after(name)
        reply = self._node.reply()
        if kind != "open":
            self.steps.append(name)
        self._told.append((kind, fields, reply))
        return reply

    def take_up(self, fields, steps, saved):
        """Go again where an earlier visit went; whether that led to the game that was saved."""
        self.answer("open", fields)
        for name in steps:
            kind, _, card = name.partition(" ")
            fields = {"card": card} if card else {}
            if not self.holds(kind, fields):
                return False
            self.answer(kind, fields)
        return self._told[-1][2]["save"]["text"] == saved

    # The engine's turn

    def behind(self):
        """The first request (kind, fields) that the engine has not been sent yet, or None."""
        if self._compared == len(self._told):
            return None
        return self._told[self._compared][:2]

    def compare(self, reply):
        """Take in the engine's reply to ``behind()``: where it differs, [] where it is the same.

        Only names are given: what a hand holds is told to nobody.
        """
        recorded = self._told[self._compared][2]
        self._compared += 1
        named = {key: value for key, value in reply.items() if key not in ("v", "id")}
        return differences(recorded, named)


def differences(one, other, at=""):
    """The places at which two replies differ, as "screen.turn"."""
    if one == other:
        return []
    if not (isinstance(one, dict) and isinstance(other, dict)):
        return [at or "."]
    found = []
    for key in sorted(set(one) | set(other)):
        if key not in one or key not in other:
            found.append(at + key)
        elif one[key] != other[key]:
            found += differences(one[key], other[key], at + key + ".")
    return [place.rstrip(".") or "." for place in found]
