"""The dialogs: rules, settings, help, last trick, and the question before something is lost."""

from pyscript import ffi

import speak
from dom import by_id, clear, clone, every, make, mark, one, put
from score import draw_trick
from settings import CHOICES

OFFERED = ("portuguese", "brazilian", "north", "south")  # until the engine has said what it offers
KEYS = (
    (("←", "→", "Home", "End"), "arrows"),
    (("Enter", "key.space"), "enter"),
    (("1", "…", "0"), "digits"),
    (("L",), "L"),
    (("T",), "T"),
    (("P",), "P"),
    (("M",), "M"),
    (("V",), "V"),
    (("?",), "?"),
)


def open_dialog(name):
    """Show a dialog over the page; the browser keeps the focus in it and gives it back."""
    dialog = by_id("dialog-" + name)
    if not dialog.open:
        dialog.showModal()
        heading = dialog.querySelector("h2[tabindex]")
        if heading:
            heading.focus()


def close_dialog(name):
    by_id("dialog-" + name).close()


class _Question:
    """The question that is open, and what a yes leads to."""

    then = None


def ask(words, key, then):
    """Ask before something is thrown away; ``then`` is done on yes."""
    _Question.then = then
    for part in ("title", "text", "yes", "no"):
        put(by_id("ask-" + part), words.t(key + "." + part))
    open_dialog("ask")
    by_id("ask-no").focus()


def answered(*_):
    """The question's dialog has closed."""
    then, _Question.then = _Question.then, None
    if then and by_id("dialog-ask").returnValue == "yes":
        then()


def show_last_trick(words, screen):
    trick = screen["last_trick"]
    if not trick:
        return
    put(by_id("last-title"), speak.last_trick_title(words, trick))
    put(by_id("last-say"), "")
    open_dialog("last")
    draw_trick(by_id("last-cards"), words, trick)


def show_rules(words, offered, chosen, ready):
    """The presets, the present one first chosen; ``ready``: a rubber can be started."""
    box = by_id("presets")
    for old in every(".preset", box):
        old.remove()
    for name in offered:
        box.appendChild(_preset(words, name, name == chosen))
    by_id("dialog-rules").dataset.chosen = chosen
    by_id("dialog-rules").dataset.ready = "yes" if ready else "no"
    by_id("dialog-rules").returnValue = ""
    rules_changed()
    open_dialog("rules")


def _preset(words, name, chosen):
    label = clone("preset").firstElementChild
    button = label.querySelector("input")
    button.value = name
    button.checked = chosen
    put(label.querySelector("b"), words.t("preset." + name))
    put(label.querySelector(".say span"), words.t("preset." + name + ".text"))
    return label


def picked_rules():
    """The preset picked in the dialog."""
    picked = by_id("presets").querySelector("input:checked")
    return picked.value if picked else None


def rules_changed():
    """Another preset was picked: mark it, and let the button start a rubber with it."""
    dialog, picked = by_id("dialog-rules"), picked_rules()
    for label in every(".preset", dialog):
        mark(label, "on", label.querySelector("input").checked)
    same = picked is None or picked == dialog.dataset.chosen
    by_id("rules-go").disabled = same or dialog.dataset.ready == "no"


def show_settings(settings, lang):
    for name in CHOICES:
        value = lang if name == "lang" else settings[name]
        for field in every('#dialog-settings [name="' + name + '"]'):
            if field.type == "checkbox":
                field.checked = value
            else:
                field.checked = field.value == value
    open_dialog("settings")


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
    bots = ", ".join("{} {}".format(*each) for each in sorted(about["bots"].items()))
    values = {"app": about["app"], "shuffle": about["shuffle"], "python": about["python"]}
    return words.t("help.version", bots=bots, **values)


def listen():
    """Hear the question's answer; called once."""
    by_id("dialog-ask").addEventListener("close", ffi.create_proxy(answered))
