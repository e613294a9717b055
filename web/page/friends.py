"""The league: results of friends whose codes were pasted here. Pure.

    {"v": 1, "codes": {code: {"name", "date", "us", "them", "hints", "rerun"}}}

A name is whatever its reader typed; it is text and nothing else. Everything but the name comes from
the engine's own replay of the code.
"""

import civil
from records import given, whole

LONGEST = 24  # characters of a name


def empty():
    return {"v": 1, "codes": {}}


def cleaned(stored):
    """A league made of what was stored; what is not of the right form is left out."""
    found = empty()
    codes = stored.get("codes") if isinstance(stored, dict) and stored.get("v") == 1 else None
    for code, friend in list(codes.items()) if isinstance(codes, dict) else []:
        if _is_friend(friend):
            found["codes"][code] = friend
    return found


def _is_friend(friend):
    if not isinstance(friend, dict) or not civil.parts(friend.get("date")):
        return False
    points = whole(friend.get("us")) and whole(friend.get("them"))
    for name in ("given", "par"):
        if friend.get(name) is not None and not whole(friend[name]):
            return False
    return points and isinstance(friend.get("name"), str) and whole(friend.get("hints"), 40)


def name_of(typed):
    """A name as it is kept: one line, without signs that cannot be seen, and not too long."""
    seen = "".join([each if _is_plain(each) else " " for each in typed[:400]])
    return " ".join(seen.split())[:LONGEST].strip()


_PLAIN = " .,-_'&+!?()@#"
_NOT = ((0x300, 0x36F), (0x2000, 0x2BFF), (0xD800, 0xF8FF), (0xFE00, 0xFE0F), (0xFE20, 0xFE2F))


def _is_plain(each):
    """Letters, figures and a few signs; MicroPython knows no letters but the English ones."""
    code = ord(each)
    if code < 0xC0:
        return each.isalpha() or each.isdigit() or each in _PLAIN
    return code < 0xFEFF and not [low for low, high in _NOT if low <= code <= high]


def add(league, code, name, told):
    """Keep a verified result under a name; one that is there already only changes its name."""
    league["codes"][code] = {
        "name": name,
        "date": told["date"],
        "us": told["points"]["NS"],
        "them": told["points"]["EW"],
        "hints": told["hints"],
        "rerun": told["bots_rerun"],
    }


def solved(friend, told):
    """Note what a friend's ten cards gave away, and the par; or that it cannot be told."""
    if told["par"] is None:
        friend["unsolved"] = True
    else:
        friend["given"], friend["par"] = sum(told["costs"]), told["par"]


def merge(mine, theirs):
    """Put another device's friends into mine; how many are new."""
    new = [code for code in theirs["codes"] if code not in mine["codes"]]
    for code in new:
        mine["codes"][code] = theirs["codes"][code]
    return len(new)


def dates(league):
    """Dates on which somebody else has a result, the newest first."""
    found = {friend["date"] for friend in league["codes"].values()}
    return sorted(found, reverse=True)


def rows(league, records, date, me):
    """Who has a result of a date, the most points first.

    [{"name", "us", "them", "hints", "difference", "given", "par", "code", "me", "rerun"}].
    """
    day = records["days"].get(date)
    found = []
    for code, friend in league["codes"].items():
        if friend["date"] == date and not (day and day["code"] == code):
            row = {"name": friend["name"], "code": code, "me": False}
            row["given"] = friend.get("given")
            row["par"] = friend["us"] - friend["par"] if friend.get("par") is not None else None
            row["rerun"] = bool(friend.get("rerun"))
            found.append(_with_points(row, friend, day))
    if day:
        row = {"name": me, "code": day["code"], "me": True, "given": given(day), "rerun": True}
        row["par"] = day["us"] - day["par"] if day.get("par") is not None else None
        found.append(_with_points(row, day, day))
    found.sort(key=lambda each: (-each["us"], not each["me"], each["name"]))
    return found


def _with_points(row, result, day):
    """The robot's points are the same for everybody on a date, so mine serve for friends too."""
    for name in ("us", "them", "hints"):
        row[name] = result[name]
    row["difference"] = None
    if day and day.get("ref"):
        row["difference"] = result["us"] - day["ref"]["us"]
    return row


def totals(league, records, me):
    """Everybody over all dates: name, days, average points in tenths, and wins of a date.

    [{"name", "days", "average", "first", "me"}], the most days won first. Only dates on which two
    or more have a result can be won.
    """
    people = {}
    for date in dates(league):
        listed = rows(league, records, date, me)
        for row in listed:
            who = people.setdefault(
                (row["me"], row["name"]), {"days": 0, "us": 0, "first": 0, "me": row["me"]}
            )
            who["days"] += 1
            who["us"] += row["us"]
            who["first"] += len(listed) > 1 and row["us"] == listed[0]["us"]
    found = []
    for (_, name), who in people.items():
        average = round(who["us"] * 10 / who["days"])
        found.append(
            {
                "name": name,
                "days": who["days"],
                "average": average,
                "first": who["first"],
                "me": who["me"],
            }
        )
    found.sort(key=lambda each: (-each["first"], -each["average"], each["name"]))
    return found
