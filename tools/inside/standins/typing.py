"""The names of types, for whom nobody asks while the engine runs.

Annotations are not evaluated, and what is written outside of them is only a name here: in brackets
it stays what it is, as a base it is none, and called it makes another.
"""

from _typing import ParamSpec, TypeVar, TypeVarTuple


class _Form:
    def __call__(self, *values, **named):
        return self

    def __getitem__(self, types):
        return self

    def __or__(self, other):
        return self

    __ror__ = __or__

    def __mro_entries__(self, bases):
        return ()


class Generic:
    __slots__ = ()

    def __class_getitem__(cls, types):
        return cls


TYPE_CHECKING = False
Protocol = Generic
Any = ClassVar = Final = Literal = NoReturn = Self = Concatenate = TypeGuard = _Form()
Annotated = Optional = Union = Never = _Form()
AnyStr = AsyncIterator = IO = TextIO = BinaryIO = NewType = Unpack = _Form()


def cast(kind, value):
    return value


def overload(function):
    return function


final = override = no_type_check = overload
