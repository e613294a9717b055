"""What a text that somebody pasted means. Pure: an address is taken apart by whoever knows how."""

LONGEST = 100000  # characters that are looked at


def meaning(text, query):
    """("deal", {…}), ("record", …), ("code", …) or ("daily", date); None for nothing.

    ``query(address)`` gives the parameters of an address as a dict, {} where it is none.
    """
    text = text[:LONGEST].strip()
    if not text:
        return None
    lines = [line.strip() for line in text.split("\n") if line.strip()]
    for line in lines:
        if "?" in line and ("://" in line or line.startswith("?")):
            found = _of_link(query(line[_begin(line) :]))
            if found:
                return found
    line = lines[0]
    if line.startswith("sueca1 "):
        return "record", line
    if line[1:2] == ":" and "/" in line:
        return "deal", {"deal": line}
    return "code", line


def _begin(line):
    """Where the address begins in a line that may say something before it."""
    place = line.find("http")
    return place if place > 0 else 0


def _of_link(asked):
    if asked.get("deal"):
        return "deal", {name: asked[name] for name in ("deal", "rules", "level") if asked.get(name)}
    for name in ("code", "daily"):
        if asked.get(name):
            return name, asked[name]
    return None


def levels(text, opponents, partner):
    """Opponents' and partner's level from ``crafty`` or ``crafty,master``; else those given."""
    if not text:
        return opponents, partner
    names = text.split(",")
    return names[0][:20], names[-1][:20]
