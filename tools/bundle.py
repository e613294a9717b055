"""Lay the page's modules into one file: one request at start-up instead of thirty.

The sources stay as they are. In dist/ page/config.json names one file, page/modules.json (a text
for each module), and page/main.py begins by writing the modules to where MicroPython's `import`
looks for them.
"""

import json
from pathlib import Path

MODULES = "modules.json"
PROLOGUE = f'''\
# Put here by the build: the page's other modules come in one file.
import json as _json

with open("{MODULES}") as _file:
    for _name, _text in _json.load(_file).items():
        with open(_name, "w") as _module:
            _module.write(_text)

'''


def bundle(page: Path) -> None:
    """Replace the modules that the folder's config.json names by one file, loaded by main.py."""
    settings = page / "config.json"
    config = json.loads(settings.read_text(encoding="utf-8"))
    modules = {source: page / source for source in sorted(config["files"])}
    texts = {path.name: path.read_text(encoding="utf-8") for path in modules.values()}
    for path in modules.values():
        path.unlink()
    (page / MODULES).write_text(json.dumps(texts, separators=(",", ":")), encoding="utf-8")
    config["files"] = {f"./{MODULES}": f"./{MODULES}"}
    settings.write_text(json.dumps(config, indent=2) + "\n", encoding="utf-8")
    main = page / "main.py"
    main.write_text(PROLOGUE + main.read_text(encoding="utf-8"), encoding="utf-8")
