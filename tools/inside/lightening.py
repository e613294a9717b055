"""Take from our modules what only their readers need, and write out what Python makes of the rest.

Python makes a function of each function's types, and nobody calls it: they are left out. And at
every start `dataclass` and `NamedTuple` make their classes anew, from types and by composing
sources: half of the time in which our modules are imported. Here a dataclass becomes a plain class
that says itself what `dataclass` would have said for it, and a named tuple is made of its names
alone.

All of ours are frozen and have slots, and none inherits from another: what else there might be is
refused, so that nobody is misled. What the classes share is in standins/dataclasses.py.
"""

import ast

FROZEN = "Frozen"  # in standins/dataclasses.py
TUPLE = "namedtuple"
DATACLASS = ast.dump(ast.parse("dataclass(frozen=True, slots=True)", mode="eval").body)
OF_TYPES = ("collections.abc", "dataclasses", "types", "typing")


class NotPlain(Exception):
    """A class of ours is made in a way that nobody has written out here."""


def names(nodes: list[ast.expr]) -> list[str]:
    """Return the names that stand in a list of expressions; "" for what is no name."""
    return [node.id if isinstance(node, ast.Name) else "" for node in nodes]


def fields_of(node: ast.ClassDef) -> list[ast.AnnAssign]:
    """Return the fields that a class declares."""
    return [each for each in node.body if isinstance(each, ast.AnnAssign)]


def written(source: str, at: ast.AST) -> list[ast.stmt]:
    """Return the statements of a source, as if they stood at a place in another one."""
    body = ast.parse(source).body
    for each in body:
        for inner in ast.walk(each):
            ast.copy_location(inner, at)
    return body


def default(field: ast.AnnAssign) -> tuple[str, str]:
    """Return what a field's parameter is by default ("" for nothing), and what is made of that.

    Only a dictionary is ever made anew for each value.
    """
    name = ast.unparse(field.target)
    if field.value is None:
        return "", name
    source = ast.unparse(field.value)
    if source == "field(default_factory=dict)":
        return "=...", f"{{}} if {name} is ... else {name}"
    if "field(" in source:
        raise NotPlain(source)
    return f"={source}", name


def frozen(node: ast.ClassDef) -> str:
    """Return what a dataclass says of itself: its slots, how it is made, compared and shown."""
    fields = [ast.unparse(field.target) for field in fields_of(node)]
    defaults = [default(field) for field in fields_of(node)]
    parameters = ", ".join(name + at[0] for name, at in zip(fields, defaults, strict=True))
    sets = [
        f"  object.__setattr__(self, {name!r}, {at[1]})"
        for name, at in zip(fields, defaults, strict=True)
    ]
    checked = any(
        isinstance(at, ast.FunctionDef) and at.name == "__post_init__" for at in node.body
    )
    own, other, shown = (
        "".join(form.format(name) for name in fields)
        for form in ("self.{0}, ", "other.{0}, ", "{0}={{self.{0}!r}}, ")
    )
    return "\n".join(
        [
            f"__slots__ = __match_args__ = ({''.join(f'{name!r}, ' for name in fields)})",
            f"def __init__(self, {parameters}):",
            *(sets or ["  pass"]),
            *(["  self.__post_init__()"] if checked else []),
            "def __repr__(self):",
            f"  return f'{{type(self).__qualname__}}({shown.removesuffix(', ')})'",
            "def __eq__(self, other):",
            "  if self is other: return True",
            "  if type(other) is not type(self): return NotImplemented",
            f"  return ({own}) == ({other})",
            "def __hash__(self):",
            f"  return hash(({own}))",
        ]
    )


class _Lightened(ast.NodeTransformer):
    """Leaves out types and writes out classes; `needs` are the names that this takes, by module."""

    def __init__(self) -> None:
        self.needs: set[tuple[str, str]] = set()

    def visit_Module(self, node: ast.Module) -> ast.AST:
        self.generic_visit(node)
        imports = [
            ast.ImportFrom(module, [ast.alias(name)], 0, lineno=1, col_offset=0)
            for module, name in sorted(self.needs)
        ]
        node.body = [*imports, *node.body]
        return node

    def visit_AnnAssign(self, node: ast.AnnAssign) -> ast.AST:
        if node.value is None:
            return node
        return ast.copy_location(ast.Assign([node.target], node.value), node)

    def visit_TypeAlias(self, node: ast.TypeAlias) -> ast.AST:
        target = ast.Name(node.name.id, ast.Store())
        return ast.copy_location(ast.Assign([target], ast.Constant(None)), node)

    def visit_arg(self, node: ast.arg) -> ast.arg:
        node.annotation = None
        return node

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.AST:
        node.returns, node.type_params = None, []
        return self.generic_visit(node)

    def visit_ClassDef(self, node: ast.ClassDef) -> ast.AST:
        bases = names(node.bases)
        if any("dataclass" in ast.unparse(each) for each in node.decorator_list):
            self._frozen(node)
        elif "NamedTuple" in bases:
            self._tuple(node)
        elif "TypedDict" in bases:
            node.bases, node.body = [ast.copy_location(ast.Name("dict", ast.Load()), node)], []
        elif "Protocol" in bases:
            node.bases = []
        node.type_params = []
        node.body = node.body or [ast.copy_location(ast.Pass(), node)]
        return self.generic_visit(node)

    def _frozen(self, node: ast.ClassDef) -> None:
        if [ast.dump(each) for each in node.decorator_list] != [DATACLASS] or node.bases:
            raise NotPlain(node.name)
        said = written(frozen(node), node)
        node.body = said + [each for each in node.body if not isinstance(each, ast.AnnAssign)]
        node.decorator_list = []
        node.bases = [ast.copy_location(ast.Name(FROZEN, ast.Load()), node)]
        self.needs.add(("dataclasses", FROZEN))

    def _tuple(self, node: ast.ClassDef) -> None:
        fields = [ast.unparse(field.target) for field in fields_of(node)]
        if len(node.bases) > 1 or any(field.value for field in fields_of(node)):
            raise NotPlain(node.name)
        base = ast.parse(f"{TUPLE}({node.name!r}, {fields!r})", mode="eval").body
        for inner in ast.walk(base):
            ast.copy_location(inner, node)
        node.bases = [base]
        own = [each for each in node.body if not isinstance(each, ast.AnnAssign)]
        node.body = written("__slots__ = ()", node) + own
        self.needs.add(("collections", TUPLE))


class _Unused(ast.NodeTransformer):
    """Leaves out what is imported of modules that are there for types, and not used any more."""

    def __init__(self, tree: ast.Module) -> None:
        self._used = {node.id for node in ast.walk(tree) if isinstance(node, ast.Name)}

    def visit_ImportFrom(self, node: ast.ImportFrom) -> ast.AST | None:
        if node.module in OF_TYPES:
            node.names = [each for each in node.names if each.name in self._used]
        return node if node.names else None


def lightened(source: bytes) -> ast.Module:
    """Return the module's tree as it is compiled; NotPlain where a class is of another kind."""
    tree = ast.parse(source)
    _Lightened().visit(tree)
    _Unused(tree).visit(tree)
    return ast.fix_missing_locations(tree)
