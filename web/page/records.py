"""What is kept of finished hands: the days' first results, and counts of practice. Pure.

    {"v": 1,
     "begun":  {date: the local date on which the day's deal was first opened},
     "days":   {date: {"on", "us", "them", "games", "code", "hints", "tricks", and, once they are
                known, "ref": {"us", "level", "version"}, "par", "costs"}},
     "tables": {"<rules>|<level>": {"played", "won", "lost", "us", "bins"}},
     "hands":  [the last practice hands, the newest last: {"on", "us", "them", "deal", "rules",
                "level", "partner"}],
     "best", "worst": [practice hands with the most and the fewest points]}

``tricks`` are ten signs, 1 for a trick of ours. A day's first finished result stays, whatever comes
later. Every function takes such a value and changes it in place, or only reads it.
"""

import civil

BINS = 12  # of points, ten and a half each: 0-9, 10-19, … 110-120
LAST = 200  # practice hands that are kept one by one
TOP = 5
_SIDES = ("us", "them")


def empty():
    return {"v": 1, "begun": {}, "days": {}, "tables": {}, "hands": [], "best": [], "worst": []}


def cleaned(stored):
    """Records made of what was stored; what is not of the right form is left out."""
    found = empty()
    if not isinstance(stored, dict) or stored.get("v") != 1:
        return found
    for date, day in _items(stored.get("begun")):
        if civil.parts(date) and civil.parts(day):
            found["begun"][date] = day
    for date, day in _items(stored.get("days")):
        if civil.parts(date) and is_day(day):
            found["days"][date] = day
    for key, table in _items(stored.get("tables")):
        if _is_table(table):
            found["tables"][key] = table
    for name in ("hands", "best", "worst"):
        listed = stored.get(name)
        if isinstance(listed, list):
            found[name] = [each for each in listed if _is_hand(each)][-LAST:]
    return found


def _items(value):
    return list(value.items()) if isinstance(value, dict) else []


def whole(value, most=120):
    """Whether a value is a whole number from 0 to `most`."""
    return isinstance(value, int) and not isinstance(value, bool) and 0 <= value <= most


def is_day(day):
    """Whether a value can be a day's result."""
    if not isinstance(day, dict) or not civil.parts(day.get("on")):
        return False
    if not (whole(day.get("us")) and whole(day.get("them")) and day["us"] + day["them"] == 120):
        return False
    texts = isinstance(day.get("code"), str) and isinstance(day.get("tricks"), str)
    costs, ref = day.get("costs"), day.get("ref")
    known = costs is None or (isinstance(costs, list) and all(whole(each) for each in costs))
    robot = ref is None or (isinstance(ref, dict) and whole(ref.get("us")))
    numbers = [day.get(name) for name in ("par", "partner", "gifts")]
    par = all(each is None or whole(each) for each in numbers)
    rest = whole(day.get("hints"), 40) and isinstance(day.get("games"), int)
    return texts and known and robot and par and rest


def _is_table(table):
    if not isinstance(table, dict):
        return False
    counts = [table.get(name) for name in ("played", "won", "lost", "us")]
    bins = table.get("bins")
    if not isinstance(bins, list) or len(bins) != BINS:
        return False
    return all(whole(each, 1000000000) for each in counts + bins)


def _is_hand(hand):
    if not isinstance(hand, dict):
        return False
    texts = [hand.get(name) for name in ("on", "deal", "rules", "level", "partner")]
    points = [hand.get(name) for name in _SIDES]
    return all(isinstance(each, str) for each in texts) and all(whole(each, 130) for each in points)


# -- keeping


def begin_day(records, date, today):
    """A day's deal lies on the table; only the first time counts. Whether anything changed."""
    if date in records["begun"]:
        return False
    records["begun"][date] = today
    return True


def finish_day(records, date, result):
    """Keep a day's result if it is the first; whether it is."""
    if date in records["days"]:
        return False
    records["days"][date] = result
    return True


def finish_hand(records, hand):
    """Count a practice hand; the same deal not twice in a row of `LAST` hands."""
    if hand["deal"] in [each["deal"] for each in records["hands"]]:
        return False
    short = {name: hand[name] for name in hand if name != "record"}
    records["hands"] = (records["hands"] + [short])[-LAST:]
    key = hand["rules"] + "|" + hand["level"]
    table = records["tables"].get(key)
    if not table:
        table = {"played": 0, "won": 0, "lost": 0, "us": 0, "bins": [0] * BINS}
        records["tables"][key] = table
    table["played"] += 1
    table["won"] += hand["us"] > hand["them"]
    table["lost"] += hand["us"] < hand["them"]
    table["us"] += hand["us"]
    table["bins"][bin_of(hand["us"])] += 1
    _place(records, hand)
    return True


def _place(records, hand):
    """Put a hand among the best or the worst, if it belongs there."""
    for name, sign in (("best", -1), ("worst", 1)):
        ranked = records[name] + [hand]
        ranked.sort(key=lambda each: sign * each["us"])
        records[name] = ranked[:TOP]


def bin_of(points):
    return min(points // 10, BINS - 1)


# -- reading


def difference(day):
    """A day's points against the robot's in the same seat, or None while those are not known."""
    return day["us"] - day["ref"]["us"] if day.get("ref") else None


def given(day):
    """The points that a day's ten cards gave away, or None while that is not known."""
    costs = day.get("costs")
    return sum(costs) if costs else None


def in_streak(records, date):
    """Whether a day was finished and had been begun on its own date."""
    return date in records["days"] and records["begun"].get(date, "") == date


def streak(records, today):
    """Days in a row up to now, and the longest such row.

    A day that is not finished today does not break the row. Nor does a clock that was set back: the
    row is counted from the last day that was finished, if that is yesterday or later.
    """
    numbers = sorted(civil.number_of(date) for date in records["days"] if in_streak(records, date))
    best = row = last = 0
    for number in numbers:
        row = row + 1 if number == last + 1 and row else 1
        best, last = max(best, row), number
    now = row if numbers and last >= civil.number_of(today) - 1 else 0
    return now, best


def last_days(records, today, count=7):
    """Whether each of the last days, today the last, counts in the streak: [True, False, …]."""
    end = civil.number_of(today)
    dates = [civil.date_of(number) for number in range(end - count + 1, end + 1) if number > 0]
    return [in_streak(records, date) for date in dates]


def summary(records):
    """Figures of all days: played, won, and averages in tenths of a point (None: not known)."""
    days = list(records["days"].values())
    return {
        "played": len(days),
        "won": sum(day["us"] > 60 for day in days),
        "difference": _tenths([difference(day) for day in days]),
        "given": _tenths([given(day) for day in days]),
    }


def _tenths(values):
    known = [each for each in values if each is not None]
    return round(sum(known) * 10 / len(known)) if known else None


DIFFERENCES = (-20, -10, -4, 0, 1, 5, 11, 21)  # where each bin but the first begins


def differences(records):
    """How many days fell in each of the nine bins of `DIFFERENCES`."""
    counts = [0] * (len(DIFFERENCES) + 1)
    for day in records["days"].values():
        gap = difference(day)
        if gap is not None:
            counts[sum(gap >= begin for begin in DIFFERENCES)] += 1
    return counts


def points_bins(records):
    """How many practice hands fell in each bin of points."""
    total = [0] * BINS
    for table in records["tables"].values():
        total = [one + other for one, other in zip(total, table["bins"])]
    return total
