"""The one thing that PyScript wants of html; the real one knows two thousand entities by name."""


def escape(text, quote=True):
    for sign, name in (("&", "&amp;"), ("<", "&lt;"), (">", "&gt;")):
        text = text.replace(sign, name)
    return text.replace('"', "&quot;").replace("'", "&#x27;") if quote else text
