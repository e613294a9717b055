"""What the dataclasses of ours share; each says the rest itself (tools/inside/lightening.py).

The real module composes a source for each class and makes the class twice, at every start.
"""


class FrozenInstanceError(AttributeError):
    pass


class Field:
    def __init__(self, name):
        self.name = name


class Frozen:
    __slots__ = ()

    def __setattr__(self, name, value):
        raise FrozenInstanceError(f"cannot assign to field {name!r}")

    def __delattr__(self, name):
        raise FrozenInstanceError(f"cannot delete field {name!r}")

    def __getstate__(self):
        return [getattr(self, name) for name in self.__match_args__]

    def __setstate__(self, state):
        for name, value in zip(self.__match_args__, state, strict=True):
            object.__setattr__(self, name, value)

    def __replace__(self, /, **changes):
        kept = {name: getattr(self, name) for name in self.__match_args__ if name not in changes}
        return type(self)(**kept, **changes)


def is_dataclass(value):
    return issubclass(value if isinstance(value, type) else type(value), Frozen)


def fields(value):
    return tuple(Field(name) for name in value.__match_args__)


def replace(value, /, **changes):
    return value.__replace__(**changes)
