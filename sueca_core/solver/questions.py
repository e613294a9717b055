"""The questions that a solver answers, as work that can be done in slices (see `slices`)."""

from collections.abc import Callable
from typing import Final

from sueca_core.solver.root import Root
from sueca_core.solver.search import Paused
from sueca_core.solver.slices import Work

__all__ = ["each_value", "reaches", "value"]

_FIRST_STRIDE: Final = 8


def reaches(root: Root, need: int) -> Work[bool]:
    """Whether the side to play takes at least `need` points."""
    if not 0 < need <= root.points:
        return need <= 0
    return (yield from _asked(root.asking(), need, 0)) >= need


def value(root: Root) -> Work[int]:
    """The points that the side to play takes."""
    return (yield from _narrowed(root.asking(), root.points, (root.points + 1) // 2, 0))


def each_value(root: Root) -> Work[dict[int, int]]:
    """The points that the side to play takes after each of `root.choices()`."""
    values: dict[int, int] = {}
    guess = (root.points + 1) // 2
    for card in root.choices():
        guess = yield from _narrowed(root.asking(card), root.points, guess, len(values))
        values[card] = guess
    return values


def _asked(ask: Callable[[int], int], need: int, settled: int) -> Work[int]:
    """Ask until there is an answer."""
    while True:
        try:
            return ask(need)
        except Paused:
            yield settled


def _narrowed(ask: Callable[[int], int], points: int, guess: int, settled: int) -> Work[int]:
    """The exact value, 0 to `points`, by few null windows.

    From the guess on in strides of 8, 16, 32 … until the value lies between two answers, then by
    halves.
    """
    low, high, need = 0, points, guess
    stride = _FIRST_STRIDE
    while low < high:
        need = min(max(need, low + 1), high)
        bound = yield from _asked(ask, need, settled)
        if bound >= need:
            low = bound
        else:
            high = bound
        if high == points:
            need = low + stride
        elif low == 0:
            need = high + 1 - stride
        else:
            need = (low + high + 1) // 2
        stride *= 2
    return low
