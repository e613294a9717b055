"""The screen and what happened on it, in sentences. Pure: a Screen and Words in, text out.

Nothing here decides anything: whether a card may be played, who wins and what is scored all stand
in the screen. See ``speak_result`` for the end of a hand and ``speak_table`` for what happens
around the cards. ``live`` says whether the points of the running hand are shown at this table.
"""

import speak_table
from speak_result import result_sentences

PHASES = ("choosing", "calling", "counting")  # with a sentence of their own


def card_label(words, card, place, count, trump):
    """The name of a card button: "sete de copas, dez pontos, trunfo, carta 3 de 10"."""
    key = "label.trump" if card[1] == trump else "label.card"
    worth = words.t("worth." + card[0])
    return words.t(key, card=words.card(card), worth=worth, place=place, of=count)


def your_turn(words, screen):
    """What the player has to do now."""
    led = screen["led"]
    if led is None:
        return words.t("turn.lead")
    holds = any(each["card"][1] == led for each in screen["hand"])
    return words.t("turn.follow" if holds else "turn.void", suit=words.suit(led))


def status(words, screen, held=None, lifted=None, by_key=False, live=True):
    """The one sentence above the hand.

    ``held`` is the finished trick that still lies on the table, ``lifted`` the card that the player
    has chosen, ``by_key`` whether it was chosen with the keyboard.
    """
    if lifted:
        return _lifted(words, screen, lifted, by_key)
    if held:
        return trick_won(words, held, live)
    if screen["phase"] != "playing":
        named = screen["phase"] in PHASES
        return words.t("status." + screen["phase"] if named else "status.over")
    if screen["todo"] == "play":
        return your_turn(words, screen)
    return words.t("status.bot", seat=words.seat(screen["turn"]))


def _lifted(words, screen, lifted, by_key):
    if screen["todo"] != "play":
        return words.t("lifted.early", card=words.the(lifted))
    return words.t("lifted.key" if by_key else "lifted.touch", card=words.the(lifted))


def why_not(words, why):
    """Why a card cannot be played: ``{"code": "must_follow", "suit": "C"}`` or not your turn."""
    if why and why["code"] == "must_follow":
        return words.t("error.action/must_follow_suit", suit=words.suit(why["suit"]))
    return words.t("error.action/not_your_turn")


def error(words, failure):
    """A coded error of the engine or the page, in words."""
    key = "error." + failure["code"]
    values = dict(failure.get("values") or {})
    if "suit" in values:
        values["suit"] = words.suit(values["suit"])
    for name in ("option", "other"):
        if name in values:
            values[name] = words.t("option." + values[name])
    return words.t(key if words.has(key) else "error.host/internal", **values)


def trick_won(words, trick, live=True):
    """Who took a trick, and what was in it unless the table counts at the end."""
    mine = trick["winner"] == "S"
    if not live:
        key = "trick.taken.you" if mine else "trick.taken"
        return words.t(key, seat=words.seat(trick["winner"]))
    if mine:
        return words.n("trick.you", trick["points"])
    return words.n("trick.won", trick["points"], seat=words.seat(trick["winner"]))


def last_trick_title(words, trick, live=True):
    seat = words.seat(trick["winner"])
    if not live:
        return words.t("last.title.plain", seat=seat)
    return words.n("last.title", trick["points"], seat=seat)


def points(words, screen, live=True):
    """Points, tricks and games of both sides, for whoever asks."""
    seen = live or screen["phase"] in ("hand_over", "rubber_over")
    told = [_sides(words, "say.points", screen["points"]) if seen else words.t("points.hidden")]
    told.append(_sides(words, "say.tricks", screen["tricks"]))
    told.append(_sides(words, "say.games", screen["games"]))
    waiting = pending(words, screen["pending"])
    return " ".join(told + ([words.t("say.pending", what=waiting)] if waiting else []))


def _sides(words, key, pair):
    return words.t(key, us=pair["NS"], them=pair["EW"])


def pending(words, waiting):
    """What waits since a tie: "" where nothing does."""
    if waiting == "double":
        return words.t("pending.double")
    return words.n("pending", waiting) if waiting else ""


def trump(words, screen, seen=True):
    """The trump, and where its turned card lies where that is to be ``seen``."""
    turned = screen["trump"]
    if not turned:
        return words.t("say.trump.none")
    if turned["shown"] and not seen:
        return words.t("say.trump.only", suit=words.suit(turned["suit"]))
    key = "say.trump" if turned["shown"] else "say.trump.played"
    values = {"suit": words.suit(turned["suit"]), "the": words.the(turned["card"])}
    if turned["owner"] == "S" and turned["shown"]:
        return words.t("say.trump.mine", **values)
    return words.t(key, seat=words.seat(turned["owner"]), **values)


def table(words, screen):
    """The cards on the table, in the order in which they were played."""
    if not screen["table"]:
        return words.t("say.table.empty")
    told = [
        words.t("say.card", seat=words.seat(each["seat"]), card=words.card(each["card"]))
        for each in screen["table"]
    ]
    return " ".join(told)


def hand(words, cards):
    """The player's cards in their order."""
    names = [words.card(card) for card in cards]
    return words.t("say.hand", cards=", ".join(names)) if names else words.t("say.hand.empty")


def last_trick(words, screen, live=True):
    """The last trick card by card, and who won it."""
    trick = screen["last_trick"]
    if not trick:
        return words.t("say.last.none")
    return table(words, {"table": trick["cards"]}) + " " + trick_won(words, trick, live)


def dealt(words, event):
    """A new hand: who deals, the trump, which bot leads; one's own lead is one's turn anyway."""
    dealer = "say.dealt.you" if event["dealer"] == "S" else "say.dealt"
    told = words.t(
        dealer,
        n=event["hand_number"],
        seat=words.seat(event["dealer"]),
        suit=words.suit(event["trump"]),
        card=words.card(event["turned"]),
    )
    if event["leader"] == "S":
        return told
    return told + " " + words.t("say.lead", seat=words.seat(event["leader"]))


class Voice:
    """Joins what happens into messages: one for all cards up to the player's turn or the trick."""

    def __init__(self):
        self._said = []
        self._led = None
        self._how = (True, True, None)  # assist, live, book: see hear

    def hear(self, words, events, screen, assist=True, live=True, book=None):
        """Take in the events of a reply.

        ``assist``: say who is winning the trick. ``book``: the table's rulebook where it is known.
        """
        self._how = (assist, live, book)
        for event in events:
            self._said += self._sentences(words, event, events, screen)
        if screen["todo"] == "play":
            self._said.append(your_turn(words, screen))
        elif screen["todo"] in ("call", "count") or screen.get("phase") == "choosing":
            self._said.append(status(words, screen))

    def take_up(self, words, screen):
        """A game that was left is taken up again: what one has to know to go on."""
        self._led = screen["led"]
        self._said += [trump(words, screen), table(words, screen), status(words, screen)]

    def flush(self):
        """All that was heard, as one message; "" where there is nothing."""
        message = " ".join(self._said)
        self._said = []
        return message

    def _sentences(self, words, event, events, screen):
        kind, (assist, live, book) = event["type"], self._how
        if kind in ("dealt", "trick_won"):
            self._led = None
        if kind == "dealt":
            return [dealt(words, event)]
        if kind == "played":
            return [self._played(words, event, assist)]
        if kind == "trick_won":
            told = [trick_won(words, event, live)]
            ends = any(each["type"] == "hand_over" for each in events)  # the result tells them
            if live and not ends:
                told.append(_sides(words, "say.points", screen["points"]))
            return told
        if kind == "hand_over":
            return result_sentences(words, event, screen, book)
        return speak_table.around(words, event, events)

    def _played(self, words, event, assist):
        """One card; within the led suit the rank is enough."""
        card, first = event["card"], self._led is None
        name = words.t("rank." + card[0]) if card[1] == self._led else words.card(card)
        wins = assist and not first and event["winning"] == event["seat"]
        if first:
            self._led = card[1]
        key = "say.card.winning" if wins else "say.card"
        return words.t(key, seat=words.seat(event["seat"]), card=name)
