"""The rules dialog: a preset, or a table set up rule by rule; the engine judges every choice.

What can be chosen comes from the engine; here is only in which order and under which heading.
"""

import js

import sittings
from dialogs import close_dialog, open_dialog
from dom import attr, by_id, clear, clone, every, make, mark, put, show
from speak import error as worded
from speak_table import rules_name

CUSTOM = "custom"
ENTRIES = (
    "portuguese",
    "brazilian",
    "north",
    "south",
    "old_table",
    "club",
    "clockwise_void",
    CUSTOM,
)
PRESETS = ENTRIES[:-1]
GROUPS = (
    ("deal", ("direction", "deal", "empty_trump", "weak_leader", "weak_others")),
    ("play", ("revoke", "revoke_right", "revoke_wrong")),
    (
        "score",
        ("target", "sweep", "all_points_lost_trick", "exact_90", "tie", "last_trick"),
    ),
)
TALL = ("deal", "tie")  # options whose values are too long to stand side by side


class RuleChoice:
    """The dialog of a game, from its opening to a new rubber."""

    def __init__(self, game):
        self.game = game
        self.rules = None  # the picked rule set's canonical text; None while it cannot be played
        self._wanted = None  # the text that the engine was asked about last

    def in_force(self):
        """The rules played now; during a day's rubber, those of the practice rubber to come."""
        screen = self.game.screen
        practising = screen and screen["kind"] == "practice"
        return screen["rules"] if practising else self.game.settings["rules"]

    def open(self):
        """Show the dialog with the rules in force picked."""
        now = self.in_force()
        self._fill_presets(now)
        clear(by_id("custom"))
        by_id("dialog-rules").returnValue = ""
        open_dialog("rules")
        self.look(now)

    def refresh(self):
        """The engine is up: what had to wait for it can be looked at now."""
        if by_id("dialog-rules").open:
            self.look(self._wanted or self.in_force())

    def _fill_presets(self, now):
        box, words = by_id("presets"), self.game.words
        for old in every(".preset", box):
            old.remove()
        for name in ENTRIES:
            label = clone("preset").firstElementChild
            field = label.querySelector("input")
            field.value = name
            field.checked = name == now or (name == CUSTOM and now not in PRESETS)
            put(label.querySelector("b"), words.t("preset." + name))
            put(label.querySelector(".say span"), words.t("preset." + name + ".text"))
            box.appendChild(label)

    def _fill_options(self):
        """The form of all options, as the engine offers them; only a table of one's own has it."""
        box, about, words = by_id("custom"), self.game.about, self.game.words
        if box.firstElementChild or not about:
            return
        for group, names in GROUPS:
            box.appendChild(make("h3", "", words.t("group." + group)))
            for name in names:
                box.appendChild(_option(words, name, about["options"][name]))

    def changed(self, field):
        """A preset or an option was picked."""
        if field.name == "preset":
            self.look(self._wanted if field.value == CUSTOM else field.value)
        else:
            self.look(self._built())

    def _built(self):
        """The text of the table in the form; the engine gives it back in its canonical form."""
        chosen = [
            field.name[len("opt-") :] + "=" + field.value
            for field in every("#custom input:checked")
        ]
        chosen.insert(0, "portuguese")
        return ",".join(chosen)

    def look(self, text):
        """Ask the engine about a rule set, and show what it says."""
        self.rules, self._wanted = None, text
        self._marks()
        if self.game.bridge.ready:
            self.game.books.ask(text, lambda book, error: self._seen(text, book, error))

    def _seen(self, text, book, error):
        if text != self._wanted:
            return
        words = self.game.words
        put(by_id("rules-refused"), worded(words, error) if error else "")
        if book:
            self.rules = self._wanted = book["rules"]
            for field in every("#custom input"):
                field.checked = book["options"][field.name[len("opt-") :]] == field.value
            by_id("rules-link").value = link_to(book["rules"])
            put(by_id("rules-copied"), "")
        self._marks()

    def _marks(self):
        """What can be pressed, what is shown."""
        picked = _preset_picked()
        for label in every(".preset", by_id("presets")):
            mark(label, "on", label.querySelector("input").checked)
        show(by_id("custom"), picked == CUSTOM)
        if picked == CUSTOM:
            self._fill_options()
        known = picked == CUSTOM and self.rules in PRESETS
        same = self.game.words.t("rules.same", name=rules_name(self.game.words, self.rules or ""))
        put(by_id("rules-same"), same if known else "")
        by_id("rules-go").disabled = self._playable() in (None, self.in_force())
        for name in ("rules-read", "rules-copy", "rules-link"):
            by_id(name).disabled = not self.rules

    def _playable(self):
        """The rules that a rubber can begin with; a preset needs no word of the engine's."""
        return self._wanted if self._wanted in PRESETS else self.rules

    def closed(self):
        """The dialog has closed; its main button begins a rubber."""
        rules = self._playable()
        if by_id("dialog-rules").returnValue == "yes" and rules:
            sittings.order(self.game, lambda game: sittings.start_anew(game, rules))

    def copy(self):
        """Copy the link; where the browser refuses, the field is selected to be copied by hand."""
        field = by_id("rules-link")
        field.select()
        if js.navigator.clipboard:
            js.navigator.clipboard.writeText(field.value)
        put(by_id("rules-copied"), self.game.words.t("rules.copied"))

    def close(self):
        close_dialog("rules")


def _preset_picked():
    picked = by_id("presets").querySelector("input:checked")
    return picked.value if picked else None


def _option(words, name, values):
    """One option with its values side by side, or one under the other."""
    field = clone("option").firstElementChild
    mark(field, "tall", name in TALL)
    put(field.querySelector("legend"), words.t("option." + name))
    attr(field, "data-option", name)
    note = "option." + name + ".note"
    if words.has(note):
        field.appendChild(make("p", "quiet", words.t(note)))
    for value in values:
        label = clone("option-value").firstElementChild
        button = label.querySelector("input")
        button.name = "opt-" + name
        button.value = value
        put(label.querySelector("span"), words.t("value." + name + "." + value))
        field.querySelector("div").appendChild(label)
    return field


def link_to(rules):
    """The address that offers a rule set to whoever opens it."""
    address = js.URL.new(js.location.href)
    address.hash = ""
    address.search = "rules=" + rules
    return address.href
