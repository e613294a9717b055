"""The end of a hand and of a rubber, in words. Pure: a Result and Words in, text out."""

from speak_hint import helped
from speak_table import accusation, revoke


def award(words, result):
    """What the hand scored, what waited included: "mais 2 jogos para nós"."""
    side = result["winner"]
    return words.n("award." + side, result["award"][side])


def title(words, result, again=False):
    """The result of a hand, or of the rubber where it ended one."""
    rubber = result["rubber"]
    if rubber and not again:
        kind = "sweep." if rubber["sweep"] else "shutout." if rubber["shutout"] else ""
        return words.t("rubber.title." + kind + rubber["winner"])
    if result["code"] == "tie":
        return words.t("result.title.tie", n=result["points"]["NS"])
    return words.t("result.title." + result["code"] + "." + result["winner"])


def why(words, result, book=None):
    """The line under the title: which row of the score it was, and what it gave.

    ``book`` is the rulebook of the table, from which the row's points are read where it is known.
    """
    code, rubber = result["code"], result["rubber"]
    if code == "tie":
        return words.t("why.tie")
    if result.get("accuser"):
        told = accusation(words, result["accuser"], result["accused"])
        return told + " " + words.t("why." + code, award=award(words, result))
    if code == "sweep" and rubber and rubber["sweep"]:
        return words.t("why.sweep.rubber")
    rows = [row for row in book["scores"] if row["code"] == code] if book else []
    if code == "win" and not rows:
        return words.t("why.win.plain", award=award(words, result))
    if code in ("win", "double") and rows:
        least, most = rows[0]["least"], rows[-1]["most"]
        return words.t("why." + code, least=least, most=most, award=award(words, result))
    key = "why.double.plain" if code == "double" else "why." + code
    return words.t(key, award=award(words, result))


def found(words, result):
    """The revoke behind a right accusation, and that the hand's points no longer count."""
    if not result.get("accuser"):
        return ""
    told = [revoke(words, result["revoke"])] if result["revoke"] else []
    told.append(words.t("why.discarded"))
    return " ".join(told)


def waiting(words, result):
    """What waited and was paid with this hand, or what waits now; "" where nothing does."""
    for name, key in (("waited", "waited"), ("pending", "waiting")):
        value = result[name]
        if value == "double":
            return words.t(key + ".double")
        if value:
            return words.n(key, value)
    return ""


def compared(words, screen):
    """A hand played again, against the first time."""
    first, now = screen["again"]["points"], screen["result"]["points"]
    more = now["NS"] - first["NS"]
    key = "again.more" if more > 0 else "again.less" if more < 0 else None
    told = words.t("again.first", us=first["NS"], them=first["EW"])
    return told + " " + (words.n(key, abs(more)) if key else words.t("again.same"))


def badges(words, rubber):
    """What people would say of a rubber's score besides."""
    loser = "EW" if rubber["winner"] == "NS" else "NS"
    told = []
    if rubber["comeback"]:
        told.append(words.t("badge.comeback." + rubber["winner"], n=rubber["comeback"]))
    if rubber["games"][loser] == 1:
        told.append(words.t("badge.one." + rubber["winner"]))
    return told


def rubber_line(words, rubber):
    us, them = rubber["games"]["NS"], rubber["games"]["EW"]
    return words.n("rubber.text", rubber["hands"], us=us, them=them)


def notes(words, screen):
    """Everything else that the result panel says, one sentence after the other."""
    result, again = screen["result"], screen["again"]
    if again:
        return compared(words, screen)
    told = [found(words, result), waiting(words, result)]
    if screen.get("kind") == "daily":
        told.append(helped(words, screen))
    if result["rubber"]:
        told.append(rubber_line(words, result["rubber"]))
        told += badges(words, result["rubber"])
    return " ".join(part for part in told if part)


def next_line(words, screen):
    """Who deals and leads next; "" when the rubber is over or the hand was only played again."""
    result = screen["result"]
    if result["rubber"] or screen["again"]:
        return ""
    dealer, leader = result["next_dealer"], result["next_leader"]
    key = "next.you_deal" if dealer == "S" else "next.you_lead" if leader == "S" else "next.others"
    return words.t(key, dealer=words.seat(dealer), leader=words.seat(leader))


def result_sentences(words, result, screen, book=None):
    """The result for the log: title, points, reason, what waits, the rubber."""
    score = words.t("say.points", us=result["points"]["NS"], them=result["points"]["EW"])
    told = [stopped(title(words, result, bool(screen["again"]))), score]
    told.append(why(words, result, book))
    told.append(notes(words, screen))
    return [part for part in told if part]


def stopped(sentence):
    """A title as a sentence of a message."""
    return sentence if sentence[-1] in ".!?" else sentence + "."
