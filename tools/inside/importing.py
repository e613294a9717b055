"""Begin our own package: Python finds its modules in what came with this code.

A hundred small files would first have to be written, one by one, into a file system made of
JavaScript, and looked for there. So all that is ours comes as one marshalled object, and whoever
has unpacked it runs this and calls `begin` with the rest (web/runtime/package.mjs).

`dataclass` writes the source of a class's methods and compiles it, at every start. That code is
here already, under the digest of its source; a source that is not here is compiled as ever.
"""

import dataclasses
import sys
from collections.abc import Callable, Sequence
from hashlib import sha256
from importlib.abc import Loader
from importlib.machinery import ModuleSpec
from types import CodeType, ModuleType
from typing import Any


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


def _generating(generated: dict[bytes, CodeType]) -> Callable[..., None]:
    """Return an `exec` for dataclasses that knows what they write."""

    def run(source: str, names: dict[str, Any], into: dict[str, Any]) -> None:
        exec(generated.get(sha256(source.encode()).digest()[:8], source), names, into)

    return run


def begin(modules: dict[str, tuple[bool, CodeType]], generated: dict[bytes, CodeType]) -> None:
    """Make the modules importable: names, each with whether it is a package and its code.

    `generated` is what dataclasses generate, under the first eight bytes of its source's SHA-256.
    """
    sys.meta_path.insert(0, _Modules(modules))
    vars(dataclasses)["exec"] = _generating(generated)
