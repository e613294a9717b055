"""Import the engine's modules out of one file; in the browser this begins the package itself.

A hundred small files would first have to be written, one by one, into a file system made of
JavaScript, and looked for there. `modules` beside this file holds them all, marshalled: a
dictionary of names, each with whether it is a package and its code, and a dictionary of what
dataclasses generate.

`dataclass` writes the source of a class's methods and compiles it, at every start. That code is
here already, under the digest of its source; a source that is not here is compiled as ever.
"""

import dataclasses
import marshal
import sys
from collections.abc import Sequence
from hashlib import sha256
from importlib.abc import Loader
from importlib.machinery import ModuleSpec
from pathlib import Path
from types import ModuleType
from typing import Any


class _Modules(Loader):
    """Finds and loads the modules of this package, and no others."""

    def __init__(self, path: Path) -> None:
        self._modules, self._generated = marshal.loads(path.read_bytes())

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
        exec(marshal.loads(code), vars(module))

    def generate(self, source: str, names: dict[str, Any], into: dict[str, Any]) -> None:
        """Run what dataclasses have written, compiled or not."""
        code = self._generated.get(sha256(source.encode()).digest()[:8])
        exec(source if code is None else marshal.loads(code), names, into)


_modules = _Modules(Path(__file__).with_name("modules"))
sys.meta_path.insert(0, _modules)
vars(dataclasses)["exec"] = _modules.generate
