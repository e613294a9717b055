"""The engine as Pyodide comes: its own library of sources, and our wheel through its lock file."""

import json
import shutil
from pathlib import Path

from tools import runtime
from tools.common import sha256

LOADER = Path(__file__).with_name("stock.mjs")


def lock(wheel: Path) -> str:
    """Return Pyodide's lock file: our wheel with its digest, and not one package more."""
    stock = json.loads((runtime.PYODIDE / "pyodide-lock.json").read_text(encoding="utf-8"))
    entry = {
        "name": "sueca-core",
        "version": runtime.version_of(wheel),
        "file_name": wheel.name,
        "sha256": sha256(wheel.read_bytes()),
        "imports": ["sueca_core"],
        "depends": [],
        "install_dir": "site",
        "package_type": "package",
        "unvendored_tests": False,
    }
    return json.dumps({"info": stock["info"], "packages": {"sueca-core": entry}})


def lay_out(engine: Path, wheel: Path) -> Path:
    """Lay the engine's folders out as `site.build` wants them, and return theirs."""
    for name in ("engine", "library", "runtime"):
        (engine / name).mkdir(parents=True)
    shutil.copyfile(wheel, engine / "engine" / wheel.name)
    (engine / "engine" / "pyodide-lock.json").write_text(lock(wheel), encoding="utf-8")
    shutil.copy(runtime.STOCK_LIBRARY, engine / "library")
    shutil.copyfile(LOADER, engine / "runtime" / "engine.mjs")
    return engine
