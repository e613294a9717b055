"""What is asked of objects while the engine runs; the real module describes any signature.

No function of ours is called through a signature, so nobody is told one.
"""

from collections.abc import Awaitable
from types import FunctionType, MethodType

_GENERATOR, _COROUTINE = 0x20, 0x80  # of a code object's flags

Parameter = Signature = None  # pyodide.code names them


def _has(flag, value):
    while isinstance(value, MethodType):
        value = value.__func__
    return isinstance(value, FunctionType) and bool(value.__code__.co_flags & flag)


def iscoroutinefunction(value):
    return _has(_COROUTINE, value)


def isgeneratorfunction(value):
    return _has(_GENERATOR, value)


def isawaitable(value):
    return isinstance(value, Awaitable)


def signature(function):
    raise ValueError(f"no signature is known of {function!r}")
