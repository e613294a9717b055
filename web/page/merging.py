"""Records of two devices become one. Pure."""

from records import LAST, TOP


def merge(mine, theirs):
    """Put another device's records into mine; what changed: {"new", "earlier", "kept", "hands"}.

    Of two results of a date the one that was finished on the earlier date stays, mine where both
    were finished on the same. Counts of practice cannot be told apart, so the larger of both stays.
    """
    told = {"new": 0, "earlier": 0, "kept": 0, "hands": 0}
    for date, day in theirs["days"].items():
        own = mine["days"].get(date)
        kind = "new" if own is None else "earlier" if day["on"] < own["on"] else "kept"
        told[kind] += 1
        if kind != "kept":
            mine["days"][date] = day
    for date, begun in theirs["begun"].items():
        mine["begun"][date] = min(begun, mine["begun"].get(date, begun))
    for key, table in theirs["tables"].items():
        own = mine["tables"].get(key)
        if own is None or own["played"] < table["played"]:
            told["hands"] += table["played"] - (own["played"] if own else 0)
            mine["tables"][key] = table
    _merge_hands(mine, theirs)
    return told


def _merge_hands(mine, theirs):
    known = [each["deal"] for each in mine["hands"]]
    more = [each for each in theirs["hands"] if each["deal"] not in known]
    mine["hands"] = sorted(mine["hands"] + more, key=lambda each: each["on"])[-LAST:]
    for name in ("best", "worst"):
        listed = [each["deal"] for each in mine[name]]
        for hand in theirs[name]:
            if hand["deal"] not in listed:
                mine[name].append(hand)
        mine[name].sort(key=lambda each: -each["us"] if name == "best" else each["us"])
        mine[name] = mine[name][:TOP]
