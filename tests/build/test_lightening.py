"""Our classes, written out for the page, behave as `dataclass` and `NamedTuple` make them."""

import ast
import builtins
import copy
import dataclasses
import importlib.util
import types
from typing import Any

import pytest

from tests.source import MODULES, layer_of
from tools import runtime
from tools.inside.lightening import NotPlain, lightened

SOURCE = '''
"""A module with a class of each kind."""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Final, NamedTuple, Protocol, TypedDict

LIMIT: Final = 10


@dataclass(frozen=True, slots=True)
class Nothing:
    """No field at all."""


@dataclass(frozen=True, slots=True)
class Trick:
    """Fields with and without a default, a check, a property and a method."""

    cards: tuple[str, ...]
    """What was played."""
    winner: int = 3
    extra: dict[str, int] = field(default_factory=dict)

    def __post_init__(self) -> None:
        if len(self.cards) > LIMIT:
            raise ValueError(self.cards)

    @property
    def points(self) -> int:
        return len(self.cards)

    def won_by(self, seat: int) -> "Trick":
        return replace(self, winner=seat)


@dataclass(frozen=True, slots=True)
class Box[Thing]:
    """A class of any type."""

    thing: Thing


class Pair(NamedTuple):
    """Two of a kind."""

    first: int
    """The one."""
    second: Sequence[int]

    def swapped(self) -> "Pair":
        return Pair(self.second, self.first)


class Row(TypedDict):
    """A dictionary."""

    name: str


class Job[Result](Protocol):
    """Something that can be done."""

    def step(self) -> Result: ...
'''


def standing_in(name: str) -> types.ModuleType:
    """What stands in for the module of that name in the browser."""
    path = runtime.STANDINS / f"{name}.py"
    spec = importlib.util.spec_from_file_location(f"standins_{name}", path)
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


STANDIN = standing_in("dataclasses")


def executed(code: types.CodeType, *, stands_in: bool) -> Any:
    """The module that the code makes, with the real dataclasses or ours."""

    def fetched(name: str, *rest: Any) -> Any:
        return STANDIN if name == "dataclasses" and stands_in else __import__(name, *rest)

    names = {"__builtins__": {**vars(builtins), "__import__": fetched}, "__name__": "made"}
    exec(code, names)
    return types.SimpleNamespace(**names)


REAL = executed(compile(SOURCE, "made", "exec"), stands_in=False)
OURS = executed(compile(lightened(SOURCE.encode()), "made", "exec"), stands_in=True)
BOTH = pytest.mark.parametrize("made", [REAL, OURS], ids=["real", "ours"])


@BOTH
def test_values(made: Any) -> None:
    trick = made.Trick(("7H", "AH"))
    assert (trick.cards, trick.winner, trick.extra, trick.points) == (("7H", "AH"), 3, {}, 2)
    assert trick.extra is not made.Trick(()).extra
    assert made.Trick((), 1, {"a": 2}) == made.Trick(cards=(), winner=1, extra={"a": 2})
    assert repr(trick) == "Trick(cards=('7H', 'AH'), winner=3, extra={})"
    assert repr(made.Nothing()) == "Nothing()"
    with pytest.raises(ValueError, match="x"):
        made.Trick(tuple("x" * 11))
    with pytest.raises(TypeError):
        made.Trick()
    with pytest.raises(TypeError):
        made.Trick((), 1, {}, 4)


@BOTH
def test_comparing(made: Any) -> None:
    assert made.Box(1) == made.Box(1)
    assert made.Box(1) != made.Box(2)
    assert made.Box(1) != made.Trick((1,))
    assert made.Box((1,)) != (1,)
    assert made.Nothing() == made.Nothing()
    assert len({made.Box(1), made.Box(1), made.Box(2), made.Nothing(), made.Nothing()}) == 3
    assert hash(made.Box(5)) == hash((5,))
    with pytest.raises(TypeError):
        hash(made.Trick(()))


@BOTH
def test_nothing_can_be_changed(made: Any) -> None:
    box = made.Box(1)
    with pytest.raises(AttributeError):
        box.thing = 2
    with pytest.raises(AttributeError):
        del box.thing
    assert not hasattr(box, "__dict__")
    assert made.Trick.__slots__ == made.Trick.__match_args__ == ("cards", "winner", "extra")


@BOTH
def test_another_one_with_a_change(made: Any) -> None:
    trick = made.Trick(("7H",), 1)
    assert trick.won_by(2) == made.Trick(("7H",), 2)
    with pytest.raises(TypeError):
        made.replace(trick, taker=2)
    with pytest.raises(ValueError, match="x"):
        made.replace(trick, cards=tuple("x" * 11))


@BOTH
def test_copies(made: Any) -> None:
    trick = made.Trick(("7H",), 1, {"a": 2})
    assert copy.copy(trick) == copy.deepcopy(trick) == trick


def test_a_value_is_restored_from_its_state() -> None:
    again = OURS.Box.__new__(OURS.Box)
    again.__setstate__(OURS.Box(7).__getstate__())
    assert again == OURS.Box(7)


@BOTH
def test_matching(made: Any) -> None:
    match made.Trick(("7H",)):
        case made.Trick(cards, winner):
            assert (cards, winner) == (("7H",), 3)
        case _:
            pytest.fail("no match")


@BOTH
def test_tuples_and_dictionaries(made: Any) -> None:
    pair = made.Pair(first=1, second=(2,))
    assert pair == (1, (2,))
    assert pair.swapped() == ((2,), 1)
    assert (pair._fields, repr(pair)) == (("first", "second"), "Pair(first=1, second=(2,))")
    assert not hasattr(pair, "__dict__")
    assert made.Row(name="7H") == {"name": "7H"}


@pytest.mark.parametrize(
    "module, made", [(dataclasses, REAL), (STANDIN, OURS)], ids=["real", "ours"]
)
def test_what_is_asked_of_a_class(module: Any, made: Any) -> None:
    assert [each.name for each in module.fields(made.Trick)] == ["cards", "winner", "extra"]
    asked = (made.Trick, made.Trick(()), made.Pair(1, 2), made.Pair, 7)
    assert [module.is_dataclass(each) for each in asked] == [True, True, False, False, False]
    assert issubclass(module.FrozenInstanceError, AttributeError)


@pytest.mark.parametrize(
    "source",
    [
        "@dataclass\nclass A:\n  a: int",
        "@dataclass(slots=True)\nclass A:\n  a: int",
        "@dataclass(frozen=True, slots=True)\nclass A(B):\n  a: int",
        "@dataclass(frozen=True, slots=True)\nclass A:\n  a: list = field(default_factory=list)",
        "class A(NamedTuple):\n  a: int = 1",
    ],
)
def test_other_classes_are_refused(source: str) -> None:
    with pytest.raises(NotPlain):
        lightened(source.encode())


def test_what_stands_in_has_all_that_our_modules_name() -> None:
    paths = [path for path in MODULES if layer_of(path) != "cli" and path.name != "__main__.py"]
    assert len(paths) > 60
    for path in paths:
        tree = lightened(path.read_bytes())
        imports = [node for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)]
        names = {(node.module, each.name) for node in imports for each in node.names}
        for module in ("dataclasses", "typing"):
            used = {name for at, name in names if at == module}
            assert used <= vars(standing_in(module)).keys(), path
        arguments = [node for node in ast.walk(tree) if isinstance(node, ast.arg)]
        assert not any(each.annotation for each in arguments), path


def test_the_places_in_a_traceback_stay() -> None:
    tree = lightened(SOURCE.encode())
    found = {node.name: node.lineno for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)}
    written = SOURCE.splitlines()
    for name in ("points", "won_by", "swapped", "step"):
        assert f"def {name}(" in written[found[name] - 1]
