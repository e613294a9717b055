"""What happens around the cards, in sentences: dealing, weak hands, accusations. Pure."""


def _by(words, key, seat, **values):
    """A sentence about a seat; where it is the player, the one that speaks to them."""
    return words.t(key + ".you" if seat == "S" else key, seat=words.seat(seat), **values)


def ceremony(words, event):
    """Who shuffles, who cuts and who deals, one line each."""
    lines = (("deal.shuffles", "shuffler"), ("deal.cuts", "cutter"), ("deal.deals", "dealer"))
    return [_by(words, key, event[role]) for key, role in lines]


def voided(words, event, dealt):
    """A weak hand was called: the cards are dealt again, by the next dealer."""
    told = _by(words, "said.weak", event["caller"])
    if not dealt:
        return told
    return told + " " + _by(words, "said.weak.deals", dealt["dealer"])


def chosen(words, event):
    """The dealer's word on where trump comes from."""
    return _by(words, "said.from." + event["from"], event["dealer"])


def accused(words, event):
    """Who accused whom, and whether there was a revoke."""
    told = accusation(words, event["seat"], event["accused"])
    return told + " " + words.t("said.right" if event["right"] else "said.wrong")


def accusation(words, accuser, accused_seat):
    """Who accused whom."""
    values = {"accuser": words.seat(accuser), "accused": words.seat(accused_seat)}
    who = "you" if accuser == "S" else "at_you" if accused_seat == "S" else "others"
    return words.t("accused." + who, **values)


def revoke(words, found):
    """Which card did not follow, in which trick, and what its player should have played."""
    values = {
        "n": found["trick_number"],
        "card": words.the(found["card"]),
        "suit": words.suit(found["led"]),
    }
    return _by(words, "revoke", found["seat"], **values)


def cost(words, options):
    """What an accusation wins when it is right, and what it loses when it is wrong."""
    right = words.t("accuse.right." + options["revoke_right"])
    return right + " " + words.t("accuse.wrong." + options["revoke_wrong"])


def rules_name(words, rules):
    """The name of a rule set: a preset's, else that of a table of one's own."""
    key = "preset." + rules
    return words.t(key if words.has(key) else "preset.custom")


def around(words, event, events):
    """What is neither a card nor a result."""
    kind = event["type"]
    if kind == "end_chosen":
        return [chosen(words, event)]
    if kind == "accused":
        return [accused(words, event)]
    if kind == "hand_voided":
        return [voided(words, event, next_deal(events, event))]
    return []


def next_deal(events, after):
    """The first deal after an event of the same reply, or None."""
    rest = events[events.index(after) + 1 :]
    deals = [each for each in rest if each["type"] == "dealt"]
    return deals[0] if deals else None


def remarks(words, events):
    """What should also be seen for a while, not only heard: "" where there is nothing.

    A deal that is called off, and an accusation after which the hand goes on.
    """
    kinds = [event["type"] for event in events]
    told = []
    for event in events:
        goes_on = event["type"] == "accused" and "hand_over" not in kinds
        if goes_on or event["type"] == "hand_voided":
            told += around(words, event, events)
    return " ".join(told)
