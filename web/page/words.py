"""A catalogue of texts: flat keys, ``{name}`` places, plural forms as ``key.one`` / ``key.other``.

Pure: the browser's plural rules and number format are handed in, so that tests can hand in others.
"""


class Words:
    """The texts of one language."""

    def __init__(self, tag, texts, plural, number):
        """``plural(n)`` gives the CLDR category of n, ``number(n)`` its written form."""
        self.tag = tag
        self._texts = texts
        self._plural = plural
        self._number = number

    def has(self, key):
        return key in self._texts

    def t(self, key, **values):
        """The text of a key with its places filled; a missing key shows itself."""
        text = self._texts.get(key, key)
        for name, value in values.items():
            text = text.replace("{" + name + "}", self._written(value))
        return text

    def n(self, key, count, **values):
        """The text for a count, which fills the place ``{n}``."""
        form = key + "." + self._plural(count)
        if form not in self._texts:
            form = key + ".other"
        return self.t(form, n=count, **values)

    def _written(self, value):
        return self._number(value) if isinstance(value, (int, float)) else str(value)

    def card(self, card):
        """The name of a card, "7H" for example."""
        return self.t("card." + card)

    def the(self, card):
        """The name of a card with its article."""
        return self.t("the." + card)

    def seat(self, seat):
        return self.t("seat." + seat)

    def suit(self, suit):
        return self.t("suit." + suit)


def best_tag(wanted, tags, default):
    """The language to show: the first wish that a catalogue answers, whole, else by its language.

    Of several with one language the first listed is taken: Portuguese of any country but Brazil
    reads the Portuguese of Portugal. Capitals do not matter.
    """
    for wish in wanted:
        asked = wish.lower()
        for tag in tags:
            if tag.lower() == asked:
                return tag
        for tag in tags:
            if tag.split("-")[0].lower() == asked.split("-")[0]:
                return tag
    return default
