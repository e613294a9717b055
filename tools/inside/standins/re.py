"""Patterns that are compiled when they are first used, which in most starts is never.

A dozen modules of the library make a pattern when they are imported. The machine that compiles
patterns is the real one.
"""

NOFLAG = 0
A = ASCII = 256
I = IGNORECASE = 2
L = LOCALE = 4
U = UNICODE = 32
M = MULTILINE = 8
S = DOTALL = 16
X = VERBOSE = 64


class _Pattern:
    def __init__(self, pattern, flags):
        self._asked = pattern, flags

    def __getattr__(self, name):
        from . import _compiler

        found = getattr(_compiler.compile(*self._asked), name)
        setattr(self, name, found)
        return found


def compile(pattern, flags=0):
    return pattern if isinstance(pattern, _Pattern) else _Pattern(pattern, flags)


def match(pattern, string, flags=0):
    return compile(pattern, flags).match(string)


def fullmatch(pattern, string, flags=0):
    return compile(pattern, flags).fullmatch(string)


def search(pattern, string, flags=0):
    return compile(pattern, flags).search(string)


def sub(pattern, repl, string, count=0, flags=0):
    return compile(pattern, flags).sub(repl, string, count)
