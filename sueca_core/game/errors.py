"""Errors that carry a code and values, never a sentence: the page words them."""

from collections.abc import Mapping

__all__ = ["CodedError"]

type Value = str | int


class CodedError(Exception):
    """Something was asked for that cannot be done.

    ``code`` is part of the public interface (``action/must_follow_suit``); ``values`` are the facts
    a sentence about it needs, such as the suit to follow. A CodedError never leaves anything half
    changed behind.
    """

    def __init__(self, code: str, **values: Value) -> None:
        """Make the error of that code; the keyword arguments become ``values``."""
        super().__init__(code, values)
        self.code = code
        self.values: Mapping[str, Value] = values

    def __str__(self) -> str:
        """The code, then the values, for logs and terminals."""
        facts = ", ".join(f"{name}={value}" for name, value in self.values.items())
        return f"{self.code} ({facts})" if facts else self.code
