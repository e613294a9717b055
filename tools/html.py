"""HTML as text: elements with their attributes and children, everything escaped."""

from html import escape

__all__ = ["VOID", "element", "text"]

VOID = ("link", "meta", "br")
"""Elements without content."""


def text(words: str) -> str:
    """Return words as they may stand between tags."""
    return escape(words, quote=False)


def element(name: str, *children: str, **attributes: str) -> str:
    """Return an element around children that are HTML already.

    Attributes are named as Python lets them be: `lang_` for `lang`, `data_suit` for `data-suit`. An
    attribute without a value is left out.
    """
    told = "".join(
        f' {key.rstrip("_").replace("_", "-")}="{escape(value)}"'
        for key, value in attributes.items()
        if value
    )
    if name in VOID:
        return f"<{name}{told}>"
    return f"<{name}{told}>{''.join(children)}</{name}>"
