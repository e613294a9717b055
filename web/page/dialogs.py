"""The dialogs: settings, help, last trick, and the question before something is lost.

Those of the rules have modules of their own: ``rulechoice``, ``rulespage`` and ``asking``.
"""

from pyscript import ffi

import language
import levels
import speak
from dom import by_id, clear, every, make, one, put, show
from score import draw_trick
from settings import CHOICES, offered_levels
from speak_table import rules_name

KEYS = (
    (("←", "→", "Home", "End"), "arrows"),
    (("Enter", "key.space"), "enter"),
    (("1", "…", "0"), "digits"),
    (("H",), "H"),
    (("L",), "L"),
    (("T",), "T"),
    (("P",), "P"),
    (("M",), "M"),
    (("V",), "V"),
    (("U",), "U"),
    (("?",), "?"),
)


def open_dialog(name):
    """Show a dialog over the page; the browser keeps the focus in it and gives it back."""
    dialog = by_id("dialog-" + name)
    if not dialog.open:
        language.dress(dialog)
        dialog.showModal()
        heading = dialog.querySelector("h2[tabindex]")
        if heading:
            heading.focus()


def close_dialog(name):
    by_id("dialog-" + name).close()


class _Question:
    """The question that is open, and what a yes leads to."""

    then = None


def ask(words, key, then, **values):
    """Ask before something is thrown away or risked; ``then`` is done on yes."""
    _Question.then = then
    for part in ("title", "text", "yes", "no"):
        put(by_id("ask-" + part), words.t(key + "." + part, **values))
    show(by_id("new-levels"), key == "ask.new")
    by_id("dialog-ask").returnValue = ""
    open_dialog("ask")
    by_id("ask-no").focus()


def answered(*_):
    """The question's dialog has closed."""
    then, _Question.then = _Question.then, None
    if then and by_id("dialog-ask").returnValue == "yes":
        then()


def show_last_trick(words, screen, live):
    trick = screen["last_trick"]
    if not trick:
        return
    put(by_id("last-title"), speak.last_trick_title(words, trick, live))
    put(by_id("last-say"), "")
    open_dialog("last")
    draw_trick(by_id("last-cards"), words, trick)


class _Named:
    """The rules whose name the settings show."""

    rules = None


def reword_settings(words, settings, about):
    """Another language was chosen in the settings: what their HTML does not name is said anew."""
    if by_id("dialog-settings").open:
        show_settings(words, settings, about, _Named.rules)


def show_settings(words, settings, about, rules):
    """``rules``: those in force, whose name stands there with a way to others."""
    _Named.rules = rules
    put(by_id("set-rules-name"), rules_name(words, rules))
    levels.offer(words, "set", about["bots"] if about else ())
    fill_settings(words, settings)
    put(by_id("set-levels-note"), words.t("set.levels.note"))
    open_dialog("settings")


def fill_settings(words, settings):
    """Show what is chosen."""
    levels.tick(settings)
    for name in CHOICES:
        value = words.tag if name == "lang" else settings[name]
        for field in every('#dialog-settings [name="' + name + '"]'):
            if field.type == "checkbox":
                field.checked = value
            else:
                field.checked = field.value == value


def show_help(words, about):
    _help_once()
    keys = by_id("help-keys")
    clear(keys)
    for caps, key in KEYS:
        term = make("dt")
        for cap in caps:
            term.appendChild(make("kbd", "", words.t(cap)))
        keys.appendChild(term)
        keys.appendChild(make("dd", "", words.t("key." + key)))
    put(by_id("help-version"), _version(words, about))
    open_dialog("help")


def _help_once():
    """The strip of ranks is the one of the first screen."""
    box = by_id("help-ranks")
    if not box.firstElementChild:
        for selector in ("#primer .ranks", "#primer .halves"):
            box.appendChild(one(selector).cloneNode(True))


def _version(words, about):
    if not about:
        return ""
    named = offered_levels(about["bots"])
    bots = ", ".join(words.t("level." + each) + " " + str(about["bots"][each]) for each in named)
    values = {"app": about["app"], "shuffle": about["shuffle"], "python": about["python"]}
    return words.t("help.version", bots=bots, **values)


def listen():
    """Hear the question's answer; called once."""
    by_id("dialog-ask").addEventListener("close", ffi.create_proxy(answered))
