"""Tracebacks without colours: what a worker writes goes to the browser's console.

The real module makes a dozen dataclasses of themes at every start.
"""


class _Plain:
    """A theme whose colours are no text at all."""

    def __getattr__(self, name):
        return ""


class _Themes:
    traceback = _Plain()


def can_colorize(*, file=None):
    return False


def get_theme(*, tty_file=None, force_color=False, force_no_color=False):
    return _Themes
