"""Begin our own package: Python finds its modules in what came with this code.

A hundred small files would first have to be written, one by one, into a file system made of
JavaScript, and looked for there. So all that is ours comes as one marshalled object, and whoever
has unpacked it runs this and calls `begin` with the rest (web/runtime/package.mjs).
"""

import sys
from collections.abc import Sequence
from importlib.abc import Loader
from importlib.machinery import ModuleSpec
from types import CodeType, ModuleType


class _Modules(Loader):
    """Finds and loads the modules of this package, and no others."""

    def __init__(self, modules: dict[str, tuple[bool, CodeType]]) -> None:
        self._modules = modules

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """Return how to load the module, or None when it is not one of ours."""
        if name not in self._modules:
            return None
        return ModuleSpec(name, self, origin=name, is_package=self._modules[name][0])

    def create_module(self, spec: ModuleSpec) -> None:
        """Leave it to Python."""

    def exec_module(self, module: ModuleType) -> None:
        """Run the module's code in it."""
        _, code = self._modules[module.__name__]
        exec(code, vars(module))


def begin(modules: dict[str, tuple[bool, CodeType]]) -> None:
    """Make the modules importable: names, each with whether it is a package and its code."""
    sys.meta_path.insert(0, _Modules(modules))
