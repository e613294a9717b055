"""Where Python finds the library's modules, and ours.

Python runs this module by itself when it starts; that is what the name is for. Of a zip's files it
would make a directory, and then look for each module under four names, by code of its own that is
written in Python too: a fifth of the engine's start in a browser. So the modules come as one
marshalled dictionary: names, each with whether it is a package and its code. The code of the
library's is marshalled once more, since not all of it is always wanted.
"""

import sys
from _frozen_importlib import ModuleSpec
from collections.abc import Sequence
from marshal import loads
from types import CodeType, ModuleType
from typing import Any

type Modules = dict[str, tuple[bool, CodeType | bytes]]

TOGETHER = "modules.bin"  # in the library's zip


class _Finder:
    """Finds and loads the modules it was given, and no others."""

    def __init__(self, modules: Modules) -> None:
        self._modules = modules

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """Return how to load the module, or None when it is not one of these."""
        if name not in self._modules:
            return None
        loader: Any = self
        return ModuleSpec(name, loader, origin=name, is_package=self._modules[name][0])

    def create_module(self, spec: ModuleSpec) -> None:
        """Leave it to Python."""

    def exec_module(self, module: ModuleType) -> None:
        """Run the module's code in it."""
        _, code = self._modules[module.__name__]
        exec(loads(code) if isinstance(code, bytes) else code, vars(module))


def begin(modules: Modules) -> None:
    """Make the modules importable."""
    sys.meta_path.insert(0, _Finder(modules))


def begin_library() -> None:
    """Make the library's modules importable; one that is made of sources has them as files."""
    library: Any = __spec__ and __spec__.loader
    try:
        together = library.get_data(f"{library.archive}/{TOGETHER}")
    except OSError:
        return
    begin(loads(together))


begin_library()
