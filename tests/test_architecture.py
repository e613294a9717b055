"""What the package may import, how large its pieces are, and that its names are what they say."""

import ast
import importlib
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.source import MODULES, NAMES, ROOT, layer_of, tree_of

FORBIDDEN = {"random", "secrets", "js", "pyodide", "pyscript", "os", "time", "asyncio"}
MOST_LINES = 250
MOST_LINES_IN_A_FUNCTION = 40
BY_NAME = pytest.mark.parametrize("path", MODULES, ids=NAMES)

type Function = ast.FunctionDef | ast.AsyncFunctionDef


def imports_of(path: Path) -> set[str]:
    """The top names of everything that a module imports."""
    found = set()
    for node in ast.walk(tree_of(path)):
        if isinstance(node, ast.Import):
            found |= {each.name.partition(".")[0] for each in node.names}
        if isinstance(node, ast.ImportFrom):
            found.add((node.module or "").partition(".")[0])
    return found


def functions_of(path: Path) -> list[Function]:
    """Every function and method of a module."""
    kinds = (ast.FunctionDef, ast.AsyncFunctionDef)
    return [node for node in ast.walk(tree_of(path)) if isinstance(node, kinds)]


def public_definitions(path: Path) -> Iterator[tuple[str, str | None]]:
    """Public functions, classes and methods with their docstrings."""
    kinds = (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)
    for node in tree_of(path).body:
        if isinstance(node, kinds) and not node.name.startswith("_"):
            yield node.name, ast.get_docstring(node)
            for each in [*node.body] * isinstance(node, ast.ClassDef):
                if isinstance(each, kinds) and not each.name.startswith("_"):
                    yield f"{node.name}.{each.name}", ast.get_docstring(each)


def exported(path: Path) -> list[str]:
    """The names in a module's ``__all__``, in its order."""
    for node in tree_of(path).body:
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "__all__":
            names: list[str] = ast.literal_eval(node.value)
            return names
    return []


def defined(path: Path) -> set[str]:
    """The public names that a module itself binds at its top."""
    names = set()
    for node in tree_of(path).body:
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            names.add(node.name)
        if isinstance(node, ast.Assign):
            names |= {ast.unparse(target) for target in node.targets}
        if isinstance(node, ast.AnnAssign | ast.TypeAlias):
            names.add(ast.unparse(getattr(node, "target", getattr(node, "name", node))))
    return {name for name in names if not name.startswith("_")} | {"__version__"} & names


def module_name(path: Path) -> str:
    """The dotted name under which a module is imported."""
    parts = path.relative_to(ROOT).with_suffix("").parts
    return ".".join(parts).removesuffix(".__init__")


def test_the_modules_are_found() -> None:
    assert len(MODULES) > 40
    assert {"game", "session", "wire", "bots", "analysis", "cli", ""} <= {
        layer_of(path) for path in MODULES
    }


# -- imports ------------------------------------------------------------------------------------


@BY_NAME
def test_nothing_of_the_world_outside_is_imported(path: Path) -> None:
    allowed = {"cli": FORBIDDEN - {"random"}}.get(layer_of(path), set())
    assert imports_of(path) & (FORBIDDEN - allowed) == set()


@BY_NAME
def test_json_is_known_at_the_edges_alone(path: Path) -> None:
    knows = "json" in imports_of(path)
    assert not knows or layer_of(path) in ("wire", "cli")


@BY_NAME
def test_only_the_standard_library_is_imported(path: Path) -> None:
    assert imports_of(path) - {"sueca_core"} <= sys.stdlib_module_names


@BY_NAME
def test_no_import_inside_a_function(path: Path) -> None:
    inner = [
        ast.unparse(node)
        for function in functions_of(path)
        for node in ast.walk(function)
        if isinstance(node, ast.Import | ast.ImportFrom)
    ]
    assert inner == []


MAY_IMPORT = {
    "game": {"game"},
    "session": {"game", "session"},
    "wire": {"game", "session", "wire"},
    "solver": {"game", "solver"},
    "bots": {"game", "solver", "bots"},
    "analysis": {"game", "solver", "bots", "analysis"},
}


@BY_NAME
def test_layers_look_downwards(path: Path) -> None:
    modules = [
        node.module
        for node in ast.walk(tree_of(path))
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("sueca_core.")
    ]
    layers = {(module or "").split(".")[1] for module in modules}
    assert layers <= MAY_IMPORT.get(layer_of(path), layers)


@BY_NAME
def test_only_what_is_exported_is_imported(path: Path) -> None:
    taken = [
        (node.module or "", each.name)
        for node in ast.walk(tree_of(path))
        if isinstance(node, ast.ImportFrom)
        for each in node.names
    ]
    ours = [each for each in taken if each[0] in BY_MODULE]
    hidden = [each for each in ours if each[1] not in exported(BY_MODULE[each[0]])]
    modules = {f"{package}.{name}" for package, name in ours}
    assert [each for each in hidden if ".".join(each) not in modules & set(BY_MODULE)] == []


BY_MODULE = {module_name(path): path for path in MODULES}


# -- names and docstrings -------------------------------------------------------------------------


@BY_NAME
def test_exported_names_exist_and_are_its_own(path: Path) -> None:
    names = exported(path)
    assert len(names) == len(set(names))
    assert [name for name in names if name not in defined(path)] == []
    module = importlib.import_module(module_name(path))
    assert [name for name in names if not hasattr(module, name)] == []


@BY_NAME
def test_public_functions_are_exported_or_private(path: Path) -> None:
    """Classes too; only the host's are for its own module and its tests."""
    public = {name for name, _ in public_definitions(path) if "." not in name}
    inner = {"sueca_core/desk.py": {"Thinking"}}
    allowed = inner.get(str(path.relative_to(ROOT)), set())
    assert public - set(exported(path)) <= allowed


@BY_NAME
def test_docstrings(path: Path) -> None:
    assert ast.get_docstring(tree_of(path))
    assert [name for name, told in public_definitions(path) if not told] == []


# -- size and kind --------------------------------------------------------------------------------


@BY_NAME
def test_modules_are_short(path: Path) -> None:
    lines = len(path.read_text("utf-8").splitlines())
    assert lines <= MOST_LINES or layer_of(path) == "solver"


@BY_NAME
def test_functions_are_short(path: Path) -> None:
    long = [
        each.name
        for each in functions_of(path)
        if (each.end_lineno or 0) - each.lineno + 1 > MOST_LINES_IN_A_FUNCTION
    ]
    assert not long or layer_of(path) == "solver"


@pytest.mark.parametrize(
    "path",
    [each for each in MODULES if layer_of(each) in ("bots", "analysis")],
    ids=lambda path: str(path.stem),
)
def test_no_decision_rests_on_a_float(path: Path) -> None:
    floats = [
        node.value
        for node in ast.walk(tree_of(path))
        if isinstance(node, ast.Constant) and isinstance(node.value, float)
    ]
    divisions = [
        ast.unparse(node)
        for node in ast.walk(tree_of(path))
        if isinstance(node, ast.BinOp | ast.AugAssign) and isinstance(node.op, ast.Div)
    ]
    assert (floats, divisions) == ([], [])


def test_the_oracle_stands_alone() -> None:
    """The second implementation imports nothing of the first."""
    oracle = sorted((ROOT / "tests" / "oracle").glob("*.py"))
    own = [path for path in oracle if not path.name.startswith("test_")]
    assert len(own) > 5
    assert [path.name for path in own if "sueca_core" in imports_of(path)] == []
