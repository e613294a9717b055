"""A day's result in words and in squares, without a card, a suit or a trump in it. Pure."""

MINUS, PLUS = "−", "+"
GREEN, YELLOW, BLACK, WHITE = "\U0001f7e9", "\U0001f7e8", "⬛", "⬜"


def signed(number):
    """+9, −3 or 0."""
    return (PLUS if number > 0 else MINUS if number < 0 else "") + str(abs(number))


def tenths(words, value, sign=False):
    """A number of tenths as words write it: "2,4"; with its sign if wanted."""
    text = words.t("decimal", n=abs(value) / 10)
    if not sign:
        return text
    return (PLUS if value > 0 else MINUS if value < 0 else "") + text


def kinds(day):
    """Ten kinds: good, some, much by what each card cost; won, lost by tricks where unknown."""
    costs = day.get("costs")
    if costs:
        return ["good" if each == 0 else "some" if each < 5 else "much" for each in costs]
    return ["won" if each == "1" else "lost" for each in day["tricks"]]


_SQUARES = {"good": GREEN, "some": YELLOW, "much": BLACK, "won": GREEN, "lost": WHITE}


def squares(day):
    return "".join([_SQUARES[each] for each in kinds(day)])


def against(words, difference, short=False):
    """The difference to the robot: "+9 que o robô", or in a whole sentence."""
    key = "day.short" if short else "day.against"
    end = ".more" if difference > 0 else ".less" if difference < 0 else ".same"
    if short or not difference:
        return words.t(key + end, n=signed(difference))
    return words.n(key + end, abs(difference))


def share_text(words, day, number, date, link, difference):
    """What is shared: words first, then squares, then the link."""
    score = words.t("day.points", us=day["us"], them=day["them"])
    if difference is not None:
        score = score + " · " + against(words, difference, short=True)
    if day["hints"]:
        score = score + " · " + words.n("day.hints", day["hints"])
    head = words.t("day.share", n=number, date=date)
    return "\n".join([head, score, squares(day), link])


def in_words(words, day, number, date, link, difference):
    """The same without a single square, for ears."""
    told = [words.t("day.said", n=number, date=date, us=day["us"], them=day["them"])]
    if difference is not None:
        told.append(words.t("day.said.robot", text=against(words, difference)))
    if day["hints"]:
        told.append(words.t("day.said.hints", text=words.n("day.hints", day["hints"])))
    told.append(_cards(words, kinds(day)))
    return " ".join(told) + "\n" + link


def _cards(words, listed):
    """Which of the ten cards or tricks were what, by their places."""
    told = []
    for kind in ("good", "some", "much", "won", "lost"):
        places = [str(place + 1) for place, each in enumerate(listed) if each == kind]
        if places:
            told.append(words.t("day.places." + kind, places=", ".join(places)))
    return " ".join(told)
